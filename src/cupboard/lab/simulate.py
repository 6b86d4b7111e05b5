"""Many random games with the same options, in parallel, counted and checked.

The random numbers of every game depend only on the seed and the game's number, so the result is the
same for any number of workers.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from itertools import islice
from typing import Any

from cupboard.core.registry import AnyGame, game
from cupboard.core.types import (
    Chance,
    Event,
    Joint,
    Outcome,
    Over,
    Played,
    Resolved,
    Rng,
    deciders,
)
from cupboard.lab.workers import run_all

# Games per block: enough to outweigh the overhead, few enough for smooth progress.
PLAIN_BLOCK = 50
COMPILED_BLOCK = 2_000
# A pool takes a second to start, so shorter work runs in this process.
MIN_BLOCKS_FOR_A_POOL = 8


@dataclass(frozen=True)
class Plan:
    """The game and options to be played repeatedly."""

    game_id: str
    preset: str
    options: Any
    seats: int

    @property
    def game(self) -> AnyGame:
        """Return the game that is played."""
        return game(self.game_id)


@dataclass(frozen=True)
class OneGame:
    """The counted properties of one game."""

    length: int
    winners: tuple[int, ...] | None
    """None if the game did not end within the declared bound"""
    first: int | None
    """the seat that made the first move, if one seat did"""
    conserved: bool


@dataclass
class Tally:
    """Counts over games. Tallies can be added in any order."""

    seats: int
    lengths: Counter[int] = field(default_factory=Counter)
    """number of events of the finished games"""
    wins: Counter[int] = field(default_factory=Counter)
    """games a seat won alone"""
    shared: Counter[int] = field(default_factory=Counter)
    """games a seat won with others"""
    ties: int = 0
    led: int = 0
    """decided games in which one seat made the first move"""
    led_and_won: int = 0
    unended: list[int] = field(default_factory=list)
    """numbers of games that did not end within the declared bound"""
    unconserved: list[int] = field(default_factory=list)
    """numbers of games in which a declared sum changed"""

    @property
    def games(self) -> int:
        """Return the number of games."""
        return self.lengths.total() + len(self.unended)

    @property
    def sound(self) -> bool:
        """Return whether all games ended and kept their sums."""
        return not self.unended and not self.unconserved

    def add(self, number: int, played: OneGame) -> None:
        """Count one game."""
        if not played.conserved:
            self.unconserved.append(number)
        if played.winners is None:
            self.unended.append(number)
            return
        self.lengths[played.length] += 1
        if len(played.winners) > 1:
            self.ties += 1
            self.shared.update(played.winners)
            return
        self.wins.update(played.winners)
        if played.first is not None:
            self.led += 1
            self.led_and_won += played.first in played.winners

    def merge(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.lengths += other.lengths
        self.wins += other.wins
        self.shared += other.shared
        self.ties += other.ties
        self.led += other.led
        self.led_and_won += other.led_and_won
        self.unended = sorted(self.unended + other.unended)
        self.unconserved = sorted(self.unconserved + other.unconserved)


def simulate(
    plan: Plan, games: int, seed: bytes, workers: int, progress: Callable[[int], None] | None = None
) -> Tally:
    """Play `games` random games; call `progress` with the number of newly finished ones."""
    size = PLAIN_BLOCK if plan.game.kernel is None else COMPILED_BLOCK
    blocks = [range(at, min(at + size, games)) for at in range(0, games, size)]
    total = Tally(plan.seats)
    for tally in _run_blocks(plan, seed, blocks, workers):
        total.merge(tally)
        if progress is not None:
            progress(tally.games)
    return total


def _run_blocks(plan: Plan, seed: bytes, blocks: list[range], workers: int) -> Iterator[Tally]:
    """Yield the results of blocks of games; little work is done in this process."""
    workers = 1 if len(blocks) < MIN_BLOCKS_FOR_A_POOL else min(workers, len(blocks))
    return run_all(partial(run_block, plan, seed), blocks, workers)


def run_block(plan: Plan, seed: bytes, block: range) -> Tally:
    """Play the games with these numbers."""
    played = _play_plain if plan.game.kernel is None else _play_compiled
    tally = Tally(plan.seats)
    for number, one in zip(block, played(plan, seed, block), strict=True):
        tally.add(number, one)
    return tally


def _play_compiled(plan: Plan, seed: bytes, block: range) -> Iterator[OneGame]:
    from cupboard.search.playouts import playouts  # slow to load, and not every game needs it

    start = plan.game.new(plan.options, plan.seats)
    due = plan.game.sums(start)
    first_seed = int.from_bytes(sha256(seed).digest()[:8], "big") + block.start
    done = playouts(plan.game, start, len(block), first_seed, keep_last=True)
    for at in range(len(block)):
        points = tuple(done.points[at].tolist())
        length, first = int(done.length[at]), int(done.first[at])
        # The state of a compiled game consists of its options, its seats and the bytes of its
        # array.
        last = replace(start, data=done.last[at].tobytes())
        yield OneGame(
            length=length,
            winners=Outcome.by_points(points, "").winners if length >= 0 else None,
            first=first if first >= 0 else None,
            conserved=plan.game.sums(last) == due,
        )


def _play_plain(plan: Plan, seed: bytes, block: range) -> Iterator[OneGame]:
    for number in block:
        yield play_one(plan, random.Random(seed + number.to_bytes(8, "big")))


def play_one(plan: Plan, rng: Rng) -> OneGame:
    """Play one random game through the game interface, checking its sums after every event."""
    game, start = plan.game, plan.game.new(plan.options, plan.seats)
    steps = game.play_out(start, lambda state: random_event(game, state, rng))
    played = list(islice(steps, game.spec.longest(plan.options, plan.seats)))
    sums = game.sums(start)
    turn = game.turn(played[-1].state)
    leaders = next(filter(None, (deciders(step.event) for step in played)), ())
    return OneGame(
        length=len(played),
        winners=turn.outcome.winners if isinstance(turn, Over) else None,
        first=leaders[0] if len(leaders) == 1 else None,
        conserved=all(game.sums(step.state) == sums for step in played),
    )


def random_event(game: AnyGame, state: Any, rng: Rng) -> Event | None:
    """Return a random possible event; None after the end."""
    turn = game.turn(state)
    if isinstance(turn, Over):
        return None
    if isinstance(turn, Chance):
        return Resolved(turn.kind, game.outcomes(state).sample(rng))
    if turn.together:
        return Joint(tuple((seat, game.legal(state, seat).sample(rng)) for seat in turn.seats))
    seat = turn.seats[rng.randrange(len(turn.seats))]
    return Played(seat, game.legal(state, seat).sample(rng))
