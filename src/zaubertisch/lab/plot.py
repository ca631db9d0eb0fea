"""Strength against thinking time as a picture: one point a bot, as SVG by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor, log10

import msgspec

WIDTH, HEIGHT = 640, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 40, 56


class Point(msgspec.Struct, frozen=True):
    """A bot: what a decision takes, and what it wins, from 0 to 1, give or take."""

    bot: str
    ms: float
    wins: float
    ci95: float | None


def plot(title: str, across: str, up: str, points: Sequence[Point]) -> str:
    """The picture: milliseconds across by powers of ten, shares of wins upwards."""
    powers = [log10(point.ms) for point in points]
    least, most = floor(min(powers)), max(ceil(max(powers)), floor(min(powers)) + 1)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="13" aria-label="{_plain(title)}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{_plain(title)}</text>',
        *_scale(least, most, across, up),
    ]
    for point, power in zip(points, powers, strict=True):
        x, y = _x((power - least) / (most - least)), _y(point.wins)
        if point.ci95 is not None:
            top, low = _y(min(1, point.wins + point.ci95)), _y(max(0, point.wins - point.ci95))
            lines.append(f'<path d="M{x:.1f} {top:.1f}V{low:.1f}" stroke="#225" stroke-width="2"/>')
        lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#225"/>')
        lines.append(f'<text x="{x + 10:.1f}" y="{y - 8:.1f}" fill="#225">{_plain(point.bot)}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _scale(least: int, most: int, across: str, up: str) -> Iterator[str]:
    for tenths in range(0, 11, 2):
        y = _y(tenths / 10)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{tenths * 10} %</text>'
    for power in range(least, most + 1):
        x = _x((power - least) / (most - least))
        yield f'<path d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#ddd"/>'
        yield f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{10.0**power:g}</text>'
    yield f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 12}" text-anchor="end">{_plain(across)}</text>'
    yield f'<text x="{WIDTH - RIGHT}" y="24" text-anchor="end">{_plain(up)}</text>'


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def _plain(said: str) -> str:
    return said.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
