"""`kiru report`: how fair and how varied a game is, as one page; two boxes or option sets side by side."""

import json
import os
import shlex
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kiru.arena import balance, sim
from kiru.arena.balance import ORDER, Balance
from kiru.arena.results import Results
from kiru.cli import options as typed
from kiru.cli.commands.sim import keeping, sim_outcomes
from kiru.cli.pages.balance import BalanceReport, page
from kiru.cli.pages.balance_figures import Side
from kiru.core import options
from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.support.files import write_text
from kiru.text import Texts

NAMES = ("A", "B")


@dataclass(frozen=True)
class Asked:
    """What was typed."""

    game: str
    bots: str
    players: tuple[int, ...]
    games: int
    seed: str
    options: tuple[str, ...]
    box: Path | None
    compare: tuple[str, ...]
    jobs: int
    max_rounds: int
    parquet: Path | None
    cluster: str | None


app = typed.commands()


@app.command("report", help="cli-report")
def run(
    game: typed.Game,
    bots: Annotated[str, typer.Option("--bots", "-b", help="cli-opt-report-bots")] = "architect",
    players: Annotated[list[int] | None, typer.Option("--players", "-p", help="cli-opt-report-players")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="cli-opt-report-games")] = 2000,
    seed: typed.DealsSeed = "1",
    game_options: typed.GameOptions = None,
    box: typed.Box = None,
    compare: Annotated[list[str] | None, typer.Option("--compare", "-c", help="cli-opt-compare")] = None,
    jobs: typed.Jobs = None,
    max_rounds: typed.MaxRounds = 500,
    parquet: Annotated[Path | None, typer.Option("--parquet", help="cli-opt-report-parquet")] = None,
    cluster: typed.Cluster = None,
    html: Annotated[Path | None, typer.Option("--html", help="cli-opt-report-html")] = None,
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """Play, sum up, and write the page or print the numbers."""
    kit = open_kit(game, box)
    texts = kit.texts(language)
    asked = Asked(
        kit.game.name, bots, tuple(players or ()), games, typed.check_seed(seed), tuple(game_options or ()), box,
        tuple(compare or ()), typed.check_jobs(jobs), max_rounds, parquet, cluster,
    )  # fmt: skip
    plans = [plans_of(asked, kit, other) for other in ((), asked.compare)[: 2 if asked.compare else 1]]
    if sys.stderr.isatty():
        games = sum(plan.games for tables in plans for plan in tables.values())
        minutes = round(seconds_needed(plans, asked.jobs) / 60)
        print(texts("balance-estimate", games=games, minutes=minutes), file=sys.stderr)
    with keeping(asked.parquet, texts):
        sides = play(asked, plans, texts)
    report = BalanceReport(kit, sides, asked.bots, asked.games, asked.seed, command(asked))
    if as_json:
        print(json.dumps(numbers(report), indent=2))
        return
    file = html or Path(f"{asked.game}-balance.html")
    write_text(file, page(report, texts))
    print(texts("balance-written", file=str(file)))


def plans_of(asked: Asked, kit: Kit, other: Sequence[str]) -> dict[int, sim.SimulationPlan]:
    """The plan of every player count; `other` names what a side has of its own: a box, options."""
    boxes = [Path(text) for text in other if "=" not in text]
    if len(boxes) > 1:
        raise KiruError("error-compare", found=str(boxes[1]))
    chosen = options.parse([*asked.options, *(text for text in other if "=" in text)])
    counts = asked.players or tuple(range(kit.game.min_players, kit.game.max_players + 1))
    bots = [bot.strip() for bot in asked.bots.split(",") if bot.strip()] or [asked.bots]
    found = {
        players: sim.SimulationPlan(
            game=asked.game,
            bots=tuple(bots[seat % len(bots)] for seat in range(players)),
            games=asked.games,
            seed=asked.seed,
            options=tuple(chosen.items()),
            box=boxes[0] if boxes else asked.box,
            max_rounds=asked.max_rounds,
            detailed=True,
            with_offers=True,
        )
        for players in counts
    }
    for plan in found.values():
        sim.check(plan)
    return found


def seconds_needed(plans: list[dict[int, sim.SimulationPlan]], jobs: int) -> float:
    """How long all games will take about, judged by one of every table; told where somebody waits for it."""
    seconds = 0.0
    for plan in (plan for tables in plans for plan in tables.values()):
        began = time.perf_counter()
        sim.play_one(sim.prepare(open_kit(plan.game, plan.box), plan), 0)
        seconds += (time.perf_counter() - began) * plan.games / min(jobs, os.cpu_count() or 1)
    return seconds


