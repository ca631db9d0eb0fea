"""Matches that are over: each stays, is told again moment by moment, and none is before its end."""

from __future__ import annotations

import asyncio
import gzip
import json
from random import Random
from typing import Any

import msgspec
import pytest

from zaubertisch.games import GAMES
from zaubertisch.kernel import Refused
from zaubertisch.kernel.record import Record, StoodIn, read, verify
from zaubertisch.server.house import replays
from zaubertisch.server.house.replays import pack
from zaubertisch.server.messages import wire
from zaubertisch.server.messages.moments import Replay
from zaubertisch.server.table.replaying import replay_of
from zaubertisch.server.table.state import Ended

from .guests import Guest, Table, again, bearer, match, until
from .party import SHORT, Party, code_of
from .running import Running


def party_over(*names: str, seed: int = 1, turns: int | None = None) -> Party:
    """Three people who have played, or broken off after so many moves."""
    party = Party(*(names or ("Ann", "Bo", "Cy")), seed=seed)
    party.start()
    party.play_on(Random(seed), 10_000 if turns is None else turns)
    if turns is not None:
        party.act(party.host, wire.Abort())
    return party


def latest(party: Party) -> Ended:
    return party.room.match(party.room.matches()[-1].match)


# -- the room keeps them all


def test_a_rematch_loses_no_match() -> None:
    party = party_over()
    first = party.match
    party.act(party.host, wire.Rematch())
    second = party.match
    for name in party.people:
        party.promise(name)
    party.start()
    party.play_on(Random(2), 5)
    party.act(party.host, wire.Abort())
    told = party.room.matches()
    assert [(one.match, one.over) for one in told] == [(first, True), (second, False)]
    assert told[0].at < told[1].at
    assert party.room.match(first).record.opening.match == first
    assert party.room.record() == party.room.match(second).record
    assert party.again().matches() == told


def test_a_match_that_is_played_or_was_never_played_is_refused() -> None:
    party = Party("Ann", "Bo", "Cy")
    party.start()
    for name, code in ((party.match, "match-not-over"), ("nothing", "no-such-match")):
        with pytest.raises(Refused) as no:
            party.room.match(name)
        assert code_of(no.value) == code
    assert party.room.matches() == []


def test_the_record_says_where_bots_sat_and_moved_for_people() -> None:
    party = Party("Ann", "Bo")
    party.act("Ann", wire.AddBot("random"))
    party.start()
    chance = Random(1)
    party.play_on(chance, 4)
    party.act("Bo", wire.Leave())
    left, bo = len(party.moved), party.seat("Bo")
    party.play_on(chance, 12)
    party.act("Bo", wire.Return())
    party.play_on(chance)
    record = latest(party).record
    assert record.bots == (None, None, "random")
    moves = [(number, seat) for number, (seat, bot) in enumerate(party.moved) if bot == "thumb"]
    assert moves
    assert all(left <= number < left + 12 and seat == bo for number, seat in moves)
    assert record.stood_in == tuple(StoodIn(number, bo, "thumb") for number, _ in moves)
    assert verify(record, SHORT).sound
    by = [moved for moment in replay_of(latest(party), SHORT).moments for moved in moment.by]
    assert [moved.bot for moved in by] == [bot for _, bot in party.moved]


# -- moment by moment


def test_every_turn_is_a_moment_and_shows_what_its_frame_showed() -> None:
    """What the replay shows of a seat is what that seat was shown when it was played."""
    party = Party("Ann", "Bo", "Cy")
    party.start()
    frames = [[party.room.frame(seat) for seat in (None, 0, 1, 2)]]
    events: list[tuple[Any, ...]] = [()]
    chance = Random(3)
    while party.phase == "playing":
        seq = party.room.seq
        party.step(chance)
        frames.append([party.room.frame(seat) for seat in (None, 0, 1, 2)])
        events.append(party.room.frame(None, seq).events)
    replay = replay_of(latest(party), SHORT)
    assert len(replay.moments) == len(frames)
    assert replay.brought == (None, None, None)
    for moment, shown, told in zip(replay.moments, frames, events, strict=True):
        watched, *seats = shown
        assert (moment.turn, moment.waiting) == (watched.turn, watched.waiting)
        assert moment.public == watched.view.public
        assert moment.facts == watched.facts
        assert tuple(heard.event for heard in moment.events) == told
        for seat, frame in zip(moment.seats, seats, strict=True):
            assert seat.own == frame.view.own
            assert (moment.facts if seat.facts is None else seat.facts) == frame.facts


