"""`zaubertisch serve`: the table in the browser."""

from __future__ import annotations

import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from .numbers import between, days

ABOUT = "Serve the table to browsers."
EXAMPLE = "zaubertisch serve --host 0.0.0.0 --port 8000"

ROOT = re.compile(r"(/[A-Za-z0-9._~-]+)+")


def arguments(parser: ArgumentParser) -> None:
    """Where to listen, and where the tables are kept."""
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="where to listen (%(default)s); 0.0.0.0 lets the home network in",
    )
    parser.add_argument(
        "--port",
        type=between(0, 65535),
        default=8000,
        metavar="PORT",
        help="at which port (%(default)s); 0 takes any that is free",
    )
    parser.add_argument(
        "--database",
        default="var/zaubertisch.sqlite",
        metavar="FILE",
        help="the file that holds the tables (%(default)s), made where there is none; or the address "
        "of a PostgreSQL, which several processes may share: postgresql://user@host/name",
    )
    parser.add_argument(
        "--pace",
        type=between(0, 60_000),
        default=700,
        metavar="MS",
        help="how many milliseconds a bot takes for a move (%(default)s)",
    )
    parser.add_argument(
        "--grace",
        type=between(1, 86_400),
        default=60,
        metavar="SECONDS",
        help="how long a person may be gone before a bot sits in for them (%(default)s)",
    )
    parser.add_argument(
        "--log",
        choices=("text", "json"),
        default="text",
        help="how the journal on standard error is written (%(default)s); json is a line for each entry",
    )
    parser.add_argument(
        "--log-level",
        choices=("info", "warning", "error"),
        default="warning",
        help="what stands in it (%(default)s); info also tells of every entry that is written, by its kind",
    )
    parser.add_argument(
        "--admin-token-file",
        type=Path,
        metavar="FILE",
        help="the token for `zaubertisch admin` and /metrics, made where none is; without it both are off",
    )
    parser.add_argument(
        "--keep-finished",
        type=days,
        metavar="DAYS",
        help="how long a table is kept after its last match, as in 90d; without it for good",
    )
    parser.add_argument(
        "--hints",
        metavar="URL",
        help="a Valkey or Redis that carries the hints between many processes: valkey://host:6379; "
        "without it PostgreSQL does",
    )
    parser.add_argument(
        "--root-path",
        type=root,
        default="",
        metavar="PATH",
        help="the path below which a proxy shows the table, as in /cards; without it a host of its own",
    )
    parser.add_argument(
        "--drain",
        type=between(0, 3600),
        default=0,
        metavar="SECONDS",
        help="how long to go on when told to stop, while /readyz sends new people away (%(default)s)",
    )


def root(said: str) -> str:
    """A path of a host, without a slash at its end; "/" is the host itself."""
    path = said.rstrip("/")
    if path and not ROOT.fullmatch(path):
        raise ArgumentTypeError(f"{said!r} is no path. Say it like /cards")
    return path


def run(asked: Namespace) -> int:
    """Serve until told to stop."""
    from zaubertisch.server.net.serve import Wish
    from zaubertisch.server.net.serve import run as serve

    serve(
        Wish(
            host=asked.host,
            port=asked.port,
            database=asked.database,
            pace=asked.pace,
            grace=1000 * asked.grace,
            journal=asked.log,
            level=asked.log_level,
            token_file=asked.admin_token_file,
            keep=asked.keep_finished,
            drain=asked.drain,
            hints=asked.hints,
            root=asked.root_path,
        )
    )
    return 0
