"""A PostgreSQL database: reached, brought up to date, and asked again while it is away for a moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql.asyncpg import dialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from .migrating import migrate
from .store import DatabaseRefused

SCHEMES = ("postgresql+asyncpg", "postgresql", "postgres")

OLDEST = 15
"""The oldest PostgreSQL that is tested."""

SECONDS = 10
"""How long a question may take, and how long a database that does not answer is asked again."""

AGAIN = 0.1
"""Seconds between two attempts."""

MIGRATING = 7_281_001
"""The lock under which one process at a time takes the steps."""

AWAY = (
    OSError,  # which TimeoutError is
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # our connection was ended in the middle of a word
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is going down, or somebody has ended our connection
    asyncpg.InsufficientResourcesError,
)
"""What it looks like when the database cannot be reached just now."""

T = TypeVar("T")


def is_postgres(database: str) -> bool:
    """Whether this names a PostgreSQL database, and no file."""
    scheme, found, _ = database.partition("://")
    return bool(found) and scheme in SCHEMES


def address_of(database: str) -> str:
    """The address as asyncpg reads it."""
    return "postgresql://" + database.partition("://")[2]


def shown(database: str) -> str:
    """The address without its password: it is printed."""
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError:
        return "named"
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)


def prepare(database: str) -> None:
    """Bring the tables up to date, before anything is served; raises DatabaseRefused."""
    try:
        asyncio.run(_prepare(address_of(database), f"The database {shown(database)}"))
    except DatabaseRefused:
        raise
    except (*AWAY, asyncpg.PostgresError, sa.exc.DBAPIError, ValueError) as no:
        # The driver's own words may quote the address with its password.
        said = str(no) if isinstance(no, asyncpg.PostgresError | OSError) else type(no).__name__
        raise DatabaseRefused(
            f"The database {shown(database)} cannot be used: {said.rstrip('.') or type(no).__name__}."
        ) from None


async def _prepare(address: str, database: str) -> None:
    connection = await asyncpg.connect(address, timeout=SECONDS)
    version = connection.get_server_version()
    await connection.close()
    if version.major < OLDEST:
        raise DatabaseRefused(
            f"{database} is PostgreSQL {version.major}. Zaubertisch needs {OLDEST} or newer."
        )
    async with engine_at(address).begin() as steps:
        # Of several processes that start at once one takes the steps, the others find them taken.
        await steps.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        await steps.run_sync(migrate, database)


def engine_at(address: str) -> AsyncEngine:
    """SQLAlchemy's way there, for what is asked seldom: each time over a connection of its own."""
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(address), poolclass=NullPool
    )


class Question:
    """A statement as PostgreSQL reads it, with its values by name."""

    def __init__(self, statement: sa.Select[Any]) -> None:
        """Compile it, once."""
        compiled = statement.compile(dialect=dialect())  # type: ignore[no-untyped-call]
        self.sql = str(compiled)
        self._names = compiled.positiontup or []
        self._values = compiled.params

    def values(self, **given: Any) -> list[Any]:
        """The values in their order."""
        return [given.get(name, self._values[name]) for name in self._names]


async def insist(ask: Callable[[], Awaitable[T]], seconds: float = SECONDS) -> T:
    """Ask, and ask again while the database is away; raises what the last attempt raised.

    Whether an attempt that broke off was carried out nobody knows, so ask only what may be done twice.
    """
    end = asyncio.get_running_loop().time() + seconds
    while True:
        try:
            return await ask()
        except AWAY:
            if asyncio.get_running_loop().time() >= end:
                raise
            await asyncio.sleep(AGAIN)
