"""How much is too much, as named numbers, and the buckets that say: a little slower."""

from __future__ import annotations

import socket

import msgspec

KIB = 1024

BODY = 8 * KIB
"""The largest body of a request."""

HEAD = 32 * KIB
"""The largest head of a request; browsers and proxies send a few KiB."""

REQUEST_SECONDS = 20
"""How long somebody may take to say a request, from the first byte to the last."""

HELLO = 4 * KIB
"""The largest frame that a socket's reader may send."""

PIECES = 64
"""In how many frames a socket's reader may send one message."""

OUTSTANDING = 256 * KIB
"""How much a slow reader may leave unread before it is dropped."""

KERNEL = (socket.SOL_SOCKET, socket.SO_SNDBUF, 64 * KIB)
"""The socket option that keeps the operating system from holding megabytes more for a slow reader."""

HELLO_SECONDS = 10
"""How long a socket may stay silent after it was opened."""

BEAT_SECONDS = 15
"""How long a stream stays silent before it says that the line is alive."""

ROOMS = 5000
"""How many tables are kept in memory: as many as one core serves when each moves every five seconds."""


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second for good."""

    burst: float
    per_second: float


SESSION = Rate(100, 20)
"""Requests that change something, by one secret."""

OPENING = Rate(100, 1)
"""Tables opened from one address: many homes share one, so it is generous."""

SIGNING = Rate(60, 0.2)
"""Passwords said from one address, for whatever account."""

GUESSING = Rate(10, 1 / 30)
"""Passwords said from one address for one account."""

COACHING = Rate(20, 0.5)
"""Advice asked for with one secret: a moment's thought each."""

DECKS = 100
"""So many decks an account keeps."""

TALK = 4
"""A line of talk costs as much as so many other requests."""


class Buckets:
    """A bucket of tokens for everyone who asks; nobody is ever shut out for longer than it takes to fill."""

    MOST = 10_000

    def __init__(self, rate: Rate) -> None:
        """All buckets are full."""
        self._rate = rate
        self._levels: dict[str, tuple[float, float]] = {}  # tokens, and when they were counted

    def take(self, who: str, now: float, cost: float = 1) -> float:
        """Take from somebody's bucket: 0, or the seconds until it holds enough, and nothing is taken."""
        tokens, then = self._levels.get(who, (self._rate.burst, now))
        tokens = min(self._rate.burst, tokens + (now - then) * self._rate.per_second)
        if tokens < cost:
            return (cost - tokens) / self._rate.per_second
        self._levels[who] = (tokens - cost, now)
        if len(self._levels) > self.MOST:
            self._forget(now)
        return 0

    def _forget(self, now: float) -> None:
        """Let go of the buckets that are full again, and then of the older half."""
        fill = self._rate.burst / self._rate.per_second
        self._levels = {who: level for who, level in self._levels.items() if now - level[1] < fill}
        if len(self._levels) > self.MOST // 2:
            latest = sorted(self._levels.items(), key=lambda item: item[1][1])[-self.MOST // 2 :]
            self._levels = dict(latest)
