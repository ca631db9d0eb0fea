"""Each operation of the effects does on the engine's table what the oracle says of plain values."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product
from typing import Any

import msgspec
import pytest

from tests.games.seelenkrieger.position import position
from tests.oracle import seelenkrieger_effects as op
from zaubertisch.games.seelenkrieger.cards import Card, Equipment
from zaubertisch.games.seelenkrieger.finding import unit_of
from zaubertisch.games.seelenkrieger.judge import Judge
from zaubertisch.games.seelenkrieger.moves import (
    Agree,
    Arrange,
    Attack,
    Cast,
    EndTurn,
    Lay,
    Move,
    Pass,
    Take,
    Use,
)
from zaubertisch.games.seelenkrieger.operations import carry_out, go_on
from zaubertisch.games.seelenkrieger.reading import CARDS, kind, warrior
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.games.seelenkrieger.state import Lying, Place, Public, Unit
from zaubertisch.games.seelenkrieger.tasks import Context, Doing, Using
from zaubertisch.games.seelenkrieger.values import cost
from zaubertisch.games.seelenkrieger.vocabulary import operations as do
from zaubertisch.games.seelenkrieger.vocabulary.filters import Filter
from zaubertisch.games.seelenkrieger.vocabulary.operations import Operation
from zaubertisch.games.seelenkrieger.vocabulary.words import Duration, Keyword, KeywordName
from zaubertisch.kernel import mute, view_of

OWN, ENEMY = 0, 1
SOURCE = 0  # the number of nothing: who uses the operation is no card on the table


class Small:
    """A small position, and the operations that seat A does on what it has aimed at."""

    def __init__(self, options: dict[str, Any] | None = None, turn: int = 5, **sides: Any) -> None:
        self.game = Seelenkrieger(msgspec.convert(options or {}, type=type(Seelenkrieger().options)))
        case = {"options": options or {}, "turn": turn, **sides}
        self.at = position(case)
        self.table = self.at.match.table

    @property
    def p(self) -> Public:
        return self.table.public

    @property
    def judge(self) -> Judge:
        return Judge(self.table, self.game.options, mute)

    def does(self, word: Operation, *aims: int, source: int = SOURCE) -> Small:
        carry_out(self.judge, word, Context(OWN, source, Card("O1"), aims=tuple((id,) for id in aims)))
        return self

    def says(self, seat: int, move: Move) -> Small:
        assert move in self.game.legal_moves(view_of(self.table, seat))
        self.game.apply(self.table, {seat: move}, mute)
        return self

    def passes(self) -> Small:
        while self.p.agenda and self.p.phase == "play":
            self.says(self.game.to_act(self.p)[0], Pass())
        return self

    def unit(self, seat: int = ENEMY, place: int = 0) -> Unit:
        return self.p.field[seat][place]

    def hurt(self, seat: int = ENEMY) -> int:
        return self.unit(seat).hurt


def filled(equipment: tuple[Place, ...]) -> int:
    return sum(printed.slots for one in equipment if isinstance(printed := CARDS[one.card], Equipment))


def pile(lying: tuple[Lying, ...]) -> tuple[str, ...]:
    return tuple(one.card for one in lying)


@pytest.mark.parametrize("target", ["O3", "Z3", "D8", "RZ", "O3 +q06", "D8 +q06"])
@pytest.mark.parametrize("ignore", [False, True])
@pytest.mark.parametrize("n", range(6))
def test_damage(target: str, ignore: bool, n: int) -> None:
    small = Small(B={"field": [target]})
    armour = warrior(small.unit().card).armour - target.count("q06")
    small.does(do.Damage(n, "first", ignore), small.unit().id)
    assert small.hurt() == op.damage(n, armour, ignore)


@pytest.mark.parametrize(("n", "suffered"), list(product(range(5), repeat=2)))
def test_heal(n: int, suffered: int) -> None:
    small = Small(B={"field": [f"D8 hurt {suffered}"]})
    assert small.does(do.Heal("first", n), small.unit().id).hurt() == op.heal(n, suffered)


CHANGES: list[tuple[tuple[str, int], ...]] = [
    (),
    (("add", 2),),
    (("add", -9),),
    (("add", -9), ("add", 2)),
    (("times", 2), ("add", 1)),
    (("add", 1), ("set", 3)),
    (("set", 5), ("times", 2), ("set", 1), ("add", 1), ("times", 3)),
]


@pytest.mark.parametrize("changes", CHANGES, ids=str)
@pytest.mark.parametrize("stat", ["damage", "armour", "life"])
def test_modify(changes: tuple[tuple[Any, int], ...], stat: Any) -> None:
    small = Small(B={"field": ["D8"]})
    unit, printed = small.unit(), warrior(Card("D8"))
    for how, n in changes:
        small.does(do.Modify(stat, n, "first", "for_good", how), unit.id)
    force = small.judge.force()
    now = {"damage": force.damage, "armour": force.armour, "life": force.life}[stat][unit.id]
    by_how = {how: [n for one, n in changes if one == how] for how in ("set", "add", "times")}
    base = {"damage": printed.damage, "armour": printed.armour, "life": printed.life}[stat]
    assert now == op.modify(
        base, by_how["set"], by_how["add"], by_how["times"], None if stat == "life" else 0
    )


DURATIONS: dict[Duration, op.Duration] = {
    "turn": "turn",
    "own_turn": "own_next_turn",
    "in_play": "source",
    "for_good": "permanent",
}


@pytest.mark.parametrize("duration", DURATIONS)
@pytest.mark.parametrize("made", [5, 6])  # A's turn, B's turn
@pytest.mark.parametrize("leaves", [False, True])
def test_durations(duration: Duration, made: int, leaves: bool) -> None:
    """The change is in force in just those turns; its source may leave before the next one."""
    small = Small(turn=made, A={"field": ["O3", "E1"]}, B={"field": ["D8"]})
    source, changed = (unit.id for unit in small.p.field[OWN])
    small.does(do.Modify("armour", 3, "first", duration), changed, source=source)
    for now in range(made, made + 3):
        stays = not (leaves and now > made)
        in_force = small.judge.force().armour[changed] == 3
        assert in_force == op.lasts(DURATIONS[duration], made, now, made == 5, stays)
        if leaves and now == made:
            small.does(do.Defeat("first"), source)
        small.passes().says(small.p.active, EndTurn()).passes()


WORDS: dict[KeywordName, str] = {
    "piercing": "Durchschlag",
    "regeneration": "Regeneration",
    "stealth": "Tarnung",
    "overrun": "Wucht",
}


@pytest.mark.parametrize("name", WORDS)
@pytest.mark.parametrize("bearer", ["O3", "O5", "E7", "E3", "O8"])
def test_grant(name: KeywordName, bearer: str) -> None:
    small = Small(B={"field": [bearer]})
    unit = small.unit()
    had = {WORDS.get(one.name, one.name): one.n for one in warrior(unit.card).keywords}
    for times in (1, 2):
        small.does(do.Grant(Keyword(name), "first", "turn"), unit.id)
        had = op.grant(had, WORDS[name])
        now = {WORDS.get(one, str(one)): n for one, n in small.judge.force().keywords[unit.id].items()}
        assert now == had, times


@pytest.mark.parametrize("suffered", [0, 3, 13])
@pytest.mark.parametrize("steadfast", [False, True])
def test_destroy_and_defeat(suffered: int, steadfast: bool) -> None:
    for word, told in (
        (do.Destroy("first"), op.destroy),
        (do.Defeat("first"), lambda f, s, _: op.defeat(f, s)),
    ):
        small = Small(B={"field": [f"D8 hurt {suffered}"]})
        unit = small.unit()
        if steadfast:
            small.does(do.Grant(Keyword("steadfast"), "first", "turn"), unit.id)
        small.does(word, unit.id)
        assert small.hurt() == told(warrior(Card("D8")).life, suffered, ("Standhaft",) if steadfast else ())


@pytest.mark.parametrize("n", range(4))
def test_draw(n: int) -> None:
    deck, hand = ("O1", "O3"), ("E1",)
    small = Small(A={"deck": list(deck), "hand": list(hand)}).does(do.Draw(n))
    left, held = op.draw(n, deck, hand)
    assert (small.table.hidden.decks[OWN], sorted(small.table.own[OWN].hand)) == (left, sorted(held))


@pytest.mark.parametrize("chosen", list(permutations(["O1", "sM1", "q01"], 2)), ids=str)
def test_discard(chosen: tuple[str, ...]) -> None:
    hand = ("O1", "q01", "sM1")
    small = Small(B={"hand": list(hand), "valley": ["E1"], "discard": ["q02"]}).does(do.Discard(2))
    for card in chosen:
        small.says(ENEMY, Lay(Card(card)))
    told = op.discard(chosen, hand, lambda card: kind(Card(card)) == "warrior", ("E1",), ("q02",))
    p = small.p
    assert (small.table.own[ENEMY].hand, pile(p.valleys[ENEMY]), pile(p.discards[ENEMY])) == told
    assert p.defeats == (0, 0)  # SA77


@pytest.mark.parametrize("cap", [0, 10])
@pytest.mark.parametrize(("n", "had"), [(0, 4), (3, 4), (3, 8), (12, 0)])
def test_sparks(n: int, had: int, cap: int) -> None:
    small = Small({"spark_cap": cap}, A={"sparks": had}, B={"sparks": had})
    small.does(do.GainSparks(n)).does(do.LoseSparks(n))
    assert small.p.sparks == (op.gain_sparks(n, had, cap), op.lose_sparks(n, had))


@pytest.mark.parametrize(("n", "had"), [(0, 0), (3, 2), (3, 3), (3, 5)])
def test_pay(n: int, had: int) -> None:
    small = Small(A={"sparks": had, "deck": ["O1", "O3"]})
    go_on(small.judge, Doing((do.Pay(n), do.Draw(1)), Context(OWN, SOURCE, Card("O1"))))
    left = op.pay(n, had)
    assert bool(small.p.agenda) == (left is not None)
    if left is not None:
        small.says(OWN, Agree())
        assert (small.p.sparks[OWN], small.p.hands[OWN]) == (left, 1)


def test_return_to_hand() -> None:
    small = Small(A={"discard": ["q03"]}, B={"field": ["Z7 +q01 +q05/A"], "hand": ["O1"]})
    small.does(do.ReturnToHand("first"), small.unit().id)
    told = op.return_to_hand("Z7", ((1, "q01"), (0, "q05")), ("O1",), (("q03",), ()))
    assert (small.table.own[ENEMY].hand, tuple(map(pile, small.p.discards))) == told


@pytest.mark.parametrize("resurrection", ["counts", "when_defeated"])
@pytest.mark.parametrize("card", ["U1", "HU"])
def test_summon_from(resurrection: str, card: str) -> None:
    valley = ("U2", "U1", "HU", "U1")
    small = Small({"resurrection": resurrection}, A={"valley": list(valley)}, B={"defeats": 4})
    lying = next(one.id for one in small.p.valleys[OWN] if one.card == card)
    small.does(do.SummonFrom("first"), lying)
    told = op.summon_from(card, valley, 4, resurrection == "when_defeated", CARDS[Card(card)].id[0] == "H")
    assert (pile(small.p.valleys[OWN]), small.p.defeats[ENEMY]) == told


@pytest.mark.parametrize("top", [None, 1, 2, 4])
def test_search(top: int | None) -> None:
    deck = ("O1", "sM1", "q01", "sM2", "sM1")
    small = Small(A={"deck": list(deck)})
    small.does(do.Search(Filter(side="own", zone="deck", kinds=("spell",)), "hand", top))
    fits: Callable[[str], bool] = lambda card: kind(Card(card)) == "spell"  # noqa: E731
    may = {move.card for move in small.game.legal_moves(view_of(small.table, OWN)) if isinstance(move, Take)}
    assert may == {None, *op.search(fits, deck, len(deck), top)}
    for card in op.search(fits, deck, 1, top):
        small.says(OWN, Take(Card(card)))
        assert small.table.own[OWN].hand == (card,)


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_look(order: tuple[int, ...]) -> None:
    deck = ("O1", "sM1", "q01", "sM2")
    small = Small(A={"deck": list(deck)}).does(do.Look(3))
    small.says(OWN, Arrange(top=tuple(Card(deck[place]) for place in order)))
    assert small.table.hidden.decks[OWN] == op.look(3, deck, order)


@pytest.mark.parametrize("bearer", ["O1", "Z7", "Z7 +q01", "Z7 +q04", "Z7 +q01 +q04"])
@pytest.mark.parametrize("piece", ["q02", "q04"])
def test_attach(bearer: str, piece: str) -> None:
    """A piece changes its bearer, or is laid away where there is no room."""
    small = Small(A={"field": [f"Z9 +{piece}", bearer]})
    first, second = small.p.field[OWN]
    used = filled(second.equipment)
    small.does(do.Attach("first", "second"), first.equipment[0].id, second.id)
    then = op.attach(2 if piece == "q04" else 1, used, warrior(second.card).slots)
    carried = small.unit(OWN, 1).equipment
    now = filled(carried)
    assert now == (used if then is None else then)
    assert pile(small.p.discards[OWN]) == ((piece,) if then is None else ())
    assert small.unit(OWN).equipment == ()


@pytest.mark.parametrize("place", [0, 1, 2])
def test_destroy_equipment(place: int) -> None:
    carried = ((1, "q01"), (0, "q05"), (1, "q02"))
    small = Small(A={"discard": ["q03"]}, B={"field": ["Z9 +q01 +q05/A +q02"]})
    piece = small.unit().equipment[place].id
    left, piles = op.destroy_equipment(carried[place], carried, (("q03",), ()))
    for _ in range(2):  # the second time it is gone already (SA41)
        small.does(do.DestroyEquipment("first"), piece)
        assert tuple((one.owner, one.card) for one in small.unit().equipment) == left
        assert tuple(map(pile, small.p.discards)) == piles


@pytest.mark.parametrize("used", [Cast, Use])
def test_negate(used: type[Cast | Use]) -> None:
    """What waits is gone; of a spell the card lies in the discard, of an effect nothing is left."""
    small = Small(turn=6, B={"field": ["M4"], "prepared": ["sM6"], "discard": ["q01"]})
    moves = small.game.legal_moves(view_of(small.table, ENEMY))
    small.says(ENEMY, next(move for move in moves if isinstance(move, used)))
    (waits,) = (task for task in small.p.agenda if isinstance(task, Using))
    sparks = small.p.sparks[ENEMY]
    small.does(do.Negate("first"), waits.id)
    assert waits not in small.p.agenda
    told = op.negate("sM6", used is Cast, sparks, ("q01",))
    assert (small.p.sparks[ENEMY], pile(small.p.discards[ENEMY])) == told


@pytest.mark.parametrize(("shield", "dealt"), list(product(range(1, 5), range(5))))
def test_prevent(shield: int, dealt: int) -> None:
    small = Small(B={"field": ["O3"]})
    id = small.unit().id
    small.does(do.Prevent(shield, "first"), id).does(do.Damage(dealt, "first"), id)
    left = sum(mark.prevents for mark in small.unit().marks)
    assert (small.hurt(), left) == op.prevent(shield, dealt)


@pytest.mark.parametrize("attacked", [False, True])
def test_exhaust_and_ready(attacked: bool) -> None:
    used = " used seen" if attacked else ""
    small = Small(A={"field": [f"O3{used}"]})
    id = small.unit(OWN).id
    assert small.does(do.Exhaust("first"), id).unit(OWN).used == op.exhaust(attacked)
    small = Small(A={"field": [f"O3{used}"]})
    assert small.does(do.Ready("first"), small.unit(OWN).id).unit(OWN).used == op.ready(attacked)


@pytest.mark.parametrize("card", ["sN1", "sM1", "sM6", "sM4"])
@pytest.mark.parametrize("cheaper", [[], ["M8"], ["M8", "M8"], ["M8", "HM", "M8", "M8"]], ids=str)
def test_modify_cost(card: str, cheaper: list[str]) -> None:
    small = Small(A={"field": cheaper})
    told = op.modify_cost(CARDS[Card(card)].cost, [-1] * len(cheaper))
    assert cost(small.p, OWN, Card(card)) == told


def test_end_attack() -> None:
    small = Small(A={"field": ["O3", "E1", "D5"]}, B={"field": ["D8"]})
    band = tuple(unit.id for unit in small.p.field[OWN][:2])
    small.says(OWN, Attack(band, small.unit().id)).does(do.EndAttack()).passes()
    told = op.end_attack(dict.fromkeys(map(str, band), False))
    used = {str(id): found[1].used for id in band if (found := unit_of(small.p, id)) is not None}
    assert (used, small.hurt(), small.unit(OWN, 2).used) == (told, 0, False)
