"""Notes of writes that were carried out; keys of chat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "writes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.add_column("chats", sa.Column("key", sa.String(60)))
    op.create_index("chats_key", "chats", ["table_id", "key"], unique=True)
