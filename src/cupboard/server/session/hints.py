"""Hints: an engine's advice for a seat that has to decide."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cupboard.core.errors import CupboardError
from cupboard.core.types import Seat
from cupboard.server.errors import Refusal
from cupboard.server.schemas import socket
from cupboard.server.schemas.http import Hint
from cupboard.server.session import frames
from cupboard.server.session.following import again_if_outdated
from cupboard.server.session.subscribers import Subscriber

if TYPE_CHECKING:
    from cupboard.server.session.table import LiveTable


class Hints:
    """The hints of a table, at most one at a time for each seat."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._pending: set[Seat] = set()
        """seats for which an engine is working out a hint"""

    def request(self, subscriber: Subscriber, seat: Seat, request_id: str) -> None:
        """Start to work out a hint, which is sent when it is ready."""
        table = self._table
        self._require_allowed()
        if table.row.status == "waiting":
            raise Refusal("still-waiting")
        table.log.require_engines()
        if seat in self._pending:  # one hint at a time, even over several connections
            raise Refusal("too-fast")
        table.log.require_waiting(seat)
        self._require_viewpoint(subscriber, seat)
        self._pending.add(seat)
        table.spawn(self._send_hint(subscriber, seat, request_id))

    def _require_allowed(self) -> None:
        if self._table.row.hints:
            return
        if self._table.log.tests_memory:
            raise Refusal("hints-off-memory", rule=self._table.log.game.spec.takeback_rule)
        raise Refusal("hints-off")

    def _require_viewpoint(self, subscriber: Subscriber, seat: Seat) -> None:
        """Raise an error if a hint would reveal what the connection's view must not show."""
        if frames.is_private(self._table.log.game) and subscriber.viewing_as != seat:
            raise Refusal("look-first", seat=seat + 1)

    async def _send_hint(self, subscriber: Subscriber, seat: Seat, request_id: str) -> None:
        """Work out a hint without holding the table, so that the game continues meanwhile."""
        table, number = self._table, self._table.log.number
        try:
            hint = await table.services.engine_pool.advise(table.log.match, seat)
            await again_if_outdated(lambda: self._give(subscriber, seat, number, request_id, hint))
        except CupboardError as problem:
            table.refuse(subscriber, request_id, problem)
        except Exception:
            # Otherwise the client would wait forever.
            table.refuse(subscriber, request_id, Refusal("server-trouble"))
            raise
        finally:
            self._pending.discard(seat)

    async def _give(
        self, subscriber: Subscriber, seat: Seat, number: int, request_id: str, hint: Hint
    ) -> None:
        async with self._table.locked() as valid:
            if valid:
                self._require_timely(subscriber, seat, number)
                await self._announce(seat)
                self._deliver(subscriber, request_id, hint)

    def _require_timely(self, subscriber: Subscriber, seat: Seat, number: int) -> None:
        """Raise an error if the game has moved on, or the seat is no longer held."""
        if self._table.log.number != number or seat not in subscriber.held:
            raise Refusal("hint-too-late")
        self._require_viewpoint(subscriber, seat)

    async def _announce(self, seat: Seat) -> None:
        """RONDA-13: in a memory game, show everyone who takes a hint, before it is given."""
        if self._table.log.tests_memory:
            row = self._table.row.seats[seat]
            await self._table.commit(seats=[replace(row, hints=row.hints + 1)])

    def _deliver(self, subscriber: Subscriber, request_id: str, hint: Hint) -> None:
        subscriber.send(socket.Advised(id=request_id, advice=hint))
