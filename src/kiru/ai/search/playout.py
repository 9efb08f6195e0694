"""Informed playouts: each decision compares a few random actions at a glance, and the evaluation cuts them off."""

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, State
from kiru.core.playout import MOST_ROUNDS
from kiru.core.rng import Rng


def glance(state: State, out: Actions, rng: Rng, rivals: i64) -> i64:
    """The most promising of a few listed actions drawn at random."""
    best = out.items[rng.below(out.count)]
    if rivals == 1:
        return best
    most = state.promise(best)
    for _ in range(rivals - 1):
        action = out.items[rng.below(out.count)]
        if action != best:
            promise = state.promise(action)
            if promise > most:
                most = promise
                best = action
    return best


def play_on(state: State, rng: Rng, out: Actions, rivals: i64, horizon: i64) -> None:
    """Play until the game ends or a turn begins after players have decided `horizon` times (0: no limit).

    A game that no rule would end (Amyitis before A74) is left after MOST_ROUNDS.
    """
    left = horizon if horizon else 1000000
    while not state.is_over and state.round <= MOST_ROUNDS:
        if state.seat == CHANCE:
            state.apply(state.deal(rng))
            continue
        if left <= 0 and state.is_quiet():
            return
        out.clear()
        state.legal_actions(out)
        if out.count == 1:
            state.apply(out.items[0])
        else:
            left -= 1
            state.apply(glance(state, out, rng, rivals))
