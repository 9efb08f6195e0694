"""Words that a server's owner does not want in names and in chat, however they are spelled."""

import re
import unicodedata
from collections.abc import Iterable
from fnmatch import translate
from itertools import groupby

from kiru.core.errors import KiruError

LOOKALIKES = str.maketrans("013457@$аеорсухіјѕԁԛԝαεικνορτυχ", "oieastasaeopcyxijsdqwaeiknoptux")
"""Digits, signs, and letters of other alphabets that are read as Latin ones."""
WILD = "*?"


def letters_of(text: str, kept: str = "") -> str:
    """Small Latin letters where there are any; accents and what nobody sees taken out, all other signs as spaces."""
    plain = unicodedata.normalize("NFKD", text).casefold().translate(LOOKALIKES)
    seen = (letter for letter in plain if unicodedata.category(letter) not in ("Mn", "Me", "Cf"))
    return "".join(letter if letter.isalnum() or letter in kept else " " for letter in seen)


def words_of(text: str, kept: str = "") -> list[str]:
    """The words of a text, repeated letters once; letters that stand alone in a row are one word."""
    words = ["".join(letter for letter, _ in groupby(word)) for word in letters_of(text, kept).split()]
    found: list[str] = []
    for alone, group in groupby(words, lambda word: len(word) == 1 and word not in kept):
        row = list(group)
        found += ["".join(letter for letter, _ in groupby("".join(row)))] if alone else row
    return found


class WordFilter:
    """Patterns of one or more words, in which `*` stands for any letters and `?` for one."""

    def __init__(self, patterns: Iterable[str]) -> None:
        split = (words_of(pattern, WILD) for pattern in patterns)
        self.patterns = [[re.compile(translate(word)) for word in words] for words in split if words]

    def forbids(self, text: str) -> bool:
        """Whether the words of a pattern stand in a text, one after the other."""
        if not self.patterns:
            return False
        words = words_of(text)
        return any(stands_in(pattern, words) for pattern in self.patterns)

    def check(self, *texts: str) -> None:
        """Refuse texts with a word that is not wanted here."""
        if any(self.forbids(text) for text in texts):
            raise KiruError("error-words")


def stands_in(pattern: list[re.Pattern[str]], words: list[str]) -> bool:
    """Whether consecutive words fit the parts of a pattern."""
    starts = range(len(words) - len(pattern) + 1)
    return any(all(part.match(words[start + n]) for n, part in enumerate(pattern)) for start in starts)
