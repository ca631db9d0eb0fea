"""Seelenkrieger: the trading card game with decks, effects and answers in the other turn."""
