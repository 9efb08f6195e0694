"""The balance of a game as one page that needs nothing else: charts with their numbers, at each player count."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from kiru.arena import balance
from kiru.arena.balance import ORDER, Balance, Estimate
from kiru.arena.sim import Line
from kiru.cli import charts
from kiru.cli.report import STYLE, table
from kiru.games.kit import Kit
from kiru.text import Texts

RARE = 10
"""A value that fewer seats had says nothing and is left out."""
MORE_STYLE = """
nav a { margin-right: 16px; color: var(--lapis); } h3 { font-size: 20px; margin: 28px 0 8px; font-weight: 600; }
pre { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: 12px; overflow-x: auto; }
svg.chart { min-width: 640px; } svg .name { fill: var(--ink); font-size: 15px; }
.whisker { stroke-width: 3; stroke-linecap: round; opacity: 0.55; } .bar1 { opacity: 0.8; }
.even { stroke: var(--gold); stroke-width: 2; stroke-dasharray: 5 4; }
details { margin-top: 8px; } summary { cursor: pointer; color: var(--soft); min-height: 28px; }
"""


@dataclass
class Side:
    """One way to play: its name in the legends, what is particular about it, and its games by player count."""

    name: str
    about: str
    tables: dict[int, Balance]


@dataclass
class Report:
    """Everything that a page shows."""

    kit: Kit
    sides: list[Side]
    bots: str
    games: int
    seed: str
    command: str

    @property
    def counts(self) -> list[int]:
        return list(self.sides[0].tables)


class Writer:
    """Puts a report into words and charts of one language."""

    def __init__(self, report: Report, texts: Texts) -> None:
        self.report = report
        self.texts = texts

    def number(self, value: float, digits: int = 1) -> str:
        return f"{value:.{digits}f}".replace("-", "−").replace(".", self.texts("decimal-mark"))

    def percent(self, value: float) -> str:
        return self.texts("percent", number=self.number(100 * value))

    def estimate(self, found: Estimate, words: Callable[[float], str]) -> str:
        return f"{words(found.value)} ± {words((found.high - found.low) / 2)}"

    def heading(self, key: str, level: int = 3) -> str:
        return f"<h{level}>{escape(self.texts(key))}</h{level}>"

    def paragraph(self, words: str) -> str:
        return f'<p class="soft">{escape(words)}</p>'

    def figure(self, title: str, drawing: str, names: Sequence[str], numbers: str) -> str:
        """A chart with its legend, and its numbers as a table for whoever cannot see it or wants them."""
        summary = escape(self.texts("balance-numbers"))
        label = escape(title, quote=True)
        return (
            f'<section><div role="img" aria-label="{label}">{drawing}</div>{charts.legend(names)}'
            f"<details><summary>{summary}</summary>{numbers}</details></section>"
        )

    @property
    def names(self) -> list[str]:
        return [side.name for side in self.report.sides]

    def page(self) -> str:
        texts, report = self.texts, self.report
        title = texts("balance-title", game=texts(f"game-{report.kit.game.name}"))
        about = texts("balance-about", games=report.games, bots=report.bots, seed=report.seed, box=report.kit.box)
        parts = [
            f"<h1>{escape(title)}</h1>",
            self.paragraph(about),
            *self.sides(),
            self.findings(),
            self.overview(),
            *self.differences(),
            *(part for players in report.counts for part in self.chapter(players)),
            self.heading("balance-command", 2),
            f"<pre>{escape(report.command)}</pre>",
            self.paragraph(texts("balance-note")),
        ]
        return (
            f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
            f"<style>{STYLE}{MORE_STYLE}</style>\n</head>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
        )

    def sides(self) -> Iterator[str]:
        """What is compared with what."""
        if len(self.report.sides) > 1:
            keys = [charts.key(n, f"{side.name}: {side.about}") for n, side in enumerate(self.report.sides)]
            yield f'<ul class="legend">{"".join(keys)}</ul>'

    def findings(self) -> str:
        """The first player's fortune in a sentence a player count, and the way to each chapter."""
        items = []
        for players in self.report.counts:
            for side in self.report.sides:
                found = side.tables[players]
                if players > 1 and found.finished:
                    items.append(f"<li>{escape(self.verdict(side, found))}</li>")
        links = "".join(
            f'<a href="#p{players}">{escape(self.texts("balance-players", players=players))}</a>'
            for players in self.report.counts
        )
        return f"<ul>{''.join(items)}</ul><nav>{links}</nav>"

    def verdict(self, side: Side, found: Balance) -> str:
        first, even = balance.win_estimate(found.traits[ORDER]["1"]), 1 / found.players
        judged = "more" if first.low > even else "less" if first.high < even else "open"
        sentence = self.texts(
            "balance-first",
            judged=judged,
            players=found.players,
            share=self.estimate(first, self.percent),
            even=self.percent(even),
        )
        return f"{side.name}: {sentence}" if len(self.report.sides) > 1 else sentence

    def overview(self) -> str:
        """A row a table: how many games, points, lead and length."""
        keys = ("table", "games", "unfinished", "score", "deviation", "lead", "rounds", "decisions")
        head = [self.texts(f"balance-{key}") for key in keys]
        rows = [
            self.overview_row(side, side.tables[players])
            for players in self.report.counts
            for side in self.report.sides
        ]
        return f"{self.heading('balance-overview', 2)}<section>{table(head, rows)}</section>"

    def overview_row(self, side: Side, found: Balance) -> list[str]:
        label = self.texts("balance-players", players=found.players)
        label = f"{label}, {side.name}" if len(self.report.sides) > 1 else label
        numbers = [self.number(line.mean) for line in (found.leads, found.rounds, found.decisions)]
        score = self.estimate(balance.mean_estimate(found.everybody), self.number) if found.finished else "–"
        numbers[0] = numbers[0] if found.players > 1 else "–"
        return [escape(label), str(found.games), str(found.unfinished), score,
                self.number(found.everybody.deviation), *numbers]  # fmt: skip

    def differences(self) -> Iterator[str]:
        """By how much the second side's figures are higher."""
        if len(self.report.sides) == 1:
            return
        keys = ("table", "score", "lead", "starting")
        head = [self.texts(f"balance-{key}") for key in keys]
        rows = [self.difference_row(players) for players in self.report.counts]
        yield f"{self.heading('balance-differences', 2)}<section>{table(head, rows)}</section>"

    def difference_row(self, players: int) -> list[str]:
        one, other = (side.tables[players] for side in self.report.sides)
        row = [escape(self.texts("balance-players", players=players))]
        if not one.finished or not other.finished:
            return [*row, "–", "–", "–"]
        row.append(self.difference(balance.mean_estimate(one.everybody), balance.mean_estimate(other.everybody)))
        if players == 1:
            return [*row, "–", "–"]
        row.append(self.difference(balance.mean_estimate(one.leads), balance.mean_estimate(other.leads)))
        first, second = (balance.win_estimate(found.traits[ORDER]["1"]) for found in (one, other))
        return [*row, self.difference(first, second, self.percent)]

    def difference(self, one: Estimate, other: Estimate, words: Callable[[float], str] | None = None) -> str:
        """A difference with its interval, marked where that does not hold zero."""
        found = balance.difference(one, other)
        sign = "+" if found.value > 0 else ""
        text = f"{sign}{self.estimate(found, words or self.number)}"
        return f"<strong>{text}</strong>" if found.low > 0 or found.high < 0 else text

    def chapter(self, players: int) -> Iterator[str]:
        """Everything about one player count."""
        tables = [side.tables[players] for side in self.report.sides]
        yield f'<h2 id="p{players}">{escape(self.texts("balance-players", players=players))}</h2>'
        if not all(found.finished for found in tables):
            yield self.paragraph(self.texts("balance-nothing"))
            return
        if players > 1:
            yield self.trait(ORDER, tables)
        yield self.scores(tables)
        yield self.length(tables)
        yield self.points(tables)
        for name in tables[0].traits:
            if name != ORDER:
                yield self.trait(name, tables)

    def scores(self, tables: Sequence[Balance]) -> str:
        """How points are spread: winners beside the others, or one side beside the other."""
        series, names = [found.scores for found in tables], self.names
        if len(tables) == 1 and tables[0].players > 1:
            series = [tables[0].won, tables[0].scores - tables[0].won]
            names = [self.texts("balance-winners"), self.texts("balance-others")]
        title = self.texts("balance-scores")
        drawing = charts.histogram(series, self.percent)
        return self.heading("balance-scores") + self.figure(title, drawing, names, self.quantiles(series, names))

    def quantiles(self, series: Sequence[Counter[int]], names: Sequence[str]) -> str:
        parts = (0.05, 0.25, 0.5, 0.75, 0.95)
        head = ["", self.texts("balance-games"), *(self.percent(part) for part in parts)]
        rows = [
            [escape(name), str(counts.total()), *(str(balance.quantile(counts, part)) for part in parts)]
            for name, counts in zip(names, series, strict=True)
        ]
        return table(head, rows)

    def length(self, tables: Sequence[Balance]) -> str:
        """Rounds, or decisions in a game that always has the same number of rounds."""
        constant = all(len(found.lengths) == 1 for found in tables)
        key = "balance-efforts" if constant else "balance-lengths"
        series = [found.efforts if constant else found.lengths for found in tables]
        drawing = charts.histogram(series, self.percent)
        return self.heading(key) + self.figure(self.texts(key), drawing, self.names, self.quantiles(series, self.names))

    def points(self, tables: Sequence[Balance]) -> str:
        """What each line of the score pad brings."""
        title = self.texts("balance-sources")
        names = self.names
        if len(tables) == 1 and tables[0].players > 1:
            names = [self.texts("balance-winners"), self.texts("balance-others")]
        rows: list[tuple[str, list[float]]] = []
        for number, word in enumerate(tables[0].lines):
            means = [found.source_means(number) for found in tables]
            values = list(means[0]) if len(names) > len(tables) else [self.blend(found, number) for found in tables]
            rows.append((self.texts(f"line-{word}"), values))
        head = ["", *(names if len(names) > 1 else [self.texts("balance-score")])]
        numbers = table(head, [[escape(label), *map(self.number, values)] for label, values in rows])
        return self.heading("balance-sources") + self.figure(title, charts.bars(rows, self.number), names, numbers)

    def blend(self, found: Balance, number: int) -> float:
        """A line's points on average over all seats."""
        source = found.sources[number]
        return (source.won + source.lost) / max(1, found.everybody.games)

    def trait(self, name: str, tables: Sequence[Balance]) -> str:
        """How the values of a trait fared; one that the whole table shares tells about whoever began."""
        values = [value for value in self.values(name, tables) if self.is_common(name, value, tables)]
        if not values:
            return ""
        solo, shared = tables[0].players == 1, not any(name in found.differing for found in tables)
        title = self.texts(f"trait-{name}")
        judged = balance.mean_estimate if solo else balance.win_estimate
        words = self.number if solo else self.percent
        rows = [
            (self.value(name, value), [estimated(judged, self.line(found, name, value, shared)) for found in tables])
            for value in values
        ]
        key = "balance-by-score" if solo else "balance-by-start" if shared else "balance-by-win"
        drawing = charts.intervals(rows, None if solo else 1 / tables[0].players, words)
        figure = self.figure(title, drawing, self.names, self.trait_numbers(name, values, tables, shared))
        return f"<h3>{escape(title)}</h3>{self.paragraph(self.texts(key))}{figure}"

    def values(self, name: str, tables: Sequence[Balance]) -> list[str]:
        found = tables[0].values(name)
        more = [value for other in tables[1:] for value in other.values(name) if value not in found]
        return sorted([*found, *more], key=int) if all(value.isdigit() for value in found + more) else [*found, *more]

    def is_common(self, name: str, value: str, tables: Sequence[Balance]) -> bool:
        return any(found.traits[name][value].games >= RARE for found in tables if value in found.traits[name])

    def line(self, found: Balance, name: str, value: str, shared: bool) -> Line | None:
        lines = (found.firsts if shared else found.traits).get(name, {})
        return lines.get(value)

    def value(self, name: str, value: str) -> str:
        """A value in words; numbers and what an own box has named stand for themselves."""
        key = f"trait-{name}.{value}"
        return self.texts(key) if self.texts.has(key) else value

    def trait_numbers(self, name: str, values: Sequence[str], tables: Sequence[Balance], shared: bool) -> str:
        """A row a value and side: how many seats, how often they won, and their points."""
        head = [self.texts(f"trait-{name}"), *(self.texts(f"balance-{key}") for key in ("seats", "share", "score"))]
        rows = []
        for value in values:
            for side, found in zip(self.report.sides, tables, strict=True):
                line = self.line(found, name, value, shared)
                if line is not None:
                    label = self.value(name, value) + (f", {side.name}" if len(tables) > 1 else "")
                    share = "–" if found.players == 1 else self.estimate(balance.win_estimate(line), self.percent)
                    mean = self.estimate(balance.mean_estimate(line), self.number)
                    rows.append([escape(label), str(line.games), share, mean])
        return table(head, rows)


def estimated(judged: Callable[[Line], Estimate], line: Line | None) -> Estimate | None:
    return None if line is None else judged(line)
