"""The dials that can be tuned: how far a step goes, and between which bounds."""

from dataclasses import dataclass

from kiru.ai.search.settings import SearchSettings
from kiru.core.errors import KiruError

Values = dict[str, float]
"""What each dial stands at."""


@dataclass(frozen=True)
class Dial:
    """One dial: a step multiplies or divides by a factor."""

    factor: float
    low: float
    high: float
    whole: bool = False

    def step(self, value: float, up: bool) -> float | None:
        """The next value in a direction, or None past the last."""
        if self.whole:
            moved = float(round(value * self.factor if up else value / self.factor))
            moved = moved if moved != value else value + (1 if up else -1)
        else:
            moved = float(f"{value * self.factor if up else value / self.factor:.3g}")
        return moved if self.low <= moved <= self.high else None


DIALS = {
    "horizon": Dial(2.0, 1, 48, whole=True),
    "candidates": Dial(2.0, 1, 24, whole=True),
    "exploration": Dial(1.5, 0.3, 12.0),
    "temperature": Dial(1.6, 20.0, 1500.0),
    "spread": Dial(1.5, 0.2, 6.0),
    "first_play_penalty": Dial(2.0, 0.03, 3.0),
    "margin_weight": Dial(1.8, 0.01, 0.9),
}
"""In the order in which they are tried."""


def chosen(text: str) -> list[str]:
    """Dials as typed, separated by commas; nothing means all of them."""
    names = [name.strip() for name in text.split(",") if name.strip()] or list(DIALS)
    for name in names:
        if name not in DIALS:
            raise KiruError("error-tune-dial", found=name[:40], expected=", ".join(DIALS))
    return names


def values_of(settings: SearchSettings) -> Values:
    """Where the dials of a search stand."""
    return {name: float(getattr(settings, name)) for name in DIALS}


def settings_with(values: Values) -> SearchSettings:
    """A search with its dials set."""
    settings = SearchSettings()
    for name, value in values.items():
        settings.turn(name, value)
    return settings
