"""The operations of the second telling of Seelenkrieger, held against small cases worked out by hand."""

from __future__ import annotations

import pytest

from tests.oracle import seelenkrieger_effects as op


@pytest.mark.parametrize(
    ("n", "armour", "ignore", "dealt"),
    [(4, 1, False, 3), (1, 2, False, 0), (2, 2, True, 2), (2, -1, False, 2)],
)
def test_damage(n: int, armour: int, ignore: bool, dealt: int) -> None:
    assert op.damage(n, armour, ignore) == dealt


def test_heal_never_above_the_full_life() -> None:
    assert (op.heal(3, 5), op.heal(3, 2), op.heal(3, 0)) == (2, 0, 0)


def test_sa78_sa54_modify() -> None:
    assert op.modify(2, add=(1, 1)) == 4
    assert op.modify(1, add=(-2,)) == 0
    assert op.modify(1, add=(-2, 1)) == 0  # the minimum comes last: not 1
    assert op.modify(5, set_to=(1, 3), add=(1,), times=(2,)) == 8
    assert op.modify(1, add=(-2,), least=None) == -1


@pytest.mark.parametrize(
    ("duration", "own", "turns"),
    [("turn", True, [7]), ("own_next_turn", True, [7, 8]), ("own_next_turn", False, [7])],
)
def test_durations(duration: op.Duration, own: bool, turns: list[int]) -> None:
    assert [now for now in range(7, 12) if op.lasts(duration, 7, now, own)] == turns


def test_durations_without_an_end() -> None:
    assert op.lasts("source", 1, 90, own_turn_made=True)
    assert not op.lasts("source", 1, 1, own_turn_made=True, source_in_play=False)
    assert op.lasts("permanent", 1, 90, own_turn_made=True, source_in_play=False)


def test_grant() -> None:
    assert op.grant({}, "Tarnung") == {"Tarnung": 1}
    assert op.grant({"Tarnung": 1}, "Tarnung") == {"Tarnung": 1}
    assert op.grant({"Durchschlag": 1, "Wucht": 1}, "Durchschlag", 2) == {"Durchschlag": 3, "Wucht": 1}


def test_destroy_and_defeat() -> None:
    assert op.destroy(9, 2) == 9
    assert op.destroy(9, 2, ("Standhaft",)) == 2
    assert op.defeat(9, 2) == 9
    assert op.defeat(9, 11) == 11


def test_draw_and_discard() -> None:
    assert op.draw(2, ("a", "b", "c"), ("x",)) == (("c",), ("x", "a", "b"))
    assert op.draw(2, ("a",), ()) == ((), ("a",))  # SA11
    hand = op.discard(("W", "s"), ("W", "s", "W"), str.isupper, ("V",), ("d",))
    assert hand == (("W",), ("V", "W"), ("d", "s"))  # SA77


def test_sparks() -> None:
    assert op.gain_sparks(3, 4) == 7
    assert op.gain_sparks(3, 8, cap=10) == 10
    assert op.lose_sparks(3, 2) == 0
    assert (op.pay(3, 3), op.pay(3, 2), op.pay(0, 0)) == (0, None, 0)


def test_sa52_return_to_hand() -> None:
    equipment = ((0, "q01"), (1, "q05"))
    assert op.return_to_hand("O1", equipment, ("x",), ((), ("y",))) == (("x", "O1"), (("q01",), ("y", "q05")))


def test_sa3_summon_from() -> None:
    assert op.summon_from("U1", ("U2", "U1", "U1"), 4) == (("U2", "U1"), 5)
    assert op.summon_from("U1", ("U1",), 4, when_defeated=True) == ((), 4)
    assert op.summon_from("HU", ("HU",), 4, hero=True) == (("HU",), 4)  # SA73
    assert op.summon_from("U1", (), 4) == ((), 4)  # SA41


def test_sa81_search_and_look() -> None:
    deck = ("s1", "w1", "s2", "w2", "s3")
    assert op.search(lambda card: card[0] == "s", deck, 1, top=4) == ("s1",)
    assert op.search(lambda card: card[0] == "s", deck, 5) == ("s1", "s2", "s3")
    assert op.search(lambda card: card[0] == "q", deck, 1) == ()
    assert op.look(2, deck, (1, 0)) == ("w1", "s1", "s2", "w2", "s3")
    assert op.look(2, ("a",), (0,)) == ("a",)


def test_equipment() -> None:
    assert (op.attach(2, 0, 2), op.attach(1, 2, 2), op.attach(1, 1, 2)) == (2, None, 2)
    carried = ((0, "q01"), (1, "q05"), (0, "q01"))
    assert op.destroy_equipment((1, "q05"), carried, ((), ())) == (((0, "q01"), (0, "q01")), ((), ("q05",)))
    assert op.destroy_equipment((1, "q06"), carried, ((), ())) == (carried, ((), ()))  # SA41


def test_sa43_negate() -> None:
    assert op.negate("q01", True, 3, ("x",)) == (3, ("x", "q01"))
    assert op.negate("O1", False, 3, ("x",)) == (3, ("x",))


def test_prevent() -> None:
    assert (op.prevent(3, 5), op.prevent(3, 2), op.prevent(0, 2)) == ((2, 0), (0, 1), (2, 0))


def test_exhaust_ready_and_end_attack() -> None:
    assert op.exhaust(False)
    assert op.exhaust(True)
    assert not op.ready(True)
    assert not op.ready(False)
    assert op.end_attack({"O1": True, "O2": False}) == {"O1": True, "O2": True}


def test_sa30_modify_cost() -> None:
    assert (op.modify_cost(2, (-1,)), op.modify_cost(1, (-1, -1)), op.modify_cost(0, (1,))) == (1, 0, 1)
    assert op.modify_cost(2, (-3,), least=1) == 1
