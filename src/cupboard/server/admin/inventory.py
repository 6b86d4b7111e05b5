"""What is stored: tables with their players, but without seeds, watch codes and tokens."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import RowMapping, Select, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cupboard.core.errors import BadOptions
from cupboard.server import codes
from cupboard.server.admin import database
from cupboard.server.settings import Settings
from cupboard.server.storage import schema


@dataclass(frozen=True)
class Filter:
    """Which tables to list. A part that is None is not compared."""

    game: str | None = None
    status: str | None = None
    guest: str | None = None


async def list_tables(settings: Settings, wanted: Filter, limit: int) -> list[dict[str, Any]]:
    """Return tables as data, the most recently used first."""
    async with database.connected(settings) as connection:
        table = schema.tables.c
        chosen = _filtered(wanted).order_by(table.touched.desc(), table.id)
        return await _described(connection, chosen.limit(limit))


async def find_table(settings: Settings, code: str) -> dict[str, Any]:
    """Return the table with a join code, a watch code or an id."""
    table = schema.tables.c
    tidy = codes.normalised(code)
    async with database.connected(settings) as connection:
        wanted = or_(table.id == code, table.code == tidy, table.watch == tidy)
        found = await _described(connection, select(schema.tables).where(wanted))
    if not found:
        raise BadOptions("admin-no-such-table", code=code)
    return found[0]


def _filtered(wanted: Filter) -> Select[Any]:
    table, seat = schema.tables.c, schema.seats.c
    chosen = select(schema.tables)
    if wanted.game is not None:
        chosen = chosen.where(table.game == wanted.game)
    if wanted.status is not None:
        chosen = chosen.where(table.status == wanted.status)
    if wanted.guest is not None:
        sits = select(seat.table_id).where(seat.guest == wanted.guest)
        chosen = chosen.where(or_(table.host == wanted.guest, table.id.in_(sits)))
    return chosen


async def _described(connection: AsyncConnection, wanted: Select[Any]) -> list[dict[str, Any]]:
    rows = (await connection.execute(wanted)).mappings().all()
    ids = [row["id"] for row in rows]
    seat = schema.seats.c
    seats = select(schema.seats).where(seat.table_id.in_(ids)).order_by(seat.seat)
    at_table: dict[str, list[dict[str, Any]]] = {table_id: [] for table_id in ids}
    for found in (await connection.execute(seats)).mappings():
        at_table[found["table_id"]].append(_seat(found))
    return [_table(row, at_table[row["id"]]) for row in rows]


def _table(row: RowMapping, seats: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "id": row["id"],
        "code": row["code"],
        "game": row["game"],
        "status": row["status"],
        "moves": row["number"],
        "created": _moment(row["created"]),
        "touched": _moment(row["touched"]),
        "archived": row["archived"],
        "host": row["host"],
        "seats": seats,
    }


def _seat(row: RowMapping) -> dict[str, Any]:
    names = ("seat", "kind", "name", "level", "guest", "resigned")
    return {name: row[schema.seats.c[name]] for name in names}


def _moment(moment: datetime) -> str:
    """Return a stored time. SQLite drops the time zone; all times are stored in UTC."""
    return moment.replace(tzinfo=UTC).isoformat(timespec="seconds")
