"""Dealers pick the outcome of a chance decision."""

from mypy_extensions import i64, mypyc_attr

from kiru.core.actions import Actions
from kiru.core.game import State
from kiru.core.rng import Rng, seeded


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """The base: `deal` returns one of the outcomes that the state lists."""

    def deal(self, state: State, out: Actions) -> i64:
        raise NotImplementedError

    def describe(self) -> str:
        """The dealer as the record's header names it."""
        raise NotImplementedError

    def clone(self) -> "Dealer":
        """A dealer that goes on from here by itself; one that cannot be foreseen is as good as its copy."""
        return self


class SeededDealer(Dealer):
    """One stream per source: two tables with one seed see the same market, whatever the players do."""

    def __init__(self, seed: str, sources: list[str]) -> None:
        self.seed = seed
        self.sources = sources
        self.streams: list[Rng | None] = [None] * len(sources)

    def deal(self, state: State, out: Actions) -> i64:
        source = state.source()
        stream = self.streams[source]
        if stream is None:
            stream = seeded(self.seed, self.sources[source])
            self.streams[source] = stream
        return state.deal(stream)

    def describe(self) -> str:
        return f"seeded {self.seed}"

    def clone(self) -> Dealer:
        copy = SeededDealer(self.seed, self.sources)
        for source, stream in enumerate(self.streams):
            if stream is not None:
                copy.streams[source] = stream.clone()
        return copy


class RngDealer(Dealer):
    """One generator for everything: the quickest, for simulations that keep no record."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def deal(self, state: State, out: Actions) -> i64:
        return state.deal(self.rng)

    def describe(self) -> str:
        return "system"

    def clone(self) -> Dealer:
        return RngDealer(self.rng.clone())
