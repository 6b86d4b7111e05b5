"""Multi-threaded MTD(f) solver for positions of two-player Kalah.

Every answer is exact unless a depth is given. The work is done in short slices, between which a
solver can be stopped.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

import numpy as np

from cupboard.experts.kalaha.kalah.endgame_database import Endgame
from cupboard.experts.kalaha.kalah.packed_board import BYTE, LOW_BYTE, again, gain, sow, total
from cupboard.experts.kalaha.kalah.position_index import place
from cupboard.experts.kalaha.kalah.search_loop import (
    BUSY_BITS,
    NODES,
    NOWHERE,
    RESULT,
    Stack,
    World,
    begin,
    run,
    stack,
)
from cupboard.experts.kalaha.kalah.transposition_table import (
    PIT,
    PIT_AT,
    UNKNOWN,
    Entries,
    can_keep,
    look_up,
    scrambled,
    shift_of,
)
from cupboard.search.budget import Budget

SLICE = 1 << 14
"""Positions between two checks of the clock: about ten milliseconds."""
TO_THE_END = 1 << 20
SHARED_PLIES = 24


class Stopped(Exception):
    """The search was stopped before it had an answer."""


class Position(NamedTuple):
    """Two rows, of which the first belongs to the player to move."""

    mine: int
    theirs: int

    @property
    def stones(self) -> int:
        return int(total(self.mine) + total(self.theirs))

    @property
    def over(self) -> bool:
        return self.mine == 0 or self.theirs == 0


class Move(NamedTuple):
    """A move: its pit, the stones stored, whether the turn continues, and the next position."""

    pit: int
    won: int
    free: bool
    after: Position

    def worth(self, value: int) -> int:
        """Return the move's value to its player if the position after it has this value."""
        return self.won + value if self.free else self.won - value


Bounds: TypeAlias = Callable[[int, int, int], None]
"""Called with the positions searched and the present bounds of the value."""


def ignore_bounds(_nodes: int, _low: int, _high: int) -> None:
    """Do nothing with a report of the bounds."""


class Solver:
    """Solver for one board and capture rule, with an endgame database and a transposition table."""

    def __init__(
        self,
        database: Endgame,
        empty_capture: bool,
        table: Entries,
        *,
        threads: int = 1,
        bounds: Bounds = ignore_bounds,
    ) -> None:
        self.bounds = bounds
        self.pits = database.plan.pits
        self.empty_capture = empty_capture
        self.database = database
        self._world = World(
            self.pits,
            empty_capture,
            table,
            shift_of(table),
            database.values,
            database.plan,
            np.full(1 << BUSY_BITS, NOWHERE, dtype=np.int64),
            SHARED_PLIES if threads > 1 else 0,
            0,
        )
        self._stacks = [stack() for _ in range(threads)]

    @property
    def nodes(self) -> int:
        """Return the number of positions searched so far."""
        return sum(int(own.counters[NODES]) for own in self._stacks)

    def moves(self, position: Position) -> Iterator[Move]:
        """Yield the moves of a position from left to right."""
        if position.over:
            return
        for pit in range(self.pits):
            if position.mine >> BYTE * pit & LOW_BYTE:
                mine, theirs, outcome = sow(*position, pit, self.pits, self.empty_capture)
                free = bool(again(outcome))
                after = Position(mine, theirs) if free else Position(theirs, mine)
                yield Move(pit, int(gain(outcome)), free, after)

    def likely_moves(self, position: Position, depth: int = TO_THE_END) -> list[Move]:
        """Return the moves of a position, with the best known one in front."""
        best = self._best_kept(position, depth)
        return sorted(self.moves(position), key=lambda move: (move.pit != best, -move.pit))

    def expected(self, position: Position, depth: int) -> list[Move]:
        """Return the line that a search to a depth expects, as far as the table holds it."""
        line: list[Move] = []
        while depth > 0 and self._best_kept(position, depth) != UNKNOWN:
            line.append(self.likely_moves(position, depth)[0])
            position, depth = line[-1].after, depth - (not line[-1].free)
        return line

    def _best_kept(self, position: Position, depth: int) -> int:
        """Return the best pit in the table."""
        if not can_keep(*position):
            return UNKNOWN
        world = self._world
        key = int(scrambled(*position, depth if depth < TO_THE_END else 0))
        slot, check = key >> world.shift << 1, key & (1 << world.shift) - 1
        entry = int(look_up(world.table, slot, check))
        return entry >> PIT_AT & PIT if entry else UNKNOWN

    def known(self, position: Position) -> int | None:
        """Return the value of a position that needs no search, or None."""
        if position.stones <= self.database.plan.stones:
            return int(self.database.values[place(*position, self.database.plan)])
        if position.over:
            return int(total(position.mine) - total(position.theirs))
        return None

    def value(self, position: Position, guess: int = 0, budget: Budget | None = None) -> int:
        """Return the gain of the player to move from this position on."""
        return self._narrow(position, guess, TO_THE_END, budget or Budget())

    def judge(
        self, position: Position, depth: int, guess: int, budget: Budget | None = None
    ) -> int:
        """Return the value of a search to `depth` turns."""
        return self._narrow(position, guess, depth, budget or Budget())

    def reaches(self, move: Move, target: int, budget: Budget | None = None) -> bool:
        """Return whether a move is worth at least `target`."""
        value = self.known(move.after)
        if value is not None:
            return move.worth(value) >= target
        bound = target - move.won if move.free else move.won - target + 2
        found = self._test(move.after, bound, TO_THE_END, budget or Budget(), (0, 0))
        return (found >= bound) == move.free

    def _narrow(self, position: Position, guess: int, depth: int, budget: Budget) -> int:
        """Run MTD(f): test next to the last answer until the bounds meet."""
        value = self.known(position)
        if value is not None:
            return value
        low, high = -position.stones, position.stones
        target = guess + (guess + low) % 2
        while low < high:
            target = min(max(target, low + 2), high)
            found = self._test(position, target, depth, budget, (low, high))
            if found >= target:
                low, target = found, found + 2
            else:
                high, target = found, found
        return low

    def _test(
        self, position: Position, target: int, depth: int, budget: Budget, known: tuple[int, int]
    ) -> int:
        """Return a bound: at least `target` if the value is, otherwise less."""
        world = self._world._replace(horizon=int(depth < TO_THE_END))
        world.busy.fill(NOWHERE)
        before = self.nodes
        for own in self._stacks:
            begin(world, own, *position, target, depth)
        budget.spend(self.nodes - before)
        race = _Race(world, budget)
        others = [
            threading.Thread(target=race.run, args=(own,), daemon=True) for own in self._stacks[1:]
        ]
        try:
            for other in others:
                other.start()
            race.run(self._stacks[0], lambda: self.bounds(self.nodes, *known))
        finally:
            race.over.set()
            for other in others:
                other.join()
        if race.answer is None:
            raise Stopped
        return race.answer


class _Race:
    """Threads that search for the same answer; the first to find it ends the others."""

    def __init__(self, world: World, budget: Budget) -> None:
        self.world = world
        self.budget = budget
        self._guard = threading.Lock()
        self.over = threading.Event()
        self.answer: int | None = None

    def run(self, own: Stack, report: Callable[[], None] = lambda: None) -> None:
        while not self.over.is_set() and (size := self._slice()) > 0:
            before = int(own.counters[NODES])
            if run(self.world, own, size):
                self.answer = int(own.counters[RESULT])
                self.over.set()
            with self._guard:
                self.budget.spend(int(own.counters[NODES]) - before)
            report()

    def _slice(self) -> int:
        with self._guard:
            return self.budget.slice(size=SLICE)
