"""The papers tell what is there: every file and command they name exists, and the versions agree."""

import re
import subprocess
from pathlib import Path

import pytest

from kiru.games import NAMES
from kiru.text import LANGUAGES
from kiru.version import VERSION

ROOT = Path(__file__).parents[2]
PAPERS = [ROOT / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "README.md")]
PAGES = [*PAPERS, *sorted((ROOT / "docs").glob("*.md")), ROOT / "web" / "README.md"]
BEGINNINGS = ("", "src/kiru", "web")
"""Where a path that a page names may begin."""
ALONE = (("", ""), ("docs", ""), *((top, "**/") for top in ("src/kiru", "tests", "examples", "tools", "web/src")))
"""Where a file may stand that is named without its folder."""
OURS = re.compile(
    r"(?:src|tests|tools|docs|web|examples)/.+|[\w<>*./-]+/[\w<>*.-]+\.(?:py|ts|svelte|ftl|toml|md|json|css)"
)
NAMED = re.compile(r"`([^`\s]+)`")
LINKED = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
CODE_BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def named(page: Path) -> list[str]:
    """The paths of ours that a page names in its sentences."""
    prose = CODE_BLOCK.sub("", page.read_text("utf-8"))
    return [name.rstrip("/") for name in NAMED.findall(prose) if OURS.fullmatch(name) and "…" not in name]


def is_there(name: str, page: Path) -> bool:
    """Whether a file or folder exists; `<game>` and `<language>` stand for every one, `*` for anything."""
    if "<language>" in name:
        return all(is_there(name.replace("<language>", language), page) for language in LANGUAGES)
    if "<game>" in name:
        return all(is_there(name.replace("<game>", game), page) for game in NAMES)
    if "/" not in name:
        return any(next((ROOT / top).glob(f"{depth}{name}"), None) for top, depth in ALONE)
    places = [*(ROOT / beginning for beginning in BEGINNINGS), page.parent]
    return any(next(place.glob(name), None) is not None for place in places)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    assert [name for name in named(page) if not is_there(name, page)] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = [link for link in LINKED.findall(page.read_text("utf-8")) if "://" not in link]
    links = [link for link in links if not link.startswith("reference/")]  # made with the site: test_documents.py
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_there_is_something_to_look_at() -> None:
    assert len(named(ROOT / "ARCHITECTURE.md")) > 60
    assert len(named(ROOT / "CONTRIBUTING.md")) > 30
    assert not is_there("src/kiru/core/nothing.py", ROOT / "README.md")
    assert not is_there("games/<game>/words/atlas.py", ROOT / "README.md"), "only one game has it"


def test_every_target_that_the_papers_name_is_in_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    asked = {name for page in PAGES for name in re.findall(r"`make ([a-z-]+)", page.read_text("utf-8"))}
    assert asked - targets == set()
    assert {"check", "coverage", "play", "test"} <= asked


def test_every_layer_of_the_server_is_in_the_picture() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    rooms = [path.name for path in (ROOT / "src/kiru/server").iterdir() if (path / "__init__.py").exists()]
    folders = [path.name for path in (ROOT / "src/kiru").iterdir() if (path / "__init__.py").exists()]
    assert [room for room in rooms if f"`{room}`" not in text] == []
    assert [folder for folder in folders if f"{folder}/" not in text] == []


class TestChangeLog:
    TEXT = (ROOT / "CHANGELOG.md").read_text("utf-8")

    def test_the_newest_version_is_the_one_in_the_code(self) -> None:
        assert re.findall(r"^## (\d+\.\d+\.\d+) — \d{4}-\d\d-\d\d$", self.TEXT, re.MULTILINE)[0] == VERSION

    def test_the_commits_it_names_are_in_the_history(self) -> None:
        if not (ROOT / ".git").exists():
            pytest.skip("no history here")
        for commit in re.findall(r"`([0-9a-f]{7})`", self.TEXT):
            done = subprocess.run(["git", "cat-file", "-e", f"{commit}^{{commit}}"], cwd=ROOT, check=False)
            assert done.returncode == 0, commit

    def test_versions_are_supported_or_not(self) -> None:
        line = ".".join(VERSION.split(".")[:2])
        assert f"| {line} |" in (ROOT / "SECURITY.md").read_text("utf-8")
