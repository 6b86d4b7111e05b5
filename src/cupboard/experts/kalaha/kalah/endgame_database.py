"""The endgame database: the exact value of every position with few stones in pits.

A value is the player to move's future gain: their further stones minus their opponent's. Finished
positions are included (the remaining stones go to their owner), so the loops need no special cases.
The database is built upwards by the number of stones. Among positions with equally many stones, a
move that stores nothing leads to a row of lower rank, so two plain loops reach every position after
all its successors. Blocks with the same number of stones are independent, so threads can share
them.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import hot
from cupboard.experts.kalaha.kalah.huge_pages import large
from cupboard.experts.kalaha.kalah.packed_board import (
    BYTE,
    LAST,
    LAST_BITS,
    LOW_BYTE,
    MAX_PITS,
    TO_MINE,
    TO_THEIRS,
    again,
    gain,
    total,
)
from cupboard.experts.kalaha.kalah.position_index import IndexLayout, layout, positions
from cupboard.experts.kalaha.kalah.row_tables import (
    AGAIN_AT,
    BEFORE,
    CAPTURE_AT,
    COUNT_AT,
    CROSSED_AT,
    FIELD,
    NO_PIT,
    NO_STEP,
    RANK,
    SPENT,
    STEPPED,
    STORED_AT,
    WITHOUT,
    Rows,
    rows,
)

Values = npt.NDArray[np.int8]


WORST = -128


class Endgame(NamedTuple):
    """A database: values, and their layout."""

    values: Values
    plan: IndexLayout


def build(
    pits: int,
    empty_capture: bool,
    stones: int,
    *,
    threads: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    begun: Values | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Endgame:
    """Build all positions with at most `stones` stones.

    `begun` is a smaller database to continue from. A database that is stopped early ends with the
    stones it has.
    """
    plan, side = layout(pits, stones), rows(pits, stones)
    values = large(positions(pits, stones), np.int8)
    if begun is not None:
        values[: len(begun)] = begun
    for both in range(stones + 1):
        upto = positions(pits, both)
        if begun is None or len(begun) < upto:
            if stopped():
                return Endgame(values, layout(pits, max(both - 1, 0)))
            _fill_layer(values, plan, side, empty_capture, both, threads)
        progress(upto - (positions(pits, both - 1) if both else 0))
    return Endgame(values, plan)


def _fill_layer(
    values: Values, plan: IndexLayout, side: Rows, empty_capture: bool, both: int, threads: int
) -> None:
    """Fill all positions with `both` stones in total, with threads sharing the blocks."""

    def block(few: int) -> None:
        many = both - few
        size = int(plan.rows[few] * plan.rows[many])
        begin = plan.start[many, few]
        second = values[begin : begin + size] if few < many else np.zeros(size, np.int8)
        _fill(values, plan, side, empty_capture, few, many, second)

    # The largest blocks come first, so that no thread is left with one at the end.
    with ThreadPoolExecutor(threads) as crew:
        list(crew.map(block, range(both // 2, -1, -1)))


@hot
def _fill(values, plan, side, empty_capture, few, many, second):  # type: ignore[no-untyped-def]
    """Fill all positions with `few` and `many` stones in the two rows.

    `second` is the matrix in which the larger row moves. For rows of equal size it is the transpose
    of the first one, and kept only while building. For each line, first the smaller row moves, to
    lines above; then the larger, within this line.
    """
    if few == 0:
        _fill_finished(values, plan, many, second)
        return
    for row in range(side.first[few], side.first[few + 1]):
        line = (row - side.first[few]) * plan.rows[many]
        _few_move(values, plan, side, empty_capture, row, few, many, second)
        _many_move(values, plan, side, empty_capture, row, few, many, second, line)


@hot
def _fill_finished(values, plan, many, second):  # type: ignore[no-untyped-def]
    """Fill the positions with an empty row: the other row's stones go to their owner."""
    for at in range(plan.rows[many]):
        values[plan.start[0, many] + at] = -many
        second[at] = many


@hot
def _raise_all(goal, at, count, source, start, sign, won):  # type: ignore[no-untyped-def]
    """Apply a move from every place of a line to the same place of another; vectorises."""
    if sign > 0:
        for place in range(count):
            worth = np.int8(won + source[start + place])
            goal[at + place] = worth if worth > goal[at + place] else goal[at + place]
    else:
        for place in range(count):
            worth = np.int8(won - source[start + place])
            goal[at + place] = worth if worth > goal[at + place] else goal[at + place]


@hot
def _raise_some(goal, at, places, ranks, begin, end, source, start, stride, sign, won):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Apply a move from some places of a line to places that are looked up."""
    for entry in range(begin, end):
        worth = np.int8(won + sign * source[start + stride * ranks[entry]])
        place = at + places[entry]
        goal[place] = worth if worth > goal[place] else goal[place]


@hot
def _few_move(values, plan, side, empty_capture, row, few, many, second):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Apply the moves of the smaller row, against every larger row."""
    line = plan.start[few, many] + (row - side.first[few]) * plan.rows[many]
    for at in range(line, line + plan.rows[many]):
        values[at] = WORST
    for pit in range(plan.pits):
        step = side.step[row, pit]
        if step == NO_STEP:
            continue
        if step >> CAPTURE_AT & NO_PIT == NO_PIT:
            _few_plain(values, plan, side, step, line, many, second)
        elif step >> CROSSED_AT & FIELD:
            for other in range(plan.rows[many]):
                after = side.first[many] + other
                worth = _worth(values, plan, side, empty_capture, row, pit, step, after, many)
                values[line + other] = max(values[line + other], worth)
        else:
            _few_capture(values, plan, side, empty_capture, row, pit, line, many, second)


