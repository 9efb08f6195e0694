"""A table changes in one way: who writes rows and who sets them in memory, read from the sources."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from kiru.server.store.models import SeatRow, TableRow

SERVER = Path(__file__).parents[2] / "src" / "kiru" / "server"
WRITERS = {"store/changes.py"}
"""Where statements change rows of tables and seats."""
MAKERS = {"store/tables.py"}
"""Where they are first written."""
ROWS = {"tables", "seats"}
BULK = {"update_tables", "update_clocks", "update_seen"}
CALLERS = {
    "apply": {"tables/locked_table.py:change"},
    "replace_row": {"tables/locked_table.py:read_on", "lobby/repair.py:mend"},
    "load": {"tables/locked_table.py:reload", "tables/loaded_table.py:__init__"},
    "append": {"tables/locked_table.py:persist", "lobby/presence.py:change"},
}
"""Who takes over what was stored or read, and who has changes stored; presence also at tables that nobody has open."""


@cache
def sources() -> dict[str, ast.Module]:
    files = {path.relative_to(SERVER).as_posix(): path for path in SERVER.rglob("*.py")}
    return {name: ast.parse(path.read_text("utf-8")) for name, path in files.items() if "migrations" not in name}


def named(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def schema_names(tree: ast.Module) -> dict[str, set[str]]:
    """The tables of the schema that a module's names may stand for."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            targets = target.elts if isinstance(target, ast.Tuple) else [target]
            values = value.elts if isinstance(value, ast.Tuple) else [value]
            for one, other in zip(targets, values, strict=False):
                if isinstance(one, ast.Name) and (table := schema_table(other)):
                    found.setdefault(one.id, set()).add(table)
    return found


def schema_table(node: ast.AST) -> str | None:
    is_schema = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "schema"
    return node.attr if is_schema and isinstance(node, ast.Attribute) else None


def statements(tree: ast.Module, *words: str) -> Iterator[ast.Call]:
    """Calls of `update(...)` and the like on rows of tables and seats, and on what cannot be told."""
    names = schema_names(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in words and node.args:
            target = node.args[0]
            known = {schema_table(target)} if schema_table(target) else names.get(getattr(target, "id", ""), set())
            if known & ROWS:
                yield node


def calls(tree: ast.Module, word: str) -> bool:
    return any(isinstance(node, ast.Call) and named(node) == word for node in ast.walk(tree))


def test_rows_are_values() -> None:
    assert TableRow.__struct_config__.frozen
    assert SeatRow.__struct_config__.frozen
    row = SeatRow(0, "person", None, "Ada")  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        row.name = "Bel"  # type: ignore[misc]
    assert msgspec.structs.replace(row, name="Bel").name == "Bel"
    forced = {name for name, tree in sources().items() if "force_setattr" in ast.dump(tree)}
    assert forced == set()


def test_only_one_file_changes_rows_in_the_store() -> None:
    writing = {name for name, tree in sources().items() if any(statements(tree, "update", "delete"))}
    assert writing == WRITERS
    making = {name for name, tree in sources().items() if any(statements(tree, "insert"))}
    assert making == MAKERS
    bulk = {name for name, tree in sources().items() for word in BULK if calls(tree, word)}
    assert bulk == WRITERS


def test_no_statement_is_written_out_for_them_elsewhere() -> None:
    for name, tree in sources().items():
        texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        told = [text for text in texts if isinstance(text, str) and text.lower().startswith(("update ", "insert into"))]
        if name != "store/bulk_sql.py":
            assert [text for text in told if text.split()[1] in ROWS or text.split()[2] in ROWS] == []


def test_only_the_loaded_table_sets_its_row() -> None:
    setting = {
        name
        for name, tree in sources().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr == "table"
    }
    # A history is read, never changed.
    assert setting == {"tables/loaded_table.py", "store/store.py"}


@pytest.mark.parametrize("word", CALLERS)
def test_nobody_goes_beside_the_one_way(word: str) -> None:
    owners = {"apply": "loaded", "replace_row": "loaded", "load": "", "append": "store"}
    calling = {
        f"{name}:{function.name}"
        for name, tree in sources().items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == word
        if is_owner(node.func.value, owners[word])
    }
    assert calling == CALLERS[word]


def is_owner(value: ast.expr, owner: str) -> bool:
    """Whether a method is called of what is named so, or, for `load`, of a loaded table."""
    said = ast.unparse(value)
    return said.endswith(owner) if owner else said in ("self", "self.loaded", "room.loaded")
