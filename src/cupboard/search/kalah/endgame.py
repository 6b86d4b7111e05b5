"""The endgame database: the exact value of every position with few stones in pits.

A value is what the player to move gains from here on: his further stones minus the other's. Finished
positions are in it too (the stones left go to their owner), so that the loops need no exceptions.
It is built upwards by the number of stones. Among positions with equally many, a move that brings
nothing into a store leads to a row of lower rank, so that two plain loops meet every position after
all it can lead to. Blocks of one number of stones don't ask each other: threads share them.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.search.kalah.memory import large
from cupboard.search.kalah.packed import BYTE, LOW_BYTE
from cupboard.search.kalah.ranking import Layout, layout, positions
from cupboard.search.kalah.rows import (
    AGAIN_AT,
    CAPTURE_AT,
    COUNT_AT,
    CROSSED_AT,
    FIELD,
    NO_PIT,
    NO_STEP,
    RANK,
    STORED_AT,
    Rows,
    rows,
)

Values = npt.NDArray[np.int8]
Progress = Callable[[int], None]

switches: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False}
compiled = njit(**switches)

WORST = -128


class Endgame(NamedTuple):
    """A database: values, and where each stands."""

    values: Values
    plan: Layout


def nothing(pits: int) -> Endgame:
    """A database of the finished game alone."""
    return Endgame(np.zeros(1, dtype=np.int8), layout(pits, 0))


def build(  # noqa: PLR0913 - the last two are named choices
    pits: int,
    empty_capture: bool,
    stones: int,
    *,
    threads: int = 1,
    progress: Progress = lambda done: None,
    begun: Values | None = None,
) -> Endgame:
    """All positions with at most so many stones. `begun` is a smaller database to go on from."""
    plan, side = layout(pits, stones), rows(pits, stones)
    values = large(positions(pits, stones), np.int8)
    if begun is not None:
        values[: len(begun)] = begun
    with ThreadPoolExecutor(threads) as crew:
        for both in range(stones + 1):
            if begun is not None and positions(pits, both) <= len(begun):
                progress(positions(pits, both) - positions(pits, both - 1) if both else 1)
                continue

            def block(few: int, both: int = both) -> None:
                _fill(values, plan, side, empty_capture, few, both - few)
                size = int(plan.rows[few] * plan.rows[both - few])
                progress(size if few * 2 == both else 2 * size)

            # The largest blocks first, so that no thread is left with one at the end.
            list(crew.map(block, range(both // 2, -1, -1)))
    return Endgame(values, plan)


@compiled
def _fill(values, plan, side, empty_capture, few, many):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """All positions with so many stones in the two rows, either player to move."""
    if few == 0:
        _fill_finished(values, plan, many)
    elif few == many:
        for row in range(side.first[few], side.first[few + 1]):
            for other in range(side.first[few], row + 1):
                _settle(values, plan, side, empty_capture, row, few, other, few)
                _settle(values, plan, side, empty_capture, other, few, row, few)
    else:
        for row in range(side.first[few], side.first[few + 1]):
            _fill_line(values, plan, side, empty_capture, row, few, many)
            for other in range(side.first[many], side.first[many + 1]):
                _settle(values, plan, side, empty_capture, other, many, row, few)


@compiled
def _fill_finished(values, plan, many):  # type: ignore[no-untyped-def]
    """One row is empty: the stones of the other go to their owner."""
    for at in range(plan.rows[many]):
        values[plan.start[0, many] + at] = -many
        values[plan.start[many, 0] + at] = many


@compiled
def _settle(values, plan, side, empty_capture, row, count, other, others):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """The value of one position from those it leads to."""
    best = WORST
    for pit in range(plan.pits):
        step = side.step[row, pit]
        if step != NO_STEP:
            best = max(
                best,
                _worth(values, plan, side, empty_capture, row, pit, step, other, others),
            )
    at = plan.start[count, others]
    at += (row - side.first[count]) * plan.mover[count, others]
    at += (other - side.first[others]) * plan.other[count, others]
    values[at] = best


@compiled
def _worth(values, plan, side, empty_capture, row, pit, step, other, others):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """What a step of a row is worth against another row."""
    crossed = step >> CROSSED_AT & FIELD
    mine, count = step & RANK, step >> COUNT_AT & FIELD
    won = step >> STORED_AT & FIELD
    theirs, others = side.given[crossed, other], others + crossed
    lone = step >> CAPTURE_AT & NO_PIT
    if lone != NO_PIT:
        opposite = plan.pits - 1 - lone
        after = side.first[others] + theirs
        prize = side.word[after] >> BYTE * opposite & LOW_BYTE
        if prize > 0 or empty_capture:
            mine, count, won = side.spent[row, pit], count - 1, won + prize + 1
            theirs, others = side.robbed[opposite, after], others - prize
    if step >> AGAIN_AT:
        at = plan.start[count, others]
        at += mine * plan.mover[count, others] + theirs * plan.other[count, others]
        return won + values[at]
    at = plan.start[others, count]
    at += theirs * plan.mover[others, count] + mine * plan.other[others, count]
    return won - values[at]


@compiled
def _fill_line(values, plan, side, empty_capture, row, few, many):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """The smaller row moves, against every larger row there is: most steps lead from a whole line
    of the matrix to a whole line, which goes by vectors."""
    line = plan.start[few, many] + (row - side.first[few]) * plan.rows[many]
    for at in range(line, line + plan.rows[many]):
        values[at] = WORST
    for pit in range(plan.pits):
        step = side.step[row, pit]
        if step == NO_STEP:
            continue
        if step >> CAPTURE_AT & NO_PIT != NO_PIT:
            for other in range(plan.rows[many]):
                worth = _worth(
                    values, plan, side, empty_capture, row, pit, step,
                    side.first[many] + other, many,
                )
                values[line + other] = max(values[line + other], worth)
        else:
            _plain_step(values, plan, side, step, line, many)


@compiled
def _plain_step(values, plan, side, step, line, many):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """A step that cannot capture. The smaller row stays the smaller one: lines stay lines."""
    crossed = step >> CROSSED_AT & FIELD
    mine, count = step & RANK, step >> COUNT_AT & FIELD
    won, others = step >> STORED_AT & FIELD, many + crossed
    if step >> AGAIN_AT:
        source = plan.start[count, others] + mine * plan.rows[others]
        sign = 1
    else:
        source = plan.start[others, count] + mine * plan.rows[others]
        sign = -1
    if crossed:
        first = side.first[many]
        for other in range(plan.rows[many]):
            worth = won + sign * values[source + side.given[crossed, first + other]]
            values[line + other] = max(values[line + other], worth)
    else:
        for other in range(plan.rows[many]):
            worth = won + sign * values[source + other]
            values[line + other] = max(values[line + other], worth)