def test_a_match_that_was_broken_off_is_told_as_far_as_it_came() -> None:
    replay = replay_of(latest(party_over(turns=7)), SHORT)
    assert (replay.over, len(replay.moments)) == (False, 8)
    assert replay.moments[-1].waiting != ()


def test_a_take_back_is_a_moment_in_which_nobody_moves() -> None:
    ended = latest(party_over(turns=6))
    log = msgspec.json.decode(ended.record.log)
    log.insert(3, {"type": "take_back"})
    log.insert(4, log[2])
    record = msgspec.structs.replace(ended.record, log=msgspec.Raw(json.dumps(log).encode()))
    moments = replay_of(Ended(ended.at, record), SHORT).moments
    assert [moment.took_back for moment in moments] == [False] * 4 + [True] + [False] * 4
    assert moments[4].by == ()
    for same in ("public", "seats", "waiting"):
        assert getattr(moments[4], same) == getattr(moments[2], same)
        assert getattr(moments[5], same) == getattr(moments[3], same)


def test_an_old_record_that_names_no_bots_is_told_too() -> None:
    ended = latest(party_over(turns=6))
    record = msgspec.structs.replace(ended.record, bots=(), stood_in=())
    assert replay_of(Ended(ended.at, record), SHORT).bots == (None, None, None)


def test_a_whole_match_is_small_when_packed() -> None:
    """The longest there is: three players, twenty rounds.  Measured: 44 kB."""
    party = Party("Ann", "Bo", "Cy", games=GAMES)
    party.start()
    party.play_on(Random(1))
    packed = pack(latest(party))
    assert len(packed) < 100_000
    assert len(json.loads(gzip.decompress(packed))["moments"]) > 600


# -- over the network


@pytest.fixture(scope="module")
def ann(server: Running) -> Guest:
    """Ann, whose first match at a private table was broken off, and whose second is being played."""
    (ann,) = match(server, "Ann", bots=2, title="Two matches")
    for _ in range(6):
        assert ann.send(ann.move()).status_code == 200
    again(ann)
    assert ann.send(ann.move()).status_code == 200
    return ann


def get(table: Table, path: str, secret: str | None, **headers: str) -> Any:
    return table.server.http.get(table.path + path, headers={**bearer(secret), **headers})


def test_matches_record_and_moments(ann: Guest) -> None:
    (first,) = get(ann.table, "/matches", ann.token).json()
    assert (first["names"][0], first["over"], first["game"]) == ("Ann", False, "wizard")
    path = f"/matches/{first['match']}"
    record = get(ann.table, path, ann.table.invite)
    assert "content-disposition" not in record.headers
    assert verify(read(record.content), GAMES).sound
    assert record.json()["bots"] == [None, "random", "random"]
    file = get(ann.table, f"{path}?download", ann.token)
    assert file.content == record.content
    named = file.headers["content-disposition"]
    assert named.startswith('attachment; filename="zaubertisch-wizard-20')
    assert named.endswith(f'{first["match"]}.json"')
    moments = get(ann.table, f"{path}/moments", ann.token)
    assert moments.headers["content-encoding"] == "gzip"
    for takes in ("identity", "gzip;q=0", "br, gzip; q=0.00", ""):
        plain = get(ann.table, f"{path}/moments", ann.token, **{"Accept-Encoding": takes})
        assert "content-encoding" not in plain.headers
        assert plain.json() == moments.json()
    for takes in ("br, GZIP", "gzip;q=0.5", "gzip; q=1"):
        packed = get(ann.table, f"{path}/moments", ann.token, **{"Accept-Encoding": takes})
        assert packed.headers["content-encoding"] == "gzip"
    assert msgspec.convert(plain.json(), Replay).match == first["match"]


