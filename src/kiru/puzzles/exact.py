"""The rest of a game between two, solved: both play their best, chance takes the mean."""

from kiru.core.game import CHANCE, State
from kiru.puzzles.continuation import FinalMargin, result
from kiru.puzzles.turn import TooMany, listing

DEEPEST = 150
"""No rest with a longer row of decisions is solved."""


class ExactSolver:
    """Points ahead decide: what one wins, the other loses. Gives up after so many states."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.left = most
        self.known: dict[int, FinalMargin] = {}

    def value(self, state: State, depth: int = 0) -> FinalMargin:
        """What the seat gets."""
        if state.is_over:
            return result(state, self.seat)
        key = int(state.key())
        if key not in self.known:
            self.left -= 1
            if self.left < 0 or depth > DEEPEST:
                raise TooMany
            answer = self._mean if state.seat == CHANCE else self._best
            self.known[key] = answer(state, depth + 1)
        return self.known[key]

    def _after(self, state: State, action: int, depth: int) -> FinalMargin:
        after = state.clone()
        after.apply(action)
        return self.value(after, depth)

    def _mean(self, state: State, depth: int) -> FinalMargin:
        listed = listing(state)
        margin = share = 0.0
        for action in sorted(set(listed)):
            part = listed.count(action) / len(listed)
            found = self._after(state, action, depth)
            margin += found.margin * part
            share += found.share * part
        return FinalMargin(margin, share)

    def _best(self, state: State, depth: int) -> FinalMargin:
        results = [self._after(state, action, depth) for action in listing(state)]
        return max(results) if state.seat == self.seat else min(results)
