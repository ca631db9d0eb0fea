"""The server keeps to what its OpenAPI document says, for requests that fit it and for those that do not."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.guests import Guest, Table
from tests.server.running import Running
from zaubertisch.server.net.openapi import DOCUMENT

EXAMPLES = 8
"""For each address.  They are the same in every run; `make fuzz` goes further."""

LAWS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

document = schemathesis.openapi.from_dict(json.loads(DOCUMENT), config=SchemathesisConfig())
# Streams have no end; what goes through them is tested in tests/server/test_streams.py.
addresses = document.exclude(path_regex=r"/(socket|events)$")


@pytest.fixture(scope="module")
def guest(server: Running) -> Guest:
    """Somebody at a listed table, where a match is played."""
    table = Table(server, listed=True)
    guest = Guest(table, "Ann")
    guest.do("add_bot", bot="random")
    guest.do("add_bot", bot="random")
    guest.do("start")
    guest.do("nonce", nonce=guest.nonce.hex())
    return guest


@pytest.fixture(scope="module")
def answers() -> Counter[str]:
    """How often each kind of answer came."""
    return Counter()


@addresses.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_the_document_says(case: Case[Any], guest: Guest, answers: Counter[str]) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = guest.table.id
    if "game" in case.path_parameters:
        case.path_parameters["game"] = "seelenkrieger"
    answer = case.call(base_url=guest.table.server.url, headers={"Authorization": f"Bearer {guest.token}"})
    case.validate_response(answer, checks=LAWS)
    answers[f"{answer.status_code // 100}XX"] += 1


def test_both_kinds_of_answers_came(answers: Counter[str]) -> None:
    assert answers["2XX"] > 20
    assert answers["4XX"] > 50
