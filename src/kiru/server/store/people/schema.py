"""The tables about people: who plays, what came of finished games, how strong everybody is."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

from kiru.ai.bots import LONGEST_BOT
from kiru.server.store.people import manners_schema, meeting_schema
from kiru.server.store.schema import metadata

whole_store = meeting_schema.waits.metadata
"""Every table of the store, these and those of the lobby and of manners included."""
assert manners_schema.reports.metadata is whole_store

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("glyph", String(20), nullable=False, server_default=""),
    Column("language", String(5), nullable=False, server_default=""),
    Column("chosen", Boolean, nullable=False, server_default=false()),
    Column("former", Boolean, nullable=False, server_default=false()),
    Column("merged", String(16)),
)
"""Somebody who has played a game to its end, or has filled in a profile.

The name is the one of the latest game, unless it was `chosen` in the profile. A `former` player has deleted everything;
one who is `merged` has become part of another player.
"""

player_devices = Table(
    "player_devices",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), nullable=False),
    Column("label", String(60), nullable=False, server_default=""),
    Column("added", BigInteger, nullable=False, server_default="0"),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Index("player_devices_of_player", "player"),
)
"""Whose browser it is, what kind of browser, and when it was last used."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary(32), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkeys_of_player", "player"),
)
"""The passkeys that open a profile; `id` is the hash of the credential's id."""

recoveries = Table(
    "recoveries",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("lookup", LargeBinary(32), nullable=False, unique=True),
    Column("salt", LargeBinary(16), nullable=False),
    Column("verifier", LargeBinary(32), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Recovery phrases: a keyed hash of the first words finds the row, a slow hash of all words proves the phrase."""

challenges = Table(
    "challenges",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("device", LargeBinary(32), nullable=False),
    Column("purpose", String(10), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("challenges_of_device", "device"),
    Index("challenges_expire", "expires"),
)
"""What passkeys were asked to sign and have not signed yet; each counts once, at whatever node."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(30), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("number", Integer, unique=True),
    Column("detail", SmallInteger, nullable=False, server_default="0"),
    Index("results_by_detail", "detail"),
)
"""A finished game, noted once; `number` is its place in the row of rated games, `detail` how much is noted of it:
games that were noted by an earlier version are completed later."""

seat_results = Table(
    "seat_results",
    metadata,
    Column("table_id", String(10), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player", String(16), ForeignKey("players.id")),
    Column("bot", String(LONGEST_BOT)),
    Column("place", SmallInteger, nullable=False),
    Column("lines", Text, nullable=False),
    Column("is_counted", Boolean, nullable=False, server_default=false()),
    Column("is_whole", Boolean, nullable=False, server_default=false()),
    Column("opening", Text, nullable=False, server_default="{}"),
    Index("seat_results_of_player", "player"),
)
"""Who sat there, and what came of it: the place, and the points line by line.

Statistics count games that are `is_counted`, and points of those whose seat was played to the end (`is_whole`);
`opening` is how the seat began, in the words of the game's traits."""

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("game", String(30), primary_key=True),
    Column("crowd", String(4), primary_key=True),
    Column("season", String(6), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("safe", Double, nullable=False),
    Index("ratings_best", "game", "crowd", "season", "safe"),
)
"""How strong a player is, in a quarter (`2026Q4`) and in all (empty); `safe` is what the rating is at least."""

rating_steps = Table(
    "rating_steps",
    metadata,
    Column("table_id", String(10), ForeignKey("results.table_id"), primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), primary_key=True),
    Column("season", String(6), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("rating_steps_of_player", "player"),
)
"""Every rating after every rated game."""

dismissals = Table(
    "dismissals",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
)
"""Finished games that a browser no longer wants in its list."""
