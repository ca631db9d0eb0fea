"""Every word of the vocabulary: its name, and a sentence or two on what it means."""

from zaubertisch.games.seelenkrieger.cards import Language

from . import de, en, nl

GLOSSARY: dict[Language, dict[str, tuple[str, str]]] = {"de": de.WORDS, "nl": nl.WORDS, "en": en.WORDS}

__all__ = ["GLOSSARY"]
