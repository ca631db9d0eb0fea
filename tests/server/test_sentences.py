"""Every refusal has its sentence, and every sentence its refusal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import zaubertisch
from zaubertisch.kernel import Reason
from zaubertisch.server.messages.sentences import SENTENCES, problem, status
from zaubertisch.server.messages.wire import Problem

SOURCE = Path(zaubertisch.__file__).parent
FILES = sorted(
    path for part in ("kernel", "games", "bots", "server") for path in (SOURCE / part).rglob("*.py")
)
"""All whose refusals travel; the command line has words of its own."""

REFUSALS = {"Refused", "Misfit", "StaleTurn", "NotYourTurn", "IllegalMove", "Reason"}


def refusals() -> Iterator[tuple[str, set[str] | None, str]]:
    """Each code that is spelt out in the package, with its facts; None where these are passed on."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) in REFUSALS and node.args:
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                for code in codes(node.args[0]):
                    yield code, facts(node), where


def texts() -> set[str]:
    """All texts of the package but for the sentences: a code may come out of a table."""
    trees = (ast.parse(path.read_text()) for path in FILES if path.name != "sentences.py")
    constants = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


def codes(node: ast.expr) -> Iterator[str]:
    """The codes that an argument may be: a text, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    if isinstance(node, ast.IfExp):
        yield from codes(node.body)
        yield from codes(node.orelse)


def facts(call: ast.Call) -> set[str] | None:
    named = {keyword.arg for keyword in call.keywords}
    for given in call.args[1:]:
        if not isinstance(given, ast.Dict):
            return None
        named |= {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
    return None if None in named else {str(name) for name in named}


def test_every_code_has_its_sentence_and_every_sentence_its_code() -> None:
    raised = {code: where for code, _, where in refusals()}
    assert {code: raised[code] for code in raised.keys() - SENTENCES.keys()} == {}
    assert sorted(SENTENCES.keys() - raised.keys() - texts()) == []


def test_codes_are_stable_words() -> None:
    assert [code for code in SENTENCES if not re.fullmatch(r"[a-z]+(-[a-z]+)*", code)] == []


def test_a_sentence_says_only_what_it_is_given() -> None:
    lacking = {}
    for code, given, where in refusals():
        asked = set(re.findall(r"\{(\w+)\}", SENTENCES[code][1])) if code in SENTENCES else set()
        if given is not None and (missing := asked - given):
            lacking[where] = missing
    assert lacking == {}


@pytest.mark.parametrize("code", SENTENCES)
def test_a_sentence_is_one_a_person_can_act_on(code: str) -> None:
    answer, sentence = SENTENCES[code]
    assert sentence[0].isupper() or sentence[0] == "{"
    assert sentence.endswith((".", "{games}."))
    assert 400 <= answer < 600


def test_a_problem_carries_code_sentence_and_facts() -> None:
    said = problem(Reason("bid-out-of-range", {"bid": 9, "cards": 3}))
    assert said == Problem(
        "bid-out-of-range", "A bid of 9 cannot be won with 3 cards. Bid 0 to 3.", {"bid": 9, "cards": 3}
    )
    assert status("bid-out-of-range") == 422
    assert [status(code) for code in ("stale-turn", "not-host", "no-such-table")] == [409, 403, 404]


def test_whatever_was_sent_can_be_answered() -> None:
    """Numbers beyond all bounds, braces and long texts come back as facts, and the answer is still JSON."""
    huge: dict[str, int | str] = {
        "bid": 10**4000,
        "cards": -(2**53),
        "detail": "x" * 10_000,
        "place": "{seat}",
    }
    for code in ("bid-out-of-range", "bad-request", "nobody-knows", "must-follow"):
        sent = msgspec.json.encode(problem(Reason(code, huge)))
        assert len(sent) < 1500
        assert msgspec.json.decode(sent, type=Problem).code == code
    assert problem(Reason("bad-request", {"detail": "odd", "place": ""})).message.startswith(
        "This cannot be read: odd."
    )
    assert "{seat}" in problem(Reason("bad-request", {"detail": "odd", "place": "{seat}"})).message
    assert status("nobody-knows") == 500
    exact = problem(Reason("stale-turn", {"asked": 2**53 - 1, "answered": 2**53})).facts
    assert exact == {"asked": 2**53 - 1, "answered": str(2**53)}  # a browser's numbers end here
