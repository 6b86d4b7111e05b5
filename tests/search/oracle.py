"""A brute-force solver to check proofs against, without a table, domain knowledge or scores."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from cupboard.core.kernel import OVER, Cells
from cupboard.core.types import Act, Played, Resolved
from cupboard.experts.kala.proof_hints import turned
from cupboard.games.kala import GAME, KalaState
from cupboard.games.kala.layout import ACTOR, AT, CELLS, CUP, FIELD, STORE
from cupboard.search.templates import instantiate

DEPTH = 400

# Set by `bind`.
agreed: Any = None
actor: Any = None
moves: Any = None
play: Any = None
points: Any = None


def try_all(given, cells, codes, left, score):  # type: ignore[no-untyped-def]
    """Return the winner from `cells[0]`; -2 means an error in the rules."""
    rules = agreed(given)
    level, found = 0, -1
    left[0] = moves(cells[0], rules, codes[0])
    while level >= 0:
        mover = actor(cells[level], rules)
        if found == mover or left[level] == 0:
            found = mover if found == mover else 1 - mover
            level -= 1
            continue
        left[level] -= 1
        for cell in range(cells.shape[1]):
            cells[level + 1, cell] = cells[level, cell]
        play(cells[level + 1], rules, codes[level, left[level]], None)
        found = -1
        if actor(cells[level + 1], rules) == OVER:
            points(cells[level + 1], rules, score)
            found = 0 if score[0] > score[1] else 1
            continue
        level += 1
        left[level] = moves(cells[level], rules, codes[level])
    return found


@cache
def _solver() -> Any:
    assert GAME.kernel is not None
    return instantiate(try_all, "kala", GAME.kernel)


def winner_of(state: KalaState, cells: Cells | None = None) -> int:
    """Return the winner from a state, or from changed cells of it."""
    rows = np.zeros((DEPTH, len(state.cells())), dtype=np.int16)
    rows[0] = state.cells() if cells is None else cells
    codes = np.zeros((DEPTH, GAME.kernel.max_moves), dtype=np.int16)
    left, score = np.zeros(DEPTH, dtype=np.int64), np.zeros(2, dtype=np.int16)
    return int(_solver()(state.rules, rows, codes, left, score))


def begun(**choices: Any) -> KalaState:
    state = GAME.new(GAME.options(**choices), 2)
    return GAME.apply(state, Resolved("lot", 0)).state


def random_positions(seed: int, count: int, most_beans: int, **choices: Any) -> Iterator[KalaState]:
    """Yield positions of random games with few beans left to sow, including bonus moves."""
    rng = random.Random(seed)
    while count:
        state = begun(**choices)
        while isinstance(turn := GAME.turn(state), Act):
            if not state.bank_open and sum(state.stores) <= most_beans:
                count -= 1
                yield state
                break
            move = GAME.legal(state, turn.seats[0]).sample(rng)
            state = GAME.apply(state, Played(turn.seats[0], move)).state


def mirrored(cells: Cells, symmetry: int, exchange: bool) -> Cells:
    """Return the position turned or mirrored, with the colours swapped if `exchange` is set."""
    result = cells.copy()
    for cell in range(CELLS):
        result[FIELD + turned(cell, symmetry)] = cells[FIELD + cell]
    for seat in range(2):
        source = 1 - seat if exchange else seat
        result[AT + seat] = turned(int(cells[AT + source]), symmetry)
        result[CUP + seat] = cells[CUP + source]
        result[STORE + seat] = cells[STORE + source]
    result[ACTOR] = 1 - cells[ACTOR] if exchange else cells[ACTOR]
    return result


def state_with(state: KalaState, cells: Cells) -> KalaState:
    return KalaState(state.options, state.seats, cells.tobytes())
