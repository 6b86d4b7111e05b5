"""Round-robin games between engines, with seats swapped, in parallel.

Every game has its own random numbers, derived only from the seed, the pairing and the game's
number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from itertools import combinations
from typing import Any

from cupboard.core.errors import BadOptions
from cupboard.core.match import Match
from cupboard.core.registry import AnyGame, AnyMatch, game
from cupboard.experts import level, level_names
from cupboard.lab.workers import run_all
from cupboard.players import self_play
from cupboard.players.engine import Limit
from cupboard.players.engines import MctsEngine
from cupboard.players.levels import LevelEngine

PLAIN_MCTS = "mcts-10000"
"""The opponent every level is measured against: plain UCT with 10,000 simulations per move."""
SIMULATIONS = 10_000


@dataclass(frozen=True)
class ArenaSetup:
    """A game, its options and its number of seats."""

    game_id: str
    options: Any
    seats: int
    seconds: float | None = None
    """thinking time per move for the best level, in place of its own limit"""

    @property
    def game(self) -> AnyGame:
        """Return the game that is played."""
        return game(self.game_id)


@dataclass(frozen=True)
class ArenaGame:
    """One game between two contestants; `seating` gives the contestant on each seat."""

    names: tuple[str, str]
    seating: tuple[int, ...]
    number: int


@dataclass(frozen=True)
class Result:
    """Result of a duel: the first contestant's share of the victory."""

    duel: ArenaGame
    share: float


def contestants(game_id: str) -> tuple[str, ...]:
    """Return the levels of a game, and plain MCTS if the game has compiled rules."""
    named = level_names(game_id)
    if not named:
        raise BadOptions("level-none", game=game_id)
    return (*named, PLAIN_MCTS) if game(game_id).kernel is not None else named


def engine_of(table: ArenaSetup, name: str) -> LevelEngine:
    """Return a contestant's engine with its limit."""
    if name == PLAIN_MCTS:
        return LevelEngine(MctsEngine(table.game_id), Limit(nodes=SIMULATIONS))
    found = level(table.game_id, name)
    best = level_names(table.game_id)[-1] == name
    limit = Limit(table.seconds) if best and table.seconds is not None else nodes_only(found.limit)
    return LevelEngine(found.make(), limit)


def nodes_only(limit: Limit) -> Limit:
    """Return a limit without its seconds if it also counts nodes.

    A busy machine then measures the same as a quiet one. In real games the seconds only guard
    against slow machines.
    """
    return limit if limit.nodes is None else replace(limit, seconds=None)


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Return the seatings that put both contestants on every seat equally often."""
    turns = [tuple((seat + turn) % 2 for seat in range(seats)) for turn in range(2)]
    if seats % 2 == 0:
        return turns
    rotations = [tuple(int(seat == one) for seat in range(seats)) for one in range(seats)]
    return [*rotations, *(tuple(1 - who for who in row) for row in rotations)]


def all_pairs(names: Sequence[str]) -> list[tuple[str, str]]:
    """Return all pairs of contestants."""
    return list(combinations(names, 2))


def duels(pairs: Sequence[tuple[str, str]], seats: int, games: int) -> list[ArenaGame]:
    """Return `games` duels per pair.

    Games that differ only in their seating share a number, and so their random numbers.
    """
    rows = seatings(seats)
    return [
        ArenaGame(pair, rows[n % len(rows)], n // len(rows)) for n in range(games) for pair in pairs
    ]


def play(table: ArenaSetup, duel: ArenaGame, seed: bytes) -> Result:
    """Play one game to its end."""
    luck = sha256(seed + duel.number.to_bytes(8, "big")).digest()
    match: AnyMatch = Match(table.game, table.options, table.seats, luck)
    engines = [engine_of(table, duel.names[who]) for who in duel.seating]
    winners = self_play.play(match, self_play.by_engines(engines)).winners
    return Result(duel, sum(duel.seating[seat] == 0 for seat in winners) / len(winners))


def play_all(
    table: ArenaSetup,
    planned: Sequence[ArenaGame],
    seed: bytes,
    workers: int,
    progress: Callable[[int], None] | None = None,
) -> list[Result]:
    """Play all duels; call `progress` with the number of newly finished ones."""
    results = []
    for result in run_all(partial(_play_planned, table, seed), planned, workers):
        results.append(result)
        if progress is not None:
            progress(1)
    return results


def _play_planned(table: ArenaSetup, seed: bytes, planned: ArenaGame) -> Result:
    return play(table, planned, seed)
