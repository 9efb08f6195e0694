"""The words of the actions: `take 2 3`, `place e1`, `buy 4`, `deal monkey_irr`."""

from kiru.core.notation import Notation
from kiru.games.hanging_gardens.engine import actions as act
from kiru.games.hanging_gardens.engine.components import (
    AUTOMATA,
    COLUMNS,
    MARKET_LEVELS,
    MAX_PLAYERS,
    SLOTS,
    STACKS,
    Box,
)
from kiru.games.hanging_gardens.engine.garden import CELLS, column_of, level_of


def cell_word(cell: int) -> str:
    """A cell as column and level: e1 is where every first card lies."""
    return f"{'abcdefghi'[column_of(cell)]}{level_of(cell) + 1}"


CELL_WORDS = [cell_word(cell) for cell in range(CELLS)]


def make(box: Box) -> Notation:
    """The table of words for one box."""
    words = [""] * act.NUM_ACTIONS

    def name(start: int, texts: list[str]) -> None:
        words[start : start + len(texts)] = texts

    name(
        act.TAKE,
        [f"take {column} {level}" for column in range(1, COLUMNS + 1) for level in range(1, MARKET_LEVELS + 1)],
    )
    name(act.PLACE, [f"place {cell}" for cell in CELL_WORDS])
    name(act.SKIP, ["skip"])
    name(act.BUY, [f"buy {box.price[stack]}" for stack in range(STACKS)])
    name(act.ENHANCE, [f"enhance {cell}" for cell in CELL_WORDS])
    name(act.COMPLETE, [f"complete {slot}" for slot in range(1, SLOTS + 1)])
    name(act.FIRST, [f"first {seat}" for seat in range(1, MAX_PLAYERS + 1)])
    name(act.OBJECTIVE, [f"objective {key}" for key in box.objective_keys])
    name(act.IRRIGATE, [f"irrigation {key}" for key in box.irrigation_keys])
    name(act.DEAL, [f"deal {key}" if key else "" for key in box.keys[: act.TURN - act.DEAL]])
    name(act.TURN, [f"turn {key}" for key in box.keys[act.TURN - act.DEAL :]])
    name(act.AUTOMATON, [f"automaton {card}" for card in range(1, AUTOMATA + 1)])
    return Notation(words)
