"""Who plays, what came of finished games, and how strong everybody is."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "player_devices",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), nullable=False),
    )
    op.create_index("player_devices_of_player", "player_devices", ["player"])
    create_results()
    create_ratings()


def create_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(30), nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, unique=True),
    )
    op.create_table(
        "seat_results",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("results.table_id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
    )
    op.create_index("seat_results_of_player", "seat_results", ["player"])


def create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("game", sa.String(30), primary_key=True),
        sa.Column("crowd", sa.String(4), primary_key=True),
        sa.Column("season", sa.String(6), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("safe", sa.Double, nullable=False),
    )
    op.create_index("ratings_best", "ratings", ["game", "crowd", "season", "safe"])
    op.create_table(
        "rating_steps",
        sa.Column("table_id", sa.String(10), sa.ForeignKey("results.table_id"), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("season", sa.String(6), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_index("rating_steps_of_player", "rating_steps", ["player"])
