"""Two-player Kalah (presets `kalah` and `kalah-empty`): exact where it can be, searched where not.

Few stones in pits: the endgame database knows the value. More: the engine looks ahead turn by turn,
and where a proof may be within reach it spends the rest of its time on that.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from cupboard.core.errors import BadOptions, OutOfTurn
from cupboard.core.game import Seen
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Act, Over, Rng, Seat
from cupboard.games.kalaha import GAME, KalahaOptions, KalahaState, Sow
from cupboard.players.engine import Advice, Certainty, Limit, Unit
from cupboard.search.kalah import files
from cupboard.search.kalah.analysis import best_line
from cupboard.search.kalah.endgame import Endgame, build
from cupboard.search.kalah.packed import pack
from cupboard.search.kalah.ranking import MOST_COVERED, positions
from cupboard.search.kalah.solver import SLICE, Move, Position, Solver, Stopped, Watch
from cupboard.search.kalah.table import Entries, entries

DATABASE_ROOM = 10_000_000
"""Positions of the database an engine builds: a fraction of a second."""
DISK_ROOM = 600_000_000
"""Positions of a database it takes from disk where one lies."""
LOOKING_TABLE = 0.03
PROVING_TABLE = 0.13
PROVABLE = 36
"""Stones in pits from which a proof is within reach of a second."""
PATIENT = 20.0
"""Seconds from which it is worth trying from any position."""
DEEP = 20
"""Turns from which a search sees so much of the game that a proof is near."""
DEEPEST = 99
TWO = 2

Rules = tuple[int, bool]
_databases: dict[Rules, Endgame] = {}
_guard = threading.Lock()


@cache
def tables(pits: int, empty_capture: bool) -> tuple[Entries, Entries]:
    """For looking ahead and for proving; what they hold is true for every game by these rules, so
    all engines share them."""
    made = entries(LOOKING_TABLE), entries(PROVING_TABLE)
    for table in made:
        table.fill(0)  # pages are given now, not while the clock runs
    return made


def database(pits: int, empty_capture: bool, watch: Watch | None = None) -> Endgame:
    """The database of a rule of capture; made once. Calling it early warms an engine up."""
    with _guard:
        if (pits, empty_capture) not in _databases:
            found = files.load(pits, empty_capture, _fitting(pits, DISK_ROOM))
            left = watch.left if watch else lambda: SLICE
            wanted = _fitting(pits, DATABASE_ROOM)
            if found is None or found.plan.stones < wanted:
                found = build(pits, empty_capture, wanted, stopped=lambda: left() <= 0)
            if found.plan.stones < wanted:
                return found  # stopped half way: enough for now
            _databases[pits, empty_capture] = found
        return _databases[pits, empty_capture]


@cache
def warm_up() -> None:
    """Have everything compiled, once: that is not counted as thinking."""
    solver = Solver(build(1, False, 0), False, entries(0))
    row = pack([1])
    solver.judge(Position(row, row), 1, 0)


def _fitting(pits: int, room: int) -> int:
    return max(n for n in range(MOST_COVERED + 1) if positions(pits, n) <= room)


class Budget:
    """A limit as it is used up."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.began = time.monotonic()
        self.deadline = limit.deadline()
        self.spent = 0
        self.solver: Solver | None = None

    def use(self, solver: Solver) -> Solver:
        """Count what this solver does from now on."""
        self.spent += self.solver.nodes if self.solver else 0
        self.solver = solver
        return solver

    @property
    def nodes(self) -> int:
        return self.spent + (self.solver.nodes if self.solver else 0)

    def left(self) -> int:
        if self.limit.stopped() or time.monotonic() >= self.deadline:
            return 0
        return SLICE if self.limit.nodes is None else self.limit.nodes - self.nodes

    @property
    def half_gone(self) -> bool:
        nodes, seconds = self.limit.nodes, self.limit.seconds
        return bool(
            (nodes is not None and self.nodes * 2 > nodes)
            or (seconds is not None and (time.monotonic() - self.began) * 2 > seconds)
            or (nodes is None and seconds is None)
        )


@dataclass(frozen=True)
class Found:
    """The best move so far and what stands behind it; the value counts from here on."""

    move: Move
    value: int
    certainty: Certainty
    depth: int | None = None
    line: tuple[Move, ...] = ()


