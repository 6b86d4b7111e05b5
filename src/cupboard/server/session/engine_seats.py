"""Lets a table's engines move one after another, through the same calls as people."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING

from cupboard.core.errors import CupboardError, StaleMove
from cupboard.core.types import Act, Seat
from cupboard.server.clock import RETRY_SECONDS
from cupboard.server.errors import Outdated, Refusal
from cupboard.server.session.reaction_time import ReactionTimes

if TYPE_CHECKING:
    from cupboard.server.session.table import LiveTable

logger = logging.getLogger("cupboard.engines")


class EngineSeats:
    """The driver of a table's engines. At most one of them thinks at a time."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._last: Seat = -1
        settings = table.services.settings
        self._reaction_times = ReactionTimes(settings.clock, settings.pause_ms)

    @property
    def resting(self) -> bool:
        return self._task is None or self._task.done()

    def wake(self) -> None:
        """Start thinking if an engine has to move. Call this after every change."""
        if self.resting and self.waiting() and self._table.owned():
            self._task = self._table.spawn(self._drive())

    def waiting(self) -> list[Seat]:
        """Return the seats whose engines have to decide."""
        table = self._table
        if table.stale or table.row.status != "playing":
            return []
        if len(table.deciding) == len(table.row.seats):  # no engine plays
            return []
        return [seat for seat in table.log.waiting_for if table.row.seats[seat].player]

    async def _drive(self) -> None:
        while (waiting := self.waiting()) and self._table.owned():
            seats, after = len(self._table.row.seats), self._last + 1
            # Start from the seat after the last one that decided, so that every engine gets its
            # turn.
            self._last = min(waiting, key=lambda seat: (self._ready(seat), (seat - after) % seats))
            if self._table.log.live:
                await self._reaction_times.until(self._ready(self._last))
            if self._last in self.waiting():
                await self._let_choose(self._last)

    def _level(self, seat: Seat) -> str:
        return self._table.row.seats[seat].player or ""

    def _ready(self, seat: Seat) -> float:
        """Return the earliest time at which a seat may move.

        It differs between seats only in real time.
        """
        return self._reaction_times.ready(seat, self._level(seat)) if self._table.log.live else 0

    async def _let_choose(self, seat: Seat) -> None:
        table, number, epoch = self._table, self._table.log.number, self._table.epoch
        level = self._level(seat)
        thinking = table.services.engine_pool.choose(table.log.match, seat, level)
        text, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause()))
        async with table.locked():
            if seat not in self.waiting():
                return  # the player came back, or the game is over
            if wait := table.pending_chance.wait(seat, table.pending_chance.elapsed):
                self._reaction_times.put_off(seat, wait)
                return
            self._reaction_times.moved(seat)
            try:
                await table.play(seat, number, text, epoch)
                return
            except (StaleMove, Outdated):
                return  # the log has changed; the engine is asked again if it is still its turn
            except Refusal:
                pass  # it could not be written; the engine is asked again
            except CupboardError as problem:
                await self._play_random(seat, level, problem)
                return
        await asyncio.sleep(RETRY_SECONDS)

    def _pause(self) -> float:
        """Pause so that people can follow.

        Secret choices need no pause, and real-time games have their own.
        """
        turn = self._table.log.turn
        together = isinstance(turn, Act) and turn.together
        needless = together or self._table.log.live
        return 0 if needless else self._table.services.settings.pause_ms / 1000

    async def _play_random(self, seat: Seat, level: str, problem: CupboardError) -> None:
        """Play a random legal move in place of an engine's illegal one, so that the game
        continues."""
        table = self._table
        if table.stale:
            return
        game = table.log.game
        about = {"level": level, "game": game.spec.id, "why": problem.key}
        logger.error("engine broke a rule", extra=about)
        table.services.metrics.engine_failures += 1
        move = game.legal(table.log.match.state, seat).sample(random.Random())
        await table.play(seat, table.log.number, game.format(move), table.epoch)
