"""Messages of more kinds, by e-mail too, at the hours that suit; and the bot that fills a table that was waited for."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    kinds = sa.Column("kinds", sa.String(60), nullable=False, server_default="turn,rematch,night,round")
    op.add_column("notices", kinds)
    op.add_column("notices", sa.Column("ref", sa.String(32)))
    op.create_index("notices_ref", "notices", ["ref"], unique=True)
    op.add_column("notices", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("waits", sa.Column("bot", sa.String(40), nullable=False, server_default="gardener"))
    op.create_table(
        "notice_people",
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
        sa.Column("zone", sa.String(60), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger),
        sa.Column("quiet_to", sa.SmallInteger),
        sa.Column("pause", sa.Integer, nullable=False),
        sa.Column("told", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "told_notices",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("place", sa.String(16), primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("told_notices_at", "told_notices", ["at"])
    op.create_index("told_notices_of_device", "told_notices", ["device"])
    op.create_table(
        "mail_limits",
        sa.Column("id", sa.LargeBinary(32), primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False),
        sa.Column("barred", sa.BigInteger, nullable=False),
    )
    op.create_index("mail_limits_since", "mail_limits", ["since"])
