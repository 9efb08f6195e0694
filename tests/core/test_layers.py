"""The order of the folders: a folder imports only what stands above it."""

import ast
import sys
from functools import cache
from pathlib import Path

import kiru
from kiru import ring
from tests.support.every import every

ROOT = Path(kiru.__file__).parent
MODULES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py"))
RING = ring.modules()
TOP = {"", "version", "interpreted", "ring"}
"""The package itself and the files beside the folders: anybody may import them."""
ALLOWED = {
    "core": {"core"},
    "support": {"core", "support"},
    "text": {"core", "support", "text"},
    "games": {"core", "support", "text", "games"},
    "boards": {"core", "text", "games", "boards"},
    "ai": {"core", "support", "text", "games", "ai"},
    "companion": {"core", "support", "text", "games", "companion"},
    "puzzles": {"core", "support", "text", "games", "ai", "puzzles"},
    "arena": {"core", "support", "text", "games", "ai", "arena"},
    "envs": {"core", "support", "text", "games", "boards", "ai", "arena", "envs"},
    "protocol": {"core", "support", "games", "protocol"},
    "statistics": {"core", "support", "text", "games", "arena", "protocol", "statistics"},
    "server": {
        "core",
        "support",
        "protocol",
        "text",
        "games",
        "boards",
        "ai",
        "arena",
        "statistics",
        "server",
        "puzzles",
        "companion",
    },
    "offline": {"core", "support", "text", "games", "ai", "puzzles", "companion", "protocol", "server", "offline"},
    "bench": {"core", "support", "text", "games", "ai", "arena", "envs", "protocol", "server", "bench"},
    "cli": {"core", "support", "text", "games", "boards", "ai", "arena", "envs", "protocol", "server", "bench", "cli"}
    | {"statistics", "puzzles"},
}
"""Which folders a folder may import; a new folder needs a line here."""
FRONT_DOOR = {"core", "support", "text", "games", "boards", "ai", "front_door", "match"}
BESIDES = {"__main__.py": {"cli"}, **dict.fromkeys(("__init__.py", "front_door.py", "match.py"), FRONT_DOOR)}
"""The ways in: `python -m kiru` and `import kiru`."""
OUTSIDE = {
    "core": {"librt", "mypy_extensions"},
    "text": {"babel", "fluent"},
    "games": {"librt", "mypy_extensions"},
    "ai": {"librt", "mypy_extensions"},
}
"""What the engine needs of others: nothing but its compiler's library, Fluent and Babel for the texts."""


@cache
def imported(file: str) -> set[str]:
    """The modules that a file imports, written out; `from a import b` counts as a.b if that is a module."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}, line {node.lineno}: relative import"
            module = node.module or ""
            for alias in node.names:
                name = f"{module}.{alias.name}"
                found.add(name if is_module(name) else module)
    return found


def is_module(name: str) -> bool:
    if not name.startswith("kiru."):
        return False
    path = ROOT.joinpath(*name.split(".")[1:])
    return path.with_suffix(".py").exists() or path.is_dir()


def ours(file: str) -> set[str]:
    return {name for name in imported(file) if name == "kiru" or name.startswith("kiru.")}


def folder_of(name: str) -> str:
    return name.split(".")[1] if "." in name else ""


def test_there_is_something_to_look_at() -> None:
    assert len(MODULES) > 30
    assert "kiru.core.errors" in ours("core/referee.py")


@every("file", [file for file in MODULES if "/" in file])
def test_a_folder_imports_only_what_stands_above_it(file: str) -> None:
    folder = file.split("/")[0]
    assert folder in ALLOWED, f"{folder} is new: say in ALLOWED what it may import"
    wrong = {name for name in ours(file) if folder_of(name) not in ALLOWED[folder] | TOP}
    assert not wrong, f"{file} imports {sorted(wrong)}"


@every("file", [file for file in MODULES if "/" not in file])
def test_the_files_at_the_top_import_no_folder(file: str) -> None:
    allowed = TOP | BESIDES.get(file, set())
    wrong = {name for name in ours(file) if folder_of(name) not in allowed}
    assert not wrong, f"{file} imports {sorted(wrong)}"


@every("file", [file for file in MODULES if file.startswith("games/") and file.count("/") > 1])
def test_a_game_imports_no_other_game(file: str) -> None:
    game = file.split("/")[1]
    shared = {path.stem for path in (ROOT / "games").glob("*.py")}
    for name in ours(file):
        parts = name.split(".")
        if len(parts) > 2 and parts[1] == "games":
            assert parts[2] in shared | {game}, f"{file} imports {name}"


@every("file", [file for file in MODULES if file.startswith("games/") and file.count("/") == 1])
def test_what_the_games_share_knows_none_of_them(file: str) -> None:
    games = {path.name for path in (ROOT / "games").iterdir() if path.is_dir()}
    assert not {name for name in ours(file) if set(name.split(".")[2:3]) & games}


@every("file", MODULES)
def test_nothing_imports_the_tests(file: str) -> None:
    assert not {name for name in imported(file) if name.split(".")[0] in ("tests", "pytest", "hypothesis")}


@every("file", [file for file in MODULES if file.split("/")[0] in OUTSIDE])
def test_the_engine_needs_little_of_others(file: str) -> None:
    others = {name.split(".")[0] for name in imported(file)} - {"kiru"} - set(sys.stdlib_module_names)
    assert others <= OUTSIDE[file.split("/")[0]], file


PASSED_THROUGH = set(ring.PASSED_THROUGH)


class TestRing:
    """The compiled modules: ordinary files of which the engines import only one another."""

    def test_the_patterns_name_files_once(self) -> None:
        assert len(set(RING)) == len(RING)
        assert set(RING) <= set(MODULES)

    @every("file", [file for file in RING if file not in PASSED_THROUGH])
    def test_an_engine_module_imports_only_the_ring(self, file: str) -> None:
        closed = set(RING) - PASSED_THROUGH
        modules = {"kiru." + line.removesuffix(".py").replace("/", ".") for line in closed}
        allowed = {"librt", "mypy_extensions"} | set(sys.stdlib_module_names)
        for name in imported(file):
            if name.split(".")[0] == "kiru":
                # A package's own file is interpreted, but `from package import module` names the module.
                if "/words/view" in file and name.endswith((".notation", ".typed_view", ".games.kit")):
                    continue  # a view spells its things as the notation does, and is of types, once, when it is loaded
                assert name in modules, f"{file} imports {name}, which is not in the ring"
            else:
                assert name.split(".")[0] in allowed, f"{file} imports {name}"

    def test_no_two_modules_need_each_other(self) -> None:
        needs = {"kiru." + file.removesuffix(".py").replace("/", "."): ours(file) for file in RING}
        while ready := {name for name, imports in needs.items() if not imports & needs.keys()}:
            needs = {name: imports for name, imports in needs.items() if name not in ready}
        assert not needs
