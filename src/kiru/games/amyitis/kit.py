"""Amyitis for its clients."""

from functools import partial
from pathlib import Path

from kiru.games.amyitis import box as boxes
from kiru.games.amyitis import notation
from kiru.games.amyitis.atlas import atlas
from kiru.games.amyitis.describe import describe, result
from kiru.games.amyitis.game import Amyitis
from kiru.games.amyitis.labels import label, prompt
from kiru.games.amyitis.sheet import score_sheet
from kiru.games.amyitis.story import story
from kiru.games.amyitis.traits import traits
from kiru.games.amyitis.view import view
from kiru.games.kit import Kit

VERSIONS = (1, 2)
"""The rulesets that are played, the newest last: a record replays by its own."""


def make(file: Path | None = None, version: int = VERSIONS[-1]) -> Kit:
    """The kit of a box file, or of the standard box."""
    box = boxes.load(file, version)
    return Kit(
        game=Amyitis(box, version),
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
        atlas=atlas,
    )
