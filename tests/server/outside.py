"""The database as it is seen, and meddled with, from outside."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool


def ask(database: Path | str, statement: str, **values: Any) -> list[tuple[object, ...]]:
    """What it answers."""
    return _run(database, statement, values)


def change(database: Path | str, statement: str, **values: Any) -> None:
    """Do it, and keep it."""
    _run(database, statement, values)


def _run(database: Path | str, statement: str, values: dict[str, Any]) -> list[tuple[object, ...]]:
    if str(database).startswith("postgresql"):
        return asyncio.run(ask_postgres(str(database), statement, **values))
    engine = sa.create_engine(f"sqlite:///{database}", poolclass=NullPool)
    with engine.begin() as connection:
        return _rows(connection.execute(sa.text(statement), values))


async def ask_postgres(database: str, statement: str, **values: Any) -> list[tuple[object, ...]]:
    """The same, in a loop that runs."""
    engine = create_async_engine(database, poolclass=NullPool)
    async with engine.begin() as connection:
        return _rows(await connection.execute(sa.text(statement), values))


def _rows(result: sa.CursorResult[Any]) -> list[tuple[object, ...]]:
    return [tuple(row) for row in result] if result.returns_rows else []
