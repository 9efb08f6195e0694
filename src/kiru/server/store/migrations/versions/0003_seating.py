"""Who holds seats, counted; which nodes are alive, and who is connected to them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seating", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presences",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("node", sa.String(16), primary_key=True),
    )
    op.create_index("presences_of_node", "presences", ["node"])
