"""The wheel that `make wheel` has built, and environments in which nothing else is installed."""

from pathlib import Path

import pytest

from tests.wheel.installed import ROOT, Installed


@pytest.fixture(scope="session")
def wheel() -> Path:
    found = sorted((ROOT / "dist").glob("kiru-*.whl"))
    if not found:
        pytest.skip("no wheel is built: make wheel")
    return found[-1]


def environment(wheel: Path, factory: pytest.TempPathFactory, group: str) -> Installed:
    made = Installed(factory.mktemp(group or "base"))
    made.install(wheel, group)
    return made


@pytest.fixture(scope="session")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install kiru`."""
    return environment(wheel, tmp_path_factory, "")


@pytest.fixture(scope="session")
def with_research(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install "kiru[research]"`."""
    return environment(wheel, tmp_path_factory, "research")
