"""The tables about clubs: who belongs to them, which tables are theirs, their nights and tournaments."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from kiru.ai.bots import LONGEST_BOT
from kiru.server.store.clubs.enums import ContestKind, ContestPhase
from kiru.server.store.enums import EnumColumn
from kiru.server.store.people.schema import whole_store as metadata

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("owner", String(16), ForeignKey("players.id")),
    Column("created", BigInteger, nullable=False),
)
"""A club is a link: whoever has its id can see it and join it. Without members it has no owner."""

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(16), ForeignKey("clubs.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(16), ForeignKey("players.id"), nullable=False),
    Column("joined", BigInteger, nullable=False),
    UniqueConstraint("club", "player", name="club_members_once"),
    Index("club_members_of_player", "player"),
)
"""Who belongs to a club; `number` is how the others name a member."""

club_tables = Table(
    "club_tables",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("club", String(16), ForeignKey("clubs.id"), nullable=False),
    Index("club_tables_of_club", "club"),
)
"""Tables that were set for a club."""

contests = Table(
    "contests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("club", String(16), ForeignKey("clubs.id"), nullable=False),
    Column("kind", EnumColumn(ContestKind), nullable=False),
    Column("name", String(60), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("begins", BigInteger, nullable=False),
    Column("ends", BigInteger),
    Column("phase", EnumColumn(ContestPhase), nullable=False),
    Column("round", SmallInteger, nullable=False),
    Column("round_ends", BigInteger),
    Column("step", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("maker", String(10), nullable=False),
    Index("contests_under_way", "phase", "begins"),
    Index("contests_of_club", "club", "created"),
)
"""A night or a tournament. `step` counts its changes: whoever plans one writes it only if nothing else has changed."""

contest_people = Table(
    "contest_people",
    metadata,
    Column("contest", String(16), ForeignKey("contests.id"), primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("player", String(16), ForeignKey("players.id")),
    Column("bot", String(LONGEST_BOT)),
    Column("name", String(60), nullable=False),
    Column("is_out", Boolean, nullable=False),
    UniqueConstraint("contest", "player", name="contest_people_once"),
)
"""Who takes part: a player, or a bot that fills up the field."""

contest_tables = Table(
    "contest_tables",
    metadata,
    Column("contest", String(16), ForeignKey("contests.id"), primary_key=True),
    Column("round", SmallInteger, primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("table_id", String(10), ForeignKey("tables.id"), unique=True),
    Column("is_closed", Boolean, nullable=False),
)
"""The tables of a round, or of a deal; a bye has no table. `is_closed`: its result counts, and changes no more."""

contest_seats = Table(
    "contest_seats",
    metadata,
    Column("contest", String(16), primary_key=True),
    Column("round", SmallInteger, primary_key=True),
    Column("number", SmallInteger, primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", SmallInteger),
    Column("place", SmallInteger),
    Column("points", Integer),
    Column("is_forfeit", Boolean, nullable=False),
    ForeignKeyConstraint(
        ["contest", "round", "number"], ["contest_tables.contest", "contest_tables.round", "contest_tables.number"]
    ),
)
"""Who sits where, and what came of it; nobody (null) for a bot that only fills a seat."""
