"""The server as an ASGI application: a house, a desk in front of it, a clock beside it, and addresses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException

from zaubertisch.kernel import Refused
from zaubertisch.server.accounts.accounts import Accounts
from zaubertisch.server.coaching.reviewing import Reviewing
from zaubertisch.server.coaching.teaching import Teaching
from zaubertisch.server.house.clock import Clock
from zaubertisch.server.house.desk import Desk
from zaubertisch.server.house.house import House
from zaubertisch.server.house.presence import Presence
from zaubertisch.server.house.replays import Replays
from zaubertisch.server.house.thinking import Thinking
from zaubertisch.server.house.workers import Workers
from zaubertisch.server.limits import BODY
from zaubertisch.server.operating.journal import unforeseen
from zaubertisch.server.operating.keeping import Keeping
from zaubertisch.server.operating.office import Office
from zaubertisch.server.secret import hashed

from .answers import answer
from .below import Below
from .concern import Concern
from .gate import Gate
from .headers import Headers
from .operating_routes import OPERATING
from .page import page
from .routes import API
from .streams import THROATS


def application(
    house: House,
    thinking: Thinking | None = None,
    presence: Presence | None = None,
    keep: int | None = None,
    admin: str | None = None,
    root: str = "",
) -> Any:
    """What serves this house; its clock runs from start to stop, and then the store is closed.

    Finished tables are kept for `keep` milliseconds, or for good; `admin` is the token of whoever runs it,
    and `root` the path below which browsers find it, "" for a host of its own.
    """
    workers = Workers()
    bots, there = thinking or Thinking(workers=workers), presence or Presence(house)
    desk, gate, replays, accounts = Desk(house), Gate(), Replays(), Accounts(house.store)
    teaching, reviewing = Teaching(workers), Reviewing(workers)
    office = Office(house)
    look_at(house, bots)

    def gate_behind(desk: Desk) -> Gate:
        """Of two that hang on nothing Litestar makes tasks, for every move, which cost more than both."""
        return gate

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(unforeseen)
        try:
            async with asyncio.TaskGroup() as tasks:
                work = (Clock(house, bots).run(), there.run(), Keeping(house, keep).run())
                serving = [tasks.create_task(each) for each in work]
                listening = tasks.create_task(house.neighbours.run(house.hints, house.alarm))
                handing = tasks.create_task(hand_over(house, serving))
                yield
                house.hints.close()
                await handing
                listening.cancel()
        finally:
            bots.close()
            reviewing.close()
            workers.close()
            accounts.close()
            replays.close()
            await house.store.close()

    app = Litestar(
        [API, OPERATING, page],
        dependencies={
            "accounts": Provide(lambda: accounts, sync_to_thread=False),
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "house": Provide(lambda: house, sync_to_thread=False),
            "office": Provide(lambda: office, sync_to_thread=False),
            "gate": Provide(gate_behind, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
            "hints": Provide(lambda: house.hints, sync_to_thread=False),
            "reviewing": Provide(lambda: reviewing, sync_to_thread=False),
            "teaching": Provide(lambda: teaching, sync_to_thread=False),
            "presence": Provide(lambda: there, sync_to_thread=False),
        },
        exception_handlers={Refused: answer, HTTPException: answer, Exception: answer},
        lifespan=[life],
        state=State({"admin": None if admin is None else hashed(admin), "root": root}),
        logging_config=None,
        openapi_config=None,
        request_max_body_size=BODY,
    )
    whole = Headers(Concern(app, house.seq))
    return Below(whole, root) if root else whole


async def hand_over(house: House, serving: list[asyncio.Task[None]]) -> None:
    """Once the server stops: do nothing more by ourselves, give up all claims, and tell the others."""
    await house.hints.closed()
    for task in serving:
        task.cancel()
    await asyncio.wait(serving)
    await house.neighbours.leave()


def look_at(house: House, bots: Thinking) -> None:
    """Have told among the figures what is so at the moment."""
    tell = house.figures.gauge
    tell("sockets", "Open WebSockets", lambda: sum(throat.kind == "websocket" for throat in THROATS))
    tell("event_streams", "Open event streams", lambda: sum(throat.kind == "http" for throat in THROATS))
    tell("outbox_bytes", "Bytes that wait to be read", lambda: sum(t.outstanding() for t in THROATS))
    tell("bot_queue", "Bots that are asked and have not answered", lambda: bots.asked)
    tell("tables_in_memory", "Tables that are kept in memory", house.kept)
    tell("stopping", "1 once the server stops", lambda: house.stopping)
