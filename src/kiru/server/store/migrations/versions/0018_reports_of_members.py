"""Members of clubs can be reported, too: a report is about a table or about a club."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    with op.batch_alter_table("reports") as reports:
        reports.alter_column("table_id", existing_type=sa.String(10), nullable=True)
        reports.add_column(sa.Column("club", sa.String(16)))
