"""Every case of the rules page, and no rule without one."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.duell.rigged import DuelMatch, match_of
from tests.laws.play import whole
from zaubertisch.games.duell import Options
from zaubertisch.games.duell.cards import BOX, DECK, SPELL, Card, Spell, hits
from zaubertisch.games.duell.mana import payment
from zaubertisch.games.duell.state import Cast, Drink, Keep, Move
from zaubertisch.kernel import Match, Misfit, Refused

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs/rules/duell.md"
ON_THE_PAGE = {"D18", "D20", "D21"}  # shown to hold in a browser
BY_THE_CLOCK = {"DA18"}  # tests/server/test_duel_room.py

Case = dict[str, Any]
CASES: list[Case] = [
    case for path in sorted(HERE.glob("cases/*.toml")) for case in tomllib.loads(path.read_text())["case"]
]
TYPES = {"A": "attack", "D": "defence", "U": "universal"}


def of(kind: str) -> Callable[..., Any]:
    """A test for each case of a kind."""
    cases = [case for case in CASES if case["kind"] == kind]
    return pytest.mark.parametrize("case", cases, ids=lambda case: case["id"])


def or_none(value: Any) -> Any:
    """TOML has no word for nothing: the cases say "none"."""
    if isinstance(value, list):
        return tuple(map(or_none, value))
    return None if value == "none" else value


# -- the cases as a whole


def test_every_case_is_of_a_kind_that_is_run_and_has_a_name_of_its_own() -> None:
    assert {case["kind"] for case in CASES} == {"box", "compare", "pay", "refused", "story"}
    assert [name for name, times in Counter(case["id"] for case in CASES).items() if times > 1] == []


def test_every_rule_has_a_case_and_every_case_a_rule() -> None:
    stated = re.findall(r"^\| (DA?\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert stated == [f"D{number}" for number in range(1, 22)] + [f"DA{number}" for number in range(1, 22)]
    cited = {rule for case in CASES for rule in case["rules"]}
    assert set(stated) - cited == ON_THE_PAGE | BY_THE_CLOCK
    assert cited <= set(stated)


def test_every_worked_value_has_a_case() -> None:
    stated = re.findall(r"^\| (V\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    ids = [case["id"] for case in CASES]
    assert len(stated) == 12
    assert [value for value in stated if not any(name.split("-")[0] == value for name in ids)] == []


def test_the_page_lists_the_deck() -> None:
    row = r"^\| (\w+) \| (\d+) \| (\d+) \| (.*) \|$"
    listed = {}
    for kind, cost, strength, cards in re.findall(row, PAGE.read_text(encoding="utf-8"), re.MULTILINE):
        for card, name in re.findall(r"`(\w+)` ([^|]+?)(?: \||$)", cards):
            listed[card] = (name, kind, int(cost), int(strength))
    assert listed == {
        card.id: (card.name, card.type, card.cost, card.strength) for card in BOX if card.id in DECK
    }


# -- cards


@of("box")
def test_what_is_sorted_out_of_the_box(case: Case) -> None:
    wanted = {key: or_none(value) for key, value in case["cards"].items()}
    found = [card for card in BOX if wanted.items() <= msgspec.structs.asdict(card).items()]
    assert len(found) == case["count"]
    assert sum(card.id in DECK for card in found) == case["in_deck"]


def spell_of(words: str) -> Spell:
    """`A6`: an attack of strength 6."""
    return Spell(TYPES[words[0]], 1, int(words[1:]))  # type: ignore[arg-type]


@of("compare")
def test_who_loses_a_life(case: Case) -> None:
    one, other = map(spell_of, case["spells"])
    assert [int(hits(other, one)), int(hits(one, other))] == case["lost"]


@of("pay")
def test_what_is_paid(case: Case) -> None:
    assert payment(Spell("attack", case["cost"], 1), case["mana"]) == or_none(case["paid"])


@of("refused")
def test_options_that_cannot_be_played(case: Case) -> None:
    with pytest.raises(Misfit) as no:
        Match(match_of(Options(**case["options"])).game, (None,) * case.get("players", 2), bytes(32))
    assert no.value.reason.code == case["code"]


# -- stories


def move_of(words: str) -> Move:
    """A move as the cases write it; raises where nobody could send such a move."""
    sent = dict(zip(("type", "card"), words.split(), strict=False))
    return msgspec.convert(sent, Move)  # type: ignore[no-any-return]


def words_of(move: Move) -> str:
    match move:
        case Drink():
            return "drink"
        case Keep():
            return "keep"
        case Cast(card=card):
            return f"cast {card}"


def check_refused(match: DuelMatch, seat: int, words: str, code: str) -> None:
    """The seat may not do that, and nothing has changed."""
    before = whole(match.table), match.turn, match.waiting()
    with pytest.raises(Refused) as no:
        match.submit(seat, match.turn, move_of(words))
    assert no.value.reason.code == code
    assert (whole(match.table), match.turn, match.waiting()) == before


def check_asked(match: DuelMatch, seats: list[int], legal: list[str] | None) -> None:
    """These seats are asked, and each has these choices in this order."""
    assert list(match.waiting()) == seats
    if legal is not None:
        for seat in seats:
            assert [words_of(move) for move in match.game.legal_moves(match.view(seat))] == legal


def check_expected(match: DuelMatch, expected: Case) -> None:
    """This lies in the open, was so in the latest round, or is what a seat holds and is told."""
    public = match.table.public
    latest, result = public.rounds[-1:], public.result
    found: Case = {
        **{f"last_{name}": getattr(one, name) for one in latest for name in one.__struct_fields__},
        **{name: getattr(public, name) for name in public.__struct_fields__},
        "winner": None if result is None else result.winner,
        "cause": None if result is None else result.cause,
        "scores": match.game.scores(public),
        "winners": () if result is None else match.game.winners(public),
    }
    for seat in range(2):
        view = match.view(seat)
        found |= {f"hand_{seat}": match.table.own[seat].hand, f"mana_{seat}": match.game.facts(view).mana}
    for name, value in expected.items():
        assert found[name] == or_none(value), name


@of("story")
def test_story(case: Case) -> None:
    match = match_of(Options(**case.get("options", {})), case.get("hands", ((), ())), case.get("pile", ()))
    for name, value in case.get("given", {}).items():
        setattr(match.table.public, name, or_none(value))
    for step in case["steps"]:
        match step:
            case {"seat": seat, "move": words}:
                match.submit(seat, match.turn, move_of(words))
            case {"both": [one, other]}:
                turn = match.turn
                match.submit(1, turn, move_of(other))
                match.submit(0, turn, move_of(one))
            case {"refused": {"seat": seat, "move": words, "code": code}}:
                check_refused(match, seat, words, code)
            case {"asks": seats}:
                check_asked(match, seats, step.get("legal"))
            case {"expect": expected}:
                check_expected(match, expected)
            case {"last_cards": cards}:
                for own, card in zip(match.table.own, cards, strict=True):
                    own.hand = (Card(card),)
                match.table.hidden.pile = ()
            case {"rounds": count}:
                play_on(match, count)
            case _:
                raise ValueError(f"a step of no known kind: {step}")


def play_on(match: DuelMatch, rounds: int) -> None:
    """So many rounds in which both drink when they may and are careful with their spells."""
    last = match.table.public.round + rounds
    while match.waiting() and match.table.public.round < last:
        turn = match.turn
        for seat in match.waiting():
            match.submit(seat, turn, careful(match, seat))


def careful(match: DuelMatch, seat: int) -> Move:
    """The cheapest defence of the hand, or else the cheapest card."""
    view = match.view(seat)
    legal = match.game.legal_moves(view)
    spells = [move for move in legal if isinstance(move, Cast)]
    if not spells:
        return Drink()
    return min(spells, key=lambda move: (SPELL[move.card].attacks, SPELL[move.card].cost))
