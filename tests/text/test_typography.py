"""Texts keep the habits of their language: spaces, quotes, apostrophes, one form of address, one word for a thing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from tests.support.every import every
from tests.text.sources import FLUENT, language_of, patterns, short

CODE = re.compile(r"`[^`]*`|https?:\S*|\"[^\"]*\"")
"""What is typed or pasted stands as it is in every language."""
NARROW, HARD = "\u202f", "\u00a0"
SPACES = {
    "de": [(r"„[^“]*”", "closes with “")],
    "en": [
        (r"[^\W\d_]'", "has ’ as its apostrophe"),
        (r"[^\W\d_] …$", "has no space before …"),
        (r"\d %", "has no space before %"),
    ],
    "fr": [
        (r" [;!?]", "has a narrow space before ; ! ?"),
        (r" :(\s|$)", "has a hard space before :"),
        (r"« | »", "has hard spaces inside « »"),
        (rf"\d[ {HARD}]%", "has a narrow space before %"),
        (r"[^\W\d_] …$", "has no space before …"),
    ],
    "pl": [
        (r"[^\W\d_] …$", "has no space before …"),
        (r"\d %", "has no space before %"),
        (r"„[^”]*“", "closes with ”"),
    ],
}
"""By language what must not stand in a text, and the habit it breaks."""
WORDS = {
    "de": {r"Untersuchung": "Analyse", r"Trainer": "Coach", r"Ihnen": "dir"},
    "en": {
        r"[Ww]hoever": "who, anyone",
        r"so many": "this number",
        r"the own": "a player’s own",
        r"(?<![Tt]here )is no (?!longer|higher)": "is not a",
    },
    "fr": {r"[Vv]ous|[Vv]otre|[Vv]os": "tu", r"[Rr]obots?": "bot"},
    "pl": {r"[Oo]dnośnik\w*": "link", r"kafel": "kafelek", r"[Ii]kon[aęy]?": "symbol"},
}
"""By language the words that we do not use, and what is said instead."""


def told(pattern: ftl.Pattern) -> list[str]:
    """The pieces of a text that people read, of every plural form, with a digit for what is filled in."""
    said = ""
    pieces: list[str] = []
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            said += element.value
            continue
        said += "1"
        if isinstance(element.expression, ftl.SelectExpression):
            pieces += [piece for variant in element.expression.variants for piece in told(variant.value)]
    return [CODE.sub("", piece) for line in said.splitlines() for piece in [line, *pieces]]


def faults(language: str, piece: str) -> list[str]:
    words = {rf"\b(?:{word})\b": f"says “{instead}” instead" for word, instead in WORDS.get(language, {}).items()}
    habits = [*SPACES.get(language, []), *words.items()]
    return [f"{language} {habit}: {piece!r}" for form, habit in habits if re.search(form, piece)]


@every("path", FLUENT, short)
def test_a_text_keeps_the_habits_of_its_language(path: Path) -> None:
    found = [
        fault for text in patterns(path).values() for piece in told(text) for fault in faults(language_of(path), piece)
    ]
    assert not found, found


@pytest.mark.parametrize(
    ("language", "piece"),
    [
        ("fr", "Une revanche ?"),
        ("fr", "Réessaie : rien n’est perdu"),
        ("fr", "« Passer »"),
        ("fr", "Vérifiez votre lien"),
        ("pl", "Łączenie …"),
        ("pl", "przedział 95 %"),
        ("pl", "Sprawdź odnośnik."),
        ("en", "Ishtar's gift"),
        ("en", "This is no address."),
        ("en", "Whoever runs this server"),
        ("de", "Die Untersuchung ist fertig."),
    ],
)
def test_a_broken_habit_is_found(language: str, piece: str) -> None:
    assert faults(language, piece)


def test_good_habits_pass() -> None:
    assert not faults("fr", f"Réessaie{HARD}: une revanche{NARROW}?")
    assert not faults("en", "There is no camel left; it’s 50% …")
    assert not faults("pl", "Łączenie…")
    assert not faults("de", "Verbindung wird aufgebaut …")
