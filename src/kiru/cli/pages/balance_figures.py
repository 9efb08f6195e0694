"""The figures of a balance report: a chart each, and its numbers as a table."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kiru.arena import balance
from kiru.arena.balance import ORDER, Balance, Estimate
from kiru.arena.sim import RunningStats
from kiru.cli.pages import charts
from kiru.cli.pages.charts import Words
from kiru.cli.pages.shapes import Drawing
from kiru.text import Texts

RARE = 10
"""A value that fewer seats had says nothing and is left out."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass
class Side:
    """One way to play: its name in the legends, what is particular about it, and its games by player count."""

    name: str
    about: str
    tables: dict[int, Balance]


@dataclass(frozen=True)
class Grid:
    """A table of words and numbers."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Figure:
    """A chart with the names of its series, and its numbers for whoever cannot see it or wants them."""

    title: str
    drawing: Drawing
    names: Sequence[str]
    numbers: Grid
    note: str = ""


@dataclass(frozen=True)
class NumberWords:
    """Numbers as a language writes them."""

    texts: Texts

    def number(self, value: float) -> str:
        return f"{value:.1f}".replace("-", "−").replace(".", self.texts("decimal-mark"))

    def percent(self, value: float) -> str:
        return self.texts("percent", number=self.number(100 * value))

    def estimate(self, found: Estimate, words: Words) -> str:
        return f"{words(found.value)} ± {words((found.high - found.low) / 2)}"


class Figures:
    """Draws the sides of a report beside each other, in words of one language."""

    def __init__(self, sides: list[Side], texts: Texts) -> None:
        self.sides = sides
        self.texts = texts
        self.words = NumberWords(texts)
        self.names = [side.name for side in sides]

    def all(self, players: int) -> list[Figure]:
        """Everything about one player count; nothing where no game came to its end."""
        tables = [side.tables[players] for side in self.sides]
        if not all(found.finished for found in tables):
            return []
        order = [ORDER] if players > 1 else []
        others = [name for name in tables[0].traits if name != ORDER]
        first = [figure for name in order if (figure := self.trait(name, tables))]
        last = [figure for name in others if (figure := self.trait(name, tables))]
        return [*first, self.scores(tables), self.length(tables), self.points(tables), *last]

    def series_names(self, tables: Sequence[Balance]) -> list[str]:
        """The sides; of a single one with several players its winners and the others."""
        if len(tables) > 1 or tables[0].players == 1:
            return self.names
        return [self.texts("balance-winners"), self.texts("balance-others")]

    def scores(self, tables: Sequence[Balance]) -> Figure:
        """How points are spread: winners beside the others, or one side beside the other."""
        names = self.series_names(tables)
        series = [found.scores for found in tables]
        if len(names) > len(tables):
            series = [tables[0].won, tables[0].scores - tables[0].won]
        return self.spread(self.texts("balance-scores"), series, names)

    def length(self, tables: Sequence[Balance]) -> Figure:
        """Rounds, or decisions in a game that always has the same number of rounds."""
        constant = all(len(found.lengths) == 1 for found in tables)
        series = [found.efforts if constant else found.lengths for found in tables]
        return self.spread(self.texts("balance-efforts" if constant else "balance-lengths"), series, self.names)

    def spread(self, title: str, series: Sequence[Counter[int]], names: Sequence[str]) -> Figure:
        """A distribution, and its quantiles as numbers."""
        head = ["", self.texts("balance-games"), *map(self.words.percent, QUANTILES)]
        rows = [
            [name, str(counts.total()), *(str(balance.quantile(counts, part)) for part in QUANTILES)]
            for name, counts in zip(names, series, strict=True)
        ]
        return Figure(title, charts.histogram(series, self.words.percent), names, Grid(head, rows))

    def points(self, tables: Sequence[Balance]) -> Figure:
        """What each line of the score pad brings."""
        names = self.series_names(tables)
        rows: list[tuple[str, list[float]]] = []
        for number, word in enumerate(tables[0].lines):
            means = list(tables[0].source_means(number))
            values = means if len(names) > len(tables) else [mean_points(found, number) for found in tables]
            rows.append((self.texts(f"line-{word}"), values))
        head = ["", *(names if len(names) > 1 else [self.texts("balance-score")])]
        numbers = Grid(head, [[label, *map(self.words.number, values)] for label, values in rows])
        return Figure(self.texts("balance-sources"), charts.bars(rows, self.words.number), names, numbers)

    def trait(self, name: str, tables: Sequence[Balance]) -> Figure | None:
        """How the values of a trait fared; one that the whole table shares tells about whoever began."""
        values = [value for value in values_of(name, tables) if is_common(name, value, tables)]
        if not values:
            return None
        solo, shared = tables[0].players == 1, not any(name in found.differing for found in tables)
        judged = balance.mean_estimate if solo else balance.win_estimate
        words = self.words.number if solo else self.words.percent
        rows = [
            (self.value(name, value), [estimated(judged, line_of(found, name, value, shared)) for found in tables])
            for value in values
        ]
        drawing = charts.intervals(rows, None if solo else 1 / tables[0].players, words)
        note = self.texts("balance-by-score" if solo else "balance-by-start" if shared else "balance-by-win")
        numbers = self.trait_numbers(name, values, tables, shared)
        return Figure(self.texts(f"trait-{name}"), drawing, self.names, numbers, note)

    def value(self, name: str, value: str) -> str:
        """A value in words; numbers and what an own box has named stand for themselves."""
        key = f"trait-{name}.{value}"
        return self.texts(key) if self.texts.has(key) else value

    def trait_numbers(self, name: str, values: Sequence[str], tables: Sequence[Balance], shared: bool) -> Grid:
        """A row a value and side: how many seats, how often they won, and their points."""
        head = [self.texts(f"trait-{name}"), *(self.texts(f"balance-{key}") for key in ("seats", "share", "score"))]
        rows = [
            self.trait_row(self.value(name, value), side, found, line)
            for value in values
            for side, found in zip(self.sides, tables, strict=True)
            if (line := line_of(found, name, value, shared)) is not None
        ]
        return Grid(head, rows)

    def trait_row(self, value: str, side: Side, found: Balance, line: RunningStats) -> list[str]:
        """What a value of a trait brought the seats that had it."""
        label = f"{value}, {side.name}" if len(self.sides) > 1 else value
        share = "–"
        if found.players > 1:
            share = self.words.estimate(balance.win_estimate(line), self.words.percent)
        return [label, str(line.games), share, self.words.estimate(balance.mean_estimate(line), self.words.number)]


def mean_points(found: Balance, number: int) -> float:
    """The points of a line of the pad, on average over all seats."""
    source = found.sources[number]
    return (source.won + source.lost) / max(1, found.everybody.games)


def values_of(name: str, tables: Sequence[Balance]) -> list[str]:
    """The values of a trait on any side, numbers in their order."""
    found = tables[0].values(name)
    more = [value for other in tables[1:] for value in other.values(name) if value not in found]
    return sorted([*found, *more], key=int) if all(value.isdigit() for value in found + more) else [*found, *more]


def is_common(name: str, value: str, tables: Sequence[Balance]) -> bool:
    return any(found.traits[name][value].games >= RARE for found in tables if value in found.traits[name])


def line_of(found: Balance, name: str, value: str, shared: bool) -> RunningStats | None:
    """The seats with a value; of a trait that all at a table share, those that began."""
    lines = (found.firsts if shared else found.traits).get(name, {})
    return lines.get(value)


def estimated(judged: Callable[[RunningStats], Estimate], line: RunningStats | None) -> Estimate | None:
    return None if line is None else judged(line)
