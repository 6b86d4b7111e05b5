"""Lets a table's engines move one after another, through the same calls as people."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from cupboard.core.errors import CupboardError, StaleMove
from cupboard.core.types import Act, Seat
from cupboard.server.engine_pool import question
from cupboard.server.session.reaction_time import ReactionTimes

if TYPE_CHECKING:
    from cupboard.server.session.table import LiveTable

log = logging.getLogger("cupboard.engines")


class EngineSeats:
    """The driver of a table's engines. At most one of them thinks at a time."""

    def __init__(self, room: LiveTable) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._last: Seat = -1
        settings = room.house.settings
        self._pace = ReactionTimes(settings.clock, settings.pause_ms)

    @property
    def resting(self) -> bool:
        return self._task is None or self._task.done()

    def wake(self) -> None:
        """Start thinking if an engine has to move. Call this after every change."""
        if self.resting and self._waiting():
            self._task = self._room.spawn(self._drive())

    def _waiting(self) -> list[Seat]:
        room = self._room
        if room.lost or room.kept.status != "playing":
            return []
        return [seat for seat in room.story.waiting_for if room.kept.seats[seat].player]

    async def _drive(self) -> None:
        while waiting := self._waiting():
            seats, after = len(self._room.kept.seats), self._last + 1
            # Start from the seat after the last one that decided, so that every engine gets its
            # turn.
            self._last = min(waiting, key=lambda seat: (self._ready(seat), (seat - after) % seats))
            if self._room.story.live:
                await self._pace.until(self._ready(self._last))
            if self._last in self._waiting():
                await self._let_choose(self._last)

    def _level(self, seat: Seat) -> str:
        return self._room.kept.seats[seat].player or ""

    def _ready(self, seat: Seat) -> float:
        """Return the earliest time at which a seat may move.

        It differs between seats only in real time.
        """
        return self._pace.ready(seat, self._level(seat)) if self._room.story.live else 0

    async def _let_choose(self, seat: Seat) -> None:
        room, number = self._room, self._room.story.number
        level = self._level(seat)
        thinking = room.house.thinkers.choose(level, question(room.story.match, seat))
        move, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause()))
        async with room.lock:
            if seat not in self._waiting():
                return  # the player came back, or the game is over
            if wait := room.under_way.wait(seat, room.under_way.elapsed):
                self._pace.put_off(seat, wait)
                return
            self._pace.moved(seat)
            try:
                await room.play(seat, number, room.story.game.format(move))
            except StaleMove:
                return  # the log has changed; the engine is asked again if it is still its turn
            except CupboardError as problem:
                await self._play_anything(seat, level, problem)

    def _pause(self) -> float:
        """Pause so that people can follow.

        Secret choices need no pause, and real-time games have their own.
        """
        turn = self._room.story.turn
        together = isinstance(turn, Act) and turn.together
        needless = together or self._room.story.live
        return 0 if needless else self._room.house.settings.pause_ms / 1000

    async def _play_anything(self, seat: Seat, level: str, problem: CupboardError) -> None:
        """Play a random legal move in place of an engine's illegal one, so that the game
        continues."""
        room = self._room
        if room.lost:
            return
        game = room.story.game
        about = {"level": level, "game": game.spec.id, "why": problem.key}
        log.error("engine broke a rule", extra=about)
        room.house.metrics.engine_failures += 1
        move = game.legal(room.story.match.state, seat).sample(random.Random())
        await room.play(seat, room.story.number, game.format(move))
