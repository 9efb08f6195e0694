"""Groups of people who wait for a game, none of whom has blocked another."""

from collections.abc import Collection, Sequence

from kiru.server.meeting.waits import Wait

Apart = Collection[frozenset[bytes]]
"""Pairs of browsers that must not meet."""


def groups(people: Sequence[Wait], size: int, apart: Apart) -> list[list[Wait]]:
    """Everybody joins the first group that has room for them and nobody whom they must not meet."""
    found: list[list[Wait]] = []
    for wait in people:
        fitting = (group for group in found if len(group) < size and may_join(wait, group, apart))
        group = next(fitting, None)
        if group is None:
            found.append([wait])
        else:
            group.append(wait)
    return found


def may_join(wait: Wait, group: Sequence[Wait], apart: Apart) -> bool:
    return not apart or all(frozenset((wait.device, other.device)) not in apart for other in group)
