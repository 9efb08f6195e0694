"""The words of the actions: `pick poppy`, `first 2`, `lay iris`."""

from kiru.core.notation import Notation
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.engine.components import MAX_PLAYERS, Box


def make(box: Box) -> Notation:
    """The table of words for one box."""
    words = [""] * act.NUM_ACTIONS
    words[act.PICK : act.FIRST] = [f"pick {key}" for key in box.keys]
    words[act.FIRST : act.LAY] = [f"first {seat}" for seat in range(1, MAX_PLAYERS + 1)]
    words[act.LAY :] = [f"lay {key}" for key in box.keys]
    return Notation(words)
