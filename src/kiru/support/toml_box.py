"""Boxes as TOML: read one, lay it over the standard box, and look its tables up with clear errors."""

import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from kiru.core.errors import KiruError
from kiru.support.files import read_text

Table = dict[str, Any]
NAME = re.compile(r"[a-z0-9_-]{1,30}")
"""A box's name stands in records: one plain word."""
SEPARATORS = re.compile(r"[=,{}\[\]]")
MOST_PARTS = 8
"""Parts of a dotted key in a box that somebody sends."""


@dataclass(frozen=True)
class BoxText:
    """A box as the TOML that somebody sent, and how errors call it."""

    text: str
    name: str = "box.toml"


Source = Path | BoxText | None
"""Where a box comes from: a file, a text, or the game itself for the standard box."""


def read(game: str, standard: Path, source: Source) -> Table:
    """The standard box of a game, or an owner's; `extends = "standard"` takes the tables it leaves out."""
    if source is None:
        return shipped(standard)
    data = parse(source)
    if data.get("game") != game:
        raise KiruError("error-box-game", game=game, found=str(data.get("game")))
    name = data.get("box")
    if not isinstance(name, str) or not NAME.fullmatch(name) or name == "standard":
        raise KiruError("error-box-name")
    base = data.pop("extends", None)
    if base not in (None, "standard"):
        raise KiruError("error-box-entry", table="box", entry="extends", expected='"standard"')
    return shipped(standard) | data if base else data


@cache
def shipped(standard: Path) -> Table:
    """The standard box of a game, which nobody changes."""
    return parse(standard)


def parse(source: Path | BoxText) -> Table:
    box = source if isinstance(source, BoxText) else BoxText(read_text(source), str(source))
    if isinstance(source, BoxText):
        check_keys(source)
    try:
        return tomllib.loads(box.text)
    except (ValueError, RecursionError) as error:
        raise KiruError("error-box-toml", file=box.name, reason=str(error)) from error


def check_keys(box: BoxText) -> None:
    """Refuse keys of very many parts before they are parsed: the time that takes grows with their square."""
    for line in box.text.splitlines():
        for part in SEPARATORS.split("".join(line.split())):
            if part.count(".") > MOST_PARTS:
                raise KiruError("error-box-toml", file=box.name, reason=part[:40])


def digest(data: Table) -> str:
    """Twelve hex digits that tell two boxes apart.

    Layout, comments, the order of the tables and how certain they are do not matter; the order inside a table does,
    because action codes follow it.
    """
    plain = {name: without_certainty(value) for name, value in sorted(data.items()) if name != "box"}
    return blake2b(json.dumps(plain, default=str).encode(), digest_size=6).hexdigest()


def without_certainty(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_certainty(inner) for name, inner in value.items() if name != "certainty"}
    return [without_certainty(inner) for inner in value] if isinstance(value, list) else value


def table(data: Table, name: str) -> Table:
    found = data.get(name)
    if not isinstance(found, dict):
        raise KiruError("error-box-table", table=name)
    return found


def rows(data: Table, name: str, column: str, count: int | None = None) -> list[Table]:
    """The list of entries `column` in a table, `count` of them."""
    found = table(data, name).get(column)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise KiruError("error-box-entry", table=name, entry=column, expected="[{...}]")
    if count is not None and len(found) != count:
        raise KiruError("error-box-count", table=f"{name}.{column}", expected=count, found=len(found))
    return found


def entries(data: Table, name: str, count: int) -> dict[str, Table]:
    """The named entries of a table, `count` of them, each a table of its own."""
    found = {entry: row for entry, row in table(data, name).items() if entry != "certainty"}
    total(name, count, len(found))
    for entry, row in found.items():
        key({"key": entry}, name)
        if not isinstance(row, dict):
            raise KiruError("error-box-entry", table=name, entry=entry, expected="{...}")
    return found


def number(row: Table, where: str, name: str, low: int = 0, high: int = 99) -> int:
    found = row.get(name)
    if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
        raise KiruError("error-box-entry", table=where, entry=name, expected=f"{low}..{high}")
    return found


def numbers(row: Table, where: str, name: str, count: int, low: int = 0, high: int = 99) -> list[int]:
    """A list of exactly `count` whole numbers."""
    found = row.get(name)
    good = isinstance(found, list) and len(found) == count and all(type(n) is int and low <= n <= high for n in found)
    if not good:
        raise KiruError("error-box-entry", table=where, entry=name, expected=f"{count} × {low}..{high}")
    return list(found or [])


def word(row: Table, where: str, name: str, allowed: Iterable[str] | None = None) -> str:
    found = row.get(name)
    if not isinstance(found, str) or (allowed is not None and found not in set(allowed)):
        raise KiruError("error-box-entry", table=where, entry=name, expected=" | ".join(allowed or ["..."]))
    return found


def flag(row: Table, where: str, name: str) -> bool:
    """True or false; false where it is left out."""
    found = row.get(name, False)
    if not isinstance(found, bool):
        raise KiruError("error-box-entry", table=where, entry=name, expected="true | false")
    return found


def words(row: Table, where: str, name: str, allowed: Iterable[str], count: int | None = None) -> list[str]:
    """A list of words from those allowed, `count` of them if that is given."""
    found = row.get(name, [])
    if not isinstance(found, list) or (count is not None and len(found) != count):
        raise KiruError("error-box-entry", table=where, entry=name, expected=f"[{' | '.join(allowed)}]")
    return [word({name: one}, where, name, allowed) for one in found]


def lists(row: Table, where: str, name: str, count: int) -> list[list[Any]]:
    """A list of exactly `count` lists."""
    found = row.get(name)
    if not isinstance(found, list) or len(found) != count or not all(isinstance(one, list) for one in found):
        raise KiruError("error-box-entry", table=where, entry=name, expected=f"{count} × [...]")
    return found


def key(row: Table, where: str) -> str:
    """A piece's word in notation: lower-case letters, digits and underscores."""
    found = word(row, where, "key")
    if not found or not found.isascii() or not found.replace("_", "").isalnum() or found != found.lower():
        raise KiruError("error-box-entry", table=where, entry=found, expected="a-z 0-9 _")
    return found


def distinct(where: str, keys: list[str]) -> list[str]:
    """Words of notation that must not repeat."""
    for index, one in enumerate(keys):
        if one in keys[:index]:
            raise KiruError("error-box-twice", table=where, entry=one)
    return keys


def total(where: str, expected: int, found: int) -> None:
    """Check a count that the booklet states."""
    if found != expected:
        raise KiruError("error-box-count", table=where, expected=expected, found=found)
