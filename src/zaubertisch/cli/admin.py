"""`zaubertisch admin`: what whoever runs a server can do about its tables, through the running server."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

ABOUT = "List the tables of a running server, close one, or export the logs of those that are over."
EXAMPLE = (
    "zaubertisch admin --token-file admin.token close lq5xpm3sdk2f --why 'We move to another house'\n"
    "         zaubertisch admin --token-file admin.token export --into logs"
)

SECONDS = 30

Answer: TypeAlias = Any


class NotDone(Exception):
    """The server said no, or nothing; the message is one sentence."""


def arguments(parser: ArgumentParser) -> None:
    """Which server, its token, and what is to be done."""
    parser.add_argument(
        "--server",
        default="http://127.0.0.1:8000",
        metavar="URL",
        help="the address of the server, with its path if it has one (%(default)s)",
    )
    parser.add_argument(
        "--token-file",
        type=Path,
        required=True,
        metavar="FILE",
        help="the file that `serve --admin-token-file` names",
    )
    things = parser.add_subparsers(title="things to do", metavar="THING", dest="thing", required=True)
    things.add_parser(
        "tables", help="a line for each table: id, phase, lobby, latest event, game, seats, title"
    )
    close = things.add_parser(
        "close", help="close a table for good; a match that is played there is broken off"
    )
    close.add_argument("table", metavar="TABLE", help="its id")
    close.add_argument("--why", required=True, metavar="WORDS", help="what its people are told")
    export = things.add_parser("export", help="write logs of tables that are over, an entry a line")
    export.add_argument("table", metavar="TABLE", nargs="?", help="its id; without it, all that are over")
    export.add_argument(
        "--into", type=Path, default=Path(), metavar="FOLDER", help="where TABLE.jsonl goes (here)"
    )


def run(asked: Namespace) -> int:
    """0 when it is done, 2 when it cannot be."""
    things = {"tables": _tables, "close": _close, "export": _export}
    try:
        things[asked.thing](asked, Office(asked.server, asked.token_file))
    except NotDone as no:
        sys.stderr.write(f"{no}\n")
        return 2
    return 0


class Office:
    """A running server, asked with its token."""

    def __init__(self, server: str, token_file: Path) -> None:
        """Raises NotDone when the token cannot be read."""
        self._server = server.rstrip("/")
        try:
            self._token = token_file.read_text().strip()
        except OSError as no:
            raise NotDone(
                f"The token's file {token_file} cannot be read: {no.strerror} [no-token]."
            ) from None

    def ask(self, path: str, said: dict[str, Any] | None = None) -> bytes:
        """What it answers; raises NotDone with its sentence and its code."""
        body = None if said is None else json.dumps(said).encode()
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        try:
            with urlopen(Request(self._server + path, body, headers), timeout=SECONDS) as answer:
                read: bytes = answer.read()
                if answer.headers.get_content_type() != "text/html":
                    return read
            raise NotDone(f"At {self._server} a page answers. Name the server's own address [no-office].")
        except HTTPError as no:
            raise NotDone(_why(no)) from None
        except (URLError, OSError, ValueError) as no:
            why = getattr(no, "reason", no)
            raise NotDone(f"{self._server} does not answer: {why} [no-answer].") from None

    def tables(self) -> Iterator[dict[str, Answer]]:
        """The headers of all tables."""
        after = ""
        while page := json.loads(self.ask(f"/admin/tables?after={quote(after)}")):
            yield from page
            after = page[-1]["table"]


def _tables(_: Namespace, office: Office) -> None:
    for table in office.tables():
        at = datetime.fromtimestamp(table["at"] / 1000, UTC).isoformat(timespec="minutes")
        seats = ", ".join(seat["name"] or "-" for seat in table["seats"])
        lobby = "listed" if table["listed"] else "private"
        print(table["table"], table["phase"], lobby, at, table["game"], seats, table["title"], sep="\t")


def _close(asked: Namespace, office: Office) -> None:
    office.ask(f"/admin/tables/{quote(asked.table, safe='')}/close", {"why": asked.why})
    print(f"Closed {asked.table}.")


def _export(asked: Namespace, office: Office) -> None:
    over = (each["table"] for each in office.tables() if each["phase"] == "over")
    for table in [asked.table] if asked.table else over:
        log = office.ask(f"/admin/tables/{quote(table, safe='')}/log")
        asked.into.mkdir(parents=True, exist_ok=True)
        file = asked.into / f"{table}.jsonl"
        file.write_bytes(log)
        print(file)


def _why(no: HTTPError) -> str:
    try:
        said = json.loads(no.read())
        code, sentence = said["code"], said["message"]
    except (ValueError, KeyError, TypeError):
        code, sentence = f"status-{no.code}", "The server said no."
    if code == "no-such-page":
        sentence = (
            "There is no office at this server. Start it with `--admin-token-file`, or see the address."
        )
    return f"{sentence} [{code}]"
