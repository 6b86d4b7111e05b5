"""What chance decides in real time: shown while it happens, written when it has happened.

Flights repeat: the same shots from the same state end the same. So the table looks ahead as soon as
somebody moves, shows everybody how it goes, and writes that down when it has gone so. Whoever moves
meanwhile changes only what comes after: the table looks ahead again, from the beginning.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cupboard.core.live import Course
from cupboard.core.types import Seat
from cupboard.table import messages
from cupboard.table.settings import Timer
from cupboard.table.wire import Message

if TYPE_CHECKING:
    from cupboard.table.room import Room

A_MOMENT = 1000
"""milliseconds to wait for what nobody can foresee yet"""

UNKNOWN = Course(0, "")


@dataclass(frozen=True)
class Ahead:
    """How it goes on from what has happened, if nobody moves any more."""

    events: int
    """so many there were"""
    outcome: Any
    course: Course


class UnderWay:
    """At most one thing of a table is under way. It is not kept: after a restart it is decided."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._clock = room.house.settings.clock
        self._began: float | None = None
        self._ahead: Ahead | None = None
        self._timer: Timer | None = None

    def __bool__(self) -> bool:
        return self._began is not None

    @property
    def elapsed(self) -> int:
        """Milliseconds since it began."""
        return 0 if self._began is None else round(1000 * (self._clock.now() - self._began))

    def is_over(self, elapsed: int) -> bool:
        """Whether it has come to its end by then."""
        return self._ahead is not None and elapsed >= self._ahead.course.ms

    def wait(self, seat: Seat, elapsed: int) -> int:
        """Milliseconds until a seat may move."""
        story = self._room.story
        live = story.game.live
        if live is None or self._began is None or self.is_over(elapsed):
            return 0
        opens = live.opens(story.match.state, seat)
        if opens is None or elapsed > live.last_call:
            return self._ahead.course.ms - elapsed if self._ahead else A_MOMENT
        return max(0, opens - elapsed)

    def follow(self) -> None:
        """Somebody began it, or moved while it was under way: look ahead from here."""
        self.stop()
        if self._began is None:
            self._began = self._clock.now()
        self._ahead = None
        self._tell()  # how long hands reload is known at once
        self._room.spawn(self._look_ahead())

    async def decide(self) -> None:
        """It has come to its end: write it down. The lock is held."""
        ahead = self._ahead
        self.forget()
        if ahead is not None and self._is_current(ahead.events):
            await self._room.commit(self._room.story.decide(ahead.outcome))

    def news(self) -> list[Message]:
        """What somebody who comes in has to know."""
        story = self._room.story
        if self._began is None or not story.under_way:
            return []
        course, elapsed = self._ahead.course if self._ahead else UNKNOWN, self.elapsed
        return [
            messages.UnderWay(
                number=story.number,
                elapsed=elapsed,
                ms=course.ms,
                wait={str(seat): self.wait(seat, elapsed) for seat in range(story.match.seats)},
                path=course.path,
            )
        ]

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def forget(self) -> None:
        """It has come to its end, or nobody waits for it any more."""
        self.stop()
        self._began = self._ahead = None

    async def _look_ahead(self) -> None:
        """Flying takes a while; the table goes on meanwhile."""
        match = self._room.story.match
        events, state, luck = match.number, match.state, match.luck
        try:
            outcome = await asyncio.to_thread(match.game.outcomes(state).sample, luck)
        except Exception:
            self._room.give_up()  # else everybody would wait for ever; who comes back tries anew
            raise
        live = match.game.live
        if live is None or self._began is None or not self._is_current(events):
            return  # somebody moved: another look is on its way
        self._ahead = Ahead(events, outcome, live.course(state, outcome))
        self._tell()
        self._wait_for_the_end()

    def _wait_for_the_end(self) -> None:
        self.stop()
        if self._ahead is not None and not self._room.lost:
            left = max(0, self._ahead.course.ms - self.elapsed)
            self._timer = self._clock.call_later(left / 1000, self._time_is_up)

    def _tell(self) -> None:
        for message in self.news():
            self._room.tell(message)

    def _is_current(self, events: int) -> bool:
        room = self._room
        return not room.lost and room.story.under_way and room.story.match.number == events

    def _time_is_up(self) -> None:
        self._room.spawn(self._end())

    async def _end(self) -> None:
        async with self._room.lock:
            if self.is_over(self.elapsed):
                await self.decide()
            else:
                self._wait_for_the_end()  # the timer came a little early, or somebody shot
            self._room.wake()
