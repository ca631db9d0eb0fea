"""Values from outside: what does not fit is misread, and the place is said."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from zaubertisch.server.messages import strict


class Round(msgspec.Struct, forbid_unknown_fields=True):
    cards: int


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    rounds: list[Round]
    name: str = ""


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ({"rounds": [{"cards": 1}, {"cards": "2"}]}, "rounds.1.cards"),
        ({"rounds": [{"cards": 1, "wings": 2}]}, "rounds.0.wings"),
        ({"rounds": [{}]}, "rounds.0.cards"),
        ({"rounds": [3]}, "rounds.0"),
        ({"rounds": None}, "rounds"),
        ({"name": "x"}, "rounds"),
        ({"rounds": [], "trump": 1}, "trump"),
        (7, ""),
    ],
)
def test_the_place_of_a_mistake_is_said(value: Any, place: str) -> None:
    with pytest.raises(strict.Misread) as converted:
        strict.convert(value, Plan)
    with pytest.raises(strict.Misread) as decoded:
        strict.decode(msgspec.json.encode(value), Plan)
    assert (converted.value.place, decoded.value.place) == (place, place)
    assert "`$" not in converted.value.detail


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b'{"rounds":' + b"[" * 4000, b'{"rounds":[]}{}'])
def test_what_is_no_json_is_misread(text: bytes) -> None:
    with pytest.raises(strict.Misread):
        strict.decode(text, Plan)


def test_what_fits_is_read() -> None:
    assert strict.convert({"rounds": [{"cards": 3}]}, Plan) == Plan([Round(3)])
    assert strict.decode(b'{"rounds":[{"cards":3}]}', Plan) == Plan([Round(3)])
