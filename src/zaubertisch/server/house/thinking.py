"""Where bots think: on copies, and apart, so that neither a person nor another table waits for them.

Who moves by rule of thumb does so in a thread.  Who looks ahead would hold the interpreter meanwhile, and
with it everybody's table, so those think in processes of their own.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from zaubertisch.bots import BOTS, Bot
from zaubertisch.kernel import FastRng, IllegalMove
from zaubertisch.server.table.playing import Question
from zaubertisch.server.trouble import where

from .workers import Workers

THINKERS = 2
"""How many bots think at the same time, of those that are quick."""

QUICK = frozenset({"random", "apprentice", "thumb"})
"""Bots that answer in a moment."""

FALLBACK = "random"
"""Who moves when a bot fails: a table must go on."""

log = logging.getLogger(__name__)


class Thinking:
    """Asks bots; a bot gets the game, a view and some chance, and nothing else."""

    def __init__(self, bots: Mapping[str, Bot] = BOTS, workers: Workers | None = None) -> None:
        """These bots can be asked; the slow ones think there."""
        self._bots = bots
        self._workers = workers or Workers()
        self.asked = 0  # those whose answer is awaited
        self._threads = ThreadPoolExecutor(THINKERS, "zaubertisch-bot")

    async def choose(self, bot: str, question: Question) -> Any:
        """The bot's move."""
        loop = asyncio.get_running_loop()
        self.asked += 1
        try:
            if self._is_slow(bot):
                return await self._workers.ask(decide, bot, question)
            return await loop.run_in_executor(self._threads, self._ask, bot, question)
        except Exception as error:
            log.error("Bot %s failed, so %s moves for it: %s", bot, FALLBACK, where(error))
            return await loop.run_in_executor(self._threads, self._ask, FALLBACK, question)
        finally:
            self.asked -= 1

    def close(self) -> None:
        """Let the bots finish their thought."""
        self._threads.shutdown(cancel_futures=True)
        self._workers.close()

    def _is_slow(self, bot: str) -> bool:
        """A process knows the bots of the house by name, and no others."""
        return bot not in QUICK and self._bots.get(bot) is BOTS.get(bot)

    def _ask(self, bot: str, question: Question) -> Any:
        return move_of(self._bots[bot], question)


def decide(bot: str, question: Question) -> Any:
    """The move of a bot of the house, wherever it is asked."""
    return move_of(BOTS[bot], question)


def move_of(bot: Bot, question: Question) -> Any:
    """The bot's move; raises IllegalMove when the rules do not allow it."""
    game, view = question.game, question.view
    move = bot.choose(game, view, FastRng(secrets.randbits(64)))
    if (no := game.why_not(view, move)) is not None:
        raise IllegalMove(no.code, **no.facts)
    return move
