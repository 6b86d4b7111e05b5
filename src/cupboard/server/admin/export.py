"""Writes the records of finished games to files, one per game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import func, select

from cupboard.core.errors import CupboardError
from cupboard.core.registry import game
from cupboard.server.admin import database
from cupboard.server.session.tables import fold
from cupboard.server.settings import Settings
from cupboard.server.storage import schema
from cupboard.server.storage.base import TableRow
from cupboard.server.storage.sql import SqlStorage


@dataclass(frozen=True)
class Exported:
    """How many games were written, and which could not be."""

    written: int
    skipped: tuple[str, ...]
    """ids of tables whose game is missing or has other rules now"""


async def count_finished(settings: Settings) -> int:
    """Return the number of finished games."""
    table = schema.tables.c
    async with database.connected(settings) as connection:
        wanted = select(func.count()).select_from(schema.tables).where(table.status == "over")
        return int(await connection.scalar(wanted) or 0)


async def export_finished(
    settings: Settings, folder: Path, advance: Callable[[int], None]
) -> Exported:
    """Write `GAME-ID.jsonl` for every finished game. Unfinished ones would reveal secrets."""
    written, skipped = 0, []
    storage = SqlStorage(settings.database_url)
    for table_id in await _finished(settings):
        row = await storage.get(table_id)
        if row is not None and _has_current_rules(row):
            log = fold(row, await storage.log(table_id))
            names = tuple(seat.name or seat.level or "" for seat in row.seats)
            log.record(names).save(folder / f"{row.game}-{row.id}.jsonl")
            written += 1
        else:
            skipped.append(table_id)
        advance(1)
    await storage.close()
    return Exported(written, tuple(skipped))


async def _finished(settings: Settings) -> list[str]:
    table = schema.tables.c
    async with database.connected(settings) as connection:
        wanted = select(table.id).where(table.status == "over").order_by(table.created, table.id)
        return list((await connection.scalars(wanted)).all())


def _has_current_rules(row: TableRow) -> bool:
    try:
        return game(row.game).spec.rules_version == row.rules
    except CupboardError:
        return False
