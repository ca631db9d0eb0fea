"""Who follows a table, and through which process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v4"
down_revision = "v3"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lay down the table."""
    op.create_table(
        "follower",
        sa.Column("process", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Index("follower_table", "table_id", "token"),
    )


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("follower")
