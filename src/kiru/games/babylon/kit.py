"""Babylon for its clients."""

from functools import partial
from pathlib import Path

from kiru.games.babylon import box as boxes
from kiru.games.babylon import notation
from kiru.games.babylon.describe import describe, result
from kiru.games.babylon.game import Babylon
from kiru.games.babylon.labels import label, prompt
from kiru.games.babylon.sheet import score_sheet
from kiru.games.babylon.story import story
from kiru.games.babylon.traits import traits
from kiru.games.babylon.view import view
from kiru.games.kit import Kit

VERSIONS = (1,)
"""The rulesets that are played, the newest last: a record replays by its own."""


def make(file: Path | None = None, version: int = VERSIONS[-1]) -> Kit:
    """The kit of a box file, or of the standard box."""
    box = boxes.load(file)
    return Kit(
        game=Babylon(box, version),
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
