"""The languages that Kiru speaks: each is a folder, and its `language.json` tells what it is. No code lists them."""

import json
import re
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
SOURCE = "en"
"""The language that the others are translated from, and that speaks where they have no words yet."""
SPELLING = re.compile("[.@]")
"""What follows in a locale of the system says how it is encoded or varied."""


class Language(NamedTuple):
    """What a language says about itself."""

    name: str
    """Its name in itself."""
    locale: str
    """How CLDR calls it: numbers, dates and plural forms come from there."""
    direction: str
    """How it is written: ltr or rtl."""
    complete: bool
    """Whether every text is translated; until then English fills in, and tests only list what is missing."""
    options: dict[str, dict[str, str]] = {}  # noqa: RUF012 (never changed)
    """What a table that is made in it begins with, by game and option: the edition that was printed in it."""


def read(file: Path) -> Language:
    return Language(**json.loads(file.read_text(encoding="utf-8")))


def languages_in(folder: Path) -> dict[str, Language]:
    """Every language that has a folder there, by its code."""
    return {file.parent.name: read(file) for file in sorted(folder.glob("*/language.json"))}


LANGUAGES = languages_in(FOLDER)


def known(tag: str) -> str | None:
    """The language that is meant by `pl`, `pl-PL` or `pl_PL.UTF-8`; None if Kiru does not speak it."""
    whole = SPELLING.split(tag, maxsplit=1)[0].replace("_", "-").lower()
    return next((code for code in (whole, whole.partition("-")[0]) if code in LANGUAGES), None)
