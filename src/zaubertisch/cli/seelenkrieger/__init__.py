"""Seelenkrieger in the terminal."""

from .seat import SoulSeat

__all__ = ["SoulSeat"]
