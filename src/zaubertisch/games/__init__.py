"""The one registry: every game that this house knows."""

from zaubertisch.kernel import Box

from .duell import DUELL
from .kampf import KAMPF
from .seelenkrieger import SEELENKRIEGER
from .wizard import WIZARD

GAMES: dict[str, Box] = {box.name: box for box in (WIZARD, KAMPF, DUELL, SEELENKRIEGER)}

__all__ = ["GAMES"]
