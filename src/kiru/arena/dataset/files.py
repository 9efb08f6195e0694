"""What a data set looks like on disk: Parquet files with a fixed schema, and a sheet that tells what they hold."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pyarrow.parquet as pq

from kiru.core import observation_layout
from kiru.games.kit import Kit
from kiru.support.templates import filled
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


def write_chunk(file: Path, rows: "list[Row]") -> None:
    """A whole file or none: it gets its name once it is written."""
    part = file.with_name(f".{file.name}.part")
    pq.write_table(pa.Table.from_pylist(rows, SCHEMA), part, compression="zstd")
    os.replace(part, file)


def write_datasheet(folder: Path, plan: "DatasetPlan", kit: Kit) -> None:
    """The sheet beside the files."""
    rows = sum(pq.read_metadata(file).num_rows for file in sorted(folder.glob("games-*.parquet")))
    width = observation_layout.measure(kit.game, kit.observer, plan.players).width
    text = filled(
        "kiru.arena.dataset",
        "datasheet.md.j2",
        plan=plan,
        rows=rows,
        width=width,
        version=VERSION,
        ruleset=kit.game.version,
        box=kit.box,
    )
    (folder / DATASHEET).write_text(text, encoding="utf-8")
