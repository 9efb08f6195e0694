"""Wishes to end by agreement, series of games, and when a table without anybody is closed."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("offer", sa.Text, nullable=False, server_default="null"))
    op.add_column("tables", sa.Column("series", sa.Text, nullable=False, server_default="null"))
    op.add_column("tables", sa.Column("close_hours", sa.Integer, nullable=False, server_default="0"))
