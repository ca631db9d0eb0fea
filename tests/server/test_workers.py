"""Processes that think: one that is killed takes nothing with it, and none is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from zaubertisch.games import GAMES
from zaubertisch.kernel import Match
from zaubertisch.server.house import workers as workers_module
from zaubertisch.server.house.thinking import Thinking
from zaubertisch.server.house.workers import Workers
from zaubertisch.server.table import playing
from zaubertisch.server.table.playing import Question

from .guests import until


def ponder(place: str, said: str) -> str:
    """Write down who thinks, and think for ever if nobody has thought of this before."""
    first = not Path(place).exists()
    with Path(place).open("a") as file:
        file.write(f"{os.getpid()}\n")
    while first:
        time.sleep(1)
    return said


def rest() -> int:
    """Who thinks, after a moment."""
    time.sleep(0.1)
    return os.getpid()


def fail() -> None:
    raise ValueError("as it should")


def who() -> int:
    return os.getpid()


async def test_a_process_that_is_killed_loses_no_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two questions are with the processes and one waits when one process is killed: all are answered.

    Both that were with them ask for other processes, and get the same ones.
    """
    made: list[int] = []

    class Made(ProcessPoolExecutor):
        def __init__(self, size: int, *about: Any) -> None:
            made.append(size)
            super().__init__(size, *about)

    monkeypatch.setattr(workers_module, "ProcessPoolExecutor", Made)
    workers = Workers(2)
    here, there = tmp_path / "here", tmp_path / "there"
    try:
        asked = [
            asyncio.create_task(workers.ask(ponder, str(place), word))
            for place, word in ((here, "one"), (there, "two"), (here, "three"))
        ]
        async with asyncio.timeout(60):
            await asyncio.to_thread(until, lambda: here.exists() and there.exists() and here.read_text())
            os.kill(int(here.read_text().split()[0]), signal.SIGKILL)
            assert await asyncio.gather(*asked) == ["one", "two", "three"]
        assert await workers.ask(who) != os.getpid()
        assert made == [2, 2]
        assert await workers.ask(os.nice, 0) == min(19, os.nice(0) + workers_module.NICE)
    finally:
        workers.close()


async def test_no_more_is_with_the_processes_than_they_can_think_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The others wait here: who gives up waiting is no burden, and a process that dies takes few along."""
    with_them: list[int] = []

    class Counting(ProcessPoolExecutor):
        def submit(self, fn: Callable[..., Any], /, *about: Any, **more: Any) -> Future[Any]:
            answer = super().submit(fn, *about, **more)
            with_them.append(len(self._pending_work_items))
            return answer

    monkeypatch.setattr(workers_module, "ProcessPoolExecutor", Counting)
    workers = Workers(2)
    try:
        thinkers = await asyncio.gather(*(workers.ask(rest) for _ in range(8)))
    finally:
        workers.close()
    assert os.getpid() not in thinkers
    assert len(with_them) > 8  # once or twice more to see whether there are processes at all
    assert max(with_them) <= 2


async def test_told_to_stop_with_the_server_a_process_ends_its_thought() -> None:
    """A supervisor tells all of them; the server is the one to say when thinking ends."""
    workers = Workers(1)
    try:
        thinker = await workers.ask(who)
        answer = asyncio.create_task(workers.ask(rest))
        await asyncio.sleep(0)
        os.kill(thinker, signal.SIGTERM)
        os.kill(thinker, signal.SIGINT)
        assert await answer == thinker
    finally:
        workers.close()


async def test_closing_waits_for_no_thought(tmp_path: Path) -> None:
    workers = Workers(1)
    place = tmp_path / "thinkers"
    asked = asyncio.create_task(workers.ask(ponder, str(place), "never"))
    thinker = int(await asyncio.to_thread(until, lambda: place.exists() and place.read_text().strip()))
    workers.close()
    with pytest.raises(BrokenProcessPool):
        await asked
    await asyncio.to_thread(until, lambda: not alive(thinker))


async def test_what_goes_wrong_there_is_told_here() -> None:
    workers = Workers(1)
    try:
        with pytest.raises(ValueError, match="as it should"):
            await workers.ask(fail)
    finally:
        workers.close()


def die() -> None:
    os._exit(1)


async def test_where_there_are_no_processes_it_is_thought_about_here(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers_module, "_begin", die)
    workers = Workers(1)
    try:
        assert [await workers.ask(who) for _ in range(2)] == [os.getpid()] * 2
        assert caplog.text.count("no processes to think in") == 1
    finally:
        workers.close()


SERVER = """
import asyncio, os, time
from zaubertisch.server.house.workers import Workers
workers = Workers(1)
print(asyncio.run(workers.ask(os.getpid)), flush=True)
time.sleep(600)
"""


def test_a_server_that_is_killed_leaves_no_process_behind() -> None:
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            worker = int(server.stdout.readline())
            assert alive(worker)
        finally:
            server.kill()
        until(lambda: not alive(worker))


def alive(process: int) -> bool:
    try:
        stat = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


async def test_a_bot_that_looks_ahead_thinks_elsewhere_and_decides_again_when_it_is_killed() -> None:
    """In the middle of a thought of real bots, with real views: each gives a legal move all the same."""
    workers = Workers(1)
    thinking = Thinking(workers=workers)
    try:
        for name in ("wizard", "kampf"):
            box = GAMES[name]
            game = box.make(box.options())
            match = Match(game, [box.usual(game, seat) for seat in range(game.seats[0])], bytes(32))
            (seat, *_) = match.waiting()
            asked = Question(game, playing.seen(match, seat), match.turn)
            async with asyncio.timeout(60):
                thinker = await workers.ask(who)
                answer = asyncio.create_task(thinking.choose("adept", asked))
                await asyncio.sleep(0)
                os.kill(thinker, signal.SIGKILL)
                move = await answer
            assert move in game.legal_moves(asked.view), name
    finally:
        thinking.close()


async def test_no_bot_that_looks_ahead_thinks_here(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["wizard"].make(GAMES["wizard"].options())
    match = Match(game, [None] * 3, bytes(32))
    asked = Question(game, playing.seen(match, match.waiting()[0]), match.turn)
    thinking = Thinking()
    monkeypatch.setattr(thinking, "_ask", None)
    try:
        assert await thinking.choose("adept", asked) in game.legal_moves(asked.view)
    finally:
        thinking.close()
