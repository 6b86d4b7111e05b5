"""The packed board agrees with the rules kernel on every move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from cupboard.core.jit import compiled
from cupboard.core.kernel import OVER
from cupboard.experts.kalaha.kalah.packed_board import again, gain, pack, sow, total, unpack
from cupboard.games.kalaha import GAME
from cupboard.games.kalaha import rules as kernel
from cupboard.games.kalaha.layout import ACTOR, PHASE, PLAYING

Boards = npt.NDArray[np.int16]


@compiled
def row_of(board: Boards, seat: int, pits: int) -> Any:
    """Return a seat's pits packed into a word."""
    word = 0
    for pit in range(pits):
        word += int(board[seat * pits + pit]) << 8 * pit
    return word


@compiled
def agrees(board: Boards, cells: Boards, rules: Any, empty: bool, move: tuple[int, int]) -> bool:
    """Return whether a move (seat, pit) gives the same result in both implementations."""
    (seat, pit), pits, tail = move, rules.pits, 2 * (rules.pits + 1)
    cells[:] = 0
    cells[: 2 * pits] = board
    cells[tail + ACTOR] = seat
    cells[tail + PHASE] = PLAYING
    kernel.play(cells, rules, pit, None)
    mine, theirs = row_of(board, seat, pits), row_of(board, 1 - seat, pits)
    after, others, outcome = sow(mine, theirs, pit, pits, empty)
    won, lost, turn = gain(outcome), 0, seat if again(outcome) else 1 - seat
    if after == 0 or others == 0:
        won, lost, turn = won + total(after), total(others), OVER
        after = others = 0
    return (
        kernel.actor(cells, rules) == turn
        and cells[2 * pits + seat] == won
        and cells[2 * pits + 1 - seat] == lost
        and row_of(cells, seat, pits) == after
        and row_of(cells, 1 - seat, pits) == others
    )


@compiled
def disagreements(boards: Boards, cells: Boards, rules: Any, empty: bool) -> tuple[int, int]:
    """Return the number of moves played and of differing results.

    Plays every move of every board (pits of both seats) in both implementations, for both seats.
    """
    pits = rules.pits
    moves = wrong = 0
    for board in boards:
        if row_of(board, 0, pits) == 0 or row_of(board, 1, pits) == 0:
            continue
        for cell in range(2 * pits):
            if board[cell] > 0:
                moves += 1
                move = (cell // pits, cell % pits)
                wrong += int(not agrees(board, cells, rules, empty, move))
    return moves, wrong


def compare(boards: Boards, pits: int, stones: int, empty: bool) -> tuple[int, int]:
    options = GAME.options("kalah-empty" if empty else "kalah", pits=pits, stones=stones)
    state = GAME.new(options, 2)
    return disagreements(boards, state.cells(), state.rules, empty)


def all_boards(cells: int, stones: int) -> Iterator[tuple[int, ...]]:
    """Yield every board with at most `stones` stones."""
    if cells == 0:
        yield ()
        return
    for here in range(stones + 1):
        for rest in all_boards(cells - 1, stones - here):
            yield (here, *rest)


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize(("pits", "stones"), [(1, 24), (2, 14), (3, 10), (4, 7), (5, 6), (6, 5)])
def test_every_position_of_small_boards_agrees(pits: int, stones: int, empty: bool) -> None:
    boards = np.array(list(all_boards(2 * pits, stones)), dtype=np.int16)
    moves, wrong = compare(boards, pits, 4, empty)
    assert moves > len(boards) // 2
    assert wrong == 0


@pytest.mark.parametrize("empty", [False, True])
def test_millions_of_positions_agree(empty: bool) -> None:
    rng = np.random.default_rng(2026)
    compared = 0
    for pits, stones in [(6, 4), (6, 6), (6, 12), (5, 12), (4, 6)]:
        shares = rng.dirichlet(np.full(2 * pits, 0.7), 40_000)
        laid = rng.integers(2, 2 * pits * stones + 1, 40_000)
        boards = rng.multinomial(laid, shares).astype(np.int16)
        moves, wrong = compare(boards, pits, stones, empty)
        compared += moves
        assert wrong == 0
    assert compared > 1_000_000


def test_the_comparison_detects_a_difference() -> None:
    """With the other capture rule some results differ."""
    boards = np.array(list(all_boards(6, 6)), dtype=np.int16)
    options = GAME.options("kalah", pits=3)
    state = GAME.new(options, 2)
    moves, wrong = disagreements(boards, state.cells(), state.rules, True)
    assert 0 < wrong < moves


def test_packing_a_row_round_trips() -> None:
    assert unpack(pack([1, 0, 144, 3]), 4) == [1, 0, 144, 3]
    assert total(pack([1, 0, 140, 3])) == 144
