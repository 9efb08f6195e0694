"""Boxes made for tests: the standard one with other numbers, written as an owner would."""

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from kiru.core.rng import Rng
from kiru.games import open_kit

Table = dict[str, Any]
FEW_CUBES = (
    'box = "few"\ngame = "amyitis"\nextends = "standard"\n[supply]\ntokens = 7\ncamels = 14\ntalents = 30\ncubes = 1\n'
)
"""What `kiru box check` once called good: after a few rounds nobody has a cube, and passing is all there is."""
NO_CAMELS = (
    'box = "none"\ngame = "amyitis"\nextends = "standard"\n'
    "[supply]\ntokens = 7\ncamels = 1\ntalents = 30\ncubes = 30\n[start]\ntalents = 4\ncamels = 0\n"
)
"""The caravan never moves, so nothing is ever planted; yet every round has something to decide."""


def standard(game: str) -> Table:
    return tomllib.loads((open_kit(game).folder / "box.toml").read_text("utf-8"))


def inline(value: Any) -> str:
    """A value in TOML's one-line form."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {inline(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(inline(inner) for inner in value) + "]"
    return json.dumps(value)


def write(file: Path, data: Table) -> Path:
    """A box of its own name."""
    file.write_text("".join(f"{name} = {inline(value)}\n" for name, value in (data | {"box": "odd"}).items()), "utf-8")
    return file


def numbers(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a box that holds a number: its container and the key or index there."""
    places = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in places:
        if type(inner) is int:
            yield value, name
        else:
            yield from numbers(inner)


def odd(data: Table, rng: Rng, changes: int) -> Table:
    """A box with a few numbers changed, most of them to less."""
    changed = deepcopy(data)
    places = list(numbers(changed))
    for _ in range(changes):
        container, name = places[rng.below(len(places))]
        values = [0, 1, 2, container[name] // 2, container[name] - 1, container[name] + 1, 99]
        container[name] = max(0, values[rng.below(len(values))])
    return changed
