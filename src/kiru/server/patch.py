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
    if old != new:
        tell(old, new, [], rows)
    return rows


def tell(old: Any, new: Any, path: list[Any], rows: Patch) -> None:
    """Two things that differ: whole, or only what is different inside them."""
    if len(path) >= DEPTH:
        rows.append([*path, new])
    elif isinstance(old, dict) and isinstance(new, dict) and is_same_thing(old, new):
        for key in different(old, new, list(new)):
            tell(old[key], new[key], [*path, key], rows)
    elif isinstance(old, list) and isinstance(new, list):
        tell_list(old, new, path, rows)
    else:
        rows.append([*path, new])


def is_same_thing(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether two parts show one thing as it was and as it is; a card with another key is another card."""
    return old.keys() == new.keys() and old.get("key") == new.get("key")


def different(old: Any, new: Any, keys: list[Any]) -> list[Any]:
    """The keys under which two parts differ."""
    # Most parts are the very same: views keep what has not changed.
    return [key for key in keys if old[key] is not new[key] and old[key] != new[key]]


def tell_list(old: list[Any], new: list[Any], path: list[Any], rows: Patch) -> None:
    """Entry by entry; a row of plain numbers or words is told whole."""
    if len(old) != len(new):
        tell_stretch(old, new, path, rows)
        return
    places = different(old, new, list(range(len(new))))
    if not any(isinstance(entry[place], dict | list) for place in places for entry in (old, new)):
        rows.append([*path, new])
        return
    for place in places:
        tell(old[place], new[place], [*path, place], rows)


def tell_stretch(old: list[Any], new: list[Any], path: list[Any], rows: Patch) -> None:
    """A list that has become longer or shorter: what was put in or taken out between what stayed."""
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    rows.append([*path, [start, len(old) - end - start], new[start : len(new) - end]])
