"""Games between bots, dealt from a seed."""

from collections.abc import Iterator, Sequence

import kiru.core.game
from kiru.ai import bots
from kiru.core import options
from kiru.core.actions import Actions
from kiru.core.dealer import SeededDealer
from kiru.core.game import CHANCE, State
from kiru.games import open_kit

COMPILED = not kiru.core.game.__file__.endswith(".py")
KIT = open_kit("hanging_gardens")
NAMES = tuple(bots.MAKERS)


def new(players: int) -> State:
    return KIT.game.new(players, options.complete(KIT.game, players, {}))


def decisions(names: Sequence[str], seed: str) -> Iterator[tuple[State, int]]:
    """Every decision of a player in a game between bots; the last state is yielded with action -1."""
    state = new(len(names))
    dealer = SeededDealer(seed, KIT.game.sources)
    players = [bots.make(name, seed, seat, KIT.evaluator) for seat, name in enumerate(names)]
    out = Actions()
    while not state.is_over:
        if state.seat == CHANCE:
            state.apply(dealer.deal(state, out))
            continue
        action = players[state.seat].choose(state)
        yield state, action
        state.apply(action)
    yield state, -1


def actions_of(names: Sequence[str], seed: str) -> list[int]:
    """The players' actions of a game."""
    return [action for _, action in decisions(names, seed)]


def final(names: Sequence[str], seed: str) -> State:
    state = None
    for state, _ in decisions(names, seed):  # noqa: B007
        pass
    assert state is not None
    return state


def after(state: State, action: int) -> State:
    copy = state.clone()
    copy.apply(action)
    return copy
