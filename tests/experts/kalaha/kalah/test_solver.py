"""Solved boards agree with the literature and with plain recursion."""

from __future__ import annotations

import random

import pytest

from cupboard.core.errors import BadOptions
from cupboard.experts.kalaha.kalah.board_solver import Board, SolverProgress, SolverResources, solve
from cupboard.experts.kalaha.kalah.endgame_database import build
from cupboard.experts.kalaha.kalah.packed_board import pack
from cupboard.experts.kalaha.kalah.solver import Position, Solver, Stopped
from cupboard.experts.kalaha.kalah.transposition_table import entries, scrambled
from cupboard.search.budget import Budget
from tests.experts.kalaha.kalah.test_endgame_database import plain

# Margins of the first player for 1–6 stones: standard rules, then with empty capture.
SOLVED = {
    1: ([0, -2, 6, -2, 2, 0], [0, -2, 6, -2, 2, 0]),
    2: ([2, -2, -2, -10, 6, 8], [2, -2, -2, -12, 6, 8]),
    3: ([0, 4, 2, 2, 6, -8], [0, 4, 2, 2, 6, -10]),
    4: ([2, 6, 6, 2, 4, 0], [2, 6, 8, 2, 2, 0]),
    5: ([0, 2, 6, 10], [0, 0, 8, 12]),
    6: ([2, 6, 2], [2, 10, 2]),
}


@pytest.mark.parametrize("pits", SOLVED)
def test_solved_boards(pits: int) -> None:
    for empty, margins in enumerate(SOLVED[pits]):
        for stones, margin in enumerate(margins, start=1):
            board = Board(pits, stones, bool(empty))
            assert solve(board, SolverResources(memory=0.1, database=14)).margin == margin, board


@pytest.mark.parametrize(("empty", "most"), [(False, 1_500_000), (True, 400_000)])
def test_a_good_order_keeps_the_search_small(empty: bool, most: int) -> None:
    """One thread and an empty transposition table visit the same positions every time.

    A bad move order needs ten times as many.
    """
    assert solve(Board(6, 3, empty), SolverResources(database=12, from_disk=False)).nodes < most


def random_position(rng: random.Random, pits: int, stones: int) -> Position:
    laid = [0] * (2 * pits)
    for _ in range(stones):
        laid[rng.randrange(2 * pits)] += 1
    return Position(pack(laid[:pits]), pack(laid[pits:]))


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("covered", [0, 5])
def test_the_search_agrees_with_recursion(empty: bool, threads: int, covered: int) -> None:
    """The test also uses a transposition table so small that it forgets almost everything."""
    rng = random.Random(7)
    solver = Solver(build(4, empty, covered), empty, entries(0), threads=threads)
    for _ in range(40):
        position = random_position(rng, 4, rng.randrange(6, 13))
        value = plain(*position, 4, empty)
        assert solver.value(position, rng.randrange(-12, 13)) == value
        worths = [move.worth(plain(*move.after, 4, empty)) for move in solver.moves(position)]
        assert max(worths, default=value) == value
        for move, worth in zip(solver.moves(position), worths, strict=True):
            assert solver.reaches(move, worth)
            assert not solver.reaches(move, worth + 2)


def test_a_deep_enough_search_is_exact() -> None:
    rng = random.Random(3)
    solver = Solver(build(3, False, 4), False, entries(0))
    for _ in range(30):
        position = random_position(rng, 3, 10)
        assert solver.judge(position, 60, 0) == plain(*position, 3, False)


def test_two_positions_never_share_a_key() -> None:
    rng = random.Random(5)
    seen = {random_position(rng, 6, rng.randrange(72)) for _ in range(20_000)}
    assert len({int(scrambled(*position, 0)) for position in seen}) == len(seen)


def test_best_play_and_every_move() -> None:
    board = Board(4, 4)
    solution = solve(board, SolverResources(threads=2, memory=0.5, database=8), every_move=True)
    assert solution.best == (1,)
    solver = Solver(build(4, False, 8), False, entries(0))
    moves = list(solver.moves(board.start))
    assert [pit for pit, _ in solution.moves] == [1, 2, 3, 4]
    for (_, margin), move in zip(solution.moves, moves, strict=True):
        assert margin == move.worth(solver.value(move.after))
    position, ahead, sign = board.start, 0, 1
    for pit in solution.line:
        move = next(move for move in solver.moves(position) if move.pit == pit - 1)
        ahead += sign * move.won
        sign = sign if move.free else -sign
        position = move.after
    assert position.over
    last = solver.known(position)
    assert last is not None
    assert ahead + sign * last == solution.margin == 2


def test_a_search_stops_when_cancelled() -> None:
    solver = Solver(build(6, False, 4), False, entries(0), threads=2)
    with pytest.raises(Stopped):
        solver.value(Board(6, 6).start, 0, Budget(stopped=lambda: True))
    looks = iter(range(3))
    audience = SolverProgress(stopped=lambda: next(looks, None) is None)
    with pytest.raises(Stopped):
        solve(Board(6, 6), SolverResources(memory=0.1, database=2), audience)


@pytest.mark.parametrize(("pits", "stones"), [(0, 4), (7, 4), (6, 0), (6, 13)])
def test_boards_that_do_not_exist_are_refused(pits: int, stones: int) -> None:
    with pytest.raises(BadOptions):
        Board(pits, stones)


@pytest.mark.parametrize("means", [{"threads": 0}, {"memory": 0.0}, {"database": 29}])
def test_invalid_limits_are_refused(means: dict[str, float]) -> None:
    with pytest.raises(BadOptions):
        SolverResources(**means)  # type: ignore[arg-type]


@pytest.mark.parametrize("stones", [60, 70, 71])
def test_boards_with_more_stones_than_a_bound_can_hold(stones: int) -> None:
    """The only move ends the game, and the opponent gets all remaining stones."""
    solver = Solver(build(6, False, 4), False, entries(0))
    theirs = pack([stones, 0, 0, 0, 0, stones])
    assert solver.value(Position(pack([0, 0, 0, 0, 0, 1]), theirs)) == 1 - 2 * stones
    assert solver.value(Position(pack([0, 0, 0, 0, 0, 2]), theirs)) == -2 * stones


def test_full_pits_are_searched_without_being_stored() -> None:
    """Positions with more than 31 stones in a pit have no key, but their value is still right."""
    position = Position(pack([40, 1]), pack([1, 3]))
    solver = Solver(build(2, False, 3), False, entries(0))
    assert solver.value(position) == plain(*position, 2, False)
