"""`kiru arena`: which bot is stronger, and how sure that is."""

import json
import math
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich import box as borders
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kiru.ai.bots import NAMES
from kiru.arena import ratings, sprt
from kiru.arena.contest import ContestPlan
from kiru.arena.ratings import Rating
from kiru.arena.run import BotContest
from kiru.cli import options as typed
from kiru.cli.seats import console
from kiru.core import options
from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.support.interrupts import INTERRUPTED
from kiru.text import Texts

WIDEST_ELO = 1000.0


app = typed.commands()


@app.command("arena", help="cli-arena")
def run(
    game: typed.Game,
    bots: Annotated[str, typer.Option("--bots", "-b", help="cli-opt-arena-bots")] = "architect,gardener",
    players: Annotated[int | None, typer.Option("--players", "-p", help="cli-opt-arena-players")] = None,
    games: typed.PairedGames = 100,
    seed: typed.DealsSeed = "1",
    game_options: typed.GameOptions = None,
    box: typed.Box = None,
    jobs: typed.Jobs = None,
    test: Annotated[str | None, typer.Option("--sprt", help="cli-opt-sprt")] = None,
    file: Annotated[Path | None, typer.Option("--file", help="cli-opt-file")] = None,
    cluster: typed.Cluster = None,
    alone: Annotated[bool, typer.Option("--alone", help="cli-opt-arena-alone")] = False,
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """Play the contest and print how it stands."""
    kit = open_kit(game, box)
    named = tuple(bot.strip() for bot in bots.split(",") if bot.strip())
    if not named:
        raise KiruError("error-bot", found=bots[:40], expected=", ".join(NAMES))
    plan = ContestPlan(
        game=kit.game.name,
        bots=named,
        players=players if players is not None else max(2, kit.game.min_players),
        games=games,
        seed=typed.check_seed(seed),
        options=tuple(options.parse(game_options or []).items()),
        box=box,
        alone=alone,
    )
    jobs = typed.check_jobs(jobs)
    contest = BotContest(plan, file, parse_test(test, plan), cluster)
    texts = kit.texts(language)
    began = time.perf_counter()
    play(contest, jobs, texts)
    if as_json:
        print(json.dumps(report(contest, time.perf_counter() - began), indent=2))
    else:
        show(contest, texts)
    if contest.interrupted:
        print(texts("arena-interrupted", file=str(contest.store.file)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def parse_test(text: str | None, plan: ContestPlan) -> sprt.Bounds | None:
    """The two hypotheses as typed: `0,20`."""
    if text is None:
        return None
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
    except ValueError as error:
        raise KiruError("error-sprt", found=text[:40]) from error
    if not -WIDEST_ELO <= elo0 < elo1 <= WIDEST_ELO:
        raise KiruError("error-sprt", found=text[:40])
    if len(plan.bots) != 2:
        raise KiruError("error-sprt-bots", found=len(plan.bots))
    return sprt.Bounds(elo0, elo1)


def play(contest: BotContest, jobs: int, texts: Texts) -> None:
    """Every game, with a progress bar where somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("arena-progress"), total=contest.total)
        contest.play(jobs, lambda done: progress.update(bar, completed=done))


def report(contest: BotContest, seconds: float) -> dict[str, object]:
    """The contest for programs."""
    plan, results = contest.plan, contest.results
    found: dict[str, object] = {
        "game": plan.game,
        "players": plan.players,
        "seed": plan.seed,
        "options": dict(plan.options),
        "games": len(results),
        "resumed": contest.resumed,
        "interrupted": contest.interrupted,
        "seconds": round(seconds, 3),
        "bots": [finite(rating) for rating in ratings.rate(plan.bots, results)] if results else [],
    }
    if contest.bounds is not None:
        shares = ratings.duel_shares(plan.bots, results)
        found["sprt"] = asdict(contest.bounds) | {
            "deals": len(shares),
            "llr": sprt.log_likelihood_ratio(shares, contest.bounds),
            "verdict": contest.verdict,
        }
    return found


def finite(rating: Rating) -> dict[str, object]:
    """A rating as JSON knows it: what is unknown is null."""
    return {
        name: None if isinstance(value, float) and math.isinf(value) else value
        for name, value in asdict(rating).items()
    }


def show(contest: BotContest, texts: Texts) -> None:
    """The contest for people."""
    plan, results = contest.plan, contest.results
    screen = console()
    if not results:
        screen.print(texts("arena-nothing"))
        return
    game = texts(f"game-{plan.game}")
    title = texts("arena-title", game=game, players=plan.players, games=len(results), seed=plan.seed)
    table = Table(title=title, box=borders.SIMPLE_HEAD)
    for key in ("bot", "games", "share", "score", "elo", "skill", "time"):
        table.add_column(texts(f"arena-{key}"), justify="left" if key == "bot" else "right")
    for rating in ratings.rate(plan.bots, results):
        table.add_row(*row(rating))
    screen.print(table)
    screen.print(texts("arena-note"))
    if contest.resumed:
        screen.print(texts("arena-resumed", games=contest.resumed))
    if contest.bounds is not None:
        show_test(contest, screen, texts)


def row(rating: Rating) -> list[str]:
    """A bot's line: every figure with its 95 % interval."""
    share_error = "" if math.isinf(rating.share_error) else f" ±{rating.share_error:.1%}"
    elo_error = "" if math.isinf(rating.elo_error) else f" ±{rating.elo_error:.0f}"
    return [
        rating.bot,
        str(rating.games),
        f"{rating.share:.1%}{share_error}",
        f"{rating.score:.1f}",
        f"{rating.elo:+.0f}{elo_error}",
        f"{rating.mu:.1f} ±{ratings.SURE * rating.sigma:.1f}",
        f"{1000 * rating.seconds:.1f} / {1000 * rating.slowest:.0f}",
    ]


def show_test(contest: BotContest, screen: Console, texts: Texts) -> None:
    """How the sequential test stands."""
    bounds = contest.bounds
    assert bounds is not None
    shares = ratings.duel_shares(contest.plan.bots, contest.results)
    screen.print(
        texts(
            f"arena-sprt-{contest.verdict}",
            bot=contest.plan.bots[0],
            rival=contest.plan.bots[1],
            elo0=f"{bounds.elo0:g}",
            elo1=f"{bounds.elo1:g}",
            llr=f"{sprt.log_likelihood_ratio(shares, bounds):.2f}",
            low=f"{bounds.lower:.2f}",
            high=f"{bounds.upper:.2f}",
        )
    )
