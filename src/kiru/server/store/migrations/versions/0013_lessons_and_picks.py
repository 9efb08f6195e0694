"""Which tables are lessons, and what seats pick for themselves before a game."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(10), nullable=False, server_default="none"))
    op.add_column("seats", sa.Column("pick", sa.String(20)))
