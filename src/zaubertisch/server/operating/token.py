"""The token of whoever runs the server: a file that nobody else may read, made where there is none."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

SHORTEST = 20
"""Characters that a token has at least: it opens more than a seat."""


class TokenRefused(Exception):
    """The file cannot be used; the message is one sentence for whoever started the server."""


def kept_token(file: Path) -> str:
    """The token in this file, made where there is none; raises TokenRefused."""
    try:
        try:
            made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            token = file.read_text().strip()
        else:
            token = secrets.token_urlsafe(32)
            with os.fdopen(made, "w") as out:
                out.write(f"{token}\n")
    except (OSError, UnicodeDecodeError) as no:
        raise TokenRefused(f"The token's file {file} cannot be used: {type(no).__name__}.") from None
    if len(token) < SHORTEST or not token.isascii() or any(sign.isspace() for sign in token):
        raise TokenRefused(
            f"The token in {file} is too short, or no single word. Remove the file, and a new one is made."
        )
    return token