def play(asked: Asked, plans: list[dict[int, sim.SimulationPlan]], texts: Texts) -> list[Side]:
    """Every table of every side, with a progress bar where somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    sides = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        total = sum(plan.games for tables in plans for plan in tables.values())
        bar = progress.add_task(texts("sim-progress"), total=total)
        for name, tables in zip(NAMES, plans, strict=False):
            found: dict[int, Balance] = {}
            for players, plan in tables.items():
                lines = open_kit(plan.game, plan.box).game.score_lines
                with closing(counted(outcomes(asked, plan, f"{name}-{players}"), progress, bar)) as games:
                    found[players] = balance.sum_up(players, lines, games)
            sides.append(Side(name, describe(next(iter(tables.values())), texts), found))
    return sides


def counted(
    games: Generator[sim.SimulatedGame, None, None], progress: Progress, bar: Any
) -> Generator[sim.SimulatedGame, None, None]:
    with closing(games):
        for outcome in games:
            progress.advance(bar)
            yield outcome


def outcomes(asked: Asked, plan: sim.SimulationPlan, name: str) -> Generator[sim.SimulatedGame, None, None]:
    """The games of a plan, kept in a folder of their own where they are to be kept."""
    kept = None
    if asked.parquet is not None:
        kept = Results(asked.parquet / name, plan, open_kit(plan.game, plan.box))
    return sim_outcomes(plan, asked.jobs, asked.cluster, kept)


def describe(plan: sim.SimulationPlan, texts: Texts) -> str:
    """What a side plays with."""
    box = open_kit(plan.game, plan.box).box
    return texts.join([texts("balance-box", box=box), *(option_words(*option, texts) for option in plan.options)])


def option_words(name: str, value: str, texts: Texts) -> str:
    """An option with its value, both in words where they have some."""
    key = f"option-{name}.{value}"
    return texts("balance-option", option=texts(f"option-{name}"), value=texts(key) if texts.has(key) else value)


def command(asked: Asked) -> str:
    """The line that makes the same page again."""
    words = ["kiru", "report", asked.game, "--bots", asked.bots, "--games", str(asked.games), "--seed", asked.seed]
    for players in asked.players:
        words += ["--players", str(players)]
    for option in asked.options:
        words += ["--option", option]
    if asked.box is not None:
        words += ["--box", str(asked.box)]
    for other in asked.compare:
        words += ["--compare", other]
    return shlex.join(words)


def numbers(report: BalanceReport) -> dict[str, Any]:
    """The report for programs."""
    return {
        "game": report.kit.game.name,
        "bots": report.bots,
        "seed": report.seed,
        "command": report.command,
        "sides": [
            {"name": side.name, "about": side.about, "tables": [table_numbers(found) for found in side.tables.values()]}
            for side in report.sides
        ],
    }


def table_numbers(found: Balance) -> dict[str, Any]:
    """One player count."""
    return {
        "players": found.players,
        "games": found.games,
        "unfinished": found.unfinished,
        "score": {"mean": found.everybody.mean, "deviation": found.everybody.deviation},
        "lead": found.leads.mean if found.players > 1 else None,
        "rounds": found.rounds.mean,
        "decisions": found.decisions.mean,
        "order": [balance.win_estimate(found.traits[ORDER][value])._asdict() for value in found.values(ORDER)],
        "sources": {
            name: dict(zip(("winners", "others"), found.source_means(line), strict=True))
            for line, name in enumerate(found.lines)
        },
        "traits": {name: trait_numbers(found, name) for name in found.traits},
        "actions": {name: action_numbers(action) for name, action in sorted(found.actions.items())},
    }


def action_numbers(action: balance.Taken) -> dict[str, Any]:
    """A kind of action; no share where nobody took it, or nobody left it."""
    return {
        "offered": action.offered,
        "taken": action.taken,
        "win_of_takers": balance.win_estimate(action.takers)._asdict() if action.takers.games else None,
        "win_of_leavers": balance.win_estimate(action.leavers)._asdict() if action.leavers.games else None,
    }


def trait_numbers(found: Balance, name: str) -> dict[str, Any]:
    return {
        value: {
            "seats": line.games,
            "win": balance.win_estimate(line)._asdict(),
            "score": balance.mean_estimate(line)._asdict(),
        }
        for value, line in ((value, found.traits[name][value]) for value in found.values(name))
    }
