"""Two-player Kalah (presets `kalah` and `kalah-empty`): exact if possible, otherwise searched.

With few stones in the pits, the endgame database has the exact value. Otherwise the engine searches
turn by turn, and if a proof may be within reach it spends the rest of its time on that.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from cupboard.core.errors import BadOptions
from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng
from cupboard.experts.kalaha.kalah import endgame_files
from cupboard.experts.kalaha.kalah.board_solver import best_line, precompile
from cupboard.experts.kalaha.kalah.endgame_database import Endgame, build
from cupboard.experts.kalaha.kalah.packed_board import pack
from cupboard.experts.kalaha.kalah.position_index import MAX_COVERED, positions
from cupboard.experts.kalaha.kalah.solver import Move, Position, Solver, Stopped
from cupboard.experts.kalaha.kalah.transposition_table import Entries, entries
from cupboard.games.kalaha import GAME, KalahaOptions, Sow
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit, require_choice
from cupboard.search.budget import Budget, never_stop

DATABASE_ROOM = 10_000_000
"""Size of the database that an engine builds, in positions: a fraction of a second."""
DISK_ROOM = 600_000_000
"""Largest database, in positions, that it loads from disk."""
LOOKING_TABLE = 0.03
PROVING_TABLE = 0.13
PROVABLE = 36
"""Stones in pits at which a proof is possible within a second."""
PATIENT = 20.0
"""Thinking time in seconds from which a proof is worth trying in any position."""
DEEP = 20
"""Depth in turns from which a proof is likely to be near."""
MAX_DEPTH = 99

Rules = tuple[int, bool]
_databases: dict[Rules, Endgame] = {}
_guard = threading.Lock()


@cache
def tables(pits: int, empty_capture: bool) -> tuple[Entries, Entries]:
    """Return the transposition tables for searching and for proving.

    Their entries hold for every game with these rules, so all engines share them.
    """
    made = entries(LOOKING_TABLE), entries(PROVING_TABLE)
    for table in made:
        table.fill(0)  # allocate the memory pages before the clock starts
    return made


def database(pits: int, empty_capture: bool, budget: Budget | None = None) -> Endgame:
    """Return the cached endgame database for a capture rule. An early call warms the engine up."""
    with _guard:
        if (pits, empty_capture) not in _databases:
            found = endgame_files.load(pits, empty_capture, _fitting(pits, DISK_ROOM))
            stopped = never_stop if budget is None else lambda: budget.slice() == 0
            wanted = _fitting(pits, DATABASE_ROOM)
            if found is None or found.plan.stones < wanted:
                found = build(pits, empty_capture, wanted, stopped=stopped)
            if found.plan.stones < wanted:
                return found  # stopped early; use what is there
            _databases[pits, empty_capture] = found
        return _databases[pits, empty_capture]


def _fitting(pits: int, room: int) -> int:
    return max(n for n in range(MAX_COVERED + 1) if positions(pits, n) <= room)


@dataclass(frozen=True)
class Found:
    """The best move so far and its certainty. The value counts from this position on."""

    move: Move
    value: int
    certainty: Certainty
    depth: int | None = None
    line: tuple[Move, ...] = ()


class KalahEngine:
    """Plays perfectly with the database, and earlier if it has time for a proof."""

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        rules, seat = _rules(observation), require_choice(observation, legal)
        state = GAME.sample_world(observation, rng)
        precompile()  # does not count as thinking time
        tables(*rules)
        budget = limit.budget()
        patient = limit.seconds is None or limit.seconds >= PATIENT
        mine, theirs = state.pits[seat], state.pits[1 - seat]
        found = self._find(rules, Position(pack(mine), pack(theirs)), budget, patient)
        ahead = state.stores[seat] - state.stores[1 - seat]
        line = tuple(Sow(move.pit + 1) for move in found.line or (found.move,))
        value = float(ahead + found.value)
        score = Score(value, Unit.MARGIN, found.certainty, found.depth, seat=seat)
        return Advice(Sow(found.move.pit + 1), score, line)

    def _find(self, rules: Rules, position: Position, budget: Budget, patient: bool) -> Found:
        pits, empty_capture = rules
        known = database(pits, empty_capture, budget)
        looking, proving = tables(pits, empty_capture)
        prover = Solver(known, empty_capture, proving)
        if prover.known(position) is not None:
            return prove(prover, position, 0, budget)
        found = look_ahead(Solver(known, empty_capture, looking), position, budget, patient)
        if budget.slice() > 0:
            try:
                return prove(prover, position, found.value, budget)
            except Stopped:
                pass
        return found


def is_kalah(options: KalahaOptions, seats: int) -> bool:
    """Return whether the packed board supports these rules: two-player Kalah in either form."""
    plain = replace(options, pits=6, stones=4, takeback=False, even_captures=False, show_landing=())
    return seats == 2 and plain in (GAME.options("kalah"), GAME.options("kalah-empty"))


def _rules(observation: Observation[Any, Any]) -> Rules:
    """Return the packed rules; raise an error for anything but two-player Kalah."""
    options = observation.options
    if not isinstance(options, KalahaOptions) or not is_kalah(options, observation.seats):
        raise BadOptions("kalah-engine-other-rules")
    return options.pits, options.capture == "opposite_empty"


def first_look(solver: Solver, position: Position) -> Found:
    """Return a first guess: a free turn if there is one, or else the largest gain."""
    move = max(solver.moves(position), key=lambda move: (move.free, move.won, move.pit))
    return Found(move, move.won, Certainty.ESTIMATED)


def look_ahead(solver: Solver, position: Position, budget: Budget, patient: bool = True) -> Found:
    """Search deeper turn by turn until the limit, or half of it if a proof may be possible.

    With patience, a proof is tried in any position.
    """
    found = first_look(solver, position)
    provable = position.stones <= PROVABLE or patient
    for depth in range(1, MAX_DEPTH):
        try:
            value = solver.judge(position, depth, found.value if found.depth else 0, budget)
        except Stopped:
            break
        line = solver.expected(position, depth)
        move = line[0] if line else found.move
        found = Found(move, value, Certainty.SEARCHED, depth, tuple(line))
        if budget.slice() == 0 or depth >= DEEP or (provable and budget.half_gone):
            break
    return found


def prove(solver: Solver, position: Position, guess: int, budget: Budget) -> Found:
    """Return the exact value and a move that keeps it; raise `Stopped` if time runs out."""
    value = solver.value(position, guess, budget)
    line = tuple(_while_time(best_line(solver, position, value, budget)))
    move = line[0] if line else solver.likely_moves(position)[0]
    return Found(move, value, Certainty.PROVEN, None, line)


def _while_time(moves: Iterable[Move]) -> Iterable[Move]:
    try:
        yield from moves
    except Stopped:
        return
