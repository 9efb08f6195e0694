"""No bubble of the browser: what a thing is stands on it, beside it, or in the card it opens."""

import re
from pathlib import Path

from tests.web.conftest import ROOT

SOURCES = ROOT / "web" / "src"
ELEMENT = re.compile(
    r"<([a-z][\w:-]*|svelte:element)\b((?:[^<>\"{}]|\"[^\"]*\"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|=>)*)>"
)
VALUE = re.compile(r"\"[^\"]*\"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}")
TITLE = re.compile(r"\stitle=")
OTHERS = ("boards/babylon/QuarryPart.svelte",)
"""An abbreviation says by its title what it stands for."""


def tooltips(text: str) -> list[str]:
    """Elements of the page that carry a title, and titles inside drawings."""
    held = [found[0] for found in ELEMENT.finditer(text) if TITLE.search(VALUE.sub("", found[2]))]
    return held + re.findall(r"<title>.*", text)


def test_the_search_finds_tooltips() -> None:
    assert tooltips('<p class="a" onclick={() => ({ a: 1 })} title={name}>')
    assert tooltips("<svg><title>x</title></svg>")
    assert not tooltips('<Icon name="gold" title={name} />')
    assert not tooltips('<p class="title">')


def test_no_part_of_a_page_has_a_tooltip_of_the_browser() -> None:
    files = [path for path in SOURCES.rglob("*.svelte") if not is_other(path)]
    assert len(files) > 80
    found = {str(path.relative_to(SOURCES)): tooltips(path.read_text()) for path in files}
    assert not {path: held for path, held in found.items() if held}


def is_other(path: Path) -> bool:
    return str(path.relative_to(SOURCES)).startswith(OTHERS)
