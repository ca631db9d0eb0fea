"""Wizard in integers, for searches: typed Python that `make compiled` compiles, and that runs as it is.

A hand is a mask of 60 bits, a seat and a suit are small numbers, chance is 32 bits wide.  What these files
say must equal `games/wizard/rules.py`, which they are held to by whole rounds; there is no other reason to
read them than speed.
"""

from . import masks

COMPILED: bool = not masks.__file__.endswith(".py")
"""Whether a compiler has been here."""

__all__ = ["COMPILED"]
