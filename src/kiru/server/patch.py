"""What changes from one view to the next, so that a decision need not bring the whole table along."""

from collections.abc import Iterable
from typing import Any

DEPTH = 3
"""So many steps lead into a view at most: to a player, say, and to one of the player's things."""

Patch = list[list[Any]]
"""Each change is a row: the keys and numbers that lead to it, and last the new value."""


def patch(old: Any, new: Any) -> Patch:
    """How to make the new view out of the old one."""
    rows: Patch = []
    if old != new:
        tell(old, new, [], rows)
    return rows


def tell(old: Any, new: Any, path: list[str | int], rows: Patch) -> None:
    """Two things that differ: whole, or only what is different inside them."""
    if len(path) < DEPTH and isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        inside: Iterable[tuple[str | int, Any]] = new.items()
    elif len(path) < DEPTH and isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        inside = enumerate(new)
    else:
        rows.append([*path, new])
        return
    for key, value in inside:
        before = old[key]
        # Most parts are the very same: views keep what has not changed.
        if before is not value and before != value:
            tell(before, value, [*path, key], rows)
