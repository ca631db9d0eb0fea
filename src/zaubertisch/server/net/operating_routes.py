"""The addresses for whoever runs the server, and for what watches over it; none of them is a page's."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.response import Response

from zaubertisch.kernel import Refused
from zaubertisch.server.house.house import House
from zaubertisch.server.messages.admin_wire import CloseTable, TableHeader
from zaubertisch.server.messages.wire import Done, Health
from zaubertisch.server.operating.office import Office
from zaubertisch.server.operating.readiness import check_ready
from zaubertisch.server.secret import fits

from .auth import bearer
from .gate import AnyRequest, Gate

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
LINES = "application/x-ndjson"


@get("/healthz", sync_to_thread=False)
def alive() -> Health:
    """The process lives and answers; whether its database does, is asked at /readyz."""
    return Health()


@get("/readyz")
async def ready(house: House) -> Health:
    """Whether people may be sent here."""
    await check_ready(house)
    return Health()


@get("/metrics", sync_to_thread=False)
def metrics(request: AnyRequest, house: House) -> Response[str]:
    """What was counted."""
    check_admin(request)
    return Response(house.figures.text(), media_type=PROMETHEUS)


@get("/admin/tables")
async def tables(request: AnyRequest, office: Office) -> list[TableHeader]:
    """The headers of all tables, a page of them behind `after`."""
    check_admin(request)
    after: str = request.query_params.get("after", "")
    if not (after.isascii() and (after == "" or after.isalnum())):
        raise Refused("bad-request", detail="`after` is the id of a table", place="after")
    return await office.tables(after)


@post("/admin/tables/{table:str}/close", status_code=200)
async def close(request: AnyRequest, table: str, office: Office, gate: Gate) -> Done:
    """Close a table."""
    check_admin(request)
    return await office.close(table, (await gate.read(request, CloseTable)).why)


@get("/admin/tables/{table:str}/log")
async def export(request: AnyRequest, table: str, office: Office) -> Response[bytes]:
    """The log of a table that is over."""
    check_admin(request)
    return Response(await office.export(table), media_type=LINES)


def check_admin(request: AnyRequest) -> None:
    """Refuse whoever does not show the token; where there is none, these addresses are not there at all."""
    kept: str | None = request.app.state.admin
    if kept is None:
        raise Refused("no-such-page")
    if not fits(bearer(request.headers), kept):
        raise Refused("not-admin")


OPERATING = Router("/", route_handlers=[alive, ready, metrics, tables, close, export])
