"""Whether this process may be sent people: its database answers, and it is not about to stop.

That the database has its latest form need not be asked: a process that could not bring it there never starts.
"""

from __future__ import annotations

import asyncio

from zaubertisch.kernel import Refused
from zaubertisch.server.house.house import House

SECONDS = 2
"""How long the database may take to answer; whoever asks does so every few seconds."""


async def check_ready(house: House) -> None:
    """Raise Refused while nobody new should be sent here."""
    if house.stopping:
        raise Refused("stopping")
    try:
        async with asyncio.timeout(SECONDS):
            await house.store.due(0)
    except Exception:
        raise Refused("database-away") from None
