"""What must be true when a night is over."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import msgspec

from tests.server.party import snapshot
from tests.sim.twin import check_twin
from zaubertisch.kernel import EVERYONE
from zaubertisch.kernel.record import verify
from zaubertisch.server.secret import hashed
from zaubertisch.server.table import log
from zaubertisch.server.table.room import Room
from zaubertisch.server.table.story import REACH

if TYPE_CHECKING:
    from tests.sim.world import World

Told = dict[int, list[tuple[int, Any]]]


def check(world: World) -> None:
    """Every law."""
    check_acknowledged(world)
    entries = [log.read(row.body) for row in world.disk.rows]
    check_log(world, entries)
    check_moves(entries)
    truth = check_lines(world, entries)
    assert truth.state.phase == "over", "the match did not end"
    assert verify(truth.record(), world.games).sound
    check_rooms(world, truth)
    check_frames(world, truth)
    check_twin(world, entries)


def check_acknowledged(world: World) -> None:
    """Acknowledged means in the log, there once, as it was asked."""
    for (token, key), (seq, of) in world.acknowledged.items():
        assert seq <= len(world.disk.rows), f"an acknowledged entry is gone: {key}"
        row = world.disk.rows[seq - 1]
        assert (row.sender, row.key, log.read(row.body).of) == (hashed(token), key, of), "another entry"


def check_log(world: World, entries: list[log.Entry]) -> None:
    """Time never runs backwards in a log, and no request stands there twice."""
    assert [entry.at for entry in entries] == sorted(entry.at for entry in entries), "time ran backwards"
    assert max(Counter((row.sender, row.key) for row in world.disk.rows if row.key).values()) == 1, "doubled"


def check_moves(entries: list[log.Entry]) -> None:
    """(turn, seat) is applied once in every match."""
    match, moves = "", Counter[tuple[str, int, int]]()
    for entry in entries:
        if isinstance(entry.event, log.Opened | log.Renewed | log.Voided):
            match = entry.event.match
        if isinstance(entry.event, log.Moved):
            moves[match, entry.event.turn, entry.event.seat] += 1
    assert max(moves.values(), default=1) == 1, "a move was made twice"


def check_rooms(world: World, truth: Room) -> None:
    """The log replays to the live bytes."""
    assert set(world.known) == {snapshot(truth)}, "a room that is not what its log tells"


def check_frames(world: World, truth: Room) -> None:
    """Whoever is connected sees what is true."""
    for tab in world.tabs:
        seen = dict(tab.frame or {})
        right = msgspec.to_builtins(truth.frame(truth.seat_of(tab.person.token)))
        for news in ("type", "events", "said", "happened", "past"):  # what is new depends on what was known
            seen.pop(news, None)
            right.pop(news, None)
        assert msgspec.json.encode(seen) == msgspec.json.encode(right), f"{tab.name} sees something else"


def check_lines(world: World, entries: list[log.Entry]) -> Room:
    """What each line told is what the log tells, without a gap; the room that the log makes."""
    room, told, renewed = Room(world.games), Told(), [0]
    tokens = {sent.token for tab in world.tabs for sent in tab.sent}
    seats: dict[str, dict[int, int | None]] = defaultdict(dict)
    for entry in entries:
        room.fold(entry)
        news = latest(room)
        renewed.append(room.seq if isinstance(entry.event, log.Renewed) else renewed[-1])
        if news:
            told[room.seq] = news
            for token in tokens:
                seats[token][room.seq] = room.seat_of(token)
    for tab in world.tabs:
        for sent in tab.sent:
            known = sent.since is not None and sent.seq - sent.since <= REACH
            after = sent.since if known and sent.since is not None else sent.seq
            right = [
                event
                for seq in range(max(after, renewed[sent.seq]) + 1, sent.seq + 1)  # a new match begins anew
                for audience, event in told.get(seq, ())
                if audience in (EVERYONE, seats[sent.token][seq])
            ]
            assert written(right) == written(sent.events), f"{tab.name}: a gap between {after} and {sent.seq}"
    return room


def latest(room: Room) -> list[tuple[int, Any]]:
    """What the latest entry told, and whom."""
    news = []
    for each in reversed(room.state.story.told):
        if each.seq < room.seq:
            break
        news.append((each.audience, each.event))
    return news[::-1]


def written(events: list[Any]) -> bytes:
    return msgspec.json.encode(events, order="sorted")
