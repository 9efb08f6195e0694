"""`kiru openings`: what royal does first and why, with what each kind of first choice wins."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer

from kiru.ai.coach import signed, unsigned
from kiru.ai.reasons import RIVALS
from kiru.arena.coaching.openings import GOES_ON, TRIED, Opened, against_others, open_games
from kiru.arena.ratings import half_width
from kiru.cli import options as typed
from kiru.cli.commands.coaching import document
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.text import Texts

app = typed.commands()
MOST_DEALS = 10_000
LEAST_DEALS = 5
"""A kind that was tried less often is not told of."""
MOST_KINDS = 10
MOST_LINES = 3


@app.command("openings", help="cli-openings")
def run(
    game: typed.Game,
    deals: Annotated[int, typer.Option("--deals", "-n", help="cli-opt-openings-deals")] = 60,
    iterations: Annotated[int, typer.Option("--iterations", "-i", help="cli-opt-iterations")] = 400,
    seed: typed.Seed = "openings",
    jobs: typed.Jobs = None,
    out: Annotated[Path | None, typer.Option("--out", help="cli-opt-openings-out")] = None,
    language: typed.Language = "en",
) -> None:
    """Try first choices in many deals at tables of every size, and tell what came of them."""
    jobs, kit = typed.check_jobs(jobs), open_kit(game)
    typed.check_number(deals, 2, MOST_DEALS)
    typed.check_number(iterations, 1, MOST_DEALS)
    texts, name = kit.texts(language), kit.game.name
    counts = range(max(2, kit.game.min_players), kit.game.max_players + 1)
    parts = [f"## {texts(f'game-{name}')}"]
    with document.progress_bar(texts("coach-progress"), deals * len(counts)) as tick:
        for players in counts:
            opened = open_games(name, players, deals, typed.check_seed(seed), iterations, jobs, tick)
            parts += [f"### {texts('openings-players', count=players)}", kinds_table(kit, opened, texts)]
    command = f"kiru openings {name} --deals {deals} --iterations {iterations} --seed {seed}"
    parts.insert(1, texts("openings-about", command=command, bot=GOES_ON, tried=TRIED))
    document.tell(f"openings {name}", "\n\n".join(parts), out, texts)


def kinds_table(kit: Kit, opened: Sequence[Opened], texts: Texts) -> str:
    """A row for each kind of first choice that was tried often enough, the most chosen first."""
    tried = Counter(one.kind for deal in opened for one in deal.tried)
    chosen = Counter(one.kind for deal in opened for one in deal.tried if one.chosen)
    told = [kind for kind in tried if tried[kind] >= LEAST_DEALS]
    told.sort(key=lambda kind: (-chosen[kind], -tried[kind], kind))
    head = [texts(f"openings-{key}") for key in ("kind", "chosen", "wins", "more", "why")]
    rows = []
    for kind in told[:MOST_KINDS]:
        wins = [100 * one.win for deal in opened for one in deal.tried if one.kind == kind]
        more, lines = against_others(opened, kind)
        percent = f"{fmean(wins):.0f} ± {half_width(wins):.0f} %"
        ahead = f"{signed(100 * fmean(more), texts, 0)} ± {100 * half_width(more):.0f} %" if more else "–"
        rows.append([kind, f"{chosen[kind]} / {tried[kind]}", percent, ahead, why(kit, lines, texts)])
    return document.table(head, rows)


def why(kit: Kit, lines: Sequence[Sequence[float]], texts: Texts) -> str:
    """The score lines on which a kind ends otherwise than the others, as far as that is no chance."""
    if len(lines) < LEAST_DEALS:
        return "–"
    found = []
    for line, column in zip([*kit.game.score_lines, RIVALS], zip(*lines, strict=True), strict=True):
        points, error = fmean(column), half_width(column)
        if any(column) and abs(points) > error:
            found.append((abs(points), f"{signed(points, texts)} ± {unsigned(error, texts)} {texts(f'line-{line}')}"))
    return ", ".join(words for _, words in sorted(found, reverse=True)[:MOST_LINES]) or "–"
