"""The house stays in order: small folders, small files, small functions."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.support.every import every

ROOT = Path(__file__).parents[2]
SOURCES = ("src/kiru", "web/src", "tools", "examples")
BUILT = {"web_dist", "__pycache__", "node_modules"}
CODE = {".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".json", ".cjs"}
LONGEST_CODE = {".py", ".ts", ".svelte", ".css"}
"""Where a long file is a badly cut one; texts and tables are as long as what they tell."""
MOST_FILES, MOST_LINES, MOST_IN_FUNCTION, MOST_IN_NINE_OF_TEN = 20, 300, 60, 18


def files() -> Iterator[Path]:
    """Every source file, none that is built."""
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in CODE and ".gen." not in path.name and not BUILT & set(path.parts):
                yield path


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


FILES = list(files())


@cache
def syntax(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def functions() -> Iterator[tuple[str, str, int]]:
    """File, name and lines of every function."""
    for path in FILES:
        if path.suffix == ".py":
            for node in ast.walk(syntax(path)):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield short(path), node.name, (node.end_lineno or node.lineno) - node.lineno + 1


@cache
def all_functions() -> list[tuple[str, str, int]]:
    return list(functions())


def test_there_is_something_to_look_at() -> None:
    assert len(FILES) > 400
    assert len(all_functions()) > 2000
    assert ROOT / "web/src/App.svelte" in FILES


def test_no_folder_has_more_than_twenty_files() -> None:
    counts = Counter(short(path.parent) for path in FILES)
    assert {folder: count for folder, count in counts.items() if count > MOST_FILES} == {}


def test_no_file_has_more_than_300_lines() -> None:
    long = {short(path) for path in FILES if path.suffix in LONGEST_CODE and lines(path) > MOST_LINES}
    assert long == set()


def lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def test_no_function_has_more_than_60_lines() -> None:
    long = {(file, name) for file, name, size in all_functions() if size > MOST_IN_FUNCTION}
    assert long == set()


def test_nine_functions_of_ten_have_at_most_18_lines() -> None:
    sizes = sorted(size for _, _, size in all_functions())
    assert sizes[len(sizes) * 9 // 10] <= MOST_IN_NINE_OF_TEN


@every("path", [path for path in FILES if path.suffix == ".py"], short)
def test_a_file_says_what_it_is_for(path: Path) -> None:
    assert not path.read_text("utf-8").strip() or ast.get_docstring(syntax(path)), f"{short(path)} has no docstring"
