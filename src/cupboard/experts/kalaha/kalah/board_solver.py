"""Solutions of whole Kalah boards: value, first moves and best line."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

from cupboard.core.errors import BadOptions
from cupboard.experts.kalaha.kalah import endgame_files
from cupboard.experts.kalaha.kalah.endgame_database import Endgame, build
from cupboard.experts.kalaha.kalah.packed_board import pack
from cupboard.experts.kalaha.kalah.position_index import MAX_COVERED, positions
from cupboard.experts.kalaha.kalah.solver import Bounds, Move, Position, Solver, ignore_bounds
from cupboard.experts.kalaha.kalah.transposition_table import entries
from cupboard.games.kalaha import GAME
from cupboard.search.budget import Budget, never_stop

GIGABYTE = 2**30
GUESSING_TABLE = 0.03
GUESSING_NODES = 50_000
MAX_GUESS_DEPTH = 40

# How much preparation pays: stones on the board, positions of the database, GB of table.
SIZES = (
    (30, 100_000, 0.03125),
    (40, 5_000_000, 0.0625),
    (50, 230_000_000, 0.125),
    (150, 2_800_000_000, 2.0),
)


@dataclass(frozen=True)
class Board:
    """A board of two-player Kalah."""

    pits: int
    stones: int
    empty_capture: bool = False

    def __post_init__(self) -> None:
        GAME.check(GAME.options(self.preset, pits=self.pits, stones=self.stones), 2)

    @property
    def preset(self) -> str:
        return "kalah-empty" if self.empty_capture else "kalah"

    @property
    def all_stones(self) -> int:
        return 2 * self.pits * self.stones

    @property
    def start(self) -> Position:
        row = pack([self.stones] * self.pits)
        return Position(row, row)


@dataclass(frozen=True)
class SolverResources:
    """Resources of a solver."""

    threads: int = 1
    memory: float = 2.0
    """gigabytes for database and table together"""
    database: int | None = None
    """stones covered by the database; None means as many as suit the board"""
    keep: bool = False
    """write the database to disk"""
    from_disk: bool = True
    """use a database from disk if there is one"""

    def __post_init__(self) -> None:
        if self.threads < 1 or self.memory <= 0:
            raise BadOptions("kalah-means-not-positive")
        if self.database is not None and not 0 <= self.database <= MAX_COVERED:
            raise BadOptions("kalah-database-out-of-range", most=MAX_COVERED)

    def covered(self, board: Board) -> int:
        """Return the number of stones that the database should cover."""
        if self.database is not None:
            needed = positions(board.pits, min(self.database, board.all_stones)) / GIGABYTE
            if needed > self.memory:
                raise BadOptions("kalah-memory-too-small", needed=f"{needed:.2f}")
            return min(self.database, board.all_stones)
        room = min(_size(board)[1], self.memory * GIGABYTE / 2)
        fitting = [n for n in range(MAX_COVERED + 1) if positions(board.pits, n) <= room]
        return min(fitting[-1], board.all_stones)

    def table(self, board: Board, database: Endgame) -> float:
        """Return the gigabytes of the transposition table."""
        return min(_size(board)[2], self.memory - len(database.values) / GIGABYTE)


def _size(board: Board) -> tuple[int, int, float]:
    return next(size for size in SIZES if board.all_stones <= size[0])


@dataclass(frozen=True)
class Solution:
    """A solved board. Margins are the first player's stones minus the other's at the end."""

    margin: int
    moves: tuple[tuple[int, int | None], ...]
    """every first move (pits from 1) with its margin; None if it is only known to be worse"""
    line: tuple[int, ...]
    """best play of both players, as pits from 1 of the player to move"""
    nodes: int
    seconds: dict[str, float] = field(compare=False)
    database: int
    """stones covered by the endgame database"""

    @property
    def best(self) -> tuple[int, ...]:
        return tuple(pit for pit, margin in self.moves if margin == self.margin)


@dataclass
class SolverProgress:
    """Progress callbacks for solving a board."""

    stage: Callable[[str, int], None] = lambda name, total: None
    """called with each stage (`database`, `search`, `moves`, `line`) and its work, 0 if unknown"""
    advance: Callable[[int], None] = lambda done: None
    bounds: Bounds = ignore_bounds
    stopped: Callable[[], bool] = never_stop


def database_for(board: Board, resources: SolverResources, progress: SolverProgress) -> Endgame:
    """Return the board's endgame database, from disk if there is a large enough one."""
    wanted = resources.covered(board)
    room = int(resources.memory * GIGABYTE * 3 / 4)
    most = max((n for n in range(MAX_COVERED + 1) if positions(board.pits, n) <= room), default=0)
    most = most if resources.database is None else wanted
    found = None
    if resources.from_disk:
        found = endgame_files.load(board.pits, board.empty_capture, min(most, board.all_stones))
    if found is not None and found.plan.stones >= wanted:
        return found
    progress.stage("database", positions(board.pits, wanted))
    made = build(
        board.pits,
        board.empty_capture,
        wanted,
        threads=resources.threads,
        progress=progress.advance,
        begun=None if found is None else found.values,
        stopped=progress.stopped,
    )
    if resources.keep:
        endgame_files.save(made, board.empty_capture)
    return made


