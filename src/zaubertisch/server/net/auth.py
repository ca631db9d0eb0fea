"""Who is asking: the secret that a request shows, and the page that it comes from."""

from __future__ import annotations

from collections.abc import Mapping

from zaubertisch.kernel import Refused

PORTS = {"http": 80, "https": 443}


def bearer(headers: Mapping[str, str]) -> str | None:
    """The secret of `Authorization: Bearer ...`, or None."""
    scheme, _, secret = headers.get("authorization", "").partition(" ")
    return secret.strip() or None if scheme.lower() == "bearer" else None


def from_home(headers: Mapping[str, str]) -> bool:
    """Whether a page that this server gave out is asking, or no page at all.

    A page of another address may send requests, but its browser then names that address as Origin.
    """
    if (origin := headers.get("origin")) is None:
        return True
    scheme, _, place = origin.partition("://")
    host = headers.get("host", "")
    return scheme in PORTS and place != "" and _named(place, scheme) == _named(host, scheme)


def check_home(headers: Mapping[str, str]) -> None:
    """Refuse what a page of another address asks for."""
    if not from_home(headers):
        raise Refused("wrong-origin")


def _named(place: str, scheme: str) -> str:
    """Host and port; the port that goes without saying is not said."""
    return place.lower().removesuffix(f":{PORTS[scheme]}")
