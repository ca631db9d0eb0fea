"""Scenarios: positions to play, with a text (S53).  How they are written: docs/rules/scenarios/README.md."""
