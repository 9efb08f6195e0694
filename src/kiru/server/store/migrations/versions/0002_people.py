"""Chat, notices, analysis jobs, the server's secrets, archives."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "chats",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reaction", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
        sa.Column("id", sa.LargeBinary(32), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("progress", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("jobs_state", "jobs", ["state", "touched"])
    op.create_index("jobs_of_table", "jobs", ["table_id"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
