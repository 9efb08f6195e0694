"""Counting move paths: the classic check that two versions of the rules offer the same decisions."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import State


def perft(state: State, depth: i64) -> i64:
    """How many rows of `depth` decisions are possible, chance included, equal outcomes counted once."""
    if depth == 0:
        return 1
    if state.is_over:
        return 0
    out = Actions()
    state.legal_actions(out)
    total: i64 = 0
    for i in range(out.count):
        if i > 0 and out.items[i] == out.items[i - 1]:
            continue
        if depth == 1:
            total += 1
        else:
            after = state.clone()
            after.apply(out.items[i])
            total += perft(after, depth - 1)
    return total
