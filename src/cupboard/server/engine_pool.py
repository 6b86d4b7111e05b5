"""Engines at tables. They think in threads, so the event loop never waits for them."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import random
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

from cupboard import experts
from cupboard.core.codec import fact_to_json
from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.random_stream import player_random
from cupboard.core.registry import AnyGame, AnyMatch, game
from cupboard.core.types import Rng, Seat
from cupboard.learn.move_preview import sure_facts
from cupboard.players.ask import HINT_LIMIT, ask
from cupboard.players.engine import Advice, Limit
from cupboard.players.levels import LEVEL_NAMES
from cupboard.server.metrics import Metrics
from cupboard.server.precompile import Precompiler
from cupboard.server.schemas.http import Hint

T = TypeVar("T")
AnyObservation: TypeAlias = Observation[Any, Any]

POLL_SECONDS = 0.05

logger = logging.getLogger("cupboard.engines")


class EnginePool:
    """The thread pool in which all engines of a server think. Compiled searches release the GIL."""

    def __init__(self, threads: int, metrics: Metrics, precompiler: Precompiler) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="engine")
        self._stop = threading.Event()
        self._thinking = 0
        self._idle = threading.Event()
        self._idle.set()
        self._metrics = metrics
        self._precompiler = precompiler

    def choose(self, match: AnyMatch, seat: Seat, level: str) -> Awaitable[Any]:
        """Return an engine's move. If the engine fails, log the error and return a random move."""
        return self._chosen(match.game.spec.id, level, *question_of(match, seat))

    def advise(self, match: AnyMatch, seat: Seat) -> Awaitable[Hint]:
        """Return the advice of the strongest engine for the game."""
        return self._hint(match.game.spec.id, *question_of(match, seat))

    async def _chosen(self, game_id: str, level: str, *asked: Any) -> Any:
        await self._precompiler.level(game_id, level)
        return await self._run(lambda: self._choose(game_id, level, *asked))

    async def _hint(self, game_id: str, *asked: Any) -> Hint:
        await self._precompiler.level(game_id, LEVEL_NAMES[-1])
        return await self._run(lambda: self._advise(game_id, *asked))

    def close(self) -> None:
        """Stop all engines and wait until they have stopped."""
        self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _run(self, work: Callable[[], T]) -> T:
        with self._metrics.thinking(), self._busy():
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    @contextmanager
    def _busy(self) -> Iterator[None]:
        self._thinking += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._thinking -= 1
            if not self._thinking:
                self._idle.set()

    def wait_until_idle(self, stopped: Callable[[], bool]) -> None:
        """Wait until no engine is thinking or the caller gives up. For background work."""
        while not self._idle.wait(POLL_SECONDS) and not stopped():
            pass

    def _choose(
        self, game_id: str, level: str, seen: AnyObservation, legal: MoveSet[Any], rng: Rng
    ) -> Any:
        try:
            found = experts.engine(game_id, level)
            return ask(found.engine, seen, legal, self._stoppable(found.limit), rng).move
        except Exception:
            logger.exception("engine failed", extra={"level": level, "game": game_id})
            self._metrics.engine_failures += 1
            return legal.sample(random.Random())

    def _advise(self, game_id: str, seen: AnyObservation, legal: MoveSet[Any], rng: Rng) -> Hint:
        engine = experts.strongest(game_id).make()
        advice = ask(engine, seen, legal, self._stoppable(HINT_LIMIT), rng)
        return hint_of(game(game_id), seen, advice)

    def _stoppable(self, limit: Limit) -> Limit:
        return dataclasses.replace(limit, stopped=self._stop.is_set)


def question_of(match: AnyMatch, seat: Seat) -> tuple[AnyObservation, MoveSet[Any], Rng]:
    """Return everything that an engine on this seat may know, and nothing else."""
    legal = match.game.legal(match.state, seat)
    return match.observation(seat), legal, player_random(match.seed, seat, match.number)


def hint_of(found: AnyGame, seen: AnyObservation, advice: Advice) -> Hint:
    """Return an engine's advice for the client, with the effects that the seat can foresee."""
    text_of = found.format
    facts = sure_facts(found, seen, advice.move)
    return Hint(
        text=text_of(advice.move),
        certainty=advice.score.certainty.value,
        value=advice.score.value,
        unit=advice.score.unit.value,
        depth=advice.score.depth,
        line=[text_of(move) for move in advice.line],
        mix=[(text_of(move), share) for move, share in advice.mix],
        facts=[fact_to_json(fact) for fact in facts],
    )
