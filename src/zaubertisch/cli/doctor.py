"""`zaubertisch doctor`: what stands between players and their table, and how to put it right."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

ABOUT = "Look at a running server and its database, and say what to put right."
EXAMPLE = "zaubertisch doctor https://cards.example.org --database var/zaubertisch.sqlite"


def arguments(parser: ArgumentParser) -> None:
    """What is to be looked at."""
    parser.add_argument(
        "address",
        nargs="?",
        help="the server as players reach it, through its proxy; a table is opened there for a moment",
    )
    parser.add_argument("--database", metavar="FILE", help="as `serve` names it: a file, or a PostgreSQL")


def run(asked: Namespace) -> int:
    """0 when all is well, 1 when something is not."""
    from zaubertisch.server.checkup import checkup_database
    from zaubertisch.server.checkup.checkup import Checkup

    if asked.address is None and asked.database is None:
        print("Name a server, a database, or both; for example: " + EXAMPLE)
        return 2
    sick = False
    looks = [Checkup(asked.address).findings()] if asked.address else []
    looks += [checkup_database.findings(asked.database)] if asked.database else []
    for found in (found for look in looks for found in look):
        print(f"{'well' if found.well else 'NOT '}  {found.what}: {found.said}.")
        if not found.well:
            print(f"      {found.fix}")
            sick = True
    return int(sick)
