"""Random play inside the compiled ring: the raw speed of a game, and the start of every search."""

from typing import Final

from mypy_extensions import i64

from kiru.core.actions import Actions
from kiru.core.game import CHANCE, State
from kiru.core.rng import Rng

MOST_ROUNDS: Final = 500
"""More than any game lasts by its rules: 340 in Amyitis, a planting every 20 rounds. Only a standstill of its first
ruleset, which did not end, is left unfinished here."""


class Tally:
    """What a row of playouts did."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.unfinished: i64 = 0
        """Those of them that were stopped after MOST_ROUNDS."""
        self.decisions: i64 = 0
        """Decisions of players, forced ones included."""
        self.forced: i64 = 0
        """Those of them with a single legal action."""
        self.chance: i64 = 0
        self.key: i64 = 0
        """The keys of all final states folded together: equal builds give equal numbers."""


def play_out(state: State, rng: Rng, out: Actions, tally: Tally) -> None:
    """Play uniformly random legal actions to the end of the game."""
    while not state.is_over:
        if state.round > MOST_ROUNDS:
            tally.unfinished += 1
            break
        if state.seat == CHANCE:
            tally.chance += 1
            state.apply(state.deal(rng))
        else:
            out.clear()
            state.legal_actions(out)
            tally.decisions += 1
            if out.count == 1:
                tally.forced += 1
                state.apply(out.items[0])
            else:
                state.apply(out.items[rng.below(out.count)])
    tally.games += 1


def play_many(start: State, rng: Rng, games: i64) -> Tally:
    """Random games from one starting state."""
    tally = Tally()
    out = Actions()
    for _ in range(games):
        state = start.clone()
        play_out(state, rng, out, tally)
        tally.key = (tally.key * 31 + state.key() % 1000003) % 1000000007
    return tally


def clone_many(state: State, times: i64) -> None:
    """Clone and forget, for the benchmark."""
    for _ in range(times):
        state.clone()
