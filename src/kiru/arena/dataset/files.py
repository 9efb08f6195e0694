"""What a data set looks like on disk: Parquet files with a fixed schema, and a sheet that tells what they hold."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.parquet as pq

from kiru.core import observation_layout
from kiru.games.kit import Kit
from kiru.version import VERSION

if TYPE_CHECKING:
    from kiru.arena.dataset.self_play import DatasetPlan, Row

SCHEMA = pa.schema(
    [
        ("game", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int8()),
        ("phase", pa.string()),
        ("legal", pa.list_(pa.int16())),
        ("action", pa.int16()),
        ("tried", pa.list_(pa.int16())),
        ("visits", pa.list_(pa.int32())),
        ("shares", pa.list_(pa.float32())),
        ("scores", pa.list_(pa.float32())),
        ("observation", pa.binary()),
        ("share", pa.float32()),
        ("final_score", pa.int16()),
    ]
)

DATASHEET = "_datasheet.md"
"""Readers of such folders pass over names that begin with an underscore or a dot."""
SHEET = """# Data sheet: self-play of {game}

**Made by** `{command}`
with Kiru {version}, ruleset {ruleset}, box {box}. The same command writes the same rows.

**What it holds**: {rows:,} choices of {games:,} games, one row each; neither chance nor decisions with a single answer.

| column | meaning |
|---|---|
| `game`, `step`, `seat` | the game, the number of the choice within it, who was asked |
| `phase` | the question |
| `legal` | every legal action |
| `action` | the one that was taken: the most visited |
| `tried`, `visits` | the actions that the search tried, and how often |
| `shares`, `scores` | for each of these the share of the win and the final score to be expected, for `seat` |
| `observation` | {width} bytes, a number each: docs/observations.md names them and their highest values |
| `share`, `final_score` | how the game ended for `seat`: its share of the win, its points |

**How it was made**: every seat searches {iterations} iterations a choice with the weights and dials of this version
and keeps its tree from choice to choice. Nothing is drawn at random but the deals and the search's own samples.

**What it is for**: learning policies (visits) and values (share, final score), studying the game. **What it is not**:
games of people; a sample of all positions: strong play sees only what strong play reaches.

**License**: MIT, as the project. The games' names belong to their publishers.
"""


def write_chunk(file: Path, rows: "list[Row]") -> None:
    """A whole file or none: it gets its name once it is written."""
    part = file.with_name(f".{file.name}.part")
    pq.write_table(pa.Table.from_pylist(rows, SCHEMA), part, compression="zstd")
    os.replace(part, file)


def write_datasheet(folder: Path, plan: "DatasetPlan", kit: Kit) -> None:
    """The sheet beside the files."""
    rows = sum(pq.read_metadata(file).num_rows for file in sorted(folder.glob("games-*.parquet")))
    chosen = "".join(f" --option {name}={value}" for name, value in plan.options)
    counts = f"--players {plan.players} --games {plan.games} --iterations {plan.iterations}"
    text = SHEET.format(
        game=plan.game,
        command=f"kiru dataset make {plan.game} {counts} --seed {plan.seed}{chosen}",
        games=plan.games,
        iterations=plan.iterations,
        version=VERSION,
        ruleset=kit.game.version,
        box=kit.box,
        rows=rows,
        width=observation_layout.measure(kit.game, kit.observer, plan.players).width,
    )
    (folder / DATASHEET).write_text(text, encoding="utf-8")
