"""Those who want their decks kept here: names, passwords, sessions, and decks away from the tables."""
