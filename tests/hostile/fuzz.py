"""Very many requests that are wrong somewhere: nothing breaks, nothing is written, nothing is kept.

    python -m tests.hostile.fuzz [--frames 5000000] [--seed 1]        or: make fuzz FRAMES=5000000 SEED=1

A request that shows a fault is printed whole; the seed leads to it again.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import logging
import os
import re
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock
from urllib.parse import unquote

import msgspec
from argon2 import PasswordHasher

from tests.hostile.company import Company
from tests.hostile.inside import Answer, Inside, Request, inside
from tests.hostile.nonsense import Nonsense
from zaubertisch.games import GAMES
from zaubertisch.server.accounts import passwords
from zaubertisch.server.house import house
from zaubertisch.server.limits import Buckets
from zaubertisch.server.messages.sentences import SENTENCES
from zaubertisch.server.messages.wire import Problem
from zaubertisch.server.net import gate
from zaubertisch.server.storage.store import Append

LIVES = 800
"""So many requests a table is asked, then it is checked and another one is opened."""

WARM = 5
"""One part in so many is played before memory is measured: until then caches fill."""

OF_ITSELF = ("bot", "time")
"""Who writes without being asked: bots that sit in for those who have left, and the clock."""

SOCKET = re.compile(r"/api/tables/[^/]+/socket")

MIB = 1024 * 1024


class Fault(AssertionError):
    """What no request may bring about."""


class Tally(msgspec.Struct):
    """What came of it."""

    asked: int = 0
    codes: Counter[str] = msgspec.field(default_factory=Counter)  # of refusals
    routes: Counter[str] = msgspec.field(default_factory=Counter)
    moves: Counter[tuple[str, str]] = msgspec.field(default_factory=Counter)  # by game: granted or refused
    grown: int = 0  # bytes of memory since it was warm


class Ear(logging.Handler):
    """Hears what the server has to complain about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record.getMessage())


async def fuzz(frames: int, seed: int, folder: Path) -> Tally:
    """Send so many; raises Fault."""
    chance, tally = Random(seed), Tally()
    with hurried(seed), listening() as ear:
        async with inside(folder) as app:
            nonsense = Nonsense(chance)
            warm = 0
            companies = [await seated(app, chance, game) for game in GAMES]
            ages = [chance.randrange(LIVES) for _ in companies]
            while tally.asked < frames:
                which = chance.randrange(len(companies))
                company = companies[which]
                if not nonsense.cookie and tally.asked % 50 == 0:
                    nonsense.cookie = await sign_in(app, company)
                request = await nonsense.draw(company)
                answer = await app.ask(request)
                written = app.latest()
                tally.asked += 1
                if (fault := wrong(request, answer, written, ear)) is not None:
                    raise Fault(f"seed {seed}, request {tally.asked}: {fault}\n{request}\n{answer}")
                count(tally, company, request, answer)
                if written:
                    company.frames.clear()
                if code_of(answer) == "not-signed-in":
                    nonsense.cookie = ""
                ages[which] += 1 if company.playing else 4  # when a match is over, others go on for longer
                if ages[which] > LIVES:
                    await company.check()
                    companies[which], ages[which] = await seated(app, chance, company.game), 0
                if tally.asked == frames // WARM:
                    warm = resident()
            for company in companies:
                await company.check()
            tally.grown = resident() - warm
    if ear.heard:
        raise Fault(f"seed {seed}: at the end the server said {ear.heard}")
    return tally


async def seated(app: Inside, chance: Random, game: str) -> Company:
    """Another company at a table of this game."""
    company = Company(app, chance, game)
    await company.gather()
    app.latest()
    return company


async def sign_in(app: Inside, company: Company) -> str:
    """The cookie of a new account."""
    body = json.dumps({"name": company.secret(12), "password": "a password"}).encode()
    headers = (("content-type", "application/json"),)
    answer = await app.ask(Request("POST", "/api/account/register", headers, body=body))
    return answer.headers.get("set-cookie", "").partition(";")[0]


# -- what is wrong with an answer


