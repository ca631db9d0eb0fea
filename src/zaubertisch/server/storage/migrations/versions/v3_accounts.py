"""Accounts, where they are signed in, and their decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v3"
down_revision = "v2"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Lay down the three tables."""
    op.create_table(
        "account",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("likeness", sa.String(64), nullable=False, unique=True),
        sa.Column("password", sa.String(160), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    owner = ("account_id", sa.String(32))
    op.create_table(
        "session",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column(*owner, sa.ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("session_account", "session", ["account_id"])
    op.create_index("session_until", "session", ["until"])
    op.create_table(
        "deck",
        sa.Column(*owner, sa.ForeignKey("account.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("deck")
    op.drop_table("session")
    op.drop_table("account")
