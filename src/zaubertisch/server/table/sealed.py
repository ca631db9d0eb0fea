"""What prints nothing of itself."""

from __future__ import annotations


class Sealed:
    """Holds secrets: log lines and tracebacks are read by people who must not see them."""

    __slots__ = ()

    def __repr__(self) -> str:
        """The kind of it alone."""
        return f"{type(self).__name__}(…)"
