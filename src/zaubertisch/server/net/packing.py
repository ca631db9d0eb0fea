"""Answers packed with gzip, for those who can unpack them."""

from __future__ import annotations

import re
from collections.abc import Mapping

REFUSED = re.compile(r"q=0(\.0*)?")


def unpacks(headers: Mapping[str, str]) -> bool:
    """Whether whoever asks takes gzip: it is named in Accept-Encoding, and not with the weight 0."""
    for said in headers.get("accept-encoding", "").replace(" ", "").lower().split(","):
        name, _, weight = said.partition(";")
        if name == "gzip":
            return REFUSED.fullmatch(weight) is None
    return False
