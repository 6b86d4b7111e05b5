"""Engines at tables. They think in threads, so the event loop never waits for them."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import random
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from cupboard.core.codec import fact_to_json
from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.random_stream import SeededRandom, player_random
from cupboard.core.registry import AnyMatch, game
from cupboard.core.types import Seat
from cupboard.learn.move_preview import sure_facts
from cupboard.players import Player, RandomPlayer
from cupboard.players.advising import hint_engine
from cupboard.players.ask import ask
from cupboard.players.engine import Advice, Limit
from cupboard.players.engine_player import EnginePlayer, Place, seated
from cupboard.players.levels import LEVEL_NAMES
from cupboard.server.metrics import Metrics
from cupboard.server.precompile import Precompiler
from cupboard.server.schemas.http import Hint

T = TypeVar("T")

A_MOMENT = 0.05

log = logging.getLogger("cupboard.engines")


@dataclass(frozen=True)
class Question:
    """A decision for an engine, with everything its seat may know and nothing else."""

    place: Place
    seen: Observation[Any, Any]
    legal: MoveSet[Any]
    rng: SeededRandom


def question(match: AnyMatch, seat: Seat) -> Question:
    """Return the question for an engine on this seat."""
    place = Place(match.game.spec.id, match.options, match.seats, seat)
    legal = match.game.legal(match.state, seat)
    rng = player_random(match.seed, seat, match.number)
    return Question(place, match.seen(seat), legal, rng)


class EnginePool:
    """The thread pool in which all engines of a server think. Compiled searches release the GIL."""

    def __init__(self, threads: int, metrics: Metrics, readiness: Precompiler) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="engine")
        self._stop = threading.Event()
        self._thinking = 0
        self._quiet = threading.Event()
        self._quiet.set()
        self._metrics = metrics
        self._readiness = readiness

    async def choose(self, level: str, asked: Question) -> Any:
        """Return an engine's move. If the engine fails, log the error and return a random move."""
        await self._readiness.level(asked.place.game_id, level)
        return await self._run(lambda: self._choose(level, asked))

    async def advise(self, asked: Question) -> Hint:
        """Return the advice of the strongest engine for the game."""
        await self._readiness.level(asked.place.game_id, LEVEL_NAMES[-1])
        return await self._run(lambda: self._advise(asked))

    def close(self) -> None:
        """Stop all engines and wait until they have stopped."""
        self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _run(self, work: Callable[[], T]) -> T:
        with self._metrics.thinking(), self._disturbed():
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    @contextmanager
    def _disturbed(self) -> Iterator[None]:
        self._thinking += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._thinking -= 1
            if not self._thinking:
                self._quiet.set()

    def wait_for_quiet(self, given_up: Callable[[], bool]) -> None:
        """Wait until no engine is thinking or the caller gives up. For background work."""
        while not self._quiet.wait(A_MOMENT) and not given_up():
            pass

    def _choose(self, level: str, asked: Question) -> Any:
        try:
            player = self._player(level, asked.place)
            return player.choose(asked.seen.view, asked.seen.facts, asked.legal, asked.rng)
        except Exception:
            log.exception("engine failed", extra={"level": level, "game": asked.place.game_id})
            self._metrics.engine_failures += 1
            return RandomPlayer().choose(asked.seen.view, (), asked.legal, random.Random())

    def _player(self, level: str, place: Place) -> Player:
        player = seated(level, place)
        if isinstance(player, EnginePlayer):
            return dataclasses.replace(player, limit=self._stoppable(player.limit))
        return player

    def _advise(self, asked: Question) -> Hint:
        engine, limit = hint_engine(asked.place.game_id)
        limit = self._stoppable(limit)
        seat = asked.place.seat
        return hint_of(asked, ask(engine, asked.seen, seat, asked.legal, limit, asked.rng))

    def _stoppable(self, limit: Limit) -> Limit:
        return dataclasses.replace(limit, stopped=self._stop.is_set)


def hint_of(asked: Question, advice: Advice) -> Hint:
    """Return an engine's advice for the client, with the effects that the seat can foresee."""
    found = game(asked.place.game_id)
    told = found.format
    facts = sure_facts(found, asked.seen, asked.place.seat, advice.move)
    return Hint(
        text=told(advice.move),
        certainty=advice.certainty.value,
        value=advice.value,
        unit=advice.unit.value,
        depth=advice.depth,
        line=[told(move) for move in advice.line],
        mix=[(told(move), share) for move, share in advice.mix],
        facts=[fact_to_json(fact) for fact in facts],
    )
