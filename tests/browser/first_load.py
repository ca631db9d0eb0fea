"""What a table costs a browser that has nothing yet."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Request

from .evening import Evening
from .person import Person


def first_load(mira: Person, one: Evening, database: Path | str) -> int:
    """Bytes on the wire, compressed as they travel, until Mira's table is there with all that it draws."""
    one.is_written_to(database)
    answered: list[Request] = []
    mira.page.on("requestfinished", lambda request: answered.append(request))
    mira.takes_seat(one)
    mira.page.wait_for_load_state("networkidle")
    return sum(request.sizes()["responseBodySize"] for request in answered)
