"""Who waits for a game, who follows whom, and who is in the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "waits",
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
        sa.Column("node", sa.String(16), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(30), nullable=False),
        sa.Column("players", sa.SmallInteger, nullable=False),
        sa.Column("speed", sa.String(10), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("maker", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(10)),
    )
    op.create_index("waits_seen", "waits", ["table_id", "seen"])
    op.create_index("waits_of_maker", "waits", ["maker"])
    op.create_table(
        "follows",
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("followed", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
    )
    op.create_table("hidden_players", sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True))
    op.create_table(
        "visits",
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
        sa.Column("node", sa.String(16), primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("visits_seen", "visits", ["seen"])
