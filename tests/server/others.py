"""Processes of which a house knows nothing but that there may be some."""

from __future__ import annotations

from zaubertisch.server.house.neighbours import Alone


class Others(Alone):
    """Others write into the same log, and never say so."""

    several = True
