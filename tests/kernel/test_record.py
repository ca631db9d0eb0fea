"""A record can be checked by anyone, and whatever was changed in it is found."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.laws.play import answer
from zaubertisch.games import GAMES
from zaubertisch.games.wizard import WIZARD, Options, Wizard
from zaubertisch.kernel import Match, Refused
from zaubertisch.kernel.fairness import Opening, deal_key, promise_key, promise_nonce
from zaubertisch.kernel.record import FORMAT, Record, StoodIn, Verdict, read, rebuild, record_of, verify

Json = Any
KEY, NONCE = bytes(range(32)), bytes(range(32, 64))
OPTIONS = Options(plan="wiztournament", hiddentip=True)


@cache
def file(turns: int | None = None) -> bytes:
    """The file of a match between a person and three bots: played to its end, or broken off."""
    nonces = (NONCE, None, None, None)
    opening = Opening(
        match="m",
        promise=promise_key("m", KEY),
        promises=(promise_nonce("m", NONCE), None, None, None),
        nonces=(NONCE.hex(), None, None, None),
        key=KEY.hex(),
    )
    match: Match[Any, Any, Any, Any] = Match(WIZARD.make(OPTIONS), (None,) * 4, deal_key("m", KEY, nonces))
    chance = random.Random(1)
    while match.waiting() and match.turn != turns:
        if match.turn == 30:
            match.take_back()
        answer(match, chance)
    return msgspec.json.encode(record_of(WIZARD, OPTIONS, ("Ann", "b1", "b2", "b3"), match, opening))


def changed(change: Callable[[Json], object], turns: int | None = None) -> bytes:
    """The file with something changed in it."""
    content = msgspec.json.decode(file(turns))
    change(content)
    return msgspec.json.encode(content)


def found(change: Callable[[Json], object], turns: int | None = None) -> Verdict:
    return verify(read(changed(change, turns)), GAMES)


# -- sound records


@pytest.mark.parametrize("turns", [None, 0, 1, 33, 99])
def test_a_record_of_what_happened_is_sound(turns: int | None) -> None:
    record = read(file(turns))
    assert msgspec.json.encode(record) == file(turns)
    assert record.over == (turns is None)
    verdict = verify(record, GAMES)
    assert verdict.sound
    assert (verdict.turns, verdict.reason) == (len(msgspec.json.decode(record.log)), None)
    assert (verdict.winners is None) == (turns is not None)
    best = max(record.scores)
    assert verdict.winners in (None, tuple(seat for seat, score in enumerate(record.scores) if score == best))


def test_a_record_says_what_it_was_played_by() -> None:
    record = read(file())
    assert (record.zaubertisch, record.game, record.rules) == (FORMAT, "wizard", WIZARD.rules)
    assert msgspec.json.decode(record.options, type=Options) == OPTIONS
    assert msgspec.json.decode(record.brought) == [None] * 4


def test_writing_it_otherwise_changes_nothing() -> None:
    spread = msgspec.json.format(file(), indent=4)
    assert spread != file()
    assert verify(read(spread), GAMES).sound
    assert verify(read(changed(lambda it: it.update(remark="a field of a later version"))), GAMES).sound


# -- tampering


def first(it: Json, kind: str) -> tuple[int, str, Json]:
    """The first turn with a move of this kind that was not taken back, its seat and the move."""
    for number, turn in enumerate(it["log"]):
        for seat, move in turn.get("moves", {}).items():
            if move["type"] == kind and number > 35:
                return number, seat, move
    raise AssertionError(kind)


def replay_a_card(it: Json) -> None:
    """A card that was already played is played again."""
    number, _, move = first(it, "play")
    for turn in it["log"][number + 1 :]:
        for later in turn.get("moves", {}).values():
            if later["type"] == "play":
                later["card"] = move["card"]
                return


REPLAY: list[tuple[str, Callable[[Json], object]]] = [
    ("a card", replay_a_card),
    ("a card nobody has", lambda it: first(it, "play")[2].update(card="R14")),
    ("a bid out of range", lambda it: first(it, "bid")[2].update(tricks=99)),
    ("a move of another kind", lambda it: first(it, "play")[2].update(type="bid", tricks=0)),
    ("a move with a field too many", lambda it: first(it, "play")[2].update(tricks=0)),
    ("no such kind of move", lambda it: first(it, "play")[2].update(type="wish")),
    ("no such kind of turn", lambda it: it["log"][0].update(type="wish")),
    ("who moved", lambda it: it["log"][-1].update(moves={"9": next(iter(it["log"][-1]["moves"].values()))})),
    ("a missing first turn", lambda it: it["log"].pop(0)),
    ("a missing turn", lambda it: it["log"].pop(50)),
    ("a missing move of many", lambda it: it["log"][0]["moves"].pop("2")),
    ("an empty turn", lambda it: it["log"].append({"type": "moves", "moves": {}})),
    ("a turn after the end", lambda it: it["log"].append(it["log"][-1])),
    ("turns in another order", lambda it: it["log"].insert(0, it["log"].pop(40))),
    ("more take-backs than turns", lambda it: it["log"].insert(0, {"type": "take_back"})),
    ("no take-back", lambda it: it["log"].remove({"type": "take_back"})),
    ("the key", lambda it: it["opening"].update(key="00" * 32)),
    ("a nonce", lambda it: it["opening"].update(nonces=["00" * 32, None, None, None])),
    ("the match", lambda it: it["opening"].update(match="n")),
    ("options", lambda it: it.update(options={"plan": "full"})),
    (
        "options of another number of players",
        lambda it: it.update(options={"plan": "dmmixed", "hiddentip": True}),
    ),
    ("no such option", lambda it: it.update(options={"cheating": True})),
    ("the game", lambda it: it.update(game="whist")),
    ("the rules", lambda it: it.update(rules=WIZARD.rules + 1)),
    ("names too few", lambda it: it["names"].pop()),
    ("brought too few", lambda it: it["brought"].pop()),
    ("brought something", lambda it: it["brought"].append("a deck")),
    ("promises too few", lambda it: it["opening"]["promises"].pop()),
    ("nonces too many", lambda it: it["opening"]["nonces"].append(None)),
    ("too many players", lambda it: [it[row].extend(it[row]) for row in ("names", "brought")]),
]


@pytest.mark.parametrize("change", [change for _, change in REPLAY], ids=[name for name, _ in REPLAY])
def test_what_cannot_have_been_played_is_found(change: Callable[[Json], object]) -> None:
    verdict = found(change)
    assert not verdict.sound
    assert not verdict.moves_legal
    assert verdict.reason is not None


def test_a_changed_promise_is_found() -> None:
    for row in ("promise", "promises"):
        other = promise_nonce("m", KEY)
        value = other if row == "promise" else [other, None, None, None]
        verdict = found(lambda it, row=row, value=value: it["opening"].update({row: value}))  # type: ignore[misc]
        assert verdict == Verdict(False, True, True, True, verdict.turns, winners=verdict.winners)
        assert not verdict.sound


def test_a_key_that_was_not_promised_is_found_even_before_the_first_move() -> None:
    verdict = found(lambda it: it["opening"].update(key="00" * 32), turns=0)
    assert verdict == Verdict(False, True, True, True, 0)


def test_a_changed_score_is_found() -> None:
    for scores in ([0, 0, 0, 0], [], msgspec.json.decode(file())["scores"] * 2):
        verdict = found(lambda it, scores=scores: it.update(scores=scores))  # type: ignore[misc]
        assert (verdict.scores_agree, verdict.moves_legal, verdict.sound) == (False, True, False)


def test_a_bid_that_might_have_been_is_found_by_the_score() -> None:
    """It was legal: only that the scores no longer come out tells."""

    def bid_otherwise(it: Json) -> None:
        move = first(it, "bid")[2]
        move["tricks"] = 1 if move["tricks"] != 1 else 0

    assert not found(bid_otherwise).sound


def test_a_match_cut_short_is_found() -> None:
    for verdict in (
        found(lambda it: it["log"].pop()),
        found(lambda it: it.update(over=False)),
        found(lambda it: it.update(over=True), turns=33),
    ):
        assert (verdict.over_agrees, verdict.moves_legal, verdict.sound) == (False, True, False)


# -- files that are no records


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b'{"zaubertisch": "1"}',
        b'{"zaubertisch": 1}',
        b"\xff\xfe",
        b'{"zaubertisch": 1, "game": "\xff"}',
        b'{"zaubertisch": 1, "log": ' + b"[" * 100_000,
        b'{"zaubertisch": 1, "log": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"zaubertisch": 1' + b"0" * 5000 + b"}",
    ],
    ids=lambda data: repr(data[:40]),
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(Refused) as no:
        read(data)
    assert no.value.reason.code == "not-a-record"


def test_what_is_nested_without_end_is_refused() -> None:
    deep = msgspec.Raw(b"[" * 100_000 + b"]" * 100_000)
    for field in ("options", "brought", "log"):
        record = msgspec.structs.replace(read(file()), **{field: deep})
        assert verify(record, GAMES).reason == "not-a-record"


def test_a_later_format_is_told_from_a_broken_file() -> None:
    with pytest.raises(Refused) as no:
        read(b'{"zaubertisch": 2, "everything": "else"}')
    assert no.value.reason.code == "unknown-format"
    assert no.value.reason.facts == {"format": 2, "known": 1}


def test_rules_that_are_not_there_are_named() -> None:
    verdict = verify(read(file()), {})
    assert (verdict.reason, verdict.promises_kept, verdict.moves_legal) == ("unknown-rules", True, False)


def test_a_match_is_checked_by_the_rules_it_was_played_by() -> None:
    """A later version scores otherwise; where the earlier one is kept, its records hold on."""

    class Later(Wizard):
        def scores(self, public: Any) -> tuple[int, ...]:
            return tuple(1 + score for score in super().scores(public))

    later = msgspec.structs.replace(WIZARD, rules=WIZARD.rules + 1, make=Later)
    assert not verify(read(changed(lambda it: it.update(rules=later.rules))), {"wizard": later}).sound
    assert verify(read(file()), {"wizard": later}).reason == "unknown-rules"
    assert verify(read(file()), {"wizard": msgspec.structs.replace(later, earlier=(WIZARD,))}).sound


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_file_never_does_worse_than_be_refused(data: st.DataObject) -> None:
    damaged = bytearray(file(33))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(damaged) - 1))
        damaged[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    try:
        record = read(bytes(damaged))
    except Refused:
        return
    assert isinstance(record, Record)
    assert isinstance(verify(record, GAMES), Verdict)


# -- who was a bot


def told_of(*moves: StoodIn) -> Record:
    """The record of a match in which bots are said to have made these moves."""
    opening = read(file()).opening
    match = rebuild(read(file(33)), GAMES)
    return record_of(WIZARD, OPTIONS, ("Ann", "b1", "b2", "b3"), match, opening, (None, "x", "x", "x"), moves)


def test_moves_that_bots_made_are_told_when_the_log_holds_them() -> None:
    """Turn 30 is a take-back, and what was chosen in a turn that was never full is in no log."""
    held = StoodIn(1, next(iter(rebuild(read(file(33)), GAMES).standing()[1].moves)), "thumb")
    record = told_of(held, StoodIn(1, 9, "thumb"), StoodIn(30, 0, "thumb"), StoodIn(33, 0, "thumb"))
    assert record.stood_in == (held,)
    assert record.bots == (None, "x", "x", "x")
    assert verify(read(msgspec.json.encode(record)), GAMES).moves_legal


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"bots": [None, "x"]}, "seats-do-not-fit"),
        ({"stood_in": [{"turn": 30, "seat": 0, "bot": "x"}]}, "nobody-moved"),
        ({"stood_in": [{"turn": -1, "seat": 0, "bot": "x"}]}, "nobody-moved"),
        ({"stood_in": [{"turn": 1, "seat": 9, "bot": "x"}]}, "nobody-moved"),
    ],
)
def test_bots_that_cannot_have_been_are_found(said: Json, reason: str) -> None:
    assert found(lambda it: it.update(said), turns=33).reason == reason


def test_a_record_from_before_bots_were_told_can_be_read() -> None:
    old = changed(lambda it: [it.pop("bots"), it.pop("stood_in")], turns=33)
    assert (read(old).bots, read(old).stood_in) == ((), ())
    assert verify(read(old), GAMES).sound
