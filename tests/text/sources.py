"""The Fluent files and the Python files of Kiru, parsed."""

import ast
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kiru
from kiru.text import LANGUAGES
from kiru.text.registry import SOURCE

ROOT = Path(kiru.__file__).parent
PYTHON = sorted(ROOT.rglob("*.py"))
FLUENT = sorted(ROOT.rglob("*.ftl"))
STEMS = sorted((path.parents[1], path.stem) for path in FLUENT if path.parent.name == SOURCE)
"""The texts without their language: the folder of the languages, and the name of the file in each."""
COMPLETE = [code for code, language in LANGUAGES.items() if language.complete]
OTHERS = [code for code in LANGUAGES if code != SOURCE]


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def language_of(path: Path) -> str:
    return path.parent.name


def in_language(path: Path, language: str) -> Path:
    """The same text in another language."""
    return path.parents[1] / language / path.name


@cache
def parsed(path: Path) -> ftl.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def patterns(path: Path) -> dict[str, ftl.Pattern]:
    """Every text of a file: messages, `message.attribute` and `-term`."""
    found: dict[str, ftl.Pattern] = {}
    for entry in parsed(path).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            if entry.value is not None:
                found[name] = entry.value
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = attribute.value
    return found


class Finder(Visitor):
    """Collects the placeholders and the choices of a text."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ftl.SelectExpression] = []
        self.visit(pattern)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


@cache
def placeholders(path: Path) -> dict[str, set[str]]:
    """The placeholders of every text of a file, those of the texts it refers to included, be they English yet."""
    own = patterns(path)
    texts = patterns(in_language(path, SOURCE)) | own

    def all_of(key: str) -> set[str]:
        finder = Finder(texts[key])
        return finder.variables.union(*(all_of(other) for other in finder.references))

    return {key: all_of(key) for key in own}


def selects(pattern: ftl.Pattern) -> list[ftl.SelectExpression]:
    """The choices of a text."""
    return Finder(pattern).selects


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def name_of(call: ast.Call) -> str:
    """What is called, without what it belongs to."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def literals(node: ast.expr) -> list[str] | None:
    """The strings that an expression can be: a literal, or either side of a choice; None if that is not said."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        one, other = literals(node.body), literals(node.orelse)
        return one + other if one is not None and other is not None else None
    return None
