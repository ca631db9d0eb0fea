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

from tests.games.wizard.rigged import WizardMatch, match_at
from tests.laws.play import whole
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.cards import Card, in_order, winner
from zaubertisch.games.wizard.determinize import hand_sizes
from zaubertisch.games.wizard.options import rounds
from zaubertisch.games.wizard.score import points, projected, winners
from zaubertisch.games.wizard.state import Bid, Move, Own, Play, Public
from zaubertisch.kernel import Match, Misfit, Refused, View

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs/rules/wizard.md"
ON_THE_PAGE = {"W2", *(f"W{number}" for number in range(31, 38))}  # shown to hold in a browser

Case = dict[str, Any]
CASES: list[Case] = [
    case for path in sorted(HERE.glob("cases/*.toml")) for case in tomllib.loads(path.read_text())["case"]
]


def of(kind: str) -> Callable[..., Any]:
    """A test for each case of a kind."""
    cases = [case for case in CASES if case["kind"] == kind]
    return pytest.mark.parametrize("case", cases, ids=lambda case: case["id"])


def or_none(value: Any) -> Any:
    """TOML has no word for nothing: the cases say "none"."""
    if isinstance(value, list):
        return [or_none(one) for one in value]
    return None if value == "none" else value


# -- the cases as a whole


def test_every_case_is_of_a_kind_that_is_run_and_has_a_name_of_its_own() -> None:
    kinds = {"follow", "winner", "leading", "points", "totals", "projected", "plan", "forbidden", "story"}
    assert {case["kind"] for case in CASES} == kinds
    assert [name for name, times in Counter(case["id"] for case in CASES).items() if times > 1] == []


