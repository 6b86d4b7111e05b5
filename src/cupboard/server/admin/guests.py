"""Deletes what is stored about one guest. Games stay, because they belong to others too."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import or_, select, update

from cupboard.core.errors import BadOptions
from cupboard.server.admin import database
from cupboard.server.settings import Settings
from cupboard.server.storage import schema


@dataclass(frozen=True)
class Deleted:
    """How much was stored about a guest."""

    tables: int
    seats: int


async def delete_guest(settings: Settings, guest: str) -> Deleted:
    """Remove a guest's name, id and seat secrets everywhere, and archive their unfinished games.

    Only a browser with the guest's id in its cookie could find these games by it, so replacing it
    with a new random id gives no one access.
    """
    table, seat = schema.tables.c, schema.seats.c
    anonymous = secrets.token_hex(12)
    async with database.connected(settings) as connection:
        sits = select(seat.table_id).where(seat.guest == guest)
        theirs = or_(table.host == guest, table.id.in_(sits))
        unfinished = update(schema.tables).where(theirs, table.status != "over")
        await connection.execute(unfinished.values(archived=True))
        hosted = update(schema.tables).where(table.host == guest)
        tables = await connection.execute(hosted.values(host=anonymous, version=table.version + 1))
        taken = update(schema.seats).where(seat.guest == guest)
        seats = await connection.execute(
            taken.values(guest=None, name=None, token=secrets.token_hex(32))
        )
        if not tables.rowcount and not seats.rowcount:
            raise BadOptions("admin-no-such-guest", guest=guest)
        await connection.commit()
    return Deleted(tables.rowcount, seats.rowcount)
