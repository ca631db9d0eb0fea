"""The one registry: every game that this house knows."""

from zaubertisch.kernel import Box

from .duell import DUELL
from .kampf import KAMPF
from .wizard import WIZARD

GAMES: dict[str, Box] = {box.name: box for box in (WIZARD, KAMPF, DUELL)}

__all__ = ["GAMES"]
