"""Room for the whole name of a bot, such as `architect-20000-plain`; SQLite has never counted letters."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.alter_column("bot", existing_type=sa.String(20), type_=sa.String(40))
