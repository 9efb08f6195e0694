"""Bring a database to the newest schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

FOLDER = Path(__file__).parent / "migrations"


def config(engine: Engine) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["engine"] = engine
    return made


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that are missing; two nodes may do so at once."""
    command.upgrade(config(engine), revision)
