"""`kiru openings`: what royal does first and why, with what each kind of first choice wins."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer

from kiru.ai.coach import signed, unsigned
from kiru.ai.reasons import RIVALS
from kiru.arena.coaching.openings import GOES_ON, TRIED, Opened, OpeningTask, against_others, open_games
from kiru.arena.ratings import half_width
from kiru.cli import options as typed
from kiru.cli.commands.coaching import document
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.text import Texts

app = typed.commands()
MOST_DEALS = 10_000
LEAST_DEALS = 8
"""A kind that was tried less often is not told of."""
MOST_KINDS = 10
MOST_LINES = 3
NOTHING = "–"


@app.command("openings", help="cli-openings")
def run(
    game: typed.Game,
    deals: Annotated[int, typer.Option("--deals", "-n", help="cli-opt-openings-deals")] = 120,
    iterations: Annotated[int, typer.Option("--iterations", "-i", help="cli-opt-iterations")] = 1000,
    seed: typed.Seed = "openings",
    jobs: typed.Jobs = None,
    out: Annotated[Path | None, typer.Option("--out", help="cli-opt-openings-out")] = None,
    language: typed.Language = "en",
) -> None:
    """Try first choices in many deals at tables of every size, and tell what came of them."""
    jobs, kit = typed.check_jobs(jobs), open_kit(game)
    typed.check_number(deals, 2, MOST_DEALS)
    typed.check_number(iterations, 1, MOST_DEALS)
    typed.check_seed(seed)
    texts, name = kit.texts(language), kit.game.name
    counts = range(max(2, kit.game.min_players), kit.game.max_players + 1)
    parts = [f"## {texts(f'game-{name}')}"]
    with document.progress_bar(texts("coach-progress"), deals * len(counts)) as tick:
        for players in counts:
            task = OpeningTask(name, players, seed, 0, iterations, texts.language)
            opened = open_games(task, deals, jobs, tick)
            kinds = kinds_of(opened)
            parts += [f"### {texts('openings-players', count=players)}", in_words(kit, kinds, deals, texts)]
            parts.append(kinds_table(kit, kinds, texts))
    command = f"kiru openings {name} --deals {deals} --iterations {iterations} --seed {seed}"
    parts.insert(1, texts("openings-about", command=command, bot=GOES_ON, tried=TRIED))
    document.tell(f"openings {name}", "\n\n".join(parts), out, texts)


@dataclass(frozen=True)
class Kind:
    """What came of one kind of first choice."""

    name: str
    chosen: int
    """In how many deals royal preferred it."""
    wins: list[float]
    """Shares of the win where it was tried."""
    more: list[float]
    """What it won more than the other kinds of the same deal."""
    lines: list[list[float]]
    """The same by score lines."""

    @property
    def ahead(self) -> float:
        """How much more it wins, if that is no chance: 0 otherwise."""
        mean = fmean(self.more) if len(self.more) >= LEAST_DEALS else 0.0
        return mean if abs(mean) > half_width(self.more) else 0.0


def kinds_of(opened: Sequence[Opened]) -> list[Kind]:
    """The kinds that were tried often enough, the most chosen first."""
    tried = Counter(one.kind for deal in opened for one in deal.tried)
    chosen = Counter(one.kind for deal in opened for one in deal.tried if one.chosen)
    told = sorted((name for name in tried if tried[name] >= LEAST_DEALS), key=lambda name: (-chosen[name], name))
    found = []
    for name in told[:MOST_KINDS]:
        wins = [one.win for deal in opened for one in deal.tried if one.kind == name]
        found.append(Kind(name, chosen[name], wins, *against_others(opened, name)))
    return found


def in_words(kit: Kit, kinds: Sequence[Kind], deals: int, texts: Texts) -> str:
    """What the table comes to, in sentences: royal's favorite, and what wins clearly more or less."""
    if not kinds:
        return texts("openings-few")
    said = [texts("openings-favorite", kind=kinds[0].name, chosen=kinds[0].chosen, deals=deals)]
    for kind in sorted(kinds, key=lambda one: -one.ahead):
        if kind.ahead:
            size = f"{100 * abs(kind.ahead):.0f} ± {100 * half_width(kind.more):.0f}"
            said.append(texts("openings-strong" if kind.ahead > 0 else "openings-weak", kind=kind.name, size=size))
            if (lines := why(kit, kind.lines, texts)) != NOTHING:
                said.append(texts("openings-brings", lines=lines))
    if not any(kind.ahead for kind in kinds):
        said.append(texts("openings-even"))
    return " ".join(said)


def kinds_table(kit: Kit, kinds: Sequence[Kind], texts: Texts) -> str:
    """A row for each kind of first choice."""
    head = [texts(f"openings-{key}") for key in ("kind", "chosen", "wins", "more", "why")]
    rows = []
    for kind in kinds:
        percent = f"{100 * fmean(kind.wins):.0f} ± {100 * half_width(kind.wins):.0f} %"
        more = kind.more
        ahead = f"{signed(100 * fmean(more), texts, 0)} ± {100 * half_width(more):.0f} %" if more else NOTHING
        rows.append([kind.name, f"{kind.chosen} / {len(kind.wins)}", percent, ahead, why(kit, kind.lines, texts)])
    return document.table(head, rows)


def why(kit: Kit, lines: Sequence[Sequence[float]], texts: Texts) -> str:
    """The score lines on which a kind ends otherwise than the others, as far as that is no chance."""
    if len(lines) < LEAST_DEALS:
        return NOTHING
    found = []
    for line, column in zip([*kit.game.score_lines, RIVALS], zip(*lines, strict=True), strict=True):
        points, error = fmean(column), half_width(column)
        if any(column) and abs(points) > error:
            found.append((abs(points), f"{signed(points, texts)} ± {unsigned(error, texts)} {texts(f'line-{line}')}"))
    return ", ".join(words for _, words in sorted(found, reverse=True)[:MOST_LINES]) or NOTHING
