"""What a balance report calls proven: every comparison of the page corrected for how many there are."""

from collections.abc import Iterator
from dataclasses import dataclass

from kiru.arena import balance
from kiru.arena.balance import Balance
from kiru.arena.reports import significance
from kiru.arena.sim import RunningStats
from kiru.cli.pages.balance_figures import RARE, Grid, NumberWords, Side, line_of
from kiru.text import Texts


@dataclass(frozen=True)
class Comparison:
    """A share of wins beside what it would be if nothing mattered."""

    where: str
    what: str
    line: RunningStats
    other: str
    """The other share, in words."""
    chance: float
    """How often luck alone would do it."""


class Proofs:
    """All comparisons of a page's sides, in one language."""

    def __init__(self, sides: list[Side], texts: Texts) -> None:
        self.sides = sides
        self.texts = texts
        self.words = NumberWords(texts)
        self.comparisons = [
            found for side in sides for table in side.tables.values() for found in self.of_table(side, table)
        ]
        chances = significance.corrected([found.chance for found in self.comparisons])
        self.proven = [
            (chance, found)
            for chance, found in zip(chances, self.comparisons, strict=True)
            if chance < significance.LEVEL
        ]

    def of_table(self, side: Side, table: Balance) -> Iterator[Comparison]:
        """Those of one player count; alone nobody wins or loses."""
        if table.players == 1 or not table.finished:
            return
        where = self.texts("balance-players", players=table.players)
        where = f"{where}, {side.name}" if len(self.sides) > 1 else where
        even = 1 / table.players
        for name in table.traits:
            for value in table.values(name):
                line = line_of(table, name, value, name not in table.differing)
                if line is not None and line.games >= RARE:
                    what = self.texts("balance-trait", trait=self.texts(f"trait-{name}"), value=self.value(name, value))
                    chance = significance.against(line, even)
                    yield Comparison(where, what, line, self.words.percent(even), chance)
        for name, action in sorted(table.actions.items()):
            if min(action.takers.games, action.leavers.games) >= RARE:
                chance = significance.between(action.takers, action.leavers)
                other = self.words.estimate(balance.win_estimate(action.leavers), self.words.percent)
                yield Comparison(where, name, action.takers, other, chance)

    def value(self, name: str, value: str) -> str:
        """A value in words; numbers and what an own box has named stand for themselves."""
        key = f"trait-{name}.{value}"
        return self.texts(key) if self.texts.has(key) else value

    def sentence(self) -> str:
        """How many comparisons there are, and how many hold."""
        return self.texts("balance-corrected", all=len(self.comparisons), proven=len(self.proven))

    def power(self, players: int, games: int) -> str:
        """How small an advantage so many games show."""
        seen = significance.smallest_seen(games, 1 / players)
        return self.texts("balance-power", players=players, games=games, points=self.words.percent(seen))

    def grid(self) -> Grid | None:
        """Whatever holds, the surest first."""
        keys = ("table", "compared", "share", "otherwise", "by-luck")
        rows = [
            [
                found.where,
                found.what,
                self.words.estimate(balance.win_estimate(found.line), self.words.percent),
                found.other,
                self.luck(chance),
            ]
            for chance, found in sorted(self.proven, key=lambda pair: pair[0])
        ]
        return Grid([self.texts(f"balance-{key}") for key in keys], rows) if rows else None

    def luck(self, chance: float) -> str:
        """A corrected chance in percent."""
        return self.texts("balance-below") if chance < 0.001 else self.words.percent(chance)

    def actions(self, players: int) -> Grid | None:
        """Which kinds of actions were offered and taken, and how those fared who did and who did not."""
        keys = ("action", "offered", "taken", "takers", "leavers")
        rows = [
            self.action_row(f"{name}, {side.name}" if len(self.sides) > 1 else name, side.tables[players], name)
            for name in sorted({name for side in self.sides for name in side.tables[players].actions})
            for side in self.sides
            if name in side.tables[players].actions
        ]
        return Grid([self.texts(f"balance-{key}") for key in keys], rows) if rows else None

    def action_row(self, label: str, table: Balance, name: str) -> list[str]:
        """Offered per seat and game, how many of these were taken, and the wins of takers and leavers."""
        action = table.actions[name]
        offered = action.offered / (table.finished * table.players)
        taken = action.taken / action.offered
        shares = [self.share(line, table) for line in (action.takers, action.leavers)]
        return [label, self.words.number(offered), self.words.percent(taken), *shares]

    def share(self, line: RunningStats, table: Balance) -> str:
        """The wins of some seats; alone their points."""
        if line.games < RARE:
            return "–"
        if table.players == 1:
            return self.words.estimate(balance.mean_estimate(line), self.words.number)
        return self.words.estimate(balance.win_estimate(line), self.words.percent)
