"""Regret matching over one round of Da Capo for three to five players.

The seats play the same round repeatedly against each other, each with regret matching (clipped and
predictive, with larger weights for later iterations). The average strategy is kept.
"""

from __future__ import annotations

import numpy as np

from cupboard.core.jit import compiled
from cupboard.experts.dacapo.solver.multiplayer_rules import LINE
from cupboard.games.dacapo.layout import MAX_SHOWN

CONTENT = 0.0005
"""Tolerance: a round is solved if no seat gains more than this by deviating."""


@compiled
def fold_last(source, target, count, mix, width):  # type: ignore[no-untyped-def]
    """Average out the fastest-changing choice of a tensor; return the new length."""
    length = count // width
    for place in range(length):
        total = 0.0
        for choice in range(width):
            total += source[place * width + choice] * mix[choice]
        target[place] = total
    return length


@compiled
def fold_first(source, count, mix, width):  # type: ignore[no-untyped-def]
    """Average out the slowest-changing choice of a tensor in place; return the new length."""
    length = count // width
    for place in range(length):
        total = 0.0
        for choice in range(width):
            total += source[choice * length + place] * mix[choice]
        source[place] = total
    return length


@compiled
def expect(pays, count, seat, mixes, widths, work):  # type: ignore[no-untyped-def]
    """Write the value of each choice of a seat against the others' mixes to the front of `work`."""
    for number in range(count):
        work[number] = pays[number, seat]
    for other in range(len(widths) - 1, seat, -1):
        count = fold_last(work, work, count, mixes[other], widths[other])
    for other in range(seat):
        count = fold_first(work, count, mixes[other], widths[other])


@compiled
def match(regrets, mix, width):  # type: ignore[no-untyped-def]
    """Write a mix proportional to the positive regrets, or uniform if there are none."""
    total = 0.0
    for choice in range(width):
        total += regrets[choice]
    for choice in range(width):
        mix[choice] = regrets[choice] / total if total > 0.0 else 1.0 / width


@compiled
def regret(work, regrets, next_regrets, mix, width):  # type: ignore[no-untyped-def]
    """Add the regrets, and predict the same regrets for the next iteration."""
    got = 0.0
    for choice in range(width):
        got += work[choice] * mix[choice]
    for choice in range(width):
        missed = work[choice] - got
        regrets[choice] = max(0.0, regrets[choice] + missed)
        next_regrets[choice] = max(0.0, regrets[choice] + missed)


@compiled
def twins(now, out):  # type: ignore[no-untyped-def]
    """Write for each seat the first seat with an equal state.

    Such seats must play alike, because nothing distinguishes them.
    """
    out[0] = 0
    for seat in range(1, len(now)):
        out[seat] = out[seat - 1]
        for field in range(LINE):
            if now[seat, field] != now[seat - 1, field]:
                out[seat] = seat


@compiled
def iterate(pays, count, widths, like, begun, end, regrets, sums, work):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Iterate regret matching on a round; add up the mixes with growing weights."""
    seats = len(widths)
    mixes, next_regrets = np.zeros((seats, MAX_SHOWN)), regrets.copy()
    for turn in range(begun, end):
        for seat in range(seats):
            match(next_regrets[like[seat]], mixes[seat], widths[seat])
        for seat in range(seats):
            for choice in range(widths[seat]):
                sums[seat, choice] += mixes[seat, choice] * (turn + 1)
            if widths[seat] > 1 and like[seat] == seat:
                expect(pays, count, seat, mixes, widths, work)
                regret(work, regrets[seat], next_regrets[seat], mixes[seat], widths[seat])


@compiled
def judge(pays, count, widths, mixes, got, work):  # type: ignore[no-untyped-def]
    """Write each seat's value; return the largest gain from deviating."""
    gain = 0.0
    for seat in range(len(widths)):
        expect(pays, count, seat, mixes, widths, work)
        got[seat], top = 0.0, 0.0
        for choice in range(widths[seat]):
            got[seat] += work[choice] * mixes[seat, choice]
            top = max(top, work[choice])
        gain = max(gain, top - got[seat])
    return gain


@compiled
def solve_round(pays, count, widths, like, passes, patience, value, mix):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Run regret matching until no seat gains more than the tolerance by deviating.

    Stops earlier at the iteration limit. Writes the best mixes found and their values, and returns
    the gain of the best remaining deviation.
    """
    seats = len(widths)
    regrets, sums = np.zeros((seats, MAX_SHOWN)), np.zeros((seats, MAX_SHOWN))
    average, got, work = np.zeros((seats, MAX_SHOWN)), np.zeros(seats), np.zeros(len(pays))
    least = np.inf
    for look in range(patience):
        begun, end = look * passes, (look + 1) * passes
        iterate(pays, count, widths, like, begun, end, regrets, sums, work)
        average[:] = sums / (end * (end + 1) / 2)
        gain = judge(pays, count, widths, average, got, work)
        if gain < least:
            least = gain
            mix[:] = average
            value[:] = got
        if gain <= CONTENT:
            break
    return least
