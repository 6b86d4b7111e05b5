"""Exact solutions of small zero-sum matrix games, compiled.

Shapley and Snow (1950): if the value of a game is not zero, it has optimal strategies that come
from an invertible square submatrix. A 5×5 game has 251 of them, so all are tried, the small ones
first. There is no pivoting from one to the next, so ties and degenerate games need no special care:
each candidate is judged by what it guarantees in the whole game.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled

MAX_MOVES = 5
"""The most rows or columns."""
EXACT = 1e-14
"""Difference of both sides' guarantees below which a solution is exact."""
SINGULAR = 1e-12
NEGATIVE = -1e-15
LIFT = 1.0
"""Added to all payoffs while solving; they must be greater than minus this."""


def _kernels() -> npt.NDArray[np.int64]:
    """Return every choice of as many rows as columns, as two bit masks, the smallest first."""
    words = sorted(range(1, 1 << MAX_MOVES), key=lambda word: (word.bit_count(), word))
    pairs = [(r, c) for r in words for c in words if r.bit_count() == c.bit_count()]
    return np.array(pairs, dtype=np.int64)


KERNELS = _kernels()


@compiled
def bits(word, out):  # type: ignore[no-untyped-def]
    """Write the places of a word's set bits; return their number."""
    count = 0
    for place in range(MAX_MOVES):
        if word >> place & 1:
            out[count] = place
            count += 1
    return count


@compiled
def swap_up(system, column, size):  # type: ignore[no-untyped-def]
    """Swap the largest number of a column to its pivot; return its size."""
    best = column
    for row in range(column + 1, size):
        if abs(system[row, column]) > abs(system[best, column]):
            best = row
    if best != column:
        for place in range(size + 1):
            kept = system[column, place]
            system[column, place] = system[best, place]
            system[best, place] = kept
    return abs(system[column, column])


@compiled
def eliminate(system, size):  # type: ignore[no-untyped-def]
    """Run Gauss–Jordan elimination with the right side last; return False if it is singular."""
    for column in range(size):
        if swap_up(system, column, size) < SINGULAR:
            return False
        for row in range(size):
            if row != column:
                factor = system[row, column] / system[column, column]
                for place in range(column, size + 1):
                    system[row, place] -= factor * system[column, place]
    for row in range(size):
        system[row, size] /= system[row, row]
    return True


@compiled
def spread(system, size, places, mix):  # type: ignore[no-untyped-def]
    """Write the solution as a mixed strategy; return False if it is none."""
    total = 0.0
    for row in range(size):
        total += system[row, size]
    if total <= 0.0:
        return False
    for row in range(size):
        if system[row, size] / total < NEGATIVE:
            return False
    for place in range(MAX_MOVES):
        mix[place] = 0.0
    for row in range(size):
        # Rounding may leave tiny negative numbers, whose effect on the sum is far below `EXACT`.
        mix[places[row]] = max(system[row, size] / total, 0.0)
    return True


@compiled
def keep(mix, out):  # type: ignore[no-untyped-def]
    """Copy a mix."""
    for place in range(MAX_MOVES):
        out[place] = mix[place]


@compiled
def equalise(game, mine, theirs, size, turned, system, mix):  # type: ignore[no-untyped-def]
    """Write the mix over `theirs` that equalises all of `mine`; return False if there is none."""
    for row in range(size):
        for column in range(size):
            if turned:
                system[row, column] = game[theirs[column], mine[row]] + LIFT
            else:
                system[row, column] = game[mine[row], theirs[column]] + LIFT
        system[row, size] = 1.0
    return eliminate(system, size) and spread(system, size, theirs, mix)


@compiled
def row_guarantee(game, rows, columns, row_mix):  # type: ignore[no-untyped-def]
    """Return the least that the row player gets."""
    least = np.inf
    for column in range(columns):
        pay = 0.0
        for row in range(rows):
            pay += row_mix[row] * game[row, column]
        least = min(least, pay)
    return least


@compiled
def column_guarantee(game, rows, columns, column_mix):  # type: ignore[no-untyped-def]
    """Return the most that the row player gets."""
    most = -np.inf
    for row in range(rows):
        pay = 0.0
        for column in range(columns):
            pay += column_mix[column] * game[row, column]
        most = max(most, pay)
    return most


@compiled
def solve(game, rows, columns, row_mix, column_mix, hint):  # type: ignore[no-untyped-def]
    """Write optimal mixes of a game with payoffs above -1; return its value to the row player.

    Each side keeps the mix with the best guarantee, whatever kernel it came from. `hint[0]` is the
    kernel to try first, and is set to the one that solved the game: neighbours often share it.
    """
    system, mix = np.empty((MAX_MOVES, MAX_MOVES + 1)), np.empty(MAX_MOVES)
    mine, theirs = np.empty(MAX_MOVES, np.int64), np.empty(MAX_MOVES, np.int64)
    low, high = -np.inf, np.inf
    for attempt in range(-1, len(KERNELS)):
        kernel = hint[0] if attempt < 0 else attempt
        if KERNELS[kernel, 0] >= 1 << rows or KERNELS[kernel, 1] >= 1 << columns:
            continue
        size = bits(KERNELS[kernel, 0], mine)
        bits(KERNELS[kernel, 1], theirs)
        if not equalise(game, mine, theirs, size, False, system, mix):
            continue
        most = column_guarantee(game, rows, columns, mix)
        if most < high:
            high = most
            keep(mix, column_mix)
        if not equalise(game, theirs, mine, size, True, system, mix):
            continue
        least = row_guarantee(game, rows, columns, mix)
        if least > low:
            low = least
            keep(mix, row_mix)
        if high - low <= EXACT:
            hint[0] = kernel
            break
    return 0.5 * (low + high)