@pytest.mark.parametrize("path", ["/matches", "/matches/{first}", "/matches/{first}/moments"])
def test_whoever_may_not_watch_may_not_read_it_either(ann: Guest, path: str) -> None:
    (first,) = get(ann.table, "/matches", ann.token).json()
    path = path.format(first=first["match"])
    assert get(ann.table, path, None).json()["code"] == "invitation-needed"
    assert get(ann.table, path, "w" * 43).json()["code"] == "wrong-invitation"


def test_nothing_of_the_match_that_is_played_can_be_read(ann: Guest) -> None:
    """With every secret there is: neither its hands nor its key are in any answer."""
    frame = until(ann.asked)
    now = frame["table"]["match"]
    for path in (f"/matches/{now}", f"/matches/{now}?download", f"/matches/{now}/moments"):
        answer = get(ann.table, path, ann.token)
        assert (answer.status_code, answer.json()["code"]) == (409, "match-not-over")
        assert frame["view"]["own"]["hand"][0] not in answer.text
    assert get(ann.table, "/matches/nothing", ann.token).status_code == 404
    assert get(ann.table, "/matches/nothing/moments", ann.token).json()["code"] == "no-such-match"
    assert now not in {one["match"] for one in get(ann.table, "/matches", ann.token).json()}


def test_a_check_that_is_planted_would_find_the_match_that_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: a room that gave out what is played would give out every hand."""
    from zaubertisch.server.table.room import Room

    party = Party("Ann", "Bo", "Cy")
    party.start()
    party.play_on(Random(1), 4)
    with pytest.raises(Refused, match="match-not-over"):
        party.room.match(party.match)

    def careless(room: Room, match: str) -> Ended:
        from zaubertisch.server.table import folding

        folding.end(room.state)
        return room.state.ended[match]

    monkeypatch.setattr(Room, "match", careless)
    told = replay_of(party.room.match(party.match), SHORT)
    assert told.moments[0].seats[1].own.hand


def test_bots_and_stand_ins_must_fit_the_log() -> None:
    record: Record = latest(party_over(turns=6)).record
    for change, reason in (
        ({"bots": (None,)}, "seats-do-not-fit"),
        ({"stood_in": (StoodIn(99, 0, "thumb"),)}, "nobody-moved"),
        ({"stood_in": (StoodIn(0, 9, "thumb"),)}, "nobody-moved"),
    ):
        verdict = verify(msgspec.structs.replace(record, **change), SHORT)
        assert (verdict.sound, verdict.reason) == (False, reason)


async def test_a_whole_table_that_asks_at_once_has_the_match_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended, told = latest(party_over(turns=5)), []

    def counted(ended: Ended) -> bytes:
        told.append(ended)
        return b"packed"

    monkeypatch.setattr(replays, "pack", counted)
    there = replays.Replays()
    answers = await asyncio.gather(*(there.packed("table-1", ended) for _ in range(6)))
    there.close()
    assert answers == [b"packed"] * 6
    assert told == [ended]


async def test_a_match_that_could_not_be_told_is_told_when_it_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended, failures = latest(party_over(turns=5)), iter([MemoryError()])

    def failing(_: Ended) -> bytes:
        for failure in failures:
            raise failure
        return b"packed"

    monkeypatch.setattr(replays, "pack", failing)
    there = replays.Replays()
    with pytest.raises(MemoryError):
        await there.packed("table-1", ended)
    assert await there.packed("table-1", ended) == b"packed"
    there.close()
