"""Values from outside, read strictly: what does not fit its type is misread, and the place is said."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec


class Misread(Exception):
    """A value that does not fit: what is wrong, and where (`seats`, `plan.0`), or nowhere in particular."""

    def __init__(self, error: Exception) -> None:
        """Take the place out of what the decoder says."""
        detail, _, place = str(error).partition(" - at `$")
        place = place.rstrip("`")
        if "field `" in detail:  # an unknown or a missing field is named in the sentence, not in the place
            place += "." + detail.rpartition("field `")[2].rstrip("`")
        super().__init__(detail)
        self.detail = detail
        self.place = place.replace("[", ".").replace("]", "").strip(".")


@cache
def decoder(shape: Any) -> msgspec.json.Decoder[Any]:
    """What reads JSON in this shape: for the moves of a game it would else be worked out with every move."""
    return msgspec.json.Decoder(shape)


def decode(data: bytes | msgspec.Raw, shape: Any) -> Any:
    """What the JSON says in this shape; raises Misread."""
    try:
        return decoder(shape).decode(data)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Misread(error) from error


def convert(value: Any, shape: Any) -> Any:
    """The value in this shape; raises Misread."""
    try:
        return msgspec.convert(value, type=shape)
    except (ValueError, RecursionError) as error:
        raise Misread(error) from error
