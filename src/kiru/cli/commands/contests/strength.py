"""`kiru strength`: docs/strength.md, the strength of every level in every game, made in one go or in pieces."""

import datetime
import json
import math
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kiru.ai import bots
from kiru.arena import strength
from kiru.arena.contest import Result
from kiru.arena.strength import Row
from kiru.cli import options as typed
from kiru.games import NAMES, learned_weights, open_kit
from kiru.support.files import write_text
from kiru.support.interrupts import INTERRUPTED
from kiru.text import Texts

Done = list[tuple[Row, list[Result]]]


app = typed.commands()


@app.command("strength", help="cli-strength")
def run(
    game: typed.AnyGame = None,
    out: Annotated[Path | None, typer.Option("--out", help="cli-opt-strength-out")] = None,
    games: typed.PairedGames = 60,
    budget: Annotated[str, typer.Option("--budget", help="cli-opt-strength-budget")] = "0.1s",
    seed: typed.DealsSeed = "1",
    folder: Annotated[Path | None, typer.Option("--folder", help="cli-opt-strength-folder")] = None,
    jobs: typed.Jobs = None,
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """Play what is missing, then write the document; Ctrl-C keeps what is done."""
    royal = f"royal-{budget}"
    bots.parse(royal)
    jobs = typed.check_jobs(jobs)
    texts = Texts(language)
    chosen = [open_kit(game).game.name] if game is not None else list(NAMES)
    rows = strength.rows(chosen, games, royal, typed.check_seed(seed))
    folder = folder or cache_folder()
    done, interrupted = play(rows, folder, jobs, texts)
    if as_json:
        print(json.dumps([row_data(row, results) for row, results in done], indent=2))
    else:
        named = f"{game} " if game is not None else ""
        command = f"kiru strength {named}--games {games} --budget {budget} --seed {seed}"
        document = page(done, command, texts)
        if out is None:
            print(document, end="")
        else:
            write_text(out, document)
            print(texts("analyse-written", file=str(out)))
    if interrupted:
        print(texts("arena-interrupted", file=str(folder)), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def cache_folder() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kiru" / "strength"


def play(rows: list[Row], folder: Path, jobs: int, texts: Texts) -> tuple[Done, bool]:
    """Every row's games, as far as they were played, and whether somebody interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    contests = [strength.open_contest(folder, row) for row in rows]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("arena-progress"), total=sum(contest.total for contest in contests))
        for contest in contests:
            contest.play(jobs, lambda _: progress.update(bar, completed=sum(len(each.results) for each in contests)))
            if contest.interrupted:
                break
    done = [(row, contest.results) for row, contest in zip(rows, contests, strict=True) if contest.results]
    return done, any(contest.interrupted for contest in contests)


def row_data(row: Row, results: list[Result]) -> dict[str, object]:
    """A row for programs."""
    found = strength.solo_of(results) if row.kind == "solo" else strength.duel_of(row.plan, results)
    plan = row.plan
    head = {
        "game": plan.game,
        "kind": row.kind,
        "players": plan.players,
        "bots": plan.bots,
        "options": dict(plan.options),
        "aim": row.aim,
    }
    return head | asdict(found)


def page(done: Done, command: str, texts: Texts) -> str:
    """The document: a table a game, then the weights, chance, and solo."""
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    parts = [f"# {texts('strength-title')}", texts("strength-about", command=command, date=date)]
    for game in NAMES:
        duels = [(row, results) for row, results in done if row.plan.game == game and row.kind in ("ladder", "greedy")]
        if not duels:
            continue
        parts += [f"## {open_kit(game).texts(texts.language)(f'game-{game}')}", duel_table(duels, texts)]
    for kind in ("before", "many", "rush", "weights", "chance"):
        met = [(row, results) for row, results in done if row.kind == kind]
        if not met:
            continue
        parts += [f"## {texts(f'strength-{kind}')}", texts(f"strength-{kind}-about")]
        parts += [duel_table(met, texts, named=True)]
        if kind == "weights":
            parts += [proof_table([row.plan.game for row, _ in met], texts)]
    alone = [(row, results) for row, results in done if row.kind == "solo"]
    if alone:
        parts += [f"## {texts('strength-solo')}", texts("strength-solo-about"), solo_table(alone, texts)]
    return "\n\n".join(parts) + "\n"


def duel_table(rows: Done, texts: Texts, named: bool = False) -> str:
    """Who met whom and how it went; `named` tells the games too."""
    keys = ["bot", "rival", "games", "share", "aim", "elo", "scores", "time"]
    several = any(row.plan.alone for row, _ in rows)
    first = (["game"] if named else []) + (["players"] if several else [])
    table = []
    for row, results in rows:
        found = strength.duel_of(row.plan, results)
        aim = "–" if row.aim is None else f"≥ {row.aim:.0%} {'✓' if found.share >= row.aim else '✗'}"
        cells = [*row.plan.bots, str(found.games), share_of(found), aim, f"{found.elo:+.0f}"]
        cells += [" : ".join(f"{score:.1f}" for score in found.scores)]
        cells += [" : ".join(f"{1000 * seconds:.1f}" for seconds in found.seconds)]
        table.append(([row.plan.game] if named else []) + ([str(row.plan.players)] if several else []) + cells)
    return markdown([texts(f"strength-{key}") for key in first + keys], table)


def proof_table(games: list[str], texts: Texts) -> str:
    """How each game's weights were learned, and the test that they have passed."""
    table = []
    for game in games:
        file = open_kit(game).folder / learned_weights.FILE
        found = learned_weights.read(file) if file.exists() else None
        if found is not None and found.proof is not None:
            proof = found.proof
            won = f"{proof.share:.1%}"
            table.append([game, f"`{found.command}`", proof.bot, str(proof.games), won, f"{proof.llr:.2f}"])
    return markdown([texts(f"strength-{key}") for key in ("game", "command", "bot", "games", "share", "llr")], table)


def share_of(found: strength.Duel) -> str:
    """The wins with their interval, where there are deals enough for one."""
    return f"{found.share:.1%}" + ("" if math.isinf(found.error) else f" ± {found.error:.1%}")


def solo_table(rows: Done, texts: Texts) -> str:
    """A line a difficulty and bot."""
    table = []
    for row, results in rows:
        found = strength.solo_of(results)
        difficulty = dict(row.plan.options)["difficulty"]
        score = f"{found.score:.1f} ± {found.error:.1f}"
        table.append([difficulty, row.plan.bots[0], str(found.games), score, f"{found.rank:.2f}"])
    return markdown([texts(f"strength-{key}") for key in ("difficulty", "bot", "games", "score", "rank")], table)


def markdown(head: list[str], rows: list[list[str]]) -> str:
    """A table as Markdown writes it."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
