"""`kiru bench`: the speed of the engines, as ratios from one run."""

import json
from typing import Annotated

import typer
from rich import box as borders
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from kiru.bench import engine_peers, engines
from kiru.bench.comparison import beside, pick, report, same_table, step_peers
from kiru.bench.engines import Measurement
from kiru.cli import options as typed
from kiru.cli.seats import console
from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.text import Texts

NOISE = 1.5
SECONDS = 0.5


app = typed.commands()


@app.command("bench", help="cli-bench")
def run(
    game: typed.AnyGame = None,
    peers: Annotated[bool, typer.Option("--peers", help="cli-opt-peers")] = False,
    server: Annotated[bool, typer.Option("--server", help="cli-opt-server")] = False,
    tables: Annotated[int, typer.Option("--tables", help="cli-opt-tables")] = 300,
    workers: Annotated[int, typer.Option("--workers", help="cli-opt-processes")] = 1,
    repeat: Annotated[int, typer.Option("--repeat", help="cli-opt-repeat")] = 5,
    seconds: Annotated[float | None, typer.Option("--seconds", help="cli-opt-seconds")] = None,
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """Measure the engines, or the server, and show."""
    if server:
        from kiru.cli.commands import bench_server

        bench_server.run(game, tables, workers, seconds, peers, as_json, language)
    else:
        measure(game, peers, repeat, SECONDS if seconds is None else seconds, as_json, language)


def measure(game: str | None, with_peers: bool, repeat: int, seconds: float, as_json: bool, language: str) -> None:
    """Measure the engines and show."""
    typed.check_number(repeat, 1, 100)
    if not 0.01 <= seconds <= 60:
        raise KiruError("error-number", found=str(seconds), low=0, high=60)
    games = [open_kit(game).game.name] if game is not None else []
    texts = Texts(language)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("bench-progress"))
        figures = engines.measure(
            games, with_peers, repeat, seconds, lambda done, all_: progress.update(bar, completed=done, total=all_)
        )
        bar = progress.add_task(texts("bench-progress"))
        figures += engines.measure_steps(
            games, with_peers, repeat, seconds, lambda done, all_: progress.update(bar, completed=done, total=all_)
        )
    if as_json:
        print(json.dumps(report(figures, repeat, seconds), indent=2))
        return
    screen = console()
    screen.print(engine_table(figures, texts))
    screen.print(search_table(figures, texts))
    screen.print(step_table(figures, texts))
    missing = sorted({figure.side for figure in pick(figures, "steps") if not figure.values})
    if missing:
        screen.print(texts("bench-missing", names=texts.join(missing)))
    if with_peers:
        show_peers(figures, screen, texts)
    if not engines.has_compiled_ring():
        screen.print(texts("bench-interpreted-only"))
    found = pick(figures, "startup")
    screen.print(texts("bench-startup", milliseconds=f"{1000 / found[0].median:.0f}"))
    screen.print(texts("bench-note", repeat=repeat, noise=str(NOISE)))


def show_peers(figures: list[Measurement], screen: Console, texts: Texts) -> None:
    """Like beside like: loops inside compiled code, then loops in Python."""
    if not engine_peers.installed():
        screen.print(texts("bench-no-peers"))
        return
    for what in ("decisions", "driven"):
        screen.print(peer_table(figures, what, texts))


def rate(figures: list[Measurement]) -> str:
    """A median with its spread."""
    return f"{figures[0].median:,.0f} ±{figures[0].spread:.0%}" if figures else "–"


def engine_table(figures: list[Measurement], texts: Texts) -> Table:
    """A row a game and player count: compiled beside interpreted."""
    table = Table(title=texts("bench-title"), box=borders.SIMPLE_HEAD)
    for key in ("game", "players", "decisions", "interpreted", "ratio", "games", "clone", "driven"):
        table.add_column(texts(f"bench-{key}"), justify="left" if key == "game" else "right")
    tables = dict.fromkeys((figure.game, figure.players) for figure in pick(figures, "driven"))
    for game, players in tables:
        rows = [figure for figure in figures if (figure.game, figure.players) == (game, players)]
        compiled = pick(rows, "decisions", "compiled")
        interpreted = pick(rows, "decisions", "interpreted")
        ratio = f"{compiled[0].median / interpreted[0].median:.1f} ×" if compiled else "–"
        side = "compiled" if compiled else "interpreted"
        clone = pick(rows, "clones", side)[0].median
        table.add_row(
            game,
            str(players),
            rate(compiled),
            rate(interpreted),
            ratio,
            rate(pick(rows, "games", side)),
            f"{1e9 / clone:,.0f} ns",
            rate(pick(rows, "driven", side)),
        )
    return table


def search_table(figures: list[Measurement], texts: Texts) -> Table:
    """A row a game: iterations of the search, and how much of the raw playout rate comes through it."""
    table = Table(title=texts("bench-search"), box=borders.SIMPLE_HEAD)
    for key in ("game", "players", "iterations", "interpreted", "ratio", "through"):
        table.add_column(texts(f"bench-{key}"), justify="left" if key == "game" else "right")
    for figure in pick(figures, "iterations", "interpreted"):
        rows = [other for other in figures if same_table(other, figure)]
        compiled = pick(rows, "iterations", "compiled")
        ratio = f"{compiled[0].median / figure.median:.1f} ×" if compiled else "–"
        share = pick(rows, "through", "compiled" if compiled else "interpreted")[0].median
        table.add_row(figure.game, str(figure.players), rate(compiled), rate([figure]), ratio, f"{share:.0%}")
    return table


def step_table(figures: list[Measurement], texts: Texts) -> Table:
    """A row an environment: steps on one core, and how many times its rate each of our games reaches."""
    own = pick(figures, "steps", engines.OWN)
    games = list(dict.fromkeys(figure.game for figure in own))
    table = Table(title=texts("bench-steps"), box=borders.SIMPLE_HEAD)
    table.add_column(texts("bench-environment"))
    for heading in (texts("bench-batch"), texts("bench-steps-rate"), *games):
        table.add_column(heading, justify="right")
    for figure in own:
        table.add_row(figure.game, str(figure.batch), rate([figure]))
    for other in step_peers(figures):
        ratios = [f"{figure.median / other.median:.1f} ×" for figure in beside(figures, other)]
        table.add_row(other.side, str(other.batch), rate([other]), *ratios)
    return table


def peer_table(figures: list[Measurement], what: str, texts: Texts) -> Table:
    """A row a peer whose loop runs in the same place as ours, and how many times its rate each of our games reaches."""
    table = Table(title=texts("bench-peers", way=what), box=borders.SIMPLE_HEAD)
    own = pick(figures, what, "compiled") or pick(figures, what, "interpreted")
    table.add_column(texts("bench-peer"))
    table.add_column(texts("bench-decisions"), justify="right")
    for figure in own:
        table.add_column(f"{figure.game} {figure.players}", justify="right")
    for peer in [figure for figure in pick(figures, what) if figure.players == 0]:
        table.add_row(peer.side, rate([peer]), *(f"{figure.median / peer.median:.2f} ×" for figure in own))
    return table
