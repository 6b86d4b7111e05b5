"""The processes on a PostgreSQL database and the seats connected to them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import func, select, update

from cupboard.core.errors import BadOptions
from cupboard.server.admin import database
from cupboard.server.settings import Settings
from cupboard.server.storage import schema

ALL = "all"


async def list_processes(settings: Settings) -> list[dict[str, Any]]:
    """Return the running processes, servers first."""
    found = schema.processes.c
    wanted = select(schema.processes).where(found.until > func.now())
    async with database.connected(settings) as connection:
        _require_postgres(connection.dialect.name)
        rows = await connection.execute(wanted.order_by(found.kind, found.started))
        return [
            {
                "id": row["id"],
                "kind": row["kind"],
                "name": row["name"],
                "version": row["version"],
                "started": _moment(row["started"]),
                "draining": row["draining"],
                **{name: row["numbers"].get(name, 0) for name in ("sockets", "tables", "leases")},
            }
            for row in rows.mappings()
        ]


async def list_sockets(settings: Settings) -> list[dict[str, Any]]:
    """Return which seats are connected, and to which process."""
    seat, table, process = schema.presence.c, schema.tables.c, schema.processes.c
    joined = schema.presence.join(schema.tables, table.id == seat.table_id).join(
        schema.processes, process.id == seat.process
    )
    wanted = (
        select(table.code, table.game, seat.seat, process.name, seat.changed)
        .select_from(joined)
        .where(seat.here, process.until > func.now())
        .order_by(table.code, seat.seat)
    )
    async with database.connected(settings) as connection:
        _require_postgres(connection.dialect.name)
        return [
            {"code": code, "game": game, "seat": number, "process": name, "since": _moment(since)}
            for code, game, number, name, since in await connection.execute(wanted)
        ]


async def drain(settings: Settings, process: str) -> int:
    """Ask a process, or all of them, to stop. Return how many were asked."""
    found = schema.processes.c
    chosen = update(schema.processes).where(found.until > func.now())
    if process != ALL:
        chosen = chosen.where((found.id == process) | (found.name == process))
    async with database.connected(settings) as connection:
        _require_postgres(connection.dialect.name)
        asked = await connection.execute(chosen.values(draining=True))
        if not asked.rowcount:
            raise BadOptions("admin-no-such-process", process=process)
        await connection.commit()
        return asked.rowcount


def _require_postgres(dialect: str) -> None:
    if dialect != "postgresql":
        raise BadOptions("admin-needs-postgres")


def _moment(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")
