"""Whose share of the workers tables and analyses use; the index by which open tables are counted."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(10), nullable=False, server_default=""))
    op.create_index("tables_phase_changed", "tables", ["phase", "archived", "changed"])
    op.drop_index("tables_changed", "tables")
    op.add_column("jobs", sa.Column("asker", sa.String(10), nullable=False, server_default=""))
    op.add_column("jobs", sa.Column("device", sa.LargeBinary(32)))
    op.add_column("jobs", sa.Column("asked_at", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("jobs", sa.Column("started_at", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("jobs_of_asker", "jobs", ["asker", "started_at"])
