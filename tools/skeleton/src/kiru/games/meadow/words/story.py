"""What an action did: a line of the log."""

from kiru.core.game import State
from kiru.games.kit import Names
from kiru.games.meadow.engine import actions as act
from kiru.games.meadow.words.names import flower_name
from kiru.games.meadow.words.view import table_of
from kiru.text import Texts


def story(before: State, action: int, names: Names, texts: Texts) -> str:
    """The log line of an action, told from the state it was taken in."""
    s = table_of(before)
    if s.phase == act.DRAWING_FIRST:
        return texts("story-first", name=names[action - act.FIRST])
    if s.phase == act.LAYING:
        return texts("story-lay", flower=flower_name(s.box, action - act.LAY, texts))
    return texts("story-pick", name=names[s.seat], flower=flower_name(s.box, action - act.PICK, texts))
