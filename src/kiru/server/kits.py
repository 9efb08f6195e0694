"""The games of a server: opened once, with their words in every language."""

import re
from functools import lru_cache

from kiru.core.errors import KiruError
from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.protocol.errors import ErrorText
from kiru.support.toml_box import BoxText
from kiru.text import Texts, known

SEPARATORS = re.compile(r"[=,{}\[\]]")
MOST_PARTS = 8
"""Parts of a dotted key in a box that somebody sends."""


@lru_cache(maxsize=64)
def kit_of(game: str, box_text: str = "", ruleset: int | None = None) -> Kit:
    """A game with the standard box, or with an owner's box given as TOML; by its newest ruleset, or by a table's."""
    if not box_text:
        return open_kit(game, None, ruleset)
    check_keys(box_text)
    return open_kit(game, BoxText(box_text), ruleset)


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


@lru_cache(maxsize=64)
def plain_texts(language: str) -> Texts:
    return Texts(spoken(language))


def spoken(language: str) -> str:
    return known(language) or "en"


def error_body(error: KiruError, texts: Texts) -> ErrorText:
    """An error as clients read it."""
    body: ErrorText = {"key": error.key, "text": texts.error(error)}
    rule = getattr(error, "rule", None)
    if rule is not None:
        body["rule"] = rule
    return body
