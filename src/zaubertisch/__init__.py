"""Zaubertisch: a card table for four games of magic, with bots worth playing against."""
