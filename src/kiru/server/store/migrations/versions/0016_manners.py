"""Muted and blocked people, reports, bans, and what moderators did; lines of chat know who said them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("chats", sa.Column("device", sa.LargeBinary(32)))
    op.create_table(
        "avoided_players",
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("other", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("stance", sa.String(5), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("avoided_players_by_other", "avoided_players", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("device", sa.LargeBinary(32)),
        sa.Column("maker", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("line", sa.Integer),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("accused", sa.LargeBinary(32)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_index("reports_open", "reports", ["closed", "at"])
    op.create_index("reports_of_device", "reports", ["device"])
    op.create_index("reports_of_maker", "reports", ["maker"])
    op.create_table(
        "bans",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id")),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("bans_of_player", "bans", ["player"])
    op.create_table(
        "moderation_log",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(20), nullable=False),
        sa.Column("deed", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(10)),
        sa.Column("line", sa.Integer),
        sa.Column("device", sa.LargeBinary(32)),
        sa.Column("report", sa.String(16)),
        sa.Column("done", sa.BigInteger),
    )
    op.create_index("moderation_log_done", "moderation_log", ["done"])
