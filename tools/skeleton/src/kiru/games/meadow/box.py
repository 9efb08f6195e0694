"""Loads box.toml (or an owner's box) into flat tables and checks it against what the booklet states."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from kiru.core.errors import KiruError
from kiru.games.meadow.engine import components as c
from kiru.support import toml_box as toml

STANDARD = Path(__file__).with_name("box.toml")


def load(file: toml.Source = None) -> c.Box:
    """The box of a file, or the standard one; every table checked."""
    data = toml.read("meadow", STANDARD, file)
    box = c.Box()
    box.name = str(data.get("box"))
    box.digest = toml.digest(data)
    setup = toml.table(data, "setup")
    box.rounds = toml.number(setup, "setup", "rounds", 1, 9)
    box.bouquet = toml.number(setup, "setup", "bouquet")
    load_flowers(box, toml.entries(data, "flowers", c.KINDS))
    return box


def load_flowers(box: c.Box, flowers: dict[str, toml.Table]) -> None:
    """What each kind is worth and how many there are: enough for the longest game (M02)."""
    box.keys = list(flowers)
    box.points = vec[i64]([toml.number(row, f"flowers.{key}", "points") for key, row in flowers.items()])
    copies = [toml.number(row, f"flowers.{key}", "copies", 1) for key, row in flowers.items()]
    box.copies = vec[i64](copies)
    needed = int(box.rounds) * (c.MAX_PLAYERS + 1)
    if sum(copies) < needed:
        raise KiruError("error-box-count", table="flowers", expected=needed, found=sum(copies))
