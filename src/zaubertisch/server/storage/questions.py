"""What is asked of the database, in the words of both of them; built once."""

from __future__ import annotations

import sqlalchemy as sa

from .schema import event, pulse, room

log = (
    sa.select(event.c.seq, event.c.body)
    .where(event.c.table_id == sa.bindparam("of_table"), event.c.seq > sa.bindparam("after"))
    .order_by(event.c.seq)
)
"""The entries of a table after a place, in order."""

by_key = sa.select(event.c.seq, event.c.body).where(
    event.c.table_id == sa.bindparam("of_table"),
    event.c.sender == sa.bindparam("by_sender"),
    event.c.key == sa.bindparam("with_key"),
)
"""The entry for which a sender has used a key."""

due = sa.select(room.c.table_id).where(room.c.wake_at <= sa.bindparam("now")).order_by(room.c.wake_at)
"""The tables at which time itself has something to do by now."""

listed = (
    sa.select(room.c.summary)
    .where(room.c.listed, room.c.at >= sa.bindparam("since"))
    .order_by(room.c.at.desc())
)
"""The summaries of the listed tables with an event since then, the latest first."""

unfinished = (
    sa.select(room.c.table_id)
    .where((room.c.phase != "over") | (room.c.at >= sa.bindparam("since")), room.c.phase != "expired")
    .order_by(room.c.at.desc())
)
"""The tables at which something may still be played, or a match was over only since then."""

alive = sa.select(sa.func.max(pulse.c.at).label("at"))
"""When the tables were served last."""
