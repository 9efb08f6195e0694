"""Profiles that are kept: glyph and language, devices with their kinds, passkeys, recovery phrases, challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("players", sa.Column("glyph", sa.String(20), nullable=False, server_default=""))
    op.add_column("players", sa.Column("language", sa.String(5), nullable=False, server_default=""))
    op.add_column("players", sa.Column("chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("former", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("merged", sa.String(16)))
    op.add_column("player_devices", sa.Column("label", sa.String(60), nullable=False, server_default=""))
    op.add_column("player_devices", sa.Column("added", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("player_devices", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    create_keys()


def create_keys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary(32), primary_key=True),
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_of_player", "passkeys", ["player"])
    op.create_table(
        "recoveries",
        sa.Column("player", sa.String(16), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("lookup", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("salt", sa.LargeBinary(16), nullable=False),
        sa.Column("verifier", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("device", sa.LargeBinary(32), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_of_device", "challenges", ["device"])
    op.create_index("challenges_expire", "challenges", ["expires"])
