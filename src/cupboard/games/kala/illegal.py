"""Reasons why a move is illegal: the one rule that forbids it."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from cupboard.core.errors import IllegalMove
from cupboard.games.kala.layout import BONUS, CELL_NAMES, DIRECTIONS, SIDE, STRIDES
from cupboard.games.kala.moves import MAX_KEPT, Sow
from cupboard.games.kala.state import KalaState
from cupboard.games.kala.switched_rules import kernel


def why_not(state: KalaState, move: Sow) -> IllegalMove:
    """Return the reason against an illegal move of the seat to act."""
    return (
        _wrong_length(state, move)
        or _wrong_shape(move)
        or _off_the_board(state, move)
        or _wrong_landing(state, move)
        or _unripe(state, move)
    )


def _wrong_length(state: KalaState, move: Sow) -> IllegalMove | None:
    cells = state.cells()
    beans, steps = kernel.hand(cells), kernel.steps_due(cells)
    if len(move.steps) == steps:
        return None
    if state.phase != BONUS:
        return IllegalMove("kala-wrong-length", rule="KALA-5", beans=beans, steps=steps)
    rule = "KALA-12" if beans == kernel.BONUS_FROM else "KALA-13"
    return IllegalMove("kala-wrong-bonus-length", rule=rule, beans=beans, steps=steps)


def _wrong_shape(move: Sow) -> IllegalMove | None:
    if not set(move.steps) <= set(DIRECTIONS):
        return IllegalMove("kala-no-direction", rule="KALA-5", text=move.steps[:20])
    numbers = [DIRECTIONS.index(step) for step in move.steps]
    bends = [(after - before) % 4 for before, after in pairwise(numbers)]
    if 2 in bends:
        return IllegalMove("kala-path-turns-back", rule="KALA-5", path=move.steps)
    if len(bends) - bends.count(0) > 1:
        return IllegalMove("kala-path-turns-twice", rule="KALA-5", path=move.steps)
    return None


def _off_the_board(state: KalaState, move: Sow) -> IllegalMove | None:
    cell = CELL_NAMES.index(state.at[state.actor])
    fits = all(
        kernel.room(cell, number) >= move.steps.count(step)
        for number, step in enumerate(DIRECTIONS)
    )
    if fits:
        return None
    return IllegalMove(
        "kala-path-leaves-board", rule="KALA-5", path=move.steps, cell=CELL_NAMES[cell]
    )


def end_cell(state: KalaState, move: Sow) -> int:
    """Return the cup that the last bean of a path lands in."""
    cell = CELL_NAMES.index(state.at[state.actor])
    return cell + _distance(move.steps)


@lru_cache(MAX_KEPT)
def _distance(steps: str) -> int:
    return sum(STRIDES[DIRECTIONS.index(step)] for step in steps)


def _wrong_landing(state: KalaState, move: Sow) -> IllegalMove | None:
    last = CELL_NAMES[end_cell(state, move)]
    if last == state.at[1 - state.actor]:
        return _not_beside(last, move.onto)
    if move.onto is None:
        return None
    return IllegalMove("kala-cup-follows-bean", rule="KALA-8", cell=last)


def _not_beside(other: str, onto: str | None) -> IllegalMove | None:
    """KALA-9: return the reason against a landing next to the other's cup, if there is one."""
    if onto is None:
        return IllegalMove("kala-choose-landing", rule="KALA-9", other=other)
    if onto not in CELL_NAMES:
        return IllegalMove("kala-no-such-cup", rule="KALA-1", text=onto[:20])
    if onto == other:
        return IllegalMove("kala-landing-on-cup", rule="KALA-9", other=other)
    if not _neighbours(CELL_NAMES.index(other), CELL_NAMES.index(onto)):
        return IllegalMove("kala-landing-not-next", rule="KALA-9", cell=onto, other=other)
    return None


def _neighbours(one: int, two: int) -> bool:
    files, ranks = abs(one % SIDE - two % SIDE), abs(one // SIDE - two // SIDE)
    return files + ranks == 1


def _unripe(state: KalaState, move: Sow) -> IllegalMove:
    """Return the reason against a harvest, when all else is legal."""
    last = end_cell(state, move)
    beans = kernel.held(state.cells(), last)
    rule = "KALA-11" if CELL_NAMES[last] == state.at[1 - state.actor] else "KALA-10"
    return IllegalMove("kala-not-ripe", rule=rule, cell=CELL_NAMES[last], beans=beans)
