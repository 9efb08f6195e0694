"""`kiru perft`: how many rows of decisions there are, depth by depth."""

import json
import time
from typing import Annotated

import typer
from rich import box as borders
from rich.table import Table

from kiru.cli import options as typed
from kiru.cli.seats import console
from kiru.core import options
from kiru.core.dealer import SeededDealer
from kiru.core.perft import perft
from kiru.core.referee import Referee
from kiru.games import open_kit

DEEPEST = 12


app = typed.commands()


@app.command("perft", help="cli-perft")
def run(
    game: typed.Game,
    depth: Annotated[int, typer.Option("--depth", "-d", help="cli-opt-depth")] = 4,
    players: typed.Players = None,
    seed: typed.Seed = "1",
    game_options: typed.GameOptions = None,
    box: typed.Box = None,
    as_json: typed.Json = False,
    language: typed.Language = "en",
) -> None:
    """Deal the table from the seed and count from its first question."""
    typed.check_number(depth, 1, DEEPEST)
    kit = open_kit(game, box)
    count = players if players is not None else max(2, kit.game.min_players)
    dealer = SeededDealer(typed.check_seed(seed), kit.game.sources)
    match = Referee(kit.game, kit.notation, count, options.parse(game_options or []), dealer)
    match.start()
    rows = []
    for level in range(1, depth + 1):
        started = time.perf_counter()
        rows.append((level, int(perft(match.state, level)), time.perf_counter() - started))
    if as_json:
        print(json.dumps({"game": kit.game.name, "players": count, "seed": seed, "counts": [row[1] for row in rows]}))
        return
    texts = kit.texts(language)
    title = texts("perft-title", game=texts(f"game-{kit.game.name}"), players=count, seed=seed)
    table = Table(title=title, box=borders.SIMPLE_HEAD)
    for key in ("perft-depth", "perft-count", "perft-time"):
        table.add_column(texts(key), justify="right")
    for level, total, seconds in rows:
        table.add_row(str(level), f"{total:,}", f"{seconds:.2f}")
    console().print(table)
