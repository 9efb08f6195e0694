"""The pages that commands write: escaped, in the client's colors, every word from the Fluent files."""

import re
from pathlib import Path

import pytest

from kiru.cli.pages import rendering, shapes
from kiru.cli.pages.balance_figures import Grid
from kiru.text import LANGUAGES, Texts

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
TEMPLATES = sorted(rendering.TEMPLATES.iterdir())
HOSTILE = '<script>alert("Ada")</script>'


def part(call: str, **values: object) -> str:
    """One macro of the templates, written out."""
    source = '{% import "parts.html.j2" as parts %}{{ parts.' + call + " }}"
    return rendering.environment().from_string(source).render(**values)


def test_what_somebody_typed_is_no_markup() -> None:
    texts = Texts("en")
    nothing = {"names": [], "is_over": True, "columns": [], "seats": [], "charts": [], "costliest": [], "decisions": []}
    page = rendering.render("analysis.html.j2", texts, title=HOSTILE, **nothing)
    drawing = shapes.Drawing(9, 9, [shapes.text(1, 1, HOSTILE)])
    table = part("table(grid)", grid=Grid([HOSTILE], [[HOSTILE], [rendering.Strong(HOSTILE)]]))
    for written in (page, table, part("chart(title, drawing)", title=HOSTILE, drawing=drawing)):
        assert "<script" not in written
        assert "&lt;script&gt;alert(&#34;Ada&#34;)" in written
    assert table.count("<strong>") == 1


def test_what_a_page_was_not_given_is_an_error() -> None:
    with pytest.raises(Exception, match="undefined"):
        rendering.render("balance.html.j2", Texts("en"), title="")


def test_the_client_and_the_pages_have_one_palette() -> None:
    """The client imports the file that the pages read, so only a second copy of a color could drift."""
    light, dark = rendering.palette()["light"], rendering.palette()["dark"]
    assert light.keys() == dark.keys()
    assert 'import "../../src/kiru/boards/palette.css";' in (CLIENT / "main.ts").read_text()
    tokens = (CLIENT / "ui" / "styles" / "tokens.css").read_text()
    assert not set(re.findall(r"^\s*--([\w-]+):", tokens, re.MULTILINE)) & light.keys()
    grounds = re.findall(r'theme-color.* content="(#\w+)"', (ROOT / "web" / "index.html").read_text())
    assert grounds == [light["ground"], dark["ground"]]


def test_a_page_names_only_colors_of_the_palette() -> None:
    known = rendering.palette()["light"].keys()
    sources = [*TEMPLATES, *rendering.TEMPLATES.parent.glob("*.py")]
    found = {name for path in sources for name in re.findall(r"var\(--([\w-]+)\)", path.read_text())}
    seats = {f"seat-{number}" for number in range(1, len(shapes.MARKS) + 1)}
    assert {"ground", "ink", "palm"} <= found
    assert found | seats <= known
    assert not [path.name for path in TEMPLATES if re.search(r"#[0-9a-f]{3,6}\b", path.read_text())]


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.name)
def test_every_word_of_a_template_comes_from_the_texts(template: Path) -> None:
    source = template.read_text(encoding="utf-8")
    for language in LANGUAGES:
        texts = Texts(language)
        assert all(texts.has(key) for key in re.findall(r'"((?:analyse|report|balance)-[\w-]*\w)"', source))
    if template.name.endswith(".html.j2"):
        shown = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}|<[^>]*>", " ", source, flags=re.DOTALL)
        assert not re.search(r"[^\W\d_]{2,}", shown), shown
