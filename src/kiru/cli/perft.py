"""`kiru perft`: how many rows of decisions there are, depth by depth."""

import json
import time
from pathlib import Path

from rich import box as borders
from rich.table import Table

from kiru.cli.play import check_seed
from kiru.cli.tables import console
from kiru.core import options
from kiru.core.dealer import SeededDealer
from kiru.core.errors import KiruError
from kiru.core.match import Match
from kiru.core.perft import perft
from kiru.games import open_kit

DEEPEST = 12


def run(
    game: str,
    depth: int,
    players: int | None,
    seed: str,
    typed_options: list[str],
    box: Path | None,
    as_json: bool,
    language: str,
) -> None:
    """Deal the table from the seed and count from its first question."""
    if not 1 <= depth <= DEEPEST:
        raise KiruError("error-number", found=depth, low=1, high=DEEPEST)
    kit = open_kit(game, box)
    count = players if players is not None else max(2, kit.game.min_players)
    dealer = SeededDealer(check_seed(seed), kit.game.sources)
    match = Match(kit.game, kit.notation, count, options.parse(typed_options), dealer)
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
