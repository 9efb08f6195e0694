"""What changes from one view to the next, so that a decision need not bring the whole table along."""

from typing import Any

DEPTH = 3
"""So many steps lead into a view at most: to a player, say, and to one of the player's things."""

Patch = list[list[Any]]
"""Each change is a row: the keys and numbers that lead to it, and last the new value."""


def patch(old: Any, new: Any) -> Patch:
    """How to make the new view out of the old one."""
    rows: Patch = []
    compare(old, new, [], rows)
    return rows


def compare(old: Any, new: Any, path: list[str | int], rows: Patch) -> None:
    if old == new:
        return
    if len(path) < DEPTH and isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            compare(old[key], value, [*path, key], rows)
    elif len(path) < DEPTH and isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            compare(old[index], value, [*path, index], rows)
    else:
        rows.append([*path, new])
