"""`kiru coach`: what marks the coach gives bots of known strength, and whether its accounts close."""

from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Annotated

import typer

from kiru.arena.coaching.bot_marks import PLAYERS, MarkedGame, mark_games
from kiru.arena.ratings import half_width
from kiru.cli import options as typed
from kiru.cli.commands.coaching import document
from kiru.games import open_kit
from kiru.text import Texts

app = typed.commands()
MOST_GAMES = 10_000


@app.command("coach", help="cli-coach")
def run(
    game: typed.Game,
    games: Annotated[int, typer.Option("--games", "-n", help="cli-opt-coach-games")] = 50,
    iterations: Annotated[int, typer.Option("--iterations", "-i", help="cli-opt-iterations")] = 60,
    seed: typed.Seed = "coach",
    jobs: typed.Jobs = None,
    out: Annotated[Path | None, typer.Option("--out", help="cli-opt-coach-out")] = None,
    language: typed.Language = "en",
) -> None:
    """Play and judge tables of bots, and tell what they were given."""
    jobs, name = typed.check_jobs(jobs), open_kit(game).game.name
    typed.check_number(games, 2, MOST_GAMES)
    typed.check_number(iterations, 1, MOST_GAMES)
    texts = Texts(language)
    with document.progress_bar(texts("coach-progress"), games) as tick:
        found = mark_games(name, games, typed.check_seed(seed), iterations, jobs, tick)
    command = f"kiru coach {name} --games {games} --iterations {iterations} --seed {seed}"
    document.tell(f"marks {name}", page(found, command, open_kit(name).texts(language), name), out, texts)


def page(found: Sequence[MarkedGame], command: str, texts: Texts, game: str) -> str:
    """A table of the bots, the worst account, and the time."""
    head = [texts(f"coach-{key}") for key in ("bot", "accuracy", "found", "marks")]
    about = texts(
        "coach-about",
        game=texts(f"game-{game}"),
        command=command,
        games=len(found),
        gap=f"{max(one.gap for one in found):.3f}",
        seconds=f"{fmean(one.seconds for one in found):.1f}",
    )
    return f"{about}\n\n{document.table(head, [row(found, name) for name in PLAYERS])}"


def row(found: Sequence[MarkedGame], name: str) -> list[str]:
    """What a bot was given in the mean of its games."""
    own = [one.bots[name] for one in found]
    kept = [100 * one.accuracy for one in own]
    best = sum(one.found for one in own) / max(1, sum(one.choices for one in own))
    marks = " / ".join(f"{fmean(counts):.1f}" for counts in zip(*(one.marks for one in own), strict=True))
    return [name, f"{fmean(kept):.0f} ± {half_width(kept):.0f} %", f"{100 * best:.0f} %", marks]
