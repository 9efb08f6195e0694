"""Bots are somebody: what those are called who play at a level, in every language alike."""

from collections.abc import Collection

from kiru.ai import bots

CHARACTERS = {
    "novice": ("Tabni", "Nidintu", "Kulla", "Ahata", "Zuzu"),
    "gardener": ("Nabu", "Ninlil", "Iddin", "Belit", "Ubar"),
    "architect": ("Gudea", "Enhedu", "Warad", "Shiptu", "Adad"),
    "royal": ("Shamiram", "Kubaba", "Naram", "Sharru", "Adasi"),
}
"""As many at each level as have room at one table; the first seat's comes first."""


def name_of(bot: str, seat: int, taken: Collection[str] = ()) -> str | None:
    """Who plays a bot at a seat, under no name that is taken; None for the simple bots, which are tools."""
    names = CHARACTERS.get(bots.parse(bot).level)
    if names is None:
        return None
    order = [names[(seat + turn) % len(names)] for turn in range(len(names))]
    return next((name for name in order if name not in taken), order[0])
