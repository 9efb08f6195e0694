"""Amyitis for its clients."""

from functools import partial
from pathlib import Path

from kiru.games.amyitis import box as boxes
from kiru.games.amyitis.engine.game import Amyitis
from kiru.games.amyitis.mind.evaluator import AmyitisEvaluator
from kiru.games.amyitis.mind.observe import AmyitisObserver
from kiru.games.amyitis.theme import theme
from kiru.games.amyitis.words import notation
from kiru.games.amyitis.words.atlas import atlas
from kiru.games.amyitis.words.cards import look
from kiru.games.amyitis.words.describe import describe, result
from kiru.games.amyitis.words.explain import explain
from kiru.games.amyitis.words.labels import label, opening, prompt
from kiru.games.amyitis.words.sheet import draft_sheet, score_sheet, sheet_pieces
from kiru.games.amyitis.words.sources import source_name, sources
from kiru.games.amyitis.words.story import pictures, story
from kiru.games.amyitis.words.traits import OPENINGS, traits
from kiru.games.amyitis.words.view import view
from kiru.games.kit import Kit
from kiru.support.toml_box import Source

VERSIONS = (1, 2)
"""The rulesets that are played, the newest last: a record replays by its own."""


def make(source: Source = None, version: int = VERSIONS[-1]) -> Kit:
    """The kit of an owner's box, or of the standard one."""
    box = boxes.load(source, version)
    return Kit(
        game=Amyitis(box, version),
        evaluator=AmyitisEvaluator(),
        observer=AmyitisObserver(box),
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
        look=look,
        score_sheet=partial(score_sheet, box=box),
        draft_sheet=partial(draft_sheet, box=box),
        sheet_pieces=partial(sheet_pieces, box),
        option_players={"court_2p": (2, 2)},
        atlas=atlas,
    )
