"""Informed playouts: each decision compares the priors of a few random actions, and the evaluation cuts them off."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.evaluator import Evaluator
from kiru.core.game import CHANCE, State
from kiru.core.playout import MOST_ROUNDS
from kiru.core.rng import Rng

MARKED: Final = 31
"""Actions of a list that have a bit each: none of them is judged twice. A compiled literal is shifted in 32 bits."""


def sample_by_prior(evaluator: Evaluator, state: State, out: Actions, rng: Rng, candidates: i64) -> i64:
    """The action of the highest prior among a few listed ones drawn at random."""
    place = rng.below(out.count)
    best = out.items[place]
    if candidates == 1:
        return best
    most = evaluator.prior(state, best)
    seen: i64 = 1 << place if place < MARKED else 0
    for _ in range(candidates - 1):
        place = rng.below(out.count)
        if place < MARKED:
            if seen >> place & 1:
                continue
            seen |= 1 << place
        prior = evaluator.prior(state, out.items[place])
        if prior > most:
            most = prior
            best = out.items[place]
    return best


def play_on(evaluator: Evaluator, state: State, rng: Rng, out: Actions, candidates: i64, horizon: i64) -> None:
    """Play until the game ends or a turn begins after players have decided `horizon` times (0: no limit; -1: none).

    A game that no rule would end (Amyitis before A74) is left after MOST_ROUNDS.
    """
    left = horizon if horizon else 1000000
    while not state.is_over and state.round <= MOST_ROUNDS:
        if state.seat == CHANCE:
            state.apply(state.deal(rng))
            continue
        if left <= 0 and evaluator.is_turn_start(state):
            return
        out.clear()
        state.legal_actions(out)
        if out.count == 1:
            state.apply(out.items[0])
        else:
            left -= 1
            state.apply(sample_by_prior(evaluator, state, out, rng, candidates))
