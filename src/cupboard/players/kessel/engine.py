"""Kupferkessel's engine: it remembers what it can, and plays on in many worlds that fit."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.games.kessel.moves import KesselMove, code_of
from cupboard.games.kessel.state import flat_rules
from cupboard.players.asked import require_asked
from cupboard.players.engine import Advice, Certainty, Limit, Unit
from cupboard.players.kessel.hopes import hopes
from cupboard.players.kessel.playing import simulator, start, trial
from cupboard.players.kessel.worlds import AnySeen, recollect
from cupboard.players.memory import PERFECT, Memory

SLICE = 64
"""Simulations between two looks at the clock: a few milliseconds."""
SEEDS = 1 << 62


class Budget:
    """What is left of a limit, handed out in slices."""

    def __init__(self, limit: Limit, games: int | None) -> None:
        bounds = [bound for bound in (limit.nodes, games) if bound is not None]
        self._left = min(bounds) if bounds else None
        self._limit = limit
        self._deadline = limit.deadline()
        self._begun = False

    def slice(self) -> int:
        """How many games may be played before asking again; 0 to stop. One slice is always played,
        so that there is something to go by."""
        late = self._limit.stopped() or time.monotonic() >= self._deadline
        if late and self._begun:
            return 0
        self._begun = True
        if self._left is None:
            return SLICE
        games = min(SLICE, self._left)
        self._left -= games
        return games


@dataclass(frozen=True)
class Tried:
    """A move, and how the games with it came out."""

    move: KesselMove
    games: int
    share: float
    """of the victory, on average"""
    reward: float


@dataclass(frozen=True)
class KesselEngine:
    """Plays what comes out best over many games played on from worlds that fit its memory."""

    memory: Memory = PERFECT
    games: int | None = None
    """at most so many games are played on; None for as many as the limit allows"""
    worlds: int = 64
    whim: float = 12.0
    """so many points of chance are in the choices of the players it imagines"""

    def advise(
        self, seen: AnySeen, seat: Seat, legal: MoveSet[KesselMove], limit: Limit, rng: Rng
    ) -> Advice:
        require_asked(seat, legal)
        best = max(
            self.rate(seen, seat, tuple(legal), limit, rng),
            key=lambda tried: (tried.games, tried.reward),
        )
        return Advice(best.move, Certainty.ESTIMATED, best.share, Unit.CHANCE, line=(best.move,))

    def rate(
        self, seen: AnySeen, seat: Seat, moves: Sequence[KesselMove], limit: Limit, rng: Rng
    ) -> tuple[Tried, ...]:
        """How games came out that were played on with these moves; the better ones are tried
        more often."""
        budget = Budget(limit, self.games)
        known = recollect(seen, seat, self.memory, rng)
        tried = trial(np.array([code_of(move) for move in moves], dtype=np.int16), seen.seats)
        worlds, word = known.worlds(self.worlds, rng), start(rng.randrange(SEEDS))
        rules = flat_rules(seen.options, seen.seats)
        table = hopes(rules.children)
        while games := budget.slice():
            word = simulator()(
                tried, worlds, rules, table, float(self.whim), np.uint64(word), games
            )
        columns = zip(moves, tried.visits, tried.share, tried.reward, strict=True)
        return tuple(
            Tried(move, int(games), float(won / max(1, games)), float(reward))
            for move, games, won, reward in columns
        )
