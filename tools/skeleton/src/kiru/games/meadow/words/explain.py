"""Why an action is refused, as a fact of this table: what stands beside the rule's sentence."""

from kiru.core.game import CHANCE, State
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.words.names import flower_name
from kiru.games.meadow.words.view import table_of
from kiru.text import Texts


def explain(state: State, action: int, texts: Texts) -> str:
    """The fact that makes a refused action impossible, told to the player who is asked."""
    s = table_of(state)
    if s.is_over:
        return texts("prompt-over")
    if action >= act.FIRST:
        return texts("why-chance")
    if s.seat == CHANCE:
        return texts("prompt-chance")
    return texts("why-gone", flower=flower_name(s.box, action - act.PICK, texts))
