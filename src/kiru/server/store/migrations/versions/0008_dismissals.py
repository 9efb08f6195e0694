"""Which finished games people no longer want in their lists."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "dismissals",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
    )