def test_every_rule_has_a_case_and_every_case_a_rule() -> None:
    stated = re.findall(r"^\| (W\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert stated == [f"W{number}" for number in range(1, 38)]
    cited = {rule for case in CASES for rule in case["rules"]}
    assert set(stated) - cited == ON_THE_PAGE
    assert cited <= set(stated)


def test_every_worked_value_has_a_case() -> None:
    """C34 is played in a browser, where cards have wings."""
    stated = re.findall(r"^\| (C\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    ids = [case["id"] for case in CASES]
    assert len(stated) > 25
    assert [value for value in stated if not any(name.split("-")[0] == value for name in ids)] == ["C34"]


# -- tricks


def at_the_table(players: int, options: Options, **public: Any) -> View[Public, Own]:
    """The view of seat 0 at a table where this lies in the open."""
    table = Match(Wizard(options), (None,) * players, bytes(32)).table
    for name, value in public.items():
        setattr(table.public, name, value)
    return View(0, table.public, table.own[0])


@of("follow")
def test_what_may_be_played(case: Case) -> None:
    game = Wizard(Options(lead_suit=case.get("lead_suit", "bsw")))
    trick, hand = case["trick"], case["hand"]
    players = max(3, len(trick) + 1)
    view = at_the_table(
        players,
        game.options,
        phase="play",
        trick=tuple(trick),
        leader=-len(trick) % players,
        trump=or_none(case.get("trump", "none")),
    )
    assert view.own is not None
    view.own.hand = in_order(map(Card, hand))
    assert sorted(move.card for move in game.legal_moves(view) if isinstance(move, Play)) == sorted(
        case["legal"]
    )
    for card in hand:
        reason = game.why_not(view, Play(Card(card)))
        assert (reason is None) == (card in case["legal"])
        assert reason is None or (reason.code, reason.facts["card"]) == ("must-follow", card)
    assert set(game.facts(view).locked) == set(hand) - set(case["legal"])


@of("winner")
def test_who_takes_the_trick(case: Case) -> None:
    assert winner(tuple(case["trick"]), or_none(case["trump"])) + 1 == case["takes"]


@of("leading")
def test_whose_card_is_ahead(case: Case) -> None:
    trick, players = case["trick"], max(3, len(case["trick"]))
    game = Wizard()
    for laid, takes in enumerate(case["takes_after"], start=1):
        view = at_the_table(
            players,
            game.options,
            phase="play",
            leader=1,
            trick=tuple(trick[:laid]),
            trump=or_none(case["trump"]),
        )
        assert game.facts(view).ahead == takes % players  # seat 1 leads: it is P1


# -- score


@of("points")
def test_points(case: Case) -> None:
    assert points(case["bid"], case["taken"]) == case["points"]


@of("totals")
def test_totals(case: Case) -> None:
    totals = [0] * len(case["rounds"][0])
    for line, won, after in zip(case["rounds"], case["points"], case["totals"], strict=True):
        assert [points(bid, taken) for bid, taken in line] == won
        totals = [total + more for total, more in zip(totals, won, strict=True)]
        assert totals == after
    if "winners" in case:
        view = at_the_table(len(totals), Options(), phase="over", totals=tuple(totals))
        assert [seat + 1 for seat in winners(view.public)] == case["winners"]
        assert Wizard().facts(view).winners == winners(view.public)


@of("projected")
def test_projected(case: Case) -> None:
    view = at_the_table(
        3,
        Options(),
        phase="play",
        totals=(0, case["total"], 0),
        bids=(None, case["bid"], 0),
        taken=(0, case["taken"], 0),
    )
    assert projected(view.public) == Wizard().facts(view).projected == (None, case["projected"], 20)


# -- rounds and bids


@of("plan")
def test_the_plan_of_the_rounds(case: Case) -> None:
    options, players = Options(**case["options"]), case["players"]
    game = Wizard(options)
    if case.get("refused"):
        assert players not in game.seats
        with pytest.raises(Misfit):
            Match(game, (None,) * players, bytes(32))
        return
    plan = rounds(options, players)
    assert players in game.seats
    assert plan == Match(game, (None,) * players, bytes(32)).table.public.plan
    assert [now.cards for now in plan] == case["cards"]
    assert [number for number, now in enumerate(plan, start=1) if now.hiddentip] == case["hiddentip"]
    assert [number for number, now in enumerate(plan, start=1) if now.notequal] == case["notequal"]


@of("forbidden")
def test_the_forbidden_bid(case: Case) -> None:
    options, players, cards = Options(**case["options"]), case["players"], case["cards"]
    number = [now.cards for now in rounds(options, players)].index(cards) + 1
    for start in range(players):
        match = match_at(options, players, number, start)
        for bid in case["others"]:
            (seat,) = match.waiting()
            match.submit(seat, match.turn, Bid(bid))
        (seat,) = match.waiting()
        view, forbidden = match.view(seat), or_none(case["forbidden"])
        assert match.game.facts(view).forbidden_bid == forbidden
        legal = [move.tricks for move in match.game.legal_moves(view) if isinstance(move, Bid)]
        assert legal == [bid for bid in range(cards + 1) if bid != forbidden]
        assert legal == case.get("allowed", legal)
        if forbidden is not None:
            reason = match.game.why_not(view, Bid(forbidden))
            assert reason is not None
            assert reason.code == "bid-makes-even"


# -- stories


def move_of(words: str) -> Move:
    """A move as the cases write it; raises where nobody could send such a move."""
    kind, what = words.split()
    field = {"trump": "suit", "bid": "tricks", "play": "card"}[kind]
    sent = {"type": kind, field: int(what) if kind == "bid" else what}
    return msgspec.convert(sent, Move)  # type: ignore[no-any-return]


def words_of(move: Move) -> str:
    return f"{move.__struct_config__.tag} {getattr(move, move.__struct_fields__[0])}"


def check_refused(match: WizardMatch, seat: int, words: str) -> None:
    """The seat may not do that, and nothing has changed."""
    before = whole(match.table), match.turn, match.waiting()
    with pytest.raises((Refused, msgspec.ValidationError)):
        match.submit(seat, match.turn, move_of(words))
    assert (whole(match.table), match.turn, match.waiting()) == before


def check_asked(match: WizardMatch, seats: list[int], legal: list[str] | None) -> None:
    """These seats are asked, and each has these choices."""
    assert list(match.waiting()) == seats
    if legal is not None:
        for seat in seats:
            choices = [words_of(move) for move in match.game.legal_moves(match.view(seat))]
            assert sorted(choices) == sorted(legal)


def check_expected(match: WizardMatch, expected: Case) -> None:
    """This lies in the open."""
    public = match.table.public
    found = {name: getattr(public, name) for name in public.__struct_fields__} | {
        "dealer": match.game.facts(match.view(None)).dealer,
        "hand_sizes": [len(own.hand) for own in match.table.own],
    }
    assert list(hand_sizes(public)) == found["hand_sizes"]
    for name, value in expected.items():
        is_list = isinstance(found[name], tuple)
        assert (list(found[name]) if is_list else found[name]) == or_none(value), name


@of("story")
def test_story(case: Case) -> None:
    number = case.get("round", 1)
    deals = [(deal["hands"], or_none(deal["turned"])) for deal in case["deals"]]
    match = match_at(Options(**case["options"]), case["players"], number, case["start"], deals)
    for step in case["steps"]:
        match step:
            case {"seat": seat, "move": words}:
                match.submit(seat, match.turn, move_of(words))
            case {"refused": {"seat": seat, "move": words}}:
                check_refused(match, seat, words)
            case {"asks": seats}:
                check_asked(match, seats, step.get("legal"))
            case {"expect": expected}:
                check_expected(match, expected)
            case _:
                raise ValueError(f"a step of no known kind: {step}")
