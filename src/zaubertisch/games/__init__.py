"""The one registry: every game that this house knows."""

from zaubertisch.kernel import Box

from .kampf import KAMPF
from .wizard import WIZARD

GAMES: dict[str, Box] = {box.name: box for box in (WIZARD, KAMPF)}

__all__ = ["GAMES"]
