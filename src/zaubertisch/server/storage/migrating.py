"""The tables of the database, brought up to date: the same steps in SQLite and in PostgreSQL."""

from __future__ import annotations

import os
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from .store import DatabaseRefused


def migrate(connection: sa.Connection, database: str) -> None:
    """Take all steps that are missing; raises DatabaseRefused, in a sentence that begins with `database`."""
    config = Config()
    steps = os.fspath(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", steps.replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise DatabaseRefused(
            f"{database} was made by a newer Zaubertisch. Install that one, or name another database."
        ) from None
