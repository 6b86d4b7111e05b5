"""How much one seat can gain against policies that do not move: best responses in Da Capo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.games.dacapo.layout import MOST_SHOWN
from cupboard.search.dacapo.crowd import (
    LINE,
    STOCK,
    Table,
    choices,
    key_of,
    profiles,
    read_key,
    slot_of,
)
from cupboard.search.dacapo.duel import VALUE, Solution
from cupboard.search.dacapo.regret import (
    SLICE,
    Policy,
    expect,
    hashed,
    ordered_states,
    start_key,
    tabulate,
)
from cupboard.search.dacapo.tables import CUPS_0, CUPS_1, LAID, OVER, STOCK_0, STOCK_1

Best = npt.NDArray[np.float64]


# Two players


@njit(cache=True, nogil=True)
def reply(rounds, standing, answers, best, a, b):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """The most the first player gets at the states with these stocks, if the second follows its
    mixes. A state without an answer is none that games lead to."""
    cups, width = best.shape[2], best.shape[4]
    for m in range(cups):
        for n in range(cups):
            for laid in range(width):
                mix = answers[b, a, n, m, width - 1 - laid]
                if np.isnan(mix[VALUE]):
                    continue
                top = 0.0
                for i in range(min(a, MOST_SHOWN)):
                    top = max(top, hope(rounds[a, b, m, n, i], standing, mix, best, b, laid))
                best[a, b, m, n, laid] = top


@njit(cache=True, nogil=True)
def hope(fists, standing, mix, best, b, laid):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """What one choice of the first player leads to on average."""
    total = 0.0
    for j in range(min(b, MOST_SHOWN)):
        to = fists[j]
        place = laid + to[LAID]
        if to[OVER]:
            total += mix[1 + j] * standing[to[CUPS_0], to[CUPS_1], place]
        else:
            total += mix[1 + j] * best[to[STOCK_0], to[STOCK_1], to[CUPS_0], to[CUPS_1], place]
    return total


def gain_of_two(solution: Solution) -> float:
    """What a player who knows the other's mixes gains in chance to win, from the start.

    The seats are alike, so one of them is asked.
    """
    table, answers = solution.table, solution.answers
    best = np.full(answers.shape[:-1], np.nan)
    beans = table.beans
    for total in range(2, 2 * beans + 1):
        for a in range(max(1, total - beans), min(beans, total - 1) + 1):
            reply(table.rounds, table.standing, answers, best, a, total - a)
    start = (beans, beans, 0, 0, table.span)
    return float(best[start] - answers[start][VALUE])


# Three to five


@njit(cache=True, nogil=True)
def reply_in_crowd(told, keys, slots, best, choice, policy, begun, end):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """The most each place of a state gets if all others follow the policy, and how."""
    coarse, coarse_keys, coarse_slots, coarse_mixes = policy
    seats = best.shape[1]
    now, widths = np.zeros((seats, LINE), np.int64), np.zeros(seats, np.int64)
    pays, work = np.zeros((MOST_SHOWN**seats, seats)), np.zeros(MOST_SHOWN**seats)
    mixes, codes = np.zeros((seats, MOST_SHOWN)), np.zeros(seats, np.int64)
    order = np.zeros(seats, np.int64)
    for index in range(begun, end):
        read_key(keys[index], now)
        known = coarse_slots[slot_of(coarse_slots, coarse_keys, key_of(coarse, now, codes, order))]
        for place in range(seats):
            widths[order[place]] = choices(now[order[place], STOCK])
            mixes[order[place]] = coarse_mixes[known, place]
        tabulate(told, now, keys, slots, best, pays)
        for seat in range(seats):
            expect(pays, profiles(now), seat, mixes, widths, work)
            choice[index, seat] = work[: widths[seat]].argmax()
            best[index, seat] = work[choice[index, seat]]


def build(policy: Policy, seats: int, beans: int, told: Table) -> Iterator[Any]:
    """The best response to a policy, as seen through `told`, which may be finer than the policy's
    own table; yields how far it is, and at last (the gain at the start, a policy of choices)."""
    keys: Any = None
    for keys in ordered_states(told, seats, beans):
        if isinstance(keys, float):
            yield keys
    slots = hashed(keys)
    best = np.zeros((len(keys), seats))
    choice = np.zeros((len(keys), seats), np.int8)
    others = (policy.told, policy.keys, hashed(policy.keys), policy.mixes)
    for begun in range(0, len(keys), SLICE):
        end = min(begun + SLICE, len(keys))
        reply_in_crowd(told, keys, slots, best, choice, others, begun, end)
        yield end / len(keys)
    start = int(np.flatnonzero(keys == start_key(seats, beans))[0])
    order = np.argsort(keys)
    greedy = np.eye(MOST_SHOWN, dtype=np.float32)[choice[order]]
    response = Policy(told, keys[order], best[order].astype(np.float32), greedy)
    yield float(best[start, 0] - 1 / seats), response
