"""Bots that others are measured by: they stay as they are, and sit at no table."""

from __future__ import annotations

from zaubertisch.bots import Bot
from zaubertisch.bots.learnt import Learnt
from zaubertisch.bots.wizard.habits import THUMB
from zaubertisch.bots.wizard.search import Depth, WizardSearch

FLAT500 = Depth(worlds=0, drawn=0, surrender=1e9, plain=True, playouts=500)
"""Plain Monte Carlo: 500 worlds as they come, shared among the actions, played out by the plainest rule."""

YARDSTICKS: dict[str, Bot] = {"flat500": Learnt("flat500", {"wizard": WizardSearch(FLAT500, (THUMB,))})}
