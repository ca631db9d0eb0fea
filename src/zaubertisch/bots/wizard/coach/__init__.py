"""The coach of Wizard: what each bid and each card is worth, and why, as one seat may know it."""

from .advice import Advice, Beaten, Choice, Lacks, Need, Shaky, Sure, Takes, Why
from .advise import WORLDS, advise
from .coach import WIZARD_COACH
from .hindsight import hindsight

__all__ = [
    "WIZARD_COACH",
    "WORLDS",
    "Advice",
    "Beaten",
    "Choice",
    "Lacks",
    "Need",
    "Shaky",
    "Sure",
    "Takes",
    "Why",
    "advise",
    "hindsight",
]
