"""Kampf der Magier in the terminal."""

from .seat import KampfSeat

__all__ = ["KampfSeat"]
