"""The server as an ASGI application: a house, a desk in front of it, a clock beside it, and addresses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException

from zaubertisch.kernel import Refused
from zaubertisch.server.accounts.accounts import Accounts
from zaubertisch.server.coaching.teaching import Teaching
from zaubertisch.server.house.clock import Clock
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.house import House
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.house.replays import Replays
from zaubertisch.server.house.thinking import Thinking
from zaubertisch.server.house.workers import Workers
from zaubertisch.server.limits import BODY

from .answers import answer
from .gate import Gate
from .headers import Headers
from .page import page
from .routes import API


def application(house: House, thinking: Thinking | None = None, presence: Presence | None = None) -> Any:
    """What serves this house; its clock runs from start to stop, and then the store is closed."""
    bots, there = thinking or Thinking(), presence or Presence(house)
    desk, gate, replays, accounts = Desk(house), Gate(), Replays(), Accounts(house.store)
    workers = Workers()
    teaching = Teaching(workers)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        try:
            async with asyncio.TaskGroup() as tasks:
                work = (house.neighbours.run(house.hints), Clock(house, bots).run(), there.run())
                running = [tasks.create_task(each) for each in work]
                yield
                house.hints.close()
                for task in running:
                    task.cancel()
        finally:
            bots.close()
            workers.close()
            accounts.close()
            replays.close()
            await house.store.close()

    app = Litestar(
        [API, page],
        dependencies={
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "gate": Provide(lambda: gate, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
            "hints": Provide(lambda: house.hints, sync_to_thread=False),
            "teaching": Provide(lambda: teaching, sync_to_thread=False),
            "presence": Provide(lambda: there, sync_to_thread=False),
        },
        exception_handlers={Refused: answer, HTTPException: answer, Exception: answer},
        lifespan=[life],
        logging_config=None,
        openapi_config=None,
        request_max_body_size=BODY,
    )
    return Headers(app)
