"""Which kinds of actions were offered and taken: a finished game looked at once more, question by question."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, State
from kiru.games.kit import Kit

THING = re.compile(r"[a-z_]+|\d+")
"""What an action is about, unless that is a place: `craft peasant`, `buy 4`, but only `place`."""


class Offer(NamedTuple):
    """How often a seat could have done something in a game, and how often it did."""

    offered: int
    taken: int


Offers = dict[str, Offer]


def kind(word: str) -> str:
    """An action's kind, from its word in notation: the verb, and the thing where there is just one."""
    verb, *rest = word.split()
    return f"{verb} {rest[0]}" if len(rest) == 1 and THING.fullmatch(rest[0]) else verb


def kinds(kit: Kit) -> list[str]:
    """The kind of every action that players have."""
    words = (kit.notation.text(action) for action in range(kit.game.num_choices))
    return [kind(word) if word else "" for word in words]


def counted(names: Sequence[str], start: State, seats: Sequence[int], actions: Sequence[int]) -> tuple[Offers, ...]:
    """By seat what was offered and taken where there was more than one answer."""
    found: list[dict[str, list[int]]] = [{} for _ in range(start.players)]
    state, out = start.clone(), Actions()
    for seat, action in zip(seats, actions, strict=True):
        if seat != CHANCE:
            out.clear()
            state.legal_actions(out)
            if len(out) > 1:
                for offered in {names[listed] for listed in out}:
                    counts = found[seat].setdefault(offered, [0, 0])
                    counts[0] += 1
                    counts[1] += offered == names[action]
        state.apply(action)
    return tuple({name: Offer(*counts) for name, counts in offers.items()} for offers in found)
