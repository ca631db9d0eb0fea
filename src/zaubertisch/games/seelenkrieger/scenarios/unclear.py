"""Words of a scenario that mean nothing."""

from __future__ import annotations


class Unclear(Exception):
    """What is wrong, as a stable code, and the sentence that says what to do about it."""

    def __init__(self, code: str, says: str) -> None:
        """Remember both."""
        super().__init__(f"{says} [{code}]")
        self.code, self.says = code, says


class NoSuch(Unclear):
    """Nothing of that name lies open now; a moment later it may."""

    def __init__(self, name: str) -> None:
        """The name that means nothing."""
        super().__init__("no-such-name", f"Nothing lies open under the name “{name}”.")
