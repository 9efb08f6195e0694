"""Tables, seats, tokens, devices, events, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    create_tables()
    create_seats()
    create_events()


def create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(30), nullable=False),
        sa.Column("ruleset", sa.Integer, nullable=False),
        sa.Column("box", sa.String(60), nullable=False),
        sa.Column("box_text", sa.Text, nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("dealer", sa.String(10), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("look", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("allow", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("ended", sa.Text, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("asked", sa.SmallInteger),
        sa.Column("asked_bot", sa.Boolean, nullable=False),
        sa.Column("asked_at", sa.BigInteger),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("falls", sa.BigInteger),
        sa.Column("next", sa.String(10)),
        sa.Column("archived", sa.Boolean, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "phase", "created"])
    op.create_index("tables_waiting_for_bots", "tables", ["phase", "asked_bot", "asked_at"])
    op.create_index("tables_falls", "tables", ["phase", "falls"])
    op.create_index("tables_changed", "tables", ["archived", "changed"])


def create_seats() -> None:
    """Who sits where, and the tokens and devices that prove it."""
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("bot", sa.String(20)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("left_ms", sa.BigInteger),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("notified", sa.Integer, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("tokens_of_table", "tokens", ["table_id"])
    op.create_table(
        "devices",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
    )
    op.create_index("devices_of_table", "devices", ["table_id"])


def create_events() -> None:
    """The decisions of every table, and its states on the way."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("forced", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(60)),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="events_key"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("events", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
