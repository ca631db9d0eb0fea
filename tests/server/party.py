"""People at one table: they act through the room, and every entry passes through the bytes of the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from zaubertisch.games import GAMES
from zaubertisch.games.wizard import WIZARD, Options, Wizard
from zaubertisch.kernel import Box, KeyedRng, Match, Refused, Rng, Seat, Table
from zaubertisch.kernel.fairness import digest, promise_nonce
from zaubertisch.server import secret
from zaubertisch.server.messages import wire
from zaubertisch.server.table import lobby, log
from zaubertisch.server.table.room import Fresh, Room

PACE = 500
INVITE = "the-invitation-of-this-table-and-of-no-other"


class ShortWizard(Wizard):
    """Wizard that is over after three rounds, so that whole matches fit into a test."""

    def deal(self, brought: Sequence[None], rng: Rng) -> Table[Any, Any, Any]:
        table = super().deal(brought, rng)
        table.public.plan = table.public.plan[:3]
        return table


SHORT: Mapping[str, Box] = {"wizard": msgspec.structs.replace(WIZARD, make=ShortWizard)}


def token_of(name: str, number: int = 0) -> str:
    return f"token-{number}-of-{name}-".ljust(43, "x")


def nonce_of(name: str, match: str) -> str:
    return digest("nonce of a test", name.encode(), match.encode()).hex()


class Party:
    """A table, its log, and everyone who has ever come; named people keep their token and their nonces."""

    def __init__(
        self,
        *names: str,
        seats: int = 3,
        options: dict[str, Any] | None = None,
        listed: bool = False,
        games: Mapping[str, Box] = SHORT,
        seed: int = 0,
        clock: wire.Clock = 0,
        serious: bool = False,
        game: str = "wizard",
        training: bool = False,
    ) -> None:
        self.games, self.seed = games, seed
        self.clock, self.matches = 1_000_000, 0
        self.rows: list[bytes] = []
        self.tokens: Counter[str] = Counter()  # how many tokens each person has used up
        self.room = Room(games)
        request = wire.OpenTable(
            "key-of-the-table", game, seats, options or {}, "Thursday", listed, serious, clock, training
        )
        self.write(lobby.open_table(request, "table-1", INVITE, self.fresh(), games=games))
        for name in names:
            self.sit(name)

    def fresh(self) -> Fresh:
        """A little later, another match, another key; the same ones in every party of this seed."""
        self.clock += 10
        self.matches += 1
        key = digest("key of a test", self.seed.to_bytes(4, "big"), self.matches.to_bytes(4, "big")).hex()
        return Fresh(self.clock, f"match-{self.matches}", key)

    def write(self, entry: log.Entry) -> log.Entry:
        row = log.write(entry)
        self.rows.append(row)
        self.room.fold(log.read(row))
        return entry

    # -- people

    def seat(self, name: str) -> Seat:
        seat = self.room.seat_of(self.token(name))
        assert seat is not None
        return seat

    def token(self, name: str) -> str:
        return token_of(name, self.tokens[name])

    def request(self, name: str, seat: Seat | None = None) -> wire.SitDown:
        """A person's wish to sit down; with another token if theirs has opened a seat before."""
        while secret.place(self.token(name), self.room.state.spent) is not None:
            self.tokens[name] += 1
        promise = promise_nonce(self.match, bytes.fromhex(nonce_of(name, self.match)))
        return wire.SitDown(f"sit-of-{name}-1", name, self.token(name), promise, seat)

    def sit(
        self, name: str, seat: Seat | None = None, invite: str | None = INVITE, brings: Any = None
    ) -> Seat:
        request = msgspec.structs.replace(self.request(name, seat), brings=brings)
        entry = self.write(self.room.sit(request, invite, self.fresh()))
        assert isinstance(entry.event, log.Sat)
        return entry.event.seat

    def act(self, name: str, action: wire.Action) -> log.Entry:
        return self.write(self.room.decide(self.seat(name), action, self.fresh()))

    def promise(self, name: str) -> None:
        nonce = bytes.fromhex(nonce_of(name, self.match))
        self.act(name, wire.Promise(promise_nonce(self.match, nonce)))

    def open(self, name: str) -> None:
        self.act(name, wire.OpenNonce(nonce_of(name, self.match)))

    def ends(self, why: str = "Closing time") -> list[log.Entry]:
        """Whoever runs the server closes the table, and after a while its rows may go."""
        closed = self.write(self.room.close(why, self.fresh()))
        expired = self.room.expire(self.room.state.at + 1, self.fresh())
        assert expired is not None
        return [closed, self.write(expired)]

    def start(self) -> None:
        """The host starts and everyone opens the nonce."""
        self.act(self.host, wire.Start())
        for name in self.people:
            self.open(name)

    # -- what is true

    @property
    def match(self) -> str:
        return self.room.state.match_id

    @property
    def turn(self) -> int:
        """The number of the question now asked."""
        assert self.room.state.match is not None
        return self.room.state.match.turn

    @property
    def phase(self) -> wire.TablePhase:
        return self.room.state.phase

    @property
    def host(self) -> str:
        host = self.room.state.host()
        assert host is not None
        return self.room.state.chairs[host].name

    @property
    def people(self) -> list[str]:
        return [chair.name for chair in self.room.state.chairs if chair.kind == "person"]

    # -- playing

    def answer(self, seat: Seat, move: Any) -> log.Entry:
        """A seat moves, by its person, or by the bot that sits there."""
        bot, turn = self.room.state.chairs[seat].plays, self.room.question(seat).turn
        if bot is not None:
            return self.write(self.room.bot_move(seat, bot, turn, move, self.fresh()))
        action = wire.Move(turn, msgspec.Raw(msgspec.json.encode(move)))
        return self.write(self.room.decide(seat, action, self.fresh()))

    def step(self, chance: Random) -> Seat:
        """One of the waiting seats makes one of its legal moves."""
        seat = chance.choice(self.room.state.waiting())
        question = self.room.question(seat)
        self.answer(seat, chance.choice(question.game.legal_moves(question.view)))
        return seat

    def answer_first(self, name: str) -> log.Entry:
        """This person makes the first of their legal moves."""
        seat = self.seat(name)
        return self.answer(seat, self.room.frame(seat).legal[0])

    def gone(self, name: str, grace: int = 60_000) -> None:
        """Nobody follows the table from this person's seat any more."""
        entry = self.room.gone(self.seat(name), grace, self.fresh())
        assert entry is not None
        self.write(entry)

    def arrived(self, name: str) -> None:
        """Somebody does again."""
        entry = self.room.arrived(self.seat(name), self.fresh())
        assert entry is not None
        self.write(entry)

    def time_goes(self, milliseconds: int) -> list[log.Event]:
        """Time goes by, and writes what it has to; bots make their first legal move."""
        self.clock += milliseconds
        written: list[log.Event] = []
        while entry := next(iter(self.room.due(self.fresh(), PACE)), None) or self.bot():
            written.append(self.write(entry).event)
        return written

    def bot(self) -> log.Entry | None:
        """What the next bot that is to move by now would write."""
        for seat, bot in self.room.bots_to_move(self.clock, PACE):
            question = self.room.question(seat)
            move = question.game.legal_moves(question.view)[0]
            return self.room.bot_move(seat, bot, question.turn, move, self.fresh())
        return None

    @property
    def happened(self) -> list[str]:
        """The codes of what happened lately beside the game."""
        return [happened.code for happened in self.room.state.story.happened]

    def play_on(self, chance: Random, turns: int = 10_000) -> None:
        """So many moves, or to the end."""
        while turns and self.phase == "playing":
            self.step(chance)
            turns -= 1

    @property
    def moved(self) -> list[tuple[Seat, str | None]]:
        """Who has moved, and by which bot."""
        events = [log.read(row).event for row in self.rows]
        return [(event.seat, event.bot) for event in events if isinstance(event, log.Moved)]

    # -- looking

    def frame(self, seat: Seat | None, since: int | None = None) -> bytes:
        return msgspec.json.encode(self.room.frame(seat, since))

    def again(self) -> Room:
        """The room as another process would read it."""
        return Room.read(self.rows, self.games)


def code_of(no: Refused) -> str:
    return no.reason.code


def snapshot(room: Room) -> bytes:
    """Everything that a room knows, to the byte."""

    def shown(value: Any) -> Any:
        if isinstance(value, Match):
            table = value.table
            assert isinstance(table.rng, KeyedRng)
            parts = (table.public, table.own, table.hidden, table.rng.key, table.rng.drawn)
            return [*parts, value.pending, value.log, value.brought, value.key, value.settled]
        return repr(value) if isinstance(value, type) else type(value).__name__

    return msgspec.json.encode(room.state, enc_hook=shown)


def boxes(make: type[Wizard]) -> Mapping[str, Box]:
    """A shelf on which Wizard is made in another way."""
    return {"wizard": msgspec.structs.replace(WIZARD, make=make)}


__all__ = ["GAMES", "INVITE", "PACE", "SHORT", "Options", "Party", "ShortWizard", "boxes", "code_of"]
