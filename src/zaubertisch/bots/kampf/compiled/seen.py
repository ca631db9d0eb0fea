"""What one seat knows of a round: what lies open, its own hand, and which cards it has not seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .round import Round


class Seen:
    """A round as one seat sees it."""

    def __init__(self, seat: i64, now: Round, unseen: list[i64], totals: list[i64], rounds_left: i64) -> None:
        """The round with the own hand and no other, the kinds of the cards not seen, what was collected in
        earlier rounds, and how many rounds come after this one."""
        self.seat: i64 = seat
        self.now: Round = now
        self.unseen: vec[i64] = vec[i64](unseen)
        self.hidden: i64 = len(unseen)
        self.totals: vec[i64] = vec[i64](totals)
        self.rounds_left: i64 = rounds_left