def first_guess(solver: Solver, position: Position, budget: Budget) -> int:
    """Return an initial estimate of the value from a short, deepening search."""
    scout = Solver(
        solver.database, solver.empty_capture, entries(GUESSING_TABLE), bounds=solver.bounds
    )
    guess = 0
    for depth in range(1, MAX_GUESS_DEPTH):
        guess = scout.judge(position, depth, guess, budget)
        if scout.nodes > GUESSING_NODES:
            break
    return guess


@cache
def precompile() -> None:
    """Compile everything that solving needs by solving the smallest board with a choice."""
    board, resources = Board(2, 1), SolverResources(database=0, from_disk=False, memory=0.1)
    database = database_for(board, resources, SolverProgress())
    endgame_files.holds(database.values, database.plan, False, 0, 0)
    solver = Solver(database, False, entries(GUESSING_TABLE))
    solver.value(board.start, first_guess(solver, board.start, Budget()))


def solve(
    board: Board,
    resources: SolverResources | None = None,
    progress: SolverProgress | None = None,
    every_move: bool = False,
) -> Solution:
    """Solve a board from its first position."""
    resources, progress = resources or SolverResources(), progress or SolverProgress()
    began = time.perf_counter()
    database = database_for(board, resources, progress)
    built = time.perf_counter()
    table = entries(resources.table(board, database))
    solver = Solver(
        database, board.empty_capture, table, threads=resources.threads, bounds=progress.bounds
    )
    budget = Budget(stopped=progress.stopped)
    progress.stage("search", 0)
    guess = first_guess(solver, board.start, budget)
    margin = solver.value(board.start, guess, budget)
    solved, nodes = time.perf_counter(), solver.nodes
    progress.stage("moves", 0)
    moves = rated_moves(solver, board.start, margin, every_move, budget)
    progress.stage("line", 0)
    line = best_line(solver, board.start, margin, budget)
    return Solution(
        margin,
        tuple((move.pit + 1, worth) for move, worth in moves),
        tuple(move.pit + 1 for move in line),
        nodes,
        {
            "database": built - began,
            "search": solved - built,
            "solved": solved - began,
            "total": time.perf_counter() - began,
        },
        database.plan.stones,
    )


def rated_moves(
    solver: Solver, position: Position, value: int, every_move: bool, budget: Budget
) -> list[tuple[Move, int | None]]:
    """Return the moves of a position of known value, with the values of the best ones.

    With `every_move`, the other moves get their values too.
    """
    rated: list[tuple[Move, int | None]] = []
    for move in solver.moves(position):
        worth: int | None = value if solver.reaches(move, value, budget) else None
        if worth is None and every_move:
            guess = value - 2 - move.won if move.free else move.won - value + 2
            worth = move.worth(solver.value(move.after, guess, budget))
        rated.append((move, worth))
    return rated


def best_line(solver: Solver, position: Position, value: int, budget: Budget) -> Iterator[Move]:
    """Yield the best play of both players to the end."""
    while not position.over:
        for move in solver.likely_moves(position):
            if solver.reaches(move, value, budget):
                break
        else:
            raise AssertionError("some move keeps the value")
        yield move
        value = value - move.won if move.free else move.won - value
        position = move.after
