"""The games of a server: opened once, with their words in every language."""

from functools import lru_cache

from kiru.core.errors import KiruError
from kiru.games import NAMES, open_kit
from kiru.games.kit import Kit
from kiru.protocol.errors import ErrorText
from kiru.support.toml_box import BoxText
from kiru.text import Texts, known


def kit_of(game: str, box_text: str = "", ruleset: int | None = None) -> Kit:
    """A game with the standard box, or with an owner's box given as TOML; by its newest ruleset, or by a table's."""
    return own_kit(game, box_text, ruleset) if box_text else standard_kit(game, ruleset)


@lru_cache(maxsize=64)
def standard_kit(game: str, ruleset: int | None) -> Kit:
    return open_kit(game, None, ruleset)


@lru_cache(maxsize=32)
def own_kit(game: str, box_text: str, ruleset: int | None) -> Kit:
    """Owners' boxes have a place of their own: however many strangers bring, games with the standard box stay open."""
    return open_kit(game, BoxText(box_text), ruleset)


def known_game(name: str) -> str:
    """A game's name out of an address."""
    if name not in NAMES:
        raise KiruError("error-game", found=name[:40], expected=", ".join(NAMES))
    return name


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