def wrong(request: Request, answer: Answer, written: list[Append], ear: Ear) -> str | None:
    """What may not be, or None."""
    if ear.heard:
        return f"the server said {ear.heard}"
    if answer.status in range(500, 600) or b'"broken"' in answer.body:
        return "something was not foreseen"
    if (
        answer.status == 4500
        and SOCKET.fullmatch(unquote(request.path))
        and "host" not in dict(request.headers)
    ):
        return "a socket was closed for no reason"  # at no address, or to no host, that is all that is said
    if b"Traceback" in answer.body:
        return "the answer tells what went on inside"
    asked = [append for append in written if append.sender not in OF_ITSELF]
    if request.method == "SOCKET" or request.method in ("GET", "HEAD"):
        return "a look has written something" if asked else None
    if answer.status >= 400 and asked:
        return "what was refused was written"
    if len(asked) > 1:
        return "one request wrote twice"
    if answer.status >= 400 and request.method != "HEAD" and request.path.startswith(("/api/", "/admin/")):
        return plain(answer)
    return None


def plain(answer: Answer) -> str | None:
    """What is wrong with a refusal: it is a problem with a known code and a sentence."""
    try:
        problem = msgspec.json.decode(answer.body, type=Problem)
    except msgspec.DecodeError as no:
        return f"the refusal cannot be read: {no}"
    if problem.code not in SENTENCES:
        return "the code is not known"
    return None if problem.message.endswith((".", ").")) else "the sentence has no end"


def code_of(answer: Answer) -> str:
    """The code of a refusal, or nothing."""
    if answer.status < 400 or not answer.body.startswith(b"{"):
        return ""
    said: dict[str, Any] = json.JSONDecoder().raw_decode(answer.body.decode())[0]
    return str(said.get("code", ""))


def count(tally: Tally, company: Company, request: Request, answer: Answer) -> None:
    """Write down what came of a request."""
    tally.codes[code_of(answer) or "none"] += 1
    tally.routes[f"{request.method} {answer.status}"] += 1
    if request.path == f"{company.path}/actions" and b'"move"' in request.body:
        tally.moves[company.game, "granted" if answer.status == 200 else "refused"] += 1


# -- the surroundings


@contextmanager
def listening() -> Iterator[Ear]:
    """Hear every complaint, and nothing of it on the screen."""
    ear, root = Ear(), logging.getLogger()
    root.addHandler(ear)
    yield ear
    root.removeHandler(ear)


@contextmanager
def hurried(seed: int) -> Iterator[None]:
    """Nobody is slowed down, passwords cost nothing, caches are small, and the lot falls as the seed says."""
    chance, quick = Random(f"house {seed}"), PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with (
        mock.patch.object(gate, "time", Hours()),
        mock.patch.object(passwords, "HASHER", quick),
        mock.patch.object(passwords, "NOBODY", quick.hash("nobody's password")),
        mock.patch.object(house, "ROOMS", 32),
        mock.patch.object(Buckets, "MOST", 500),
        mock.patch("secrets.token_bytes", lambda many=32: chance.randbytes(many)),
        mock.patch("secrets.token_hex", lambda many=32: chance.randbytes(many).hex()),
    ):
        yield


class Hours:
    """A clock by which hours pass between two requests."""

    def __init__(self) -> None:
        self.hours = 0

    def monotonic(self) -> float:
        self.hours += 1
        return self.hours * 3600.0


def resident() -> int:
    """How much memory this process holds."""
    gc.collect()
    if os.path.exists("/proc/self/statm"):
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # elsewhere: the most there ever was


def main() -> None:
    """Send as many as the command line says, and tell what came of it."""
    words = argparse.ArgumentParser(description="Send the server what it must refuse.")
    words.add_argument("--frames", type=int, default=5_000_000)
    words.add_argument("--seed", type=int, default=1)
    said = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(fuzz(said.frames, said.seed, Path(folder)))
    out = sys.stdout.write
    out(f"{tally.asked} requests with seed {said.seed}; memory grew by {tally.grown / MIB:.1f} MiB\n")
    for counted in (tally.routes, tally.codes, tally.moves):
        out(", ".join(f"{what}: {many}" for what, many in sorted(counted.items())) + "\n")


if __name__ == "__main__":
    main()