@hot
def _few_plain(values, plan, side, step, line, many, second):  # type: ignore[no-untyped-def]
    """Apply a step that cannot capture.

    The smaller row stays the smaller one, so lines stay lines.
    """
    crossed, won = step >> CROSSED_AT & FIELD, step >> STORED_AT & FIELD
    mine, count, others = step & RANK, step >> COUNT_AT & FIELD, many + crossed
    width = plan.rows[many]
    if won == 0:
        _raise_all(values, line, width, second, mine * width, -1, 0)
        return
    sign = 1 if step >> AGAIN_AT else -1
    start = plan.start[count, others] if sign > 0 else plan.start[others, count]
    start += mine * plan.rows[others]
    if crossed == 0:
        _raise_all(values, line, width, values, start, sign, won)
        return
    first = side.first[many]
    for other in range(width):
        worth = np.int8(won + sign * values[start + side.given[crossed, first + other]])
        values[line + other] = worth if worth > values[line + other] else values[line + other]


@hot
def _few_capture(values, plan, side, empty_capture, row, pit, line, many, second):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Apply a step that ends in the row's own empty pit without crossing.

    It captures the stones in the opposite pit.
    """
    step = side.step[row, pit]
    opposite = plan.pits - 1 - (step >> CAPTURE_AT & NO_PIT)
    bounds, count = side.bounds[many, opposite], (step >> COUNT_AT & FIELD) - 1
    places = side.sorted[BEFORE]
    if not empty_capture:
        _raise_some(
            values, line, places, places, bounds[0], bounds[2],
            second, (step & RANK) * plan.rows[many], 1, -1, 0,
        )  # fmt: skip
    for prize in range(0 if empty_capture else 1, many + 1):
        begin, end = bounds[2 * prize], bounds[2 * prize + 2]
        if begin < end:
            start = plan.start[many - prize, count]
            start += side.spent[row, pit] * plan.other[many - prize, count]
            _raise_some(
                values, line, places, side.sorted[WITHOUT], begin, end,
                values, start, plan.mover[many - prize, count], -1, prize + 1,
            )  # fmt: skip


@hot
def _many_move(values, plan, side, empty_capture, row, few, many, second, line):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Apply the moves of every larger row against this smaller row."""
    for at in range(line, line + plan.rows[many]):
        second[at] = WORST
    for pit in range(plan.pits):
        bounds = side.bounds[many, pit]
        for held in range(1, many + 1):
            begin, middle, end = bounds[2 * held], bounds[2 * held + 1], bounds[2 * held + 2]
            outcome = _outcome(plan.pits, held, pit)
            crossed = total(TO_THEIRS[plan.pits, held, pit])
            fewer = few + crossed
            if begin == end or fewer + many > plan.stones + crossed:
                continue
            after = side.first[fewer] + side.given[crossed, row]
            opposite = BYTE * ((plan.pits - 1 - (outcome & LAST)) & LAST)
            prize = side.word[after] >> opposite & LOW_BYTE
            if prize > 0 or empty_capture:
                _many_step(
                    values, plan, side, second, line, middle, end, SPENT,
                    side.robbed[opposite // BYTE, after] if middle < end else 0,
                    fewer - prize, many - crossed - gain(outcome) - 1,
                    outcome + ((prize + 1) << LAST_BITS),
                )  # fmt: skip
                end = middle
            _many_step(
                values, plan, side, second, line, begin, end, STEPPED,
                side.given[crossed, row], fewer, many - crossed - gain(outcome), outcome,
            )  # fmt: skip


@hot
def _outcome(pits, held, pit):  # type: ignore[no-untyped-def]
    """Return where a sowing ends and how many stones it stores."""
    return (TO_MINE[pits, held, pit] + (held << BYTE * pit)) >> BYTE * MAX_PITS


@hot
def _many_step(values, plan, side, second, line, begin, end, which, few, fewer, fewest, outcome):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Apply one kind of step of many rows, to a list of rows with `fewest` stones.

    The opposing row has rank `few` and `fewer` stones.
    """
    if begin >= end:
        return
    if again(outcome):
        start = plan.start[fewest, fewer] + few * plan.other[fewest, fewer]
        stride, sign = plan.mover[fewest, fewer], 1
    else:
        start = plan.start[fewer, fewest] + few * plan.mover[fewer, fewest]
        stride, sign = plan.other[fewer, fewest], -1
    _raise_some(
        second, line, side.sorted[BEFORE], side.sorted[which], begin, end,
        values, start, stride, sign, gain(outcome),
    )  # fmt: skip


@hot
def _worth(values, plan, side, empty_capture, row, pit, step, other, others):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Return the value of a row's step against another row."""
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
