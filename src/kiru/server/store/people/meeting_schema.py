"""The tables about people who look for each other: who waits for a game, who follows whom, who is in the lobby."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, LargeBinary, SmallInteger, String, Table

from kiru.ai.bots import LONGEST_BOT
from kiru.server.store.schema import metadata

waits = Table(
    "waits",
    metadata,
    Column("device", LargeBinary(32), primary_key=True),
    Column("node", String(16), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("game", String(30), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("speed", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("name", String(60), nullable=False),
    Column("language", String(5), nullable=False),
    Column("maker", String(10), nullable=False),
    Column("table_id", String(10)),
    Column("bot", String(LONGEST_BOT), nullable=False, server_default="gardener"),
    Index("waits_seen", "table_id", "seen"),
    Index("waits_of_maker", "maker"),
)
"""Who waits for which game, one wait for each browser. `node` is the one to which the browser is connected (empty:
none), `seen` when it last was, and `table_id` the table that was found."""

follows = Table(
    "follows",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("followed", String(16), ForeignKey("players.id"), primary_key=True),
)
"""Whom a player follows."""

hidden_players = Table(
    "hidden_players", metadata, Column("player", String(16), ForeignKey("players.id"), primary_key=True)
)
"""Players who do not want to be shown as being here."""

visits = Table(
    "visits",
    metadata,
    Column("device", LargeBinary(32), primary_key=True),
    Column("node", String(16), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Index("visits_seen", "seen"),
)
"""Browsers of players that have the lobby open, and when that was last known."""
