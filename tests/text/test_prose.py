"""No text for users stands in the code: what they read comes from the Fluent files."""

import ast
import re
from pathlib import Path

from tests.support.every import every
from tests.text.sources import PYTHON, short, tree

PROSE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")
"""Two words of letters with a space between them."""
STYLE = re.compile(r"(bold|dim|italic|underline|reverse)( (bold|dim|italic|underline|reverse|red|green|blue|yellow))+")
"""A style of Rich, such as "bold underline"."""
ALLOWED = {
    "arena/bot_ratings.py": {"# kiru ratings bots "},  # the command that made the table
    "statistics/royal_averages.py": {"# kiru ratings averages "},  # likewise
    "cli/commands/coaching/calibrate.py": {"kiru calibrate "},  # likewise
    "cli/commands/coaching/coach.py": {"kiru coach "},
    "cli/commands/coaching/openings.py": {"kiru openings "},
    "cli/commands/rules.py": {"kiru rules "},  # a command to type, the same in every language
    "cli/commands/contests/personalities.py": {"kiru personalities "},
    "cli/commands/contests/strength.py": {"kiru strength "},
    "cli/commands/contests/train.py": {"kiru train "},
    "cli/commands/contests/tune.py": {"kiru tune "},
    "core/notation.py": {"two actions share a word"},  # a mistake of ours, never of a user
    "core/record.py": {"kiru record 1"},  # the first line of a record, the same in every language
}
"""The few exceptions, each with its reason; `file: {text, ...}`."""


def docstrings(module: ast.Module) -> set[int]:
    """The ids of strings that stand alone: docstrings of modules, classes, functions and fields."""
    return {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}


def prose(path: Path) -> list[tuple[int, str]]:
    """Line and text of every string that reads like a sentence; parts of f-strings count as they stand."""
    module = tree(path)
    skipped = docstrings(module)
    return [
        (node.lineno, node.value)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in skipped
        and PROSE.search(node.value)
        and not STYLE.fullmatch(node.value)
    ]


@every("path", PYTHON, short)
def test_the_code_holds_no_prose(path: Path) -> None:
    if short(path).startswith(("server/", "bench/swarm")):
        return  # the operators' log and queries; what players read comes from .ftl files there too
    if path.name == "notation.py" and path.parent.name == "words":
        return  # the words of the actions, the same in every language
    allowed = ALLOWED.get(short(path), set())
    found = [f"line {line}: {text!r}" for line, text in prose(path) if text not in allowed]
    assert not found, f"{short(path)}: put it into a .ftl file: {found}"


def test_every_exception_is_still_needed() -> None:
    found = {short(path): {text for _, text in prose(path)} for path in PYTHON}
    for file, texts in ALLOWED.items():
        assert texts <= found.get(file, set()), file


def test_the_scan_finds_prose_and_nothing_else() -> None:
    source = (
        '"""A docstring of words."""\nX = "hello there"\nY = f"{X} good morning {X}"\nZ = "take 1"\nW: str = "a b"\n'
    )
    module = ast.parse(source)
    skipped = docstrings(module)
    strings = [node for node in ast.walk(module) if isinstance(node, ast.Constant) and id(node) not in skipped]
    assert [node.value for node in strings if PROSE.search(str(node.value))] == ["hello there", " good morning "]
