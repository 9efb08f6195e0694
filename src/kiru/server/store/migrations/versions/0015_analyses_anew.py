"""Analyses from before the account are forgotten: they are made from the record again when somebody asks."""

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.execute("DELETE FROM jobs")
