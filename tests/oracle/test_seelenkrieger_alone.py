"""The second telling of Seelenkrieger, asked by itself: the rules page's own tables, cases and laws."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.games.seelenkrieger.figures import FIGURES
from tests.oracle.seelenkrieger import go_on, struck, tell
from tests.oracle.seelenkrieger_cards import CARDS, HEROES, STARTERS
from tests.oracle.seelenkrieger_rig import END, PASS, REST, Dice, Turn
from tests.oracle.seelenkrieger_table import Options, Question, sparks


@pytest.fixture(autouse=True)
def figures_of_the_first_print(monkeypatch: pytest.MonkeyPatch) -> None:
    """These cases, too, reckon with the figures of the first print, not those of today."""
    for id, (damage, armour, life) in FIGURES["warriors"].items():
        monkeypatch.setitem(CARDS, id, replace(CARDS[id], damage=damage, armour=armour, life=life))
    for id, least in FIGURES["calls"].items():
        first, *others = CARDS[id].condition
        monkeypatch.setitem(CARDS, id, replace(CARDS[id], condition=((*first[:-1], least), *others)))


# ---------------------------------------------------------------- cards


def test_the_figures_are_the_card_table() -> None:
    kinds = Counter(card.kind for card in CARDS.values())
    assert kinds == {"warrior": 84, "equipment": 18, "spell": 18, "landscape": 6, "building": 6}
    for deck in STARTERS:
        assert len(deck.main) == 40
        assert len(deck.side) <= 15
        assert deck.hero in HEROES
    keywords = {name: dict(card.keywords) for name, card in CARDS.items() if card.keywords}
    assert keywords["E7"] == {"Wächter": 1, "Regeneration": 1}
    assert len(keywords) == 12
    most = max(c.damage + c.armour + c.life for n, c in CARDS.items() if n not in HEROES)
    assert min(HEROES[n].damage + HEROES[n].armour + HEROES[n].life for n in HEROES) > most  # S11


# ---------------------------------------------------------------- sparks


@pytest.mark.parametrize(
    ("warriors", "rec", "strict"),
    [
        ("", 0, 0),
        ("N1 N2", 0, 0),
        ("O1 O1 O1", 1, 1),
        ("O1 E1 XOM", 2, 2),
        ("XOM", 1, 1),
        ("XOM XOM", 1, 0),
        ("XOM XEM", 1, 0),
        ("XOM XEZ", 2, 2),
        ("XOM XEM XEZ", 2, 0),
        ("O1 XOM XEM", 2, 1),
        ("XOM XUD XEZ", 3, 3),
        ("O1 E1 M1 Z1 U1 D1", 6, 6),
    ],
)
def test_s16_to_s18(warriors: str, rec: int, strict: int) -> None:
    factions = [CARDS[card].factions for card in warriors.split()]
    assert sparks(factions) == sparks(factions[::-1]) == rec
    assert sparks(factions, strict=True) == strict
    assert Turn(warriors, strict=True).begin().me.sparks == 5 + strict


# ---------------------------------------------------------------- set-up


def opening(**options: Any) -> Question:
    return next(tell(STARTERS[:2], Options(**options), Dice("opening")))  # type: ignore[typeddict-item]


def test_s28_sa14_sa15_the_start() -> None:
    asked = opening()
    assert asked.legal == {seat: [("keep",), ("redraw",)] for seat in (0, 1)}
    assert [len(hand) for hand in asked.position["hands"]] == [5, 7]
    assert asked.position["decks"] == (35, 33)
    assert asked.position["sparks"] == (5, 5)
    other = opening(more_cards=0, more_sparks=2, mulligan=False)
    assert other.kind == "answer"
    assert [len(hand) for hand in other.position["hands"]] == [6, 5]  # S31, SA17
    assert other.position["sparks"] == (5, 7)
    assert [len(hand) for hand in opening(mulligan=False, first_draws=False).position["hands"]] == [5, 7]


def test_sa15_a_redraw_is_whole_and_free() -> None:
    match = tell(STARTERS[:2], {}, Dice("redraw"))
    before = next(match).position
    after = match.send({0: ("keep",), 1: ("redraw",)}).position
    assert [len(hand) for hand in after["hands"]] == [6, 7]
    assert Counter(before["hands"][0]) <= Counter(after["hands"][0])
    assert before["hands"][1] != after["hands"][1]
    assert after["sparks"] == (5, 5)


# ---------------------------------------------------------------- the turn and its windows


def test_s30_no_fights_in_the_first_four_turns() -> None:
    for turn in range(4):
        assert not Turn("O1", "O1", turn).begin().targets()
    assert Turn("O1", "O1", 4).begin().targets() == {(1, 1)}


def test_s4_sa8_two_turns_without_a_card() -> None:
    game = Turn(turn=0).begin()
    for _ in range(3):  # the second such turn of seat 0
        assert game.end is None
        game.does(*END)
    assert game.end is not None
    assert (game.end.winner, game.end.reason) == (1, "no_card")
    called = Turn()
    called.me.side, called.me.idle = ["bN1"], 1
    assert called.begin().does("call", "bN1").does(*END).end is None  # SA7
    assert called.me.idle == 0


def test_sa11_sa12() -> None:
    assert Turn(empty="nothing").begin().me.hand == []
    with pytest.raises(StopIteration) as lost:
        Turn(empty="loses").begin()
    assert (lost.value.value.winner, lost.value.value.reason) == (1, "empty")
    late = Turn("O1", turn=119, safety=60)
    late.me.defeats, late.me.hand = 3, ["O1"]
    late.begin().does("play", "O1", None).does(*END)
    assert late.end is not None
    assert (late.end.winner, late.end.reason) == (1, "safety")


def test_sa40_who_is_asked() -> None:
    game = Turn("M1", "M1")
    game.me.prepared, game.them.prepared = ["sM1"], ["sM3", "sM2"]
    game.match = go_on(game.table)
    game.asked = next(game.match)
    assert game.asks() == 1  # the opponent of the active player
    game.says(("cast", 0))
    assert game.asked.position["waits"] == (("start",), ("cast", 1, "sM3"))
    assert game.them.sparks == 4  # the use cost
    assert game.asks() == 0  # the opponent of who cast
    game.says(("cast", 0))
    assert game.asks() == 1
    game.says(PASS).says(PASS)  # only the top is done
    assert game.me.discard == ["sM1"]
    assert game.asked.position["waits"] == (("start",), ("cast", 1, "sM3"))
    assert game.asks() == 0
    game.says(PASS).says(PASS)
    assert game.asked.position["waits"] == (("start",),)
    assert game.asks() == 1
    assert game.says(PASS).says(PASS).asked.kind == "main"


def test_sa44_pass_for_the_rest_of_the_turn() -> None:
    game = Turn("O1", "O1")
    game.me.hand = ["O1"]
    game.match = go_on(game.table)
    game.asked = next(game.match)
    game.says(REST).says(PASS).says(("play", "O1", None))
    assert game.asks() == 0
    game.says(REST).says(("attack", ((0, 1),), (1, 1), None))
    assert game.asked.kind == "main"
    game.says(END)
    assert (game.asks(), game.asked.position["waits"]) == (0, (("start",),))


def test_the_defeat_asks_the_opponent_of_who_acted_last() -> None:
    for casts, first in ((False, 1), (True, 0)):
        game = Turn("D9", "M1")
        game.them.prepared = ["sM1"]
        game.table.players[1].warriors[0].suffered = 5
        game.begin().says(("attack", ((0, 1),), (1, 1), None))
        if casts:
            game.says(("cast", 0)).says(PASS).says(PASS)
        game.says(PASS).says(PASS)
        assert game.asked.position["waits"] == (("defeat", ((1, 1),)),)
        assert game.asks() == first
        assert game.asked.position["fields"][1][0]["left"] == 0  # S52
        game.passes()
        assert (game.them.defeats, game.them.valley) == (1, ["M1"])


# ---------------------------------------------------------------- combat


def test_s45_sa58_armour_once_and_the_highest_durchschlag() -> None:
    assert struck(9, 2, 0) == 7
    assert struck(1, 2, 0) == 0
    assert struck(3, 2, 1) == 2
    game = Turn("D5 D5 D5", "Z5").begin()
    game.does("attack", ((0, 1), (0, 2), (0, 3)), (1, 1), None)
    assert game.left(1) == [3]
    assert not game.targets()  # S43, SA59
    assert Turn("O5 O5", "Z5").begin().does("attack", ((0, 1), (0, 2)), (1, 1), None).left(1) == [7]
    assert Turn("O1", "Z5").begin().does("attack", ((0, 1),), (1, 1), None).left(1) == [10]


def test_s48_up_to_three() -> None:
    attacks = [answer[1] for answer in Turn("O1 O1 O1 O1", "O1").begin().legal if answer[0] == "attack"]
    assert Counter(map(len, attacks)) == {1: 4, 2: 6, 3: 4}
    assert len(set(attacks)) == 14


def test_s50_sa63_buildings() -> None:
    game = Turn("O9 O8", "bN1 O1 E3").begin()  # 5 + 4 against a life of 8
    hits = [answer for answer in game.legal if answer[0] == "attack" and answer[2] == (1, 1)]
    both = ((0, 1), (0, 2))
    assert hits == [("attack", both, (1, 1), second) for second in ((1, 2), (1, 3))]
    game.does(*hits[0])
    assert (game.them.buildings, game.them.discard, game.left(1)) == ([], ["bN1"], [6, 9])
    assert game.them.defeats == 0  # SA65
    none = Turn("O9 O8", "bN1").begin()
    assert ("attack", both, (1, 1), None) in none.legal
    exact = Turn("O9 D5", "bN1 O1").begin().does("attack", both, (1, 1), (1, 2))  # S50: just enough
    assert (exact.them.buildings, exact.left(1)) == ([], [7])
    assert (1, 1) not in Turn("O9 O5", "bN1 O1").begin().targets()  # one too few
    armoured = Turn("O9 D5", "bN2 Z9").begin().does("attack", both, (1, 1), (1, 2))
    assert armoured.left(1) == [13]  # armour is ignored


def test_waechter_and_tarnung() -> None:
    assert Turn("O1", "O1 Z5 bN1").begin().targets() == {(1, 2)}
    assert Turn("D9 O9", "O1 Z5 bN1").begin().targets() == {(1, 2), (1, 3)}
    assert Turn("O1", "O1 E3").begin().targets() == {(1, 1)}
    seen = Turn("O1", "E3")
    assert not seen.begin().targets()
    seen = Turn("E3", "O1").begin().does("attack", ((0, 1),), (1, 1), None)
    seen.them.hand, seen.me.idle = ["O1"], 0
    assert seen.does(*END).targets() == {(0, 1)}


def test_wucht() -> None:
    game = Turn("O8", "M1 Z5 E3")
    game.table.players[1].warriors[1].suffered = 9  # one life left, armour 2
    game.begin()
    seconds = {answer[3] for answer in game.legal if answer[0] == "attack"}
    assert game.targets() == {(1, 2)}
    assert seconds == {None, (1, 1), (1, 3)}
    game.does("attack", ((0, 1),), (1, 2), (1, 1))  # 4 - 2 = 2, one too many
    assert game.left(1) == [6, 9]
    armour = Turn("O8 O8", "M1 Z9")
    armour.table.players[1].warriors[0].suffered = 4
    armour.begin().does("attack", ((0, 1), (0, 2)), (1, 1), (1, 2))  # 8 - 3 = 5, less 3
    assert armour.left(1) == [12]


def test_lebensraub_and_regeneration() -> None:
    drain = Turn("U8 O9", "Z9")
    for warrior in drain.me.warriors:
        warrior.suffered = 6
    drain.begin().does("attack", ((0, 1), (0, 2)), (1, 1), None)  # 9 - 3 = 6, at most 4
    assert drain.left(0) == [11, 7]
    weak = Turn("U8", "Z9")
    weak.me.warriors[0].suffered = 6
    assert weak.begin().does("attack", ((0, 1),), (1, 1), None).left(0) == [8]  # 4 - 3 = 1
    grow = Turn("E7 E7", "E7")
    for warrior in (grow.me.warriors[0], grow.them.warriors[0]):
        warrior.suffered = 2
    assert grow.begin().left(0) == [11, 12]
    assert grow.left(1) == [10]


def test_s1_ten_defeats() -> None:
    game = Turn("D9", "M1")
    game.them.defeats, game.them.warriors[0].suffered = 9, 6
    game.begin().does("attack", ((0, 1),), (1, 1), None)
    assert game.end is not None
    assert (game.end.winner, game.end.reason) == (0, "defeats")


def test_sa4_both_reach_ten() -> None:
    for tie, winner in (("draw", None), ("active", 0)):
        game = Turn("D9 M1", "M1", tie=tie)
        for player in game.table.players:
            player.defeats, player.warriors[-1].suffered = 9, 6
        game.me.warriors[-1].suffered = 7
        game.begin().does("attack", ((0, 1),), (1, 1), None)
        assert game.end is not None
        assert game.end.winner == winner
        assert game.end.position["defeats"] == (10, 10)


# ---------------------------------------------------------------- equipment, spells, places, heroes


def test_equipment_fills_slots_and_goes_to_its_owner() -> None:
    game = Turn("O7 M1", "M1")
    game.me.hand, game.me.sparks = ["q04", "q05", "qM1", "q01"], 9
    game.begin()
    plays = {answer[1:] for answer in game.legal if answer[0] == "play"}
    assert plays == {
        ("q04", (0, 1)),
        ("q05", (1, 1)),
        ("qM1", (0, 2)),
        ("q01", (0, 1)),
        ("q01", (0, 2)),
    }
    game.does("play", "q04", (0, 1)).does("play", "q05", (1, 1))
    assert ("play", "q01", (0, 1)) not in game.legal
    assert game.asked.position["fields"][1][0]["damage"] == 1  # with effects off
    game.them.warriors[0].suffered = 6
    game.does("attack", ((0, 1),), (1, 1), None)
    assert (game.me.discard, game.them.discard) == (["q05"], [])  # SA52
    early = Turn("O7", "M1", turn=2)
    early.me.hand = ["q05"]
    assert not [answer for answer in early.begin().legal if answer[0] == "play"]  # SA46
    bare = Turn("", "M1")
    bare.me.hand = ["q05"]
    assert not [answer for answer in bare.begin().legal if answer[0] == "play"]  # S36


def test_s8_sa36_spells() -> None:
    game = Turn("M1")
    game.me.hand = ["sM1", "sO1"]
    game.begin()
    assert [answer[1] for answer in game.legal if answer[0] == "play"] == ["sM1"]
    game.does("play", "sM1", None)
    assert (game.me.prepared, game.me.sparks, game.me.discard) == (["sM1"], 5, [])
    assert ("cast", 0) in game.legal  # SA38
    game.me.hand, game.me.sparks = ["sM3"], 2
    game.does("cast", 0)
    assert (game.me.prepared, game.me.discard) == ([], ["sM1"])
    game.does("play", "sM3", None)
    assert ("cast", 0) not in game.legal  # S39: its use costs one more
    for mine, there in (("qM1", True), ("qO1", False)):  # a card of Mages of any type
        any_type = Turn("O1")
        any_type.me.warriors[0].equipment, any_type.me.prepared = [(0, mine)], ["sM1"]
        assert (("cast", 0) in any_type.begin().legal) == there


def test_sa68_landscapes_and_zuflucht() -> None:
    game = Turn("O1", "O1")
    game.table.landscape = (1, "lU")
    game.me.side = ["lO", "lU", "bN2"]
    assert game.begin().calls() == {"lO"}
    game.does("call", "lO")
    assert (game.table.landscape, game.them.discard, game.me.discard) == ((0, "lO"), ["lU"], [])
    refuge = Turn("bN2")
    refuge.me.side = ["bN2", "bN2", "bN1"]
    refuge.begin().does("call", "bN2")
    assert (refuge.me.buildings, refuge.me.discard) == ([((0, 2), "bN2")], ["bN2"])
    assert refuge.calls() == {"bN1"}


def test_s41_red_warriors_and_heroes() -> None:
    game = Turn("O1 O1 O1 D8", "D9")
    game.me.side, game.me.hero, game.me.defeats = ["RO", "RD", "RU"], "HO", 3
    assert game.begin().calls() == {"RD"}
    for number in (1, 2, 3):
        game.does("attack", ((0, number),), (1, 1), None)
    assert game.calls() == {"RO", "RD"}
    game.does("call", "RO")
    game.me.defeats = 4
    assert game.does("call", "RD").calls() == {"HO"}
    assert game.does("call", "HO").calls() == set()
    assert [one.name for one in game.me.warriors][-1] == (0, 7)


# ---------------------------------------------------------------- faults that games of this kind keep having


def test_a_question_tells_nothing_of_what_is_held() -> None:
    asked = []
    for held in ([], ["sM1"]):
        game = Turn("O1", "O1")  # no Mage: the spell cannot be used
        game.them.prepared = held
        asked.append(game.begin().says(("attack", ((0, 1),), (1, 1), None)).asked)
    assert asked[0].kind == asked[1].kind == "answer"
    assert asked[0].legal == asked[1].legal == {1: [PASS, REST]}


def test_what_came_back_is_a_new_object() -> None:
    game = Turn("O1", "O1")
    old = game.me.warriors.pop()
    old.suffered, old.seen = 3, True
    new = game.table.enter(0, "O1")
    assert (new.name, new.left, new.seen) == ((0, 2), 7, False)
    assert game.table.find(old.name) is None


def test_nothing_is_drained_when_armour_took_everything() -> None:
    game = Turn("O1 U8", "RZ")
    game.me.warriors[1].suffered = 6
    for warrior, left in ((1, 7), (2, 8)):  # 1 - 3 = 0; 4 - 3 = 1
        game.table.turn, game.table.active = 4, 1
        game.begin().does("attack", ((0, warrior),), (1, 1), None)
        assert game.left(0)[1] == left


def test_who_was_defeated_brings_no_spark() -> None:
    game = Turn("D9", "M1 O1")
    game.them.warriors[0].suffered = 6
    game.begin().does("attack", ((0, 1),), (1, 1), None).does(*END)
    assert game.them.sparks == 6  # the Mage is gone at once, and brings nothing
