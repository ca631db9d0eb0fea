"""What Alembic runs: the steps, on the connection that the server gives it."""

from __future__ import annotations

from alembic import context

from zaubertisch.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column by copying the table
)
with context.begin_transaction():
    context.run_migrations()
