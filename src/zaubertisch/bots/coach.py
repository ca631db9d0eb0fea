"""What a coach is: someone who says of every move what it leads to, seeing no more than a seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from zaubertisch.kernel import AnyGame, Rng, View


class Coach(msgspec.Struct, frozen=True):
    """The answers of a game's coach, and their types."""

    advise: Callable[[AnyGame, View[Any, Any], Rng], Any]  # of a seat that is to act
    advice: type[msgspec.Struct]
