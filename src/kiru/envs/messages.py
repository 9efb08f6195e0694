"""What a program is told when it does something wrong, in the language of its user."""

from functools import cache

from kiru.text import Texts, language


def message(key: str, **args: str | int) -> str:
    """The sentence for an exception of the ecosystem's own kind."""
    return texts(language())(key, **args)


@cache
def texts(speech: str) -> Texts:
    return Texts(speech)
