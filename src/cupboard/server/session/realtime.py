"""Chance events in real time: shown while they happen, written when they are over.

Flights are deterministic: the same shots from the same state end in the same way. So the server
simulates the flight as soon as a player moves, sends it to all clients, and writes the result when
it is over. A move made meanwhile changes only what comes after it; the server then simulates again
from the start.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cupboard.core.realtime import Trajectory
from cupboard.core.types import Seat
from cupboard.server.clock import RETRY_SECONDS, Timer
from cupboard.server.errors import Outdated, Refusal
from cupboard.server.job_kinds import draw_chance
from cupboard.server.schemas import socket
from cupboard.server.schemas.http import ServerModel

if TYPE_CHECKING:
    from cupboard.server.session.table import LiveTable

NOT_READY_MS = 1000
"""Milliseconds to wait while the prediction is not ready."""

UNKNOWN = Trajectory(0, "")


@dataclass(frozen=True)
class Lookahead:
    """The predicted course of the event if no one else moves."""

    events: int
    """number of events it is based on"""
    outcome: Any
    course: Trajectory


class PendingChance:
    """The real-time event of a table, at most one.

    It is not stored; after a restart it is resolved.
    """

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._clock = table.services.settings.clock
        self._began: float | None = None
        self._ahead: Lookahead | None = None
        self._timer: Timer | None = None

    def __bool__(self) -> bool:
        return self._began is not None

    @property
    def elapsed(self) -> int:
        """Milliseconds since it began."""
        return 0 if self._began is None else round(1000 * (self._clock.now() - self._began))

    def is_over(self, elapsed: int) -> bool:
        """Return whether it has ended by then."""
        return self._ahead is not None and elapsed >= self._ahead.course.ms

    def wait(self, seat: Seat, elapsed: int) -> int:
        """Return the milliseconds until a seat may move."""
        log = self._table.log
        live = log.game.live
        if live is None or self._began is None or self.is_over(elapsed):
            return 0
        opens = live.opens(log.match.state, seat)
        if opens is None or elapsed > live.last_call:
            return self._ahead.course.ms - elapsed if self._ahead else NOT_READY_MS
        return max(0, opens - elapsed)

    def follow(self, ago: float = 0) -> None:
        """Predict the course again after a move that started or changed the event.

        If another process started it, it began so many seconds ago.
        """
        self.stop()
        if self._began is None:
            self._began = self._clock.now() - ago
        self._ahead = None
        self._tell()  # reload times are known before the prediction
        self._table.spawn(self._look_ahead())

    async def decide(self, epoch: int | None = None) -> None:
        """Write the result of the ended event. The lock must be held."""
        began, ahead = self._began, self._ahead
        self.forget()
        if ahead is None or not self._is_current(ahead.events):
            return
        try:
            pending = self._table.log.prepare(lambda log: log.decide(ahead.outcome))
            await self._table.commit(pending, epoch=epoch)
        except Outdated:  # another process was faster, and this one has followed it
            raise
        except Refusal:  # it could not be written, so it has not ended yet
            self._began, self._ahead = began, ahead
            raise

    def news(self) -> list[ServerModel]:
        """Return the message for a client that connects."""
        log = self._table.log
        if self._began is None or not log.chance_pending:
            return []
        course, elapsed = self._ahead.course if self._ahead else UNKNOWN, self.elapsed
        return [
            socket.UnderWay(
                number=log.number,
                elapsed=elapsed,
                ms=course.ms,
                wait={str(seat): self.wait(seat, elapsed) for seat in range(log.match.seats)},
                path=course.path,
            )
        ]

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def forget(self) -> None:
        """Drop the event after it has ended or been cancelled."""
        self.stop()
        self._began = self._ahead = None

    async def _look_ahead(self) -> None:
        """Simulate the flight."""
        match = self._table.log.match
        events, state = match.number, match.state
        try:
            outcome = await draw_chance(self._table.services.jobs, match)
        except Exception:
            self._table.invalidate()  # or clients wait forever; reconnecting restarts the event
            raise
        live = match.game.live
        if live is None or self._began is None or not self._is_current(events):
            return  # another move started a new prediction
        self._ahead = Lookahead(events, outcome, live.course(state, outcome))
        self._tell()
        self._wait_for_the_end()

    def _wait_for_the_end(self) -> None:
        self.stop()
        if self._ahead is not None and not self._table.stale:
            left = max(0, self._ahead.course.ms - self.elapsed)
            self._timer = self._clock.call_later(left / 1000, self._time_is_up)

    def _tell(self) -> None:
        for message in self.news():
            self._table.broadcast(message)

    def _is_current(self, events: int) -> bool:
        table = self._table
        return not table.stale and table.log.chance_pending and table.log.match.number == events

    def _time_is_up(self) -> None:
        self._table.spawn(self._end())

    async def _decide_or_retry(self) -> None:
        table = self._table
        try:
            if table.owned():
                await self.decide(table.epoch)
                return
        except Outdated:
            return
        except Refusal:
            pass
        if not table.stale:  # it could not be written, or the owner has yet to write it
            self._timer = self._clock.call_later(RETRY_SECONDS, self._time_is_up)

    async def _end(self) -> None:
        async with self._table.locked():
            if self.is_over(self.elapsed):
                await self._decide_or_retry()
            else:
                self._wait_for_the_end()  # the timer fired slightly early, or another player shot
            self._table.wake()
