"""`zaubertisch serve`: the table in the browser."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from .numbers import between

ABOUT = "Serve the table to browsers."
EXAMPLE = "zaubertisch serve --host 0.0.0.0 --port 8000"


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


def run(asked: Namespace) -> int:
    """Serve until told to stop."""
    from zaubertisch.server.net.serve import run as serve

    serve(asked.host, asked.port, asked.database, asked.pace, 1000 * asked.grace)
    return 0
