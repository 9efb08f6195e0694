"""Stores for the tests: a real SQLite file, a real PostgreSQL server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kiru.bench import postgres
from tests.server.mailboxes import Mailbox, Tarpit, mailbox_open


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Postgres]:
    """A PostgreSQL server for this run of the tests."""
    if not postgres.is_installed():
        pytest.skip("no PostgreSQL server is installed here (Debian: apt-get install postgresql)")
    with postgres.running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/kiru.db"
    server: postgres.Postgres = request.getfixturevalue("postgres_server")
    return server.database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/kiru.db"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mailbox_open() as box:
        yield box


@pytest.fixture
def tarpit() -> Iterator[Tarpit]:
    pit = Tarpit()
    yield pit
    pit.close()
