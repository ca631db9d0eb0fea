"""A table whose log is written in advance, up to the moment a test is about; always the same for a seed."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from zaubertisch.bots import BOTS
from zaubertisch.kernel import FastRng, Seat
from zaubertisch.kernel.fairness import digest, promise_nonce
from zaubertisch.server.messages import wire
from zaubertisch.server.table import lobby, log
from zaubertisch.server.table.room import Fresh, Room

TITLE = "Owl’s Corner"
BOT = "thumb"


class Evening:
    """People from seat 0 on, bots on the other seats, and everything they have done so far."""

    def __init__(
        self,
        seed: int,
        seats: int,
        people: Sequence[str],
        options: dict[str, Any],
        title: str = TITLE,
        game: str = "wizard",
        training: bool = False,
        bot: str = BOT,
    ) -> None:
        self.id, self.invite = secrets.token_hex(6), secrets.token_hex(16)
        self.tokens = {name: secrets.token_urlsafe(32) for name in people}
        self._seed, self._chance, self._freshes = seed, FastRng(seed), 0
        self._room, self._rows = Room(), list[bytes]()
        wish = wire.OpenTable(secrets.token_hex(8), game, seats, options, title, training=training)
        self._write(lobby.open_table(wish, self.id, self.invite, self._fresh()))
        match = self._room.state.match_id
        nonces = {name: digest("a nonce", name.encode()) for name in people}
        for name, token in self.tokens.items():
            promise = promise_nonce(match, nonces[name])
            sit = wire.SitDown(secrets.token_hex(8), name, token, promise)
            self._write(self._room.sit(sit, self.invite, self._fresh()))
        for _ in range(seats - len(people)):
            self._decide(0, wire.AddBot(bot))
        self._decide(0, wire.Start())
        for seat, name in enumerate(people):
            self._decide(seat, wire.OpenNonce(nonces[name].hex()))

    @property
    def public(self) -> Any:
        """What lies open on the table."""
        match = self._room.state.match
        assert match is not None
        return match.table.public

    def hand(self, seat: Seat) -> list[str]:
        """The cards that this seat holds."""
        match = self._room.state.match
        own = match.view(seat).own if match is not None else None
        assert own is not None
        return [str(card) for card in own.hand]

    def own(self, seat: Seat) -> Any:
        """What only this seat knows, as it lies on the table, and not as anybody is shown it."""
        match = self._room.state.match
        assert match is not None
        return match.table.own[seat]

    def facts(self, seat: Seat) -> Any:
        """What the rules tell this seat."""
        match = self._room.state.match
        assert match is not None
        return match.game.facts(match.view(seat))

    def asks(self, seat: Seat) -> bool:
        return seat in self._room.state.waiting()

    def frame(self, seat: Seat | None, since: int | None = None) -> wire.Frame:
        """The table as it would be sent to this seat now."""
        return self._room.frame(seat, since)

    def goes_on(self) -> bool:
        """One move of whoever is asked, as the rule of thumb has it; False when the match is over."""
        waiting = self._room.state.waiting()
        if not waiting:
            return False
        seat, question = waiting[0], self._room.question(waiting[0])
        move = BOTS[BOT].choose(question.game, question.view, self._chance)
        bot = self._room.state.chairs[seat].plays
        if bot is None:
            self._decide(seat, wire.Move(question.turn, msgspec.Raw(msgspec.json.encode(move))))
        else:
            self._write(self._room.bot_move(seat, bot, question.turn, move, self._fresh()))
        return True

    def makes(self, seat: Seat, move: dict[str, Any]) -> None:
        """A move that no rule of thumb would make."""
        turn = self._room.question(seat).turn
        self._decide(seat, wire.Move(turn, msgspec.Raw(msgspec.json.encode(move))))

    def breaks_off(self) -> None:
        """The host ends the match as it stands."""
        self._decide(0, wire.Abort())

    def is_written_to(self, database: Path | str) -> None:
        """Put the table into a server's file, as if it had been played there."""
        rows = [(self.id, seq, "", None, row.decode()) for seq, row in enumerate(self._rows, 1)]
        state, wake = self._room.state, self._room.wake(0)
        summary = msgspec.json.encode(self._room.summary()).decode()
        note = (self.id, state.listed, state.phase, state.at, wake and wake.at, summary)
        with closing(sqlite3.connect(database, timeout=60)) as connection, connection:
            connection.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)
            connection.execute("INSERT INTO room VALUES (?, ?, ?, ?, ?, ?)", note)

    def _decide(self, seat: Seat, action: wire.Action) -> None:
        self._write(self._room.decide(seat, action, self._fresh()))

    def _write(self, entry: log.Entry) -> None:
        self._rows.append(log.write(entry))
        self._room.fold(entry)

    def _fresh(self) -> Fresh:
        """The time of now, and chance that follows from the seed alone, so that the deal does too."""
        self._freshes += 1
        place = self._freshes.to_bytes(4, "big")
        key = digest("the key of an evening", self._seed.to_bytes(4, "big"), place)
        return Fresh(time.time_ns() // 1_000_000, f"match-{self._freshes}", key.hex())


Moment = Callable[[Evening], bool]


def evening(
    comes: Moment,
    *,
    then: Moment | None = None,
    seats: int = 3,
    people: Sequence[str] = ("Mira",),
    title: str = TITLE,
    game: str = "wizard",
    training: bool = False,
    bot: str = BOT,
    **options: Any,
) -> Evening:
    """The first evening on which this moment comes, and after the next move that one, played up to it."""
    for seed in count():
        one = Evening(seed, seats, people, options, title, game, training, bot)
        for moves in count():
            came = comes(one)
            if came and then is None:
                return one
            if not one.goes_on():
                break
            if came and then is not None and then(one):
                again = Evening(seed, seats, people, options, title, game, training, bot)
                for _ in range(moves):
                    again.goes_on()
                return again
    raise AssertionError("unreachable")
