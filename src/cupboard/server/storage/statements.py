"""The statements that change tables, for SQLite and PostgreSQL."""

from __future__ import annotations

from dataclasses import asdict, fields

from sqlalchemy import Connection, insert, select, update

from cupboard.server.session.event_log import LogAppend
from cupboard.server.storage import schema
from cupboard.server.storage.base import Conflict, SeatRow, TableRow, Write

SEAT_FIELDS = tuple(f.name for f in fields(SeatRow))
TABLE_FIELDS = tuple(f.name for f in fields(TableRow) if f.name != "seats")


def insert_table(connection: Connection, table: TableRow, append: LogAppend | None) -> None:
    row = {name: getattr(table, name) for name in TABLE_FIELDS}
    places = [{"table_id": table.id, **asdict(seat)} for seat in table.seats]
    connection.execute(insert(schema.tables).values(**row))
    connection.execute(insert(schema.seats), places)
    if append is not None:
        _append(connection, table.id, append)


def write(connection: Connection, table_id: str, write: Write) -> None:
    """Make a change. Raises `Conflict` if it is based on another version or an old lease."""
    if write.epoch is not None:
        _require_lease(connection, table_id, write.epoch)
    _append(connection, table_id, write.append)
    _update(connection, table_id, write)


def _append(connection: Connection, table_id: str, append: LogAppend) -> None:
    if append.seal is not None:
        seal = {"seat": append.seal.seat, "move": append.seal.text}
        key = {"table_id": table_id, "number": append.first}
        connection.execute(insert(schema.seals).values(**key, **seal))
    if append.lines:
        rows = [
            {"table_id": table_id, "number": number, "entry": line}
            for number, line in enumerate(append.lines, append.first)
        ]
        connection.execute(insert(schema.log), rows)


def _update(connection: Connection, table_id: str, write: Write) -> None:
    seats = schema.seats.c
    for seat in write.seats:
        here = (seats.table_id == table_id, seats.seat == seat.seat)
        connection.execute(update(schema.seats).where(*here).values(**asdict(seat)))
    values = dict(write.table)
    these = [schema.tables.c.id == table_id]
    if write.version is not None:
        values["version"] = write.version + 1
        these.append(schema.tables.c.version == write.version)
    if values:
        changed = connection.execute(update(schema.tables).where(*these).values(**values))
        if write.version is not None and changed.rowcount == 0:
            raise Conflict(table_id)


def _require_lease(connection: Connection, table_id: str, epoch: int) -> None:
    lease = schema.leases.c
    held = select(lease.epoch).where(lease.table_id == table_id).with_for_update(read=True)
    if connection.scalar(held) != epoch:
        raise Conflict(table_id)
