"""How much.  A plain number, or one that the table tells when it is asked for."""

from __future__ import annotations

import msgspec

from .filters import Filter, Ref
from .words import Stat


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="amount"):
    """An amount that must be reckoned."""


class Count(Word, frozen=True, tag="count"):
    """As many as there are such cards."""

    of: Filter
    times: int = 1


class StatOf(Word, frozen=True, tag="stat"):
    """A value in force of one card; `life` is the life that is left."""

    of: Ref
    stat: Stat


class Sum(Word, frozen=True, tag="sum"):
    """All together."""

    of: tuple[Amount, ...]


class Least(Word, frozen=True, tag="least"):
    """The smallest of them."""

    of: tuple[Amount, ...]


class Most(Word, frozen=True, tag="most"):
    """The largest of them."""

    of: tuple[Amount, ...]


Amount = int | Count | StatOf | Sum | Least | Most
