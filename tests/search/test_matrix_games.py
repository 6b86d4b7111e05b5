"""Small matrix games, including degenerate ones, are solved exactly."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import numpy as np
import numpy.typing as npt
import pytest

from cupboard.search.matrix_games import MAX_MOVES, solve

Game = npt.NDArray[np.float64]


def solved(game: Game) -> tuple[float, Game, Game]:
    rows, columns = game.shape
    row_mix, column_mix = np.zeros(MAX_MOVES), np.zeros(MAX_MOVES)
    hint = np.zeros(1, np.int64)
    value = solve(game, rows, columns, row_mix, column_mix, hint)
    assert not row_mix[rows:].any()
    assert not column_mix[columns:].any()
    return value, row_mix[:rows], column_mix[:columns]


def gap(game: Game) -> float:
    """Return the difference between both sides' guarantees; it is 0 for an exact solution."""
    value, row_mix, column_mix = solved(game)
    low, high = float((row_mix @ game).min()), float((game @ column_mix).max())
    for mix in (row_mix, column_mix):
        assert mix.min() >= 0
        assert mix.sum() == pytest.approx(1, abs=1e-12)
    assert low - 1e-12 <= value <= high + 1e-12
    return high - low


KNOWN = [
    ([[0.5]], Fraction(1, 2)),
    ([[1, 0], [0, 1]], Fraction(1, 2)),
    ([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]], Fraction(1, 2)),  # rock, paper, scissors
    ([[1, 0], [0, 0.5]], Fraction(1, 3)),
    ([[0, 0, 0], [0, 0, 0]], Fraction(0)),
    ([[0.25, 1], [0.5, 0.75], [1, 0]], Fraction(3, 5)),  # the first row is dominated
]


@pytest.mark.parametrize(("game", "value"), KNOWN)
def test_games_with_known_values(game: list[list[float]], value: Fraction) -> None:
    found, _, _ = solved(np.array(game, dtype=np.float64))
    assert found == pytest.approx(float(value), abs=1e-14)


def test_random_games_of_every_shape_are_solved() -> None:
    rng = np.random.default_rng(1)
    for rows, columns in product(range(1, MAX_MOVES + 1), repeat=2):
        assert max(gap(rng.random((rows, columns))) for _ in range(20)) < 1e-13


def test_games_full_of_ties_are_solved() -> None:
    rng = np.random.default_rng(2)
    for rows, columns in product(range(1, MAX_MOVES + 1), repeat=2):
        games = (rng.integers(0, 3, (rows, columns)) / 2.0 for _ in range(20))
        assert max(map(gap, games)) < 1e-13


def test_doubled_rows_and_columns_do_no_harm() -> None:
    game = np.array([[1, 0], [0, 0.5]], dtype=np.float64)
    doubled = np.repeat(np.repeat(game, 2, axis=0), 2, axis=1)
    assert solved(doubled)[0] == pytest.approx(1 / 3, abs=1e-14)
    assert gap(doubled) < 1e-14
