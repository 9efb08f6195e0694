"""Bring a database to the newest schema."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine, inspect, text

from kiru.core.errors import KiruError
from kiru.server.settings import Settings
from kiru.server.store.store import open_engine, reachable

FOLDER = Path(__file__).parent / "migrations"


def newest() -> str:
    """The newest revision there is."""
    return max(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*_*.py"))


def current(engine: Engine) -> str | None:
    """The revision of a database; None if it is empty."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        found = connection.execute(text("select version_num from alembic_version")).scalar()
        return None if found is None else str(found)


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that are missing; two nodes may do so at once."""
    if revision == "head" and current(engine) == newest():
        return
    # Alembic takes a while to load, and is seldom needed.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["engine"] = engine
    try:
        command.upgrade(config, revision)
    except CommandError as error:  # a revision that only a newer version of Kiru knows
        raise KiruError("error-database", reason=str(error).rstrip(". ")) from error


@contextmanager
def existing(settings: Settings) -> Iterator[Engine]:
    """The database of a server, which must be there, brought up to date."""
    engine = open_engine(settings, must_exist=True)
    try:
        with reachable():
            if current(engine) is None:
                raise KiruError("error-database-none", database=engine.url.render_as_string())
            upgrade(engine)
            yield engine
    finally:
        engine.dispose()
