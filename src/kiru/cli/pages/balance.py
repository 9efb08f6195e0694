"""The balance of a game as one page that needs nothing else: charts with their numbers, at each player count."""

from collections.abc import Iterator
from dataclasses import dataclass

from kiru.arena import balance
from kiru.arena.balance import ORDER, Balance, Estimate
from kiru.cli.pages.balance_figures import Figure, Figures, Grid, NumberWords, Side
from kiru.cli.pages.balance_proofs import Proofs
from kiru.cli.pages.charts import Words
from kiru.cli.pages.rendering import Strong, render
from kiru.games.kit import Kit
from kiru.text import Texts


@dataclass
class BalanceReport:
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


@dataclass(frozen=True)
class Chapter:
    """Everything about one player count; without figures where no game came to its end."""

    players: int
    figures: list[Figure]
    actions: Grid | None
    """What was offered and taken."""


def page(report: BalanceReport, texts: Texts) -> str:
    """The whole page."""
    figures, tables, proofs = Figures(report.sides, texts), BalanceTables(report, texts), Proofs(report.sides, texts)
    powers = [proofs.power(players, report.games) for players in report.counts if players > 1]
    return render(
        "balance.html.j2",
        texts,
        title=texts("balance-title", game=texts(f"game-{report.kit.game.name}")),
        about=texts("balance-about", games=report.games, bots=report.bots, seed=report.seed, box=report.kit.box),
        sides=[f"{side.name}: {side.about}" for side in report.sides],
        findings=[*tables.findings(), *powers, proofs.sentence()],
        proven=proofs.grid(),
        overview=tables.overview(),
        differences=tables.differences() if len(report.sides) > 1 else None,
        chapters=[Chapter(players, figures.all(players), proofs.actions(players)) for players in report.counts],
        command=report.command,
    )


class BalanceTables:
    """What a report says about all player counts together, in one language."""

    def __init__(self, report: BalanceReport, texts: Texts) -> None:
        self.report = report
        self.texts = texts
        self.words = NumberWords(texts)

    def label(self, players: int, side: Side) -> str:
        """The name of a row: the player count, and the side where there are two."""
        label = self.texts("balance-players", players=players)
        return f"{label}, {side.name}" if len(self.report.sides) > 1 else label

    def findings(self) -> Iterator[str]:
        """The first player's fortune in a sentence a player count and side."""
        for players in self.report.counts:
            for side in self.report.sides:
                found = side.tables[players]
                if players > 1 and found.finished:
                    yield self.verdict(side, found)

    def verdict(self, side: Side, found: Balance) -> str:
        """Whether it is better to begin."""
        first, even = balance.win_estimate(found.traits[ORDER]["1"]), 1 / found.players
        judged = "more" if first.low > even else "less" if first.high < even else "open"
        sentence = self.texts(
            "balance-first",
            judged=judged,
            players=found.players,
            share=self.words.estimate(first, self.words.percent),
            even=self.words.percent(even),
        )
        return f"{side.name}: {sentence}" if len(self.report.sides) > 1 else sentence

    def overview(self) -> Grid:
        """A row a table: how many games, points, lead and length."""
        keys = ("table", "games", "unfinished", "score", "deviation", "lead", "rounds", "decisions")
        rows = [
            self.overview_row(side, side.tables[players])
            for players in self.report.counts
            for side in self.report.sides
        ]
        return Grid([self.texts(f"balance-{key}") for key in keys], rows)

    def overview_row(self, side: Side, found: Balance) -> list[str]:
        """One table in numbers."""
        number = self.words.number
        score = self.words.estimate(balance.mean_estimate(found.everybody), number) if found.finished else "–"
        lead = number(found.leads.mean) if found.players > 1 else "–"
        counts = [str(found.games), str(found.unfinished)]
        lengths = [number(found.rounds.mean), number(found.decisions.mean)]
        return [self.label(found.players, side), *counts, score, number(found.everybody.deviation), lead, *lengths]

    def differences(self) -> Grid:
        """By how much the second side's figures are higher."""
        head = [self.texts(f"balance-{key}") for key in ("table", "score", "lead", "starting")]
        return Grid(head, [self.difference_row(players) for players in self.report.counts])

    def difference_row(self, players: int) -> list[str]:
        """Points, lead and the first player's wins of one player count."""
        one, other = (side.tables[players] for side in self.report.sides)
        label = self.texts("balance-players", players=players)
        if not one.finished or not other.finished:
            return [label, "–", "–", "–"]
        points = self.difference(self.words.number, *(balance.mean_estimate(found.everybody) for found in (one, other)))
        if players == 1:
            return [label, points, "–", "–"]
        lead = self.difference(self.words.number, *(balance.mean_estimate(found.leads) for found in (one, other)))
        first = (balance.win_estimate(found.traits[ORDER]["1"]) for found in (one, other))
        return [label, points, lead, self.difference(self.words.percent, *first)]

    def difference(self, words: Words, one: Estimate, other: Estimate) -> str:
        """A difference with its interval, which stands out where that does not hold zero."""
        found = balance.difference(one, other)
        text = f"{'+' if found.value > 0 else ''}{self.words.estimate(found, words)}"
        return Strong(text) if found.low > 0 or found.high < 0 else text
