"""The games of a server: opened once, with their words in every language."""

import re
import tempfile
from functools import lru_cache
from pathlib import Path

from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.text import LANGUAGES, Texts

SEPARATORS = re.compile(r"[=,{}\[\]]")
MOST_PARTS = 8
"""Parts of a dotted key in a box that somebody sends."""


@lru_cache(maxsize=64)
def kit_of(game: str, box_text: str = "", ruleset: int | None = None) -> Kit:
    """A game with the standard box, or with an owner's box given as TOML; by its newest ruleset, or by a table's."""
    if not box_text:
        return open_kit(game, None, ruleset)
    check_keys(box_text)
    with tempfile.TemporaryDirectory(prefix="kiru-box-") as folder:
        file = Path(folder, "box.toml")
        file.write_text(box_text, encoding="utf-8")
        try:
            return open_kit(game, file, ruleset)
        except KiruError as error:
            # Where the server puts it aside is nobody's business.
            error.args_by_name["file"] = file.name
            raise


def check_keys(box_text: str) -> None:
    """Refuse keys of very many parts before they are parsed: the time that takes grows with their square."""
    for line in box_text.splitlines():
        for part in SEPARATORS.split("".join(line.split())):
            if part.count(".") > MOST_PARTS:
                raise KiruError("error-box-toml", file="box.toml", reason=part[:40])


@lru_cache(maxsize=64)
def texts_of(game: str, language: str) -> Texts:
    """The words of a game; a language that Kiru does not speak is English."""
    return kit_of(game).texts(spoken(language))


@lru_cache(maxsize=8)
def plain_texts(language: str) -> Texts:
    return Texts(spoken(language))


def spoken(language: str) -> str:
    short = language[:2].lower()
    return short if short in LANGUAGES else "en"


def error_body(error: KiruError, texts: Texts) -> dict[str, str]:
    """An error as clients read it."""
    body = {"key": error.key, "text": texts.error(error)}
    rule = getattr(error, "rule", None)
    if rule is not None:
        body["rule"] = rule
    return body
