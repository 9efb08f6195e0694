"""What seats pick for themselves before a game, each something else, and the option that says who has what."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kiru.core.errors import KiruError


@dataclass(frozen=True)
class SeatPicks:
    """One option of a game, whose values give every seat its own thing, such as Babylon's flowers (B14)."""

    option: str
    by_lot: str
    """The value that leaves everything to the deal."""
    orders: Mapping[str, Sequence[str]]
    """For every other value what the seats have, by seat; there may be more things than seats."""

    @property
    def choices(self) -> Sequence[str]:
        """Everything that can be picked."""
        return next(iter(self.orders.values()))

    def check(self, picks: Sequence[str | None]) -> None:
        """Refuse what there is not, and what two seats want."""
        wanted = [pick for pick in picks if pick is not None]
        for pick in wanted:
            if pick not in self.choices:
                raise KiruError("error-pick", pick=pick, expected=", ".join(self.choices))
            if wanted.count(pick) > 1:
                raise KiruError("error-pick-taken")

    def value(self, picks: Sequence[str | None], now: str, seed: str) -> str:
        """The option's value for these picks: the value now if it fits, otherwise the seed draws what is left."""
        self.check(picks)
        if not any(picks):
            return self.by_lot
        fitting = [value for value, order in self.orders.items() if fits(picks, order)]
        return now if now in fitting else random.Random(f"{seed} {self.option}").choice(fitting)


def fits(picks: Sequence[str | None], order: Sequence[str]) -> bool:
    """Whether everybody who has picked something has it in this order."""
    return all(pick is None or pick == order[seat] for seat, pick in enumerate(picks))
