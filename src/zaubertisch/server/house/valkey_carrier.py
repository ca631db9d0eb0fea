"""Hints over Valkey, or a Redis: for so many processes that PostgreSQL had better not carry them, too.

A hint only says "look", so nothing is kept there, and whoever else listens learns the ids of tables alone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from zaubertisch.server.storage.store import DatabaseRefused
from zaubertisch.server.trouble import where

from .hints import Hints

CHANNEL = "zaubertisch"

SCHEMES = ("valkey", "valkeys", "redis", "rediss", "unix")

SECONDS = 2
"""How long Valkey may take to be reached, or to take a hint; then PostgreSQL carries it."""

AGAIN = 1.0
"""Seconds between two attempts."""

log = logging.getLogger(__name__)


class ValkeyCarrier:
    """Carries hints between the processes that name the same Valkey."""

    def __init__(self, address: str) -> None:
        """Not connected yet; raises DatabaseRefused when the address is none, or the library is missing."""
        try:
            from valkey import asyncio as valkey
            from valkey.exceptions import ValkeyError
        except ImportError:
            raise DatabaseRefused(
                'Hints over Valkey need its library: pip install "zaubertisch[valkey]".'
            ) from None
        if address.partition("://")[0] not in SCHEMES:
            raise DatabaseRefused("The address of hints is not one of a Valkey: valkey://host:6379.")
        try:
            self._client: Any = valkey.from_url(  # type: ignore[no-untyped-call]
                address, socket_connect_timeout=SECONDS
            )
        except ValueError:
            raise DatabaseRefused("The address of hints cannot be read: valkey://host:6379.") from None
        self._away = (ValkeyError, OSError)  # which TimeoutError is
        self._me = secrets.token_hex(4)

    async def send(self, tables: str) -> bool:
        """Tell the others that something was written at these tables; False when Valkey is away."""
        try:
            async with asyncio.timeout(SECONDS):
                await self._client.publish(CHANNEL, f"{self._me} {tables}")
        except self._away:
            return False
        return True

    async def run(self, hints: Hints) -> None:
        """Pass on what the others tell, until cancelled."""
        try:
            while True:
                try:
                    await self._listen(hints)
                except self._away as error:
                    log.warning("Valkey cannot be reached, PostgreSQL carries the hints: %s", where(error))
                await asyncio.sleep(AGAIN)
        finally:
            await self._client.aclose()

    async def _listen(self, hints: Hints) -> None:
        async with self._client.pubsub() as ear:
            await ear.subscribe(CHANNEL)
            async for said in ear.listen():
                if said["type"] == "subscribe":
                    hints.look_everywhere()  # whatever was told meanwhile
                elif said["type"] == "message":
                    sender, *tables = said["data"].decode(errors="replace").split()
                    for table in tables if sender != self._me else ():
                        hints.look(table)
