"""The Hanging Gardens for its clients."""

from functools import partial
from pathlib import Path

from kiru.games.hanging_gardens import box as boxes
from kiru.games.hanging_gardens import notation
from kiru.games.hanging_gardens.describe import describe, result
from kiru.games.hanging_gardens.game import HangingGardens
from kiru.games.hanging_gardens.labels import label, prompt
from kiru.games.hanging_gardens.sheet import score_sheet
from kiru.games.hanging_gardens.story import story
from kiru.games.hanging_gardens.traits import traits
from kiru.games.hanging_gardens.view import view
from kiru.games.kit import Kit

VERSIONS = (1,)
"""The rulesets that are played, the newest last: a record replays by its own."""


def make(file: Path | None = None, version: int = VERSIONS[-1]) -> Kit:
    """The kit of a box file, or of the standard box."""
    box = boxes.load(file)
    return Kit(
        game=HangingGardens(box, version),
        box=f"{box.name} {box.digest}",
        notation=notation.make(box),
        folder=Path(__file__).parent,
        view=view,
        describe=describe,
        prompt=prompt,
        label=label,
        story=story,
        result=result,
        traits=traits,
        score_sheet=partial(score_sheet, box=box),
    )
