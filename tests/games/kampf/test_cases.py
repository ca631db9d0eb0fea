"""Every case of the rules page, and no rule without one."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.kampf.rigged import KampfMatch, match_at, move_of, words_of
from tests.laws.play import whole
from zaubertisch.bots import BOTS
from zaubertisch.games.kampf import Kampf, Options
from zaubertisch.games.kampf.cards import BALL, DECKS, JOKER, MAGES, highest_total
from zaubertisch.games.kampf.score import next_start
from zaubertisch.games.kampf.state import Line
from zaubertisch.kernel import FastRng, IllegalMove, Match, Misfit

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs/rules/kampf.md"
ON_THE_PAGE = {"KA25", "KA29"}  # shown to hold in a browser
STATED = [f"K{number}" for number in range(1, 14)] + [f"KA{number}" for number in range(1, 31)]

Case = dict[str, Any]
CASES: list[Case] = [
    case for path in sorted(HERE.glob("cases/*.toml")) for case in tomllib.loads(path.read_text())["case"]
]


def of(kind: str) -> Callable[..., Any]:
    """A test for each case of a kind."""
    cases = [case for case in CASES if case["kind"] == kind]
    return pytest.mark.parametrize("case", cases, ids=lambda case: case["id"])


# -- the cases as a whole


def test_every_case_is_of_a_kind_that_is_run_and_has_a_name_of_its_own() -> None:
    kinds = {"deck", "match", "moves", "thumb", "start", "winners", "story"}
    assert {case["kind"] for case in CASES} == kinds
    assert [name for name, times in Counter(case["id"] for case in CASES).items() if times > 1] == []


def test_every_rule_has_a_case_and_every_case_a_rule() -> None:
    stated = re.findall(r"^\| (KA?\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert stated == STATED
    cited = {rule for case in CASES for rule in case["rules"]}
    assert set(stated) - cited == ON_THE_PAGE
    assert cited <= set(stated)


def test_every_worked_value_has_a_case() -> None:
    stated = re.findall(r"^\| (V\d+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    ids = {case["id"].split("-")[0] for case in CASES}
    assert len(stated) == 8
    assert [value for value in stated if value not in ids] == []


# -- the cards, and the match as a whole


@of("deck")
def test_the_deck(case: Case) -> None:
    deck = DECKS[case["distribution"]]
    counted = Counter(deck)
    assert len(deck) == case["cards"]
    assert [counted[card] for card in MAGES] == case["mages"]
    assert (counted[BALL], counted[JOKER]) == (case["balls"], case["jokers"])
    assert highest_total(case["distribution"]) == case["highest"]


@of("match")
def test_the_match_as_a_whole(case: Case) -> None:
    """Played to its end by the rule of thumb."""
    game, players = Kampf(Options(**case["options"])), case["players"]
    if case.get("refused"):
        with pytest.raises(Misfit):
            Match(game, (None,) * players, bytes(32))
        return
    match: KampfMatch = Match(game, (None,) * players, bytes([case.get("key", 0)]) * 32)
    p, starts = match.table.public, list[int]()
    assert p.hands == (6,) * players
    assert [len(own.hand) for own in match.table.own] == [6] * players
    assert p.stock == len(match.table.hidden.stock) == 55 - 6 * players
    while match.waiting():
        p = match.table.public
        starts[p.round - 1 :] = [p.start]
        assert p.opener == p.turn == p.start or p.middle or p.fights
        (seat,) = match.waiting()
        match.submit(seat, match.turn, BOTS["thumb"].choose(game, match.view(seat), FastRng(1)))
    assert len(p.sheet) == len(starts) == p.rounds == case["rounds"]
    if "starts" in case:
        assert [(start - starts[0]) % players for start in starts] == case["starts"]
    assert p.totals == tuple(map(sum, zip(*(line.collected for line in p.sheet), strict=True)))


# -- what may be done


def position(case: Case) -> KampfMatch:
    """Three players; the first of them is to act."""
    hands = [case["hand"], *case.get("others", [["1"] * 6] * 2)]
    return match_at(Options(**case.get("options", {})), hands, middle=case["middle"])


@of("moves")
def test_what_may_be_done(case: Case) -> None:
    match = position(case)
    view = match.view(0)
    legal = [words_of(move) for move in match.game.legal_moves(view)]
    assert legal == case.get("legal", legal)
    for words in case.get("may", ()):
        assert words in legal
        assert match.game.why_not(view, move_of(words)) is None
    for words, code in case.get("refused", {}).items():
        assert words not in legal
        reason = match.game.why_not(view, move_of(words))
        assert reason is not None
        assert reason.code == code
    assert [words for words in legal if match.game.why_not(view, move_of(words)) is not None] == []


@of("thumb")
def test_what_is_done_when_time_is_up(case: Case) -> None:
    match = position(case)
    assert words_of(BOTS["thumb"].choose(match.game, match.view(0), FastRng(1))) == case["does"]


# -- starts and winners


@of("start")
def test_who_starts_the_next_round(case: Case) -> None:
    players = len(case["collected"])
    public = match_at(Options(), [["1"]] * players).table.public
    public.start = case["start"]
    public.sheet = (Line(tuple(case["collected"]), (0,) * players, tuple(case["collected"])),)
    assert next_start(public, Options(**case["options"])) == case["next"]


@of("winners")
def test_who_has_won(case: Case) -> None:
    players = len(case["totals"])
    public = match_at(Options(), [["1"]] * players, totals=case["totals"]).table.public
    last: tuple[int, ...] = tuple(case["last"] if "last" in case else case["totals"])
    public.sheet = (Line(last, (0,) * players, public.totals),)
    assert list(Kampf(Options(**case["options"])).winners(public)) == case["winners"]


# -- stories


def check_refused(match: KampfMatch, seat: int, words: str, code: str) -> None:
    """The seat may not do that, and nothing has changed."""
    before = whole(match.table), match.turn, match.waiting()
    with pytest.raises(IllegalMove) as no:
        match.submit(seat, match.turn, move_of(words))
    assert no.value.reason.code == code
    assert (whole(match.table), match.turn, match.waiting()) == before


def check_expected(match: KampfMatch, expected: Case) -> None:
    """This lies in the open; `hand0` is what seat 0 holds, `ended` the latest line of the sheet."""
    p = match.table.public
    found: Case = {name: getattr(p, name) for name in p.__struct_fields__}
    found |= {f"hand{seat}": own.hand for seat, own in enumerate(match.table.own)}
    found |= {"announced": p.middle[-1].total if p.middle else None}
    found |= {"ended": p.sheet[-1].collected if p.sheet else None}
    found |= {"taker": None if p.last is None else p.last.taker}
    for name, value in expected.items():
        seen = found[name]
        assert (list(seen) if isinstance(seen, tuple) else seen) == (None if value == "none" else value), name


@of("story")
def test_story(case: Case) -> None:
    match = match_at(
        Options(**case.get("options", {})),
        case["hands"],
        turn=case.get("turn", 0),
        middle=case.get("middle", ()),
        stock=case.get("stock", ()),
        collected=case.get("collected", ()),
        totals=case.get("totals", ()),
        round=case.get("round", 1),
    )
    for step in case["steps"]:
        match step:
            case {"seat": seat, "move": words}:
                assert match.waiting() == (seat,)
                match.submit(seat, match.turn, move_of(words))
            case {"refused": {"seat": seat, "move": words, "code": code}}:
                check_refused(match, seat, words, code)
            case {"asks": seats}:
                assert list(match.waiting()) == seats
                if "legal" in step:
                    (seat,) = seats
                    legal = match.game.legal_moves(match.view(seat))
                    assert [words_of(move) for move in legal] == step["legal"]
            case {"expect": expected}:
                check_expected(match, expected)
            case _:
                raise ValueError(f"a step of no known kind: {step}")
