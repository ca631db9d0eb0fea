"""Slices of a table, and what stays the same when one of them changes."""

from __future__ import annotations

import msgspec
import pytest

from zaubertisch.kernel import EVERYONE, FastRng, Misfit, Reason, Refused, Table, clone, mute, put, view_of


class Public(msgspec.Struct):
    turn: int


class Own(msgspec.Struct):
    hand: tuple[str, ...]


class Hidden(msgspec.Struct):
    stock: tuple[str, ...]


def a_table() -> Table[Public, Own, Hidden]:
    return Table(Public(1), (Own(("R1",)), Own(("R2",))), Hidden(("R3",)), FastRng(1))


def test_a_seat_sees_what_is_public_and_its_own() -> None:
    table = a_table()
    for seat in (0, 1):
        view = view_of(table, seat)
        assert (view.seat, view.public, view.own) == (seat, table.public, table.own[seat])
        assert msgspec.json.encode(view) == b'{"seat":%d,"public":{"turn":1},"own":{"hand":["R%d"]}}' % (
            seat,
            seat + 1,
        )


def test_a_spectator_has_no_seat_and_owns_nothing() -> None:
    assert msgspec.json.encode(view_of(a_table(), None)) == b'{"seat":null,"public":{"turn":1},"own":null}'


def test_a_view_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        view_of(a_table(), 0).seat = 1  # type: ignore[misc]


def test_every_part_of_a_clone_is_its_own() -> None:
    table = a_table()
    twin = clone(table)
    twin.public.turn = 2
    twin.own[0].hand = ()
    twin.hidden.stock = ()
    twin.rng.below(2)
    fresh = a_table()
    assert (table.public, table.own, table.hidden, table.rng) == (
        fresh.public,
        fresh.own,
        fresh.hidden,
        fresh.rng,
    )


def test_a_table_has_no_room_for_more() -> None:
    with pytest.raises(AttributeError):
        a_table().stock = ()  # type: ignore[attr-defined]


def test_put_replaces_one_value_and_leaves_the_row() -> None:
    row = (1, 2, 3)
    assert [put(row, i, 9) for i in range(3)] == [(9, 2, 3), (1, 9, 3), (1, 2, 9)]
    assert row == (1, 2, 3)


def test_a_refusal_is_a_code_and_the_facts_of_its_sentence() -> None:
    no = Misfit("seats-do-not-fit", seats=7)
    assert isinstance(no, Refused)
    assert str(no) == "seats-do-not-fit"
    assert no.reason == Reason("seats-do-not-fit", {"seats": 7})
    assert Refused("no").reason.facts == {}
    assert Refused("no", code="7", self=1).reason.facts == {"code": "7", "self": 1}


def test_nobody_is_everyone_and_a_mute_tells_no_one() -> None:
    assert EVERYONE not in range(100)
    mute(EVERYONE, "anything")
