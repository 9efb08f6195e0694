"""How the printed booklets call what our rules speak of: `glossary.toml` of a game, by language."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kiru.text import Texts
from kiru.text.registry import SOURCE


class Term(NamedTuple):
    """A word of our rules and the booklet's term for the same thing."""

    key: str
    word: str
    """Ours, in the language asked for."""
    printed: str
    """The booklet's, in the language of its edition."""
    language: str
    """The edition: the language asked for, or English where no term of that edition is known."""
    reported: bool
    """Whether it is known only from what others write about that edition."""
    rules: tuple[str, ...]
    """The rules that speak of it."""


@cache
def read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def terms(folder: Path, texts: Texts) -> list[Term]:
    """The glossary of the game in a folder, in the language of the texts; empty for a game that has none."""
    data = read(folder / "glossary.toml")
    return [term(key, entry, data["editions"], texts) for key, entry in data.get("terms", {}).items()]


def term(key: str, entry: dict[str, Any], editions: dict[str, str], texts: Texts) -> Term:
    edition = texts.language if texts.language in entry else SOURCE
    reported = editions[edition] == "reported"
    return Term(key, texts(f"term-{key}"), entry[edition], edition, reported, tuple(entry["rules"]))
