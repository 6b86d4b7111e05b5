"""Lets a table follow what other processes have written to its log."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from cupboard.core.types import Act, Chance
from cupboard.server.cluster.base import Hint
from cupboard.server.errors import Outdated, Refusal
from cupboard.server.session.event_log import LogEntry
from cupboard.server.storage.base import StoredLine

if TYPE_CHECKING:
    from cupboard.server.session.table import LiveTable

T = TypeVar("T")

logger = logging.getLogger("cupboard.server")


TRIES = 5
"""How often a request is tried when other processes keep writing first."""


async def again_if_outdated(handle: Callable[[], Awaitable[T]]) -> T:
    """Handle a request, and again from the start if another process changed the table meanwhile.

    A move that was meant for the moment before is refused as stale then.
    """
    for _ in range(TRIES - 1):
        try:
            return await handle()
        except Outdated:
            continue
    return await handle()


def announce(table: LiveTable, sealed: bool = False) -> None:
    """Notify other processes of a table's latest log entry."""
    row = table.row
    table.services.cluster.announce(Hint(row.id, table.log.number, row.version, sealed))
    if row.status == "over":
        table.services.cluster.release(row.id)


async def catch_up(table: LiveTable) -> None:
    """Read what other processes have written, and show it. The table must be held."""
    storage, table_id = table.services.storage, table.row.id
    try:
        lines = await storage.tail(table_id, table.log.number)
        row = await storage.get(table_id)
        if row is None:
            raise Refusal("no-such-table")
        table.adopt(row, lines)
        await _adopt_choices(table)
    except Outdated:
        return  # another process was faster again, and the table has followed it
    except Exception as problem:
        logger.exception("cannot follow other processes", extra={"table": table_id})
        table.invalidate()
        raise Refusal("server-trouble") from problem


async def _adopt_choices(table: LiveTable) -> None:
    """Read the secret choices made at other processes. If all have chosen, reveal them."""
    log = table.log
    if not (isinstance(log.turn, Act) and log.turn.together):
        return
    seals = await table.services.storage.seals(table.row.id, log.round_began)
    fresh = [seal for seal in seals if seal.seat in log.waiting_for]
    if not fresh:
        return
    pending = log.prepare(lambda draft: draft.resume(fresh))
    if pending.append.lines:
        await table.commit(pending)
    else:
        table.adopt_choices(pending)


async def began_ago(table: LiveTable) -> float | None:
    """Return how many seconds ago the running flight or else the present turn began."""
    log = table.log
    first = log.number
    while first > 1 and _in_flight(log.entry(first)) and _in_flight(log.entry(first - 1)):
        first -= 1
    lines = await table.services.storage.tail(table.row.id, first - 1)
    return lines[0].age_seconds if lines else None


def flight_ago(fresh: Sequence[LogEntry], lines: Sequence[StoredLine]) -> float:
    """Return how many seconds ago the last flight among new entries began, or the last entry."""
    ago = lines[-1].age_seconds
    for entry, stored in zip(reversed(fresh), reversed(lines), strict=True):
        if not _in_flight(entry):
            break
        ago = stored.age_seconds
    return ago


def _in_flight(entry: LogEntry) -> bool:
    return isinstance(entry.turn, Chance) and entry.turn.live
