"""The text of a card, composed from its data in German, Dutch and English."""

from .book import Book, book
from .card import head, lines

__all__ = ["Book", "book", "head", "lines"]
