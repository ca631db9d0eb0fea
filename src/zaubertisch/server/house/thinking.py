"""Where bots think: in threads of their own, on copies, so that no table waits for another's bot."""

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

THINKERS = 2
"""How many bots think at the same time."""

FALLBACK = "random"
"""Who moves when a bot fails: a table must go on."""

log = logging.getLogger(__name__)


class Thinking:
    """Asks bots; a bot gets the game, a view and some chance, and nothing else."""

    def __init__(self, bots: Mapping[str, Bot] = BOTS) -> None:
        """These bots can be asked."""
        self._bots = bots
        self.asked = 0  # those whose answer is awaited
        self._threads = ThreadPoolExecutor(THINKERS, "zaubertisch-bot")

    async def choose(self, bot: str, question: Question) -> Any:
        """The bot's move."""
        loop = asyncio.get_running_loop()
        self.asked += 1
        try:
            return await loop.run_in_executor(self._threads, self._ask, bot, question)
        except Exception as error:
            log.error("Bot %s failed, so %s moves for it: %s", bot, FALLBACK, where(error))
            return await loop.run_in_executor(self._threads, self._ask, FALLBACK, question)
        finally:
            self.asked -= 1

    def close(self) -> None:
        """Let the bots finish their thought."""
        self._threads.shutdown(cancel_futures=True)

    def _ask(self, bot: str, question: Question) -> Any:
        game, view = question.game, question.view
        move = self._bots[bot].choose(game, view, FastRng(secrets.randbits(64)))
        if (no := game.why_not(view, move)) is not None:
            raise IllegalMove(no.code, **no.facts)
        return move
