"""What went wrong, told without what was in it: a log line is read by people who must not see the cards."""

from __future__ import annotations

import traceback
from pathlib import Path


def where(error: BaseException) -> str:
    """The kind of the error and the way to its place; not its message, which may quote a hand or a key."""
    steps = reversed(traceback.extract_tb(error.__traceback__))
    way = " < ".join(f"{step.name} ({Path(step.filename).name}:{step.lineno})" for step in steps)
    return f"{type(error).__name__} in {way}"
