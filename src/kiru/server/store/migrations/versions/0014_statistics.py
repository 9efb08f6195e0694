"""What statistics need of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("results", sa.Column("detail", sa.SmallInteger, nullable=False, server_default="0"))
    op.create_index("results_by_detail", "results", ["detail"])
    op.add_column("seat_results", sa.Column("is_counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seat_results", sa.Column("is_whole", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seat_results", sa.Column("opening", sa.Text, nullable=False, server_default="{}"))
