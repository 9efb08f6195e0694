"""The games as the tools for a real table see them: opened once, with their words in every language."""

from functools import lru_cache

from kiru.games import open_kit
from kiru.games.kit import Kit
from kiru.text import Texts, known


@lru_cache(maxsize=8)
def kit_of(game: str) -> Kit:
    return open_kit(game)


@lru_cache(maxsize=64)
def texts_of(game: str, language: str) -> Texts:
    """The words of a game; a language that Kiru does not speak is English."""
    return kit_of(game).texts(known(language) or "en")
