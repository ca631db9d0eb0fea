"""When the tables were served last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v2"
down_revision = "v1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lay down the table."""
    op.create_table("pulse", sa.Column("at", sa.BigInteger, nullable=False))


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("pulse")
