"""Clubs, their nights and tournaments; and seeds that stay sealed when a table is over."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))
    create_clubs()
    create_contests()
    create_contest_tables()


def create_clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("owner", sa.String(16), sa.ForeignKey("players.id")),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("club", "player", name="club_members_once"),
    )
    op.create_index("club_members_of_player", "club_members", ["player"])
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False),
    )
    op.create_index("club_tables_of_club", "club_tables", ["club"])


def create_contests() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("club", sa.String(16), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("begins", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("round", sa.SmallInteger, nullable=False),
        sa.Column("round_ends", sa.BigInteger),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("maker", sa.String(10), nullable=False),
    )
    op.create_index("contests_under_way", "contests", ["phase", "begins"])
    op.create_index("contests_of_club", "contests", ["club", "created"])
    op.create_table(
        "contest_people",
        sa.Column("contest", sa.String(16), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("is_out", sa.Boolean, nullable=False),
        sa.UniqueConstraint("contest", "player", name="contest_people_once"),
    )


def create_contest_tables() -> None:
    key = ["contest", "round", "number"]
    op.create_table(
        "contest_tables",
        sa.Column("contest", sa.String(16), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("round", sa.SmallInteger, primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), unique=True),
        sa.Column("is_closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "contest_seats",
        sa.Column("contest", sa.String(16), primary_key=True),
        sa.Column("round", sa.SmallInteger, primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("person", sa.SmallInteger),
        sa.Column("place", sa.SmallInteger),
        sa.Column("points", sa.Integer),
        sa.Column("is_forfeit", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(key, [f"contest_tables.{name}" for name in key]),
    )
