"""The tables of the store; the columns of those that have rows of a kind are the fields of these."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

from kiru.server.store.columns import columns_of
from kiru.server.store.enums import EnumColumn, JobState, TokenKind
from kiru.server.store.models import Event, SeatRow, TableRow

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    *columns_of(TableRow, with_json=True),
    Index("tables_listed", "listed", "phase", "created"),
    Index("tables_waiting_for_bots", "phase", "asked_bot", "asked_at"),
    Index("tables_falls", "phase", "falls"),
    Index("tables_phase_changed", "phase", "archived", "changed"),
)
"""A table: how it was set, where its game stands, and whom it waits for."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    *columns_of(SeatRow),
)
"""Who sits where; `bot` is the bot that decides for the seat now, a person's seat included."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("kind", EnumColumn(TokenKind), nullable=False),
    Column("seat", SmallInteger),
    Column("used", Boolean, nullable=False),
    Index("tokens_of_table", "table_id"),
)
"""Hashes of seat tokens, invites, links to another device and owner tokens."""

devices = Table(
    "devices",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Index("devices_of_table", "table_id"),
)
"""Which browser holds which seats (-1: owns the table)."""

events = Table(
    "events",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    *columns_of(Event),
    Column("origin", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "key", name="events_key"),
)
"""What happened, never changed: a decision in notation, or what stands beside it (`models.Event`)."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("events", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The decisions in force after so many events, packed, so that opening a table reads few rows."""

chats = Table(
    "chats",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", String(20), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(60)),
    Column("device", LargeBinary(32)),
    Index("chats_key", "table_id", "key", unique=True),
)
"""What was said at a table; `key` is the seat and the key of the request, as with events, `device` the browser that
said it."""

notices = Table(
    "notices",
    metadata,
    Column("device", LargeBinary(32), primary_key=True),
    Column("id", LargeBinary(32), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("language", String(5), nullable=False),
    Column("failures", Integer, nullable=False),
    Column("kinds", String(60), nullable=False, server_default="turn,rematch,night,round"),
    Column("ref", String(32)),
    Column("confirmed", Boolean, nullable=False, server_default=true()),
    Index("notices_ref", "ref", unique=True),
)
"""Where a device wants to hear what: a push subscription, an apprise address or an e-mail address.

An e-mail address is written to once it is `confirmed`; `ref` is how the links in its messages name it."""

jobs = Table(
    "jobs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(10), ForeignKey("tables.id"), nullable=False),
    Column("state", EnumColumn(JobState), nullable=False),
    Column("progress", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("report", Text, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("asker", String(10), nullable=False, server_default=""),
    Column("device", LargeBinary(32)),
    Column("asked_at", BigInteger, nullable=False, server_default="0"),
    Column("started_at", BigInteger, nullable=False, server_default="0"),
    Index("jobs_of_asker", "asker", "started_at"),
    Index("jobs_state", "state", "touched"),
    Index("jobs_of_table", "table_id"),
)
"""Analyses, wherever they run, and who has asked for them: a mark of the address, the browser."""

writes = Table(
    "writes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Notes of the latest writes that were carried out; kept for minutes."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(30), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys of the server itself."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""The nodes, and when each was last alive, in the time that they share."""

presences = Table(
    "presences",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("node", String(16), primary_key=True),
    Index("presences_of_node", "node"),
)
"""Which seats are connected to which node."""

archives = Table(
    "archives",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("events", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The whole history of tables at rest, packed, undone decisions included."""
