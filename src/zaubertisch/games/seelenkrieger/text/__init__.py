"""The text of a card, composed from its data in German, Dutch and English."""

from .card import head, lines

__all__ = ["head", "lines"]