class KalahEngine:
    """Perfect from the database on, and a good deal earlier when it has time."""

    def advise(
        self, seen: Seen[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        rules = _rules(seen)
        state = GAME.sample_world(seen, seat, rng)
        _require_turn(state, seat)
        warm_up()
        tables(*rules)
        budget = Budget(limit)
        mine, theirs = state.pits[seat], state.pits[1 - seat]
        found = self._find(rules, Position(pack(mine), pack(theirs)), budget)
        ahead = state.stores[seat] - state.stores[1 - seat]
        line = tuple(Sow(move.pit + 1) for move in found.line or (found.move,))
        return Advice(
            Sow(found.move.pit + 1),
            found.certainty,
            float(ahead + found.value),
            Unit.MARGIN,
            found.depth,
            line,
        )

    def _find(self, rules: Rules, position: Position, budget: Budget) -> Found:
        pits, empty_capture = rules
        watch = Watch(budget.left)
        known = database(pits, empty_capture, watch)
        looking, proving = tables(pits, empty_capture)
        prover = Solver(known, empty_capture, proving)
        if prover.known(position) is not None:
            return prove(prover, position, 0, watch)
        found = look_ahead(budget.use(Solver(known, empty_capture, looking)), position, budget)
        if budget.left() > 0:
            try:
                return prove(budget.use(prover), position, found.value, watch)
            except Stopped:
                pass
        return found


def _rules(seen: Seen[Any, Any]) -> Rules:
    """The packed rules of a table; others than two-player Kalah are refused."""
    options = seen.options
    if not isinstance(options, KalahaOptions) or seen.seats != TWO:
        raise BadOptions("kalah-engine-other-rules")
    plain = options.sow_stores and options.free_turns and not options.capturer_stays
    if options.end != "sweep" or options.capture == "corresponding" or not plain:
        raise BadOptions("kalah-engine-other-rules")
    return options.pits, options.capture == "opposite_empty"


def _require_turn(state: KalahaState, seat: Seat) -> None:
    turn = GAME.turn(state)
    if isinstance(turn, Over):
        raise OutOfTurn("game-is-over", rule=turn.outcome.rule)
    if not isinstance(turn, Act):
        raise OutOfTurn("chance-is-due", rule=GAME.spec.turn_rule, chance=turn.kind)
    if seat not in turn.seats:
        named = ", ".join(str(other + 1) for other in turn.seats)
        raise OutOfTurn("not-your-turn", rule=GAME.spec.turn_rule, seat=seat + 1, turn=named)


def first_look(solver: Solver, position: Position) -> Found:
    """What looks best at a glance: a free turn, then what brings most."""
    move = max(solver.moves(position), key=lambda move: (move.free, move.won, move.pit))
    return Found(move, move.won, Certainty.ESTIMATED)


def look_ahead(solver: Solver, position: Position, budget: Budget) -> Found:
    """Turn by turn deeper, until the limit, or half of it where a proof may be found."""
    found = first_look(solver, position)
    watch = Watch(budget.left)
    provable = position.stones <= PROVABLE or (budget.limit.seconds or PATIENT) >= PATIENT
    for depth in range(1, DEEPEST):
        try:
            value = solver.judge(position, depth, found.value if found.depth else 0, watch)
        except Stopped:
            break
        line = solver.expected(position, depth)
        move = line[0] if line else found.move
        found = Found(move, value, Certainty.SEARCHED, depth, tuple(line))
        if budget.left() <= 0 or depth >= DEEP or (provable and budget.half_gone):
            break
    return found


def prove(solver: Solver, position: Position, guess: int, watch: Watch) -> Found:
    """The exact value, and a move that keeps it. Raises `Stopped` where time does not suffice."""
    value = solver.value(position, guess, watch)
    line = tuple(_while_time(best_line(solver, position, value, watch)))
    move = line[0] if line else solver.likely_moves(position)[0]
    return Found(move, value, Certainty.PROVEN, None, line)


def _while_time(moves: Iterable[Move]) -> Iterable[Move]:
    try:
        yield from moves
    except Stopped:
        return
