"""Bots by name, from easy to strong."""

from .bot import Bot
from .random import Random
from .thumb import Thumb
from .wizard import WizardThumb

BOTS: dict[str, Bot] = {"random": Random(), "thumb": Thumb({"wizard": WizardThumb()})}

__all__ = ["BOTS", "Bot"]
