"""The question at hand and the possible answers, in words."""

from kiru.core.game import CHANCE, State
from kiru.games.kit import Names
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.words.names import flower_name
from kiru.games.meadow.words.view import table_of
from kiru.text import Texts


def prompt(state: State, names: Names, texts: Texts) -> str:
    """Who is asked what."""
    s = table_of(state)
    if s.is_over:
        return texts("prompt-over")
    if s.seat == CHANCE:
        return texts("prompt-chance")
    return texts("prompt-picking", name=names[s.seat])


def label(state: State, action: int, texts: Texts) -> str:
    """A player's action before it is taken."""
    s = table_of(state)
    kind = action - act.PICK
    return texts("label-pick", flower=flower_name(s.box, kind, texts), points=s.box.points[kind])
