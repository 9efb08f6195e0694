"""The tables about people who do not get along: whom they avoid, what they report, who is banned, what was done."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, SmallInteger, String, Table, Text

from kiru.server.store.schema import metadata

avoided_players = Table(
    "avoided_players",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("other", String(16), ForeignKey("players.id"), primary_key=True),
    Column("stance", String(5), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("avoided_players_by_other", "other"),
)
"""Whom a player has muted or blocked."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("device", LargeBinary(32)),
    Column("maker", String(10), nullable=False),
    Column("table_id", String(10), ForeignKey("tables.id")),
    Column("seat", SmallInteger),
    Column("line", Integer),
    Column("club", String(16)),
    Column("reason", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("accused", LargeBinary(32)),
    Column("name", String(60), nullable=False),
    Column("quote", Text, nullable=False),
    Column("closed", BigInteger),
    Index("reports_open", "closed", "at"),
    Index("reports_of_device", "device"),
    Index("reports_of_maker", "maker"),
)
"""What somebody wants the server's owner to look at: a table, a seat of it (`accused`: its browser), a line of chat
as it was (`quote`), or a member of a club; `device` and `maker` are the browser that reports and the mark of its
address."""

bans = Table(
    "bans",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("player", String(16), ForeignKey("players.id")),
    Column("name", String(60), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("bans_of_player", "player"),
)
"""Browsers that are not let in, and with them every other browser of the same player."""

moderation_log = Table(
    "moderation_log",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("who", String(20), nullable=False),
    Column("deed", String(10), nullable=False),
    Column("table_id", String(10)),
    Column("line", Integer),
    Column("device", LargeBinary(32)),
    Column("report", String(16)),
    Column("done", BigInteger),
    Index("moderation_log_done", "done"),
)
"""What moderators did. Nodes read on in it, and carry out what is not `done` yet."""
