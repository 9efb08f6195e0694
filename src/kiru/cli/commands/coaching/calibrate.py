"""`kiru calibrate`: how far the coach's chances can be believed, measured, corrected and drawn."""

import datetime
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from kiru.ai.calibration import FILE, PLAYED_OUT, SEARCHED
from kiru.arena.coaching.calibrate import (
    THIRDS,
    Belief,
    Sample,
    beliefs,
    fitted_curves,
    held_out,
    reliability,
    samples_of,
)
from kiru.cli import options as typed
from kiru.cli.commands.coaching import document
from kiru.games import open_kit
from kiru.support.files import write_text
from kiru.text import Texts

app = typed.commands()
MOST_GAMES = 10_000
UPPER_LEFT = 2
"""Matplotlib's number of the corner."""
COLORS = ("#1f4e79", "#b5651d", "#3b7d3b")


@app.command("calibrate", help="cli-calibrate")
def run(
    game: typed.Game,
    games: Annotated[int, typer.Option("--games", "-n", help="cli-opt-calibrate-games")] = 40,
    iterations: Annotated[int, typer.Option("--iterations", "-i", help="cli-opt-iterations")] = 200,
    seed: typed.Seed = "calibrate",
    jobs: typed.Jobs = None,
    out: Annotated[Path | None, typer.Option("--out", help="cli-opt-coach-out")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="cli-opt-calibrate-plot")] = None,
    keep: Annotated[bool, typer.Option("--keep", help="cli-opt-calibrate-keep")] = False,
    language: typed.Language = "en",
) -> None:
    """Play games, compare what was said with what came of it, and tell, draw and keep what was found."""
    jobs, kit = typed.check_jobs(jobs), open_kit(game)
    typed.check_number(games, 4, MOST_GAMES)
    typed.check_number(iterations, 1, MOST_GAMES)
    texts, name = Texts(language), kit.game.name
    players = range(max(2, kit.game.min_players), kit.game.max_players + 1)
    with document.progress_bar(texts("coach-progress"), games * len(players)) as tick:
        found = samples_of(name, players, games, typed.check_seed(seed), iterations, jobs, tick)
    command = f"kiru calibrate {name} --games {games} --iterations {iterations} --seed {seed}"
    if keep:
        write_text(kit.folder / FILE, kept(found, name, command))
        print(texts("analyse-written", file=str(kit.folder / FILE)))
    if plot is not None:
        draw(found, kit.texts(language), name, plot)
        print(texts("analyse-written", file=str(plot)))
    picture = f"\n\n![{texts('calibrate-plot')}]({plot.name})" if plot is not None else ""
    body = page(beliefs(found), command, kit.texts(language), name) + picture
    document.tell(f"calibration {name}", body, out, texts)


def kept(found: Sequence[Sample], game: str, command: str) -> str:
    """The fitted powers as the game's folder keeps them."""
    curves = {
        way: {str(players): asdict(curve) for players, curve in fitted_curves(found, way).items()}
        for way in (SEARCHED, PLAYED_OUT)
    }
    date = datetime.datetime.now(datetime.UTC).date().isoformat()
    return json.dumps({"game": game, "command": command, "date": date, "curves": curves}, indent=1) + "\n"


def page(found: Sequence[Belief], command: str, texts: Texts, game: str) -> str:
    """A row for each third and number of players."""
    head = [texts(f"calibrate-{key}") for key in ("players", "third", "positions", "raw", "held-out", "uniform")]
    rows = [
        [str(one.players), f"{one.third + 1}", str(one.positions)]
        + [f"{error:.3f}" for error in (one.raw, one.held_out, one.uniform)]
        for one in found
    ]
    about = texts("calibrate-about", game=texts(f"game-{game}"), command=command)
    return f"{about}\n\n{document.table(head, rows)}"


def draw(found: Sequence[Sample], texts: Texts, game: str, file: Path) -> None:
    """What was said against what came of it, a line for each third."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    told = held_out(found, SEARCHED)
    figure = Figure(figsize=(5.2, 4.6), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color="#999999", linewidth=1)
    for third in range(THIRDS):
        points = reliability([(one, said) for one, said in told if one.third == third])
        said, came, sizes = zip(*points, strict=True)
        axes.plot(said, came, color=COLORS[third], linewidth=1.2, label=texts("calibrate-line", third=third + 1))
        axes.scatter(said, came, s=[min(120.0, 6 + size**0.7) for size in sizes], color=COLORS[third])
    axes.set(xlim=(0, 1), ylim=(0, 1), xlabel=texts("calibrate-said"), ylabel=texts("calibrate-came"))
    axes.set_title(texts(f"game-{game}"))
    axes.legend(loc=UPPER_LEFT, frameon=False)
    file.parent.mkdir(parents=True, exist_ok=True)
    with mpl.rc_context({"svg.hashsalt": "kiru", "svg.fonttype": "none"}):
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
