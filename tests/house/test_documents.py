"""The documents' site: every page is in its contents, links resolve, code blocks are sound, rulings are all told."""

import ast
import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import kiru
from kiru.cli.lazy_group import MODULES
from kiru.games import NAMES, open_kit
from tests.support.every import every

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
HOOK: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "documents.py"))
WRITTEN = {path.relative_to(DOCS).as_posix(): path.read_text("utf-8") for path in sorted(DOCS.rglob("*.md"))}
PAGES: dict[str, str] = WRITTEN | HOOK["generated"]()
"""Every page of the site by its path: written and generated."""
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]*)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
SHELL_COMMANDS = re.compile(r"(?:^|&& |\| )kiru ([a-z-]+)", re.MULTILINE)


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings, as MkDocs makes them."""
    plain = BLOCK.sub("", text)
    return {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", head).strip().lower()) for head in HEADING.findall(plain)}


def contents(entry: Any) -> list[str]:
    """Every page that the contents name."""
    if isinstance(entry, str):
        return [entry]
    return [page for part in (entry.values() if isinstance(entry, dict) else entry) for page in contents(part)]


def test_every_page_is_in_the_contents_once() -> None:
    config = yaml.load((ROOT / "mkdocs.yml").read_text("utf-8"), Loader=yaml.SafeLoader)
    named = contents(config["nav"])
    assert sorted(named) == sorted(PAGES)
    assert len(set(named)) == len(named)


@every("page", list(PAGES), str)
def test_every_link_of_the_site_leads_somewhere(page: str) -> None:
    text: str = HOOK["with_links"](PAGES[page], page)
    for link in LINK.findall(BLOCK.sub("", text)):
        target, _, anchor = link.partition("#")
        if "://" in target or target.startswith("mailto:"):
            continue
        name = resolved(page, target)
        assert name in PAGES or (DOCS / name).is_file(), f"{page}: {link}"
        if anchor:
            assert anchor in anchors(PAGES[name]), f"{page}: {link}"


def resolved(page: str, target: str) -> str:
    """The path on the site that a link of a page leads to."""
    place = (DOCS / page).parent / target if target else DOCS / page
    return place.resolve().relative_to(DOCS.resolve()).as_posix()


def blocks(*languages: str) -> list[tuple[str, str]]:
    return [(page, code) for page, text in PAGES.items() for kind, code in BLOCK.findall(text) if kind in languages]


def test_every_python_block_compiles() -> None:
    found = blocks("python", "py")
    assert len(found) > 5
    for page, code in found:
        ast.parse(code, filename=page)


def test_every_toml_block_can_be_read() -> None:
    for page, code in blocks("toml"):
        assert tomllib.loads(code), page


def test_every_command_of_a_shell_block_exists() -> None:
    found = {name for _, code in blocks("sh", "bash") for name in SHELL_COMMANDS.findall(code)}
    assert len(found) > 5
    assert found <= set(MODULES), found - set(MODULES)


def test_the_first_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = [code for page, code in blocks("python") if page == "index.md"]
    space: dict[str, Any] = {}
    exec(compile(code, "index.md", "exec"), space)
    assert space["match"].is_over
    assert str([score.total for score in space["match"].scores]) in capsys.readouterr().out


@pytest.mark.parametrize("game", NAMES)
def test_every_ruling_is_told_with_its_reason(game: str) -> None:
    kit = open_kit(game)
    texts = kit.texts("en")
    rulings = {rule for rule in kit.rule_ids(texts) if "Kiru’s ruling" in texts(f"rule-{rule}")}
    assert len(rulings) >= 10
    told = re.findall(r"^\| ([A-Z]\d\d) \|", WRITTEN["rulings.md"], re.MULTILINE)
    assert {rule for rule in told if rule in kit.rule_ids(texts)} == rulings


@pytest.mark.parametrize("game", NAMES)
def test_a_game_is_explained_with_pictures_and_rules_that_exist(game: str) -> None:
    text = WRITTEN[f"play/{game}.md"]
    assert text.count("![") >= 2
    ids = set(re.findall(r"\b[A-Z]\d\d\b", text))
    assert len(ids) > 5
    assert ids <= set(open_kit(game).rule_ids(open_kit(game).texts("en")))


def test_the_references_hold_what_the_code_has() -> None:
    types = PAGES["reference/types.md"]
    for name in ("RuleInfo", "TermInfo", "NewTable", "Head"):
        assert f"### {name}\n" in types
    requests = PAGES["reference/requests.md"]
    assert "`GET /api/games/{game}/rules`" in requests
    assert "| `POST /api/tables` | Set a table. | `NewTable` | `TableMade` |" in requests
    for module in [*HOOK["PYTHON"], *HOOK["ENVIRONMENTS"]]:
        assert (Path(kiru.__file__).parent / f"{module.replace('.', '/')}.py").is_file(), module
