"""The log, the note about each table, and the server's secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v1"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lay down the three tables."""
    op.create_table(
        "event",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("sender", sa.String(64), nullable=False),
        sa.Column("key", sa.String(128)),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "sender", "key", name="event_once"),
    )
    op.create_table(
        "room",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("wake_at", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("room_wake", "room", ["wake_at"])
    op.create_index("room_listed", "room", ["listed", "at"])
    op.create_table(
        "secret",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("secret")
    op.drop_table("room")
    op.drop_table("event")
