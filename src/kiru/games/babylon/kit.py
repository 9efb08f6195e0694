"""Babylon for its clients."""

from functools import partial
from pathlib import Path

from kiru.games.babylon import box as boxes
from kiru.games.babylon.engine.components import FLOWER_ORDERS, FLOWER_WORDS
from kiru.games.babylon.engine.game import FLOWER_CHOICES, Babylon
from kiru.games.babylon.mind.evaluator import BabylonEvaluator
from kiru.games.babylon.mind.observe import BabylonObserver
from kiru.games.babylon.theme import theme
from kiru.games.babylon.words import notation
from kiru.games.babylon.words.cards import look
from kiru.games.babylon.words.describe import describe, result
from kiru.games.babylon.words.explain import explain
from kiru.games.babylon.words.labels import label, opening, prompt
from kiru.games.babylon.words.outlook import finish
from kiru.games.babylon.words.sheet import draft_sheet, score_sheet, sheet_pieces
from kiru.games.babylon.words.sources import source_name, sources
from kiru.games.babylon.words.story import pictures, story
from kiru.games.babylon.words.traits import OPENINGS, traits
from kiru.games.babylon.words.view import view
from kiru.games.kit import Kit
from kiru.games.picks import SeatPicks
from kiru.support.toml_box import Source

VERSIONS = (1,)
"""The rulesets that are played, the newest last: a record replays by its own."""
ORDERS = [[FLOWER_WORDS[flower] for flower in order] for order in FLOWER_ORDERS]
FLOWERS = SeatPicks("flowers", "dealt", dict(zip(FLOWER_CHOICES, ORDERS, strict=True)))
"""Every seat has a flower of its choice, or the one that the deal brings (B14)."""


def make(source: Source = None, version: int = VERSIONS[-1]) -> Kit:
    """The kit of an owner's box, or of the standard one."""
    box = boxes.load(source)
    return Kit(
        game=Babylon(box, version),
        evaluator=BabylonEvaluator(),
        observer=BabylonObserver(box),
        box=f"{box.name} {box.digest}",
        notation=notation.make(box),
        folder=Path(__file__).parent,
        shared_view=view,
        describe=describe,
        prompt=prompt,
        label=label,
        explain=explain,
        story=story,
        pictures=pictures,
        result=result,
        sources=sources,
        source_name=source_name,
        traits=traits,
        theme=theme,
        opening=opening,
        openings=OPENINGS,
        score_sheet=partial(score_sheet, box=box),
        draft_sheet=partial(draft_sheet, box=box),
        sheet_pieces=partial(sheet_pieces, box),
        picks=FLOWERS,
        finish=finish,
        look=look,
    )
