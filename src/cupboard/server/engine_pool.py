"""Engines at tables. They think outside the event loop, which never waits for them."""

from __future__ import annotations

import logging
import random
from typing import TypeVar

from cupboard.core.registry import AnyMatch
from cupboard.core.types import Seat
from cupboard.players.levels import LEVEL_NAMES
from cupboard.server.job_kinds import ChooseMove, GiveHint, question_of
from cupboard.server.jobs import Job, JobFailed, Jobs
from cupboard.server.metrics import Metrics
from cupboard.server.precompile import Precompiler
from cupboard.server.schemas.http import Hint

T = TypeVar("T")

logger = logging.getLogger("cupboard.engines")


class EnginePool:
    """All engines of a server."""

    def __init__(self, jobs: Jobs, metrics: Metrics, precompiler: Precompiler) -> None:
        self._jobs = jobs
        self._metrics = metrics
        self._precompiler = precompiler

    async def choose(self, match: AnyMatch, seat: Seat, level: str) -> str:
        """Return an engine's move. If the engine fails, log the error and return a random move."""
        question = question_of(match, seat)
        ready = self._precompiler.is_ready(question.game, level)
        try:
            return await self._run(ChooseMove(question, level, interpreted=not ready))
        except JobFailed:
            about = {"level": level, "game": question.game}
            logger.exception("engine failed", extra=about)
            self._metrics.engine_failures += 1
            return match.game.format(question.legal.sample(random.Random()))

    async def advise(self, match: AnyMatch, seat: Seat) -> Hint:
        """Return the advice of the strongest engine for the game."""
        question = question_of(match, seat)
        # A hint is worth waiting for: interpreted, the strongest engine would not be strong.
        await self._precompiler.level(question.game, LEVEL_NAMES[-1])
        return await self._run(GiveHint(question))

    async def _run(self, job: Job[T]) -> T:
        with self._metrics.thinking():
            return await self._jobs.run(job)
