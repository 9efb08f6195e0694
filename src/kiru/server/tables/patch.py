"""What changes from one view to the next, so that a decision need not bring the whole table along."""

from typing import Any, Final

DEPTH: Final = 5
"""So many steps lead into a view at most: to a player, say, to the player's garden, to a card and to its tile."""

Patch = list[list[Any]]
"""Each change is a row: the keys and numbers that lead to it, and last the new value.

The last step may be a pair instead, which leads into a list: from where on and how many are taken out; the new value is
then the list of those put in their place.
"""


def patch(old: Any, new: Any) -> Patch:
    """How to make the new view out of the old one."""
    rows: Patch = []
    tell(old, new, [], rows)
    return rows


def tell(old: Any, new: Any, path: list[Any], rows: Patch) -> None:
    """What is different between two things: nothing, all, or something inside them."""
    # Most parts are the very same: views keep what has not changed.
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and len(path) < DEPTH and is_same_thing(old, new):
        for key, value in new.items():
            if old[key] is not value:
                tell_part(old[key], value, path, key, rows)
    elif isinstance(old, list) and isinstance(new, list) and len(path) < DEPTH and has_parts(old) and has_parts(new):
        tell_list(old, new, path, rows)
    elif old != new:
        rows.append([*path, new])


def tell_part(old: Any, new: Any, path: list[Any], key: Any, rows: Patch) -> None:
    """The same of a part; a plain number or word is told by itself."""
    if is_part(new):
        tell(old, new, [*path, key], rows)
    elif old != new:
        rows.append([*path, key, new])


def is_part(value: Any) -> bool:
    return isinstance(value, dict) or isinstance(value, list)  # noqa: SIM101  two checks compile to two comparisons


def has_parts(entries: list[Any]) -> bool:
    """Whether a list is more than a row of numbers or words, which is told whole."""
    for entry in entries:
        if is_part(entry):
            return True
    return not entries


def is_same_thing(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether two parts show one thing as it was and as it is; a card with another key is another card."""
    if len(old) != len(new) or old.get("key") != new.get("key"):
        return False
    for key in new:
        if key not in old:
            return False
    return True


def tell_list(old: list[Any], new: list[Any], path: list[Any], rows: Patch) -> None:
    """Entry by entry, or, of a list that has become longer or shorter, what came or went."""
    if len(old) != len(new):
        tell_stretch(old, new, path, rows)
        return
    for place in range(len(new)):
        if old[place] is not new[place]:
            tell_part(old[place], new[place], path, place, rows)


def tell_stretch(old: list[Any], new: list[Any], path: list[Any], rows: Patch) -> None:
    """What was put into a list or taken out of it, between what stayed."""
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    rows.append([*path, [start, len(old) - end - start], new[start : len(new) - end]])
