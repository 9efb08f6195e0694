"""The Hanging Gardens for its clients."""

from functools import partial
from pathlib import Path

from kiru.games.hanging_gardens import box as boxes
from kiru.games.hanging_gardens.engine.game import HangingGardens
from kiru.games.hanging_gardens.mind.evaluator import HangingGardensEvaluator
from kiru.games.hanging_gardens.mind.observe import HangingGardensObserver
from kiru.games.hanging_gardens.theme import theme
from kiru.games.hanging_gardens.words import notation
from kiru.games.hanging_gardens.words.cards import look
from kiru.games.hanging_gardens.words.describe import describe, result
from kiru.games.hanging_gardens.words.explain import explain
from kiru.games.hanging_gardens.words.labels import label, opening, prompt
from kiru.games.hanging_gardens.words.sheet import draft_sheet, score_sheet, sheet_pieces
from kiru.games.hanging_gardens.words.sources import source_name, sources
from kiru.games.hanging_gardens.words.story import pictures, story
from kiru.games.hanging_gardens.words.traits import OPENINGS, traits
from kiru.games.hanging_gardens.words.view import view
from kiru.games.kit import Kit
from kiru.support.toml_box import Source

VERSIONS = (1,)
"""The rulesets that are played, the newest last: a record replays by its own."""


def make(source: Source = None, version: int = VERSIONS[-1]) -> Kit:
    """The kit of an owner's box, or of the standard one."""
    box = boxes.load(source)
    return Kit(
        game=HangingGardens(box, version),
        evaluator=HangingGardensEvaluator(),
        observer=HangingGardensObserver(box),
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
        option_players={"first": (2, 5), "difficulty": (1, 1), "automaton": (1, 1)},
    )
