"""The Meadow for its clients."""

from functools import partial
from pathlib import Path

from kiru.games.kit import Kit
from kiru.support.toml_box import Source
from kiru.games.meadow import box as boxes
from kiru.games.meadow.engine.game import Meadow
from kiru.games.meadow.mind.evaluator import MeadowEvaluator
from kiru.games.meadow.mind.observe import MeadowObserver
from kiru.games.meadow.words import notation
from kiru.games.meadow.words.describe import describe, result
from kiru.games.meadow.words.explain import explain
from kiru.games.meadow.words.labels import label, prompt
from kiru.games.meadow.words.sheet import score_sheet
from kiru.games.meadow.words.sources import source_name, sources
from kiru.games.meadow.words.story import story
from kiru.games.meadow.words.traits import OPENINGS, traits
from kiru.games.meadow.words.view import view

VERSIONS = (1,)
"""The rulesets that are played, the newest last: a record replays by its own."""


def make(file: Source = None, version: int = VERSIONS[-1]) -> Kit:
    """The kit of a box file, or of the standard box."""
    box = boxes.load(file)
    return Kit(
        game=Meadow(box, version),
        evaluator=MeadowEvaluator(),
        observer=MeadowObserver(),
        box=f"{box.name} {box.digest}",
        notation=notation.make(box),
        folder=Path(__file__).parent,
        shared_view=view,
        describe=describe,
        prompt=prompt,
        label=label,
        explain=explain,
        story=story,
        result=result,
        sources=sources,
        source_name=source_name,
        traits=traits,
        openings=OPENINGS,
        score_sheet=partial(score_sheet, box=box),
    )
