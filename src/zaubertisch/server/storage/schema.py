"""What lies in the database: the log, a note about each table, and nothing that only SQLite could hold."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

event = sa.Table(
    "event",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("sender", sa.String(64), nullable=False),
    sa.Column("key", sa.String(128)),  # None for what has no request behind it
    sa.Column("body", sa.Text, nullable=False),  # an Entry as JSON
    sa.UniqueConstraint("table_id", "sender", "key", name="event_once"),
)
"""The truth.  Rows are added, never changed."""

room = sa.Table(
    "room",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # of the latest event
    sa.Column("wake_at", sa.BigInteger),  # when time itself has something to do here
    sa.Column("summary", sa.Text, nullable=False),  # a TableSummary as JSON
    sa.Index("room_wake", "wake_at"),
    sa.Index("room_listed", "listed", "at"),
)
"""What can be asked of a table without reading its log; written together with each event."""

secret = sa.Table(
    "secret",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(64), nullable=False),
)
"""What the server must remember and never say."""

pulse = sa.Table("pulse", metadata, sa.Column("at", sa.BigInteger, nullable=False))
"""One row: when the tables were served last, so that no clock runs while they are not."""

account = sa.Table(
    "account",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("likeness", sa.String(64), nullable=False, unique=True),  # names that look alike have the same
    sa.Column("password", sa.String(160), nullable=False),  # as argon2id
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""Who wants decks to be kept here; nothing else asks for an account."""

session = sa.Table(
    "session",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),  # of what the browser shows
    sa.Column("account_id", sa.ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Index("session_account", "account_id"),
    sa.Index("session_until", "until"),
)
"""Where somebody is signed in."""

deck = sa.Table(
    "deck",
    metadata,
    sa.Column("account_id", sa.ForeignKey("account.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("deck", sa.Text, nullable=False),  # JSON, in the type of the game
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""The decks of accounts."""

follower = sa.Table(
    "follower",
    metadata,
    sa.Column("process", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("token", sa.String(64), primary_key=True),  # the digest of what the reader showed
    sa.Index("follower_table", "table_id", "token"),
)
"""Who follows a table through which process; empty where there is only one."""
