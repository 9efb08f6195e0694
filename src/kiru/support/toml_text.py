"""Writes boxes as TOML: what `tomllib` reads comes out as it went in, a row of a list on a line of its own."""

import json
import re
from typing import Any

from kiru.core.errors import KiruError

BARE = re.compile(r"[A-Za-z0-9_-]+")
DEEPEST = 8
"""How deep tables may lie within tables; those of a box lie at four."""


def written(data: dict[str, Any]) -> str:
    """A document: plain values on top, then a heading for each table."""
    lines = [f"{key(name)} = {inline(value)}" for name, value in data.items() if not isinstance(value, dict)]
    for name, table in data.items():
        if isinstance(table, dict):
            lines += ["", f"[{key(name)}]", *(f"{key(one)} = {block(value)}" for one, value in table.items())]
    return "\n".join(lines) + "\n"


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else text(name)


def text(value: str) -> str:
    """A string of TOML, which has JSON's escapes but for that of the last control character."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def block(value: Any) -> str:
    """A list of tables has a line for each; everything else is written in one."""
    if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
        return "".join(["[\n", *(f"    {inline(row)},\n" for row in value), "]"])
    return inline(value)


def inline(value: Any, depth: int = 0) -> str:
    if depth > DEEPEST or not isinstance(value, str | bool | int | float | list | dict):
        raise KiruError("error-box-toml", file="box.toml", reason=str(value)[:40])
    if isinstance(value, dict):
        rows = [f"{key(name)} = {inline(inner, depth + 1)}" for name, inner in value.items()]
        return f"{{ {', '.join(rows)} }}" if rows else "{}"
    if isinstance(value, list):
        return f"[{', '.join(inline(inner, depth + 1) for inner in value)}]"
    return text(value) if isinstance(value, str) else str(value).lower()
