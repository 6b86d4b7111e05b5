"""Proof-number search, depth first (df-pn): who wins a game of win or loss, proven.

Every position has two numbers: how much is at least left to show until it is proven that the seat
to act wins, and that it loses. A position's first number is the smallest among its children, the
second their sum. The search always goes where the least is left to show, stays there until a
threshold says that the rest of the tree has become cheaper, and keeps what it learns in a table.

The search asks that a game always ends (`spec.longest`): then no position can come back, and what
is proven for a position holds wherever it turns up.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.errors import BadOptions, BadPosition
from cupboard.core.game import Game, State
from cupboard.core.kernel import CHANCE, OVER, Kernel
from cupboard.search.insight import PLAIN, UNDECIDED, Insight
from cupboard.search.proof_table import (
    LARGEST,
    MOST_WORTH,
    PROVEN,
    WORTH_BITS,
    Table,
    hashes,
    keep,
    look_up,
    lose_number,
    new_table,
    packed,
    win_number,
)
from cupboard.search.specialise import bind

SEATS = 2

# What is known of each child of the positions on the way down.
ONE, TWO, WORTH, WIN, LOSE, AGAIN, CODE = range(7)
CHILD_FIELDS = 7
# What is known of these positions themselves.
COUNT, WIN_LIMIT, LOSE_LIMIT, CHOSEN, WORK = range(5)
FRAME_FIELDS = 5
# Where the search is.
LEVEL, NODES, STATUS, ROOT_WIN, ROOT_LOSE = range(5)
HEAD_FIELDS = 5

RUNNING, DONE, TIED, CHANCED, TOO_DEEP = range(5)


class Stack(NamedTuple):
    """The way down to where the search is; with it a search can be left and gone on with."""

    head: npt.NDArray[np.int64]
    frames: npt.NDArray[np.int64]
    children: npt.NDArray[np.int64]
    cells: npt.NDArray[np.int16]
    codes: npt.NDArray[np.int16]
    score: npt.NDArray[np.int16]
    words: npt.NDArray[np.uint64]


# Filled in for each game by `_bound`.
agreed: Any = None
actor: Any = None
moves: Any = None
play: Any = None
points: Any = None
key: Any = None
decided: Any = None
guess: Any = None
word_count: int = 0


def winner_of(stack, cells, rules, seat):  # type: ignore[no-untyped-def]
    """The seat that has won or surely wins, or `UNDECIDED`; `seat` is what `actor` says."""
    if seat == CHANCE:
        stack.head[STATUS] = CHANCED
        return 0
    if seat != OVER:
        return decided(cells, rules)
    points(cells, rules, stack.score)
    if stack.score[0] == stack.score[1]:
        stack.head[STATUS] = TIED
    return 0 if stack.score[0] > stack.score[1] else 1


winner: Any = winner_of


def judge_child(stack, level, n, rules, mover):  # type: ignore[no-untyped-def]
    """Play move `n` of a level and write down what the rules and the insight say of the child, as
    numbers of the mover: to prove that it wins, and that it loses."""
    cells, child = stack.cells[level + 1], stack.children[level, n]
    for cell in range(len(cells)):
        cells[cell] = stack.cells[level, cell]
    play(cells, rules, stack.codes[n], None)
    child[CODE] = stack.codes[n]
    child[TWO] = 0
    seat = actor(cells, rules)
    champion = winner(stack, cells, rules, seat)
    if champion != UNDECIDED:
        child[WIN] = 0 if champion == mover else PROVEN
        child[LOSE] = PROVEN - child[WIN]
        return
    child[AGAIN] = 1 if seat == mover else 0
    child[WORTH] = key(cells, rules, stack.words)
    child[ONE], child[TWO] = hashes(stack.words, word_count)
    child[TWO] |= 1
    for_actor, against = guess(cells, rules)
    child[WIN] = for_actor if seat == mover else against
    child[LOSE] = against if seat == mover else for_actor


judge: Any = judge_child


def expand_level(stack, level, rules, table):  # type: ignore[no-untyped-def]
    """Write down all children of a level's position; a winning one is enough.

    First all moves are played, then all children looked up: so the processor fetches their entries
    from memory at the same time."""
    mover = actor(stack.cells[level], rules)
    count = moves(stack.cells[level], rules, stack.codes)
    frame = stack.frames[level]
    frame[COUNT] = count
    for n in range(count):
        judge(stack, level, n, rules, mover)
        if stack.children[level, n, WIN] == 0:
            return
    for n in range(count):
        child = stack.children[level, n]
        if child[TWO] == 0:
            continue
        known = look_up(table, child[ONE], child[TWO], child[WORTH])
        if known != 0:
            win, lose = win_number(known), lose_number(known)
            child[WIN] = win if child[AGAIN] == 1 else lose
            child[LOSE] = lose if child[AGAIN] == 1 else win


expand: Any = expand_level


def weigh(stack, level):  # type: ignore[no-untyped-def]
    """The numbers of a level's position from its children; the child to go to and the number of
    the next best one."""
    best, win, lose, second = -1, PROVEN, 0, PROVEN
    open_children = 0
    for n in range(stack.frames[level, COUNT]):
        child = stack.children[level, n]
        if child[WIN] == 0:
            return n, 0, PROVEN, PROVEN
        if child[LOSE] == 0:
            continue
        open_children += 1
        if MODE == 0:
            lose += child[LOSE]
        else:
            lose = max(lose, child[LOSE])
        if child[WIN] < win:
            best, win, second = n, child[WIN], win
        elif child[WIN] < second:
            second = child[WIN]
    if open_children == 0:
        return -1, PROVEN, 0, PROVEN
    if MODE == 1:
        lose += open_children - 1
    return best, win, min(lose, LARGEST), second

import os
MODE = int(os.environ.get("PN_MODE", "0"))
EPS = int(os.environ.get("PN_EPS", "4"))

weighed: Any = weigh


def descend_to(stack, level, n, lose, second, rules):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Go down to a child with the thresholds at which it must give up."""
    frame, child, below = stack.frames[level], stack.children[level, n], stack.frames[level + 1]
    frame[CHOSEN] = n
    # A little more than the next best child's number: without it two children that are about
    # equally hard would take turns all the time.
    win_limit = min(frame[WIN_LIMIT], second + 1 + second // EPS)
    lose_limit = min(frame[LOSE_LIMIT] - lose + child[LOSE], PROVEN)
    below[WIN_LIMIT] = win_limit if child[AGAIN] == 1 else lose_limit
    below[LOSE_LIMIT] = lose_limit if child[AGAIN] == 1 else win_limit
    below[WORK] = 0
    for cell in range(stack.cells.shape[1]):
        stack.cells[level + 1, cell] = stack.cells[level, cell]
    play(stack.cells[level + 1], rules, child[CODE], None)


descend: Any = descend_to


def ascend_from(stack, level, win, lose, table):  # type: ignore[no-untyped-def]
    """Leave a level: keep what was learnt, and tell the position above."""
    above = stack.frames[level - 1]
    child = stack.children[level - 1, above[CHOSEN]]
    work = stack.frames[level, WORK]
    above[WORK] += work
    keep(table, child[ONE], child[TWO], packed(win, lose, child[WORTH]), work)
    child[WIN] = win if child[AGAIN] == 1 else lose
    child[LOSE] = lose if child[AGAIN] == 1 else win


ascend: Any = ascend_from


def search_on(stack, given, table, budget):  # type: ignore[no-untyped-def]
    """Search `budget` nodes more, or until the root is proven."""
    rules = agreed(given)
    head = stack.head
    level = head[LEVEL]
    end = head[NODES] + budget
    while head[STATUS] == RUNNING and head[NODES] < end:
        best, win, lose, second = weighed(stack, level)
        frame = stack.frames[level]
        if win < frame[WIN_LIMIT] and lose < frame[LOSE_LIMIT]:
            if level + 2 == len(stack.cells):
                head[STATUS] = TOO_DEEP
                break
            descend(stack, level, best, lose, second, rules)
            level += 1
            stack.frames[level, WORK] += 1
            head[NODES] += 1
            expand(stack, level, rules, table)
        elif level == 0:
            head[ROOT_WIN], head[ROOT_LOSE] = win, lose
            head[STATUS] = DONE
        else:
            ascend(stack, level, win, lose, table)
            level -= 1
    head[LEVEL] = level


def _bound(template: Any, game_id: str, kernel: Kernel, insight: Insight, **parts: Any) -> Any:
    names = {
        "key": insight.key,
        "decided": insight.decided,
        "guess": insight.guess,
        **parts,
    }
    copy = FunctionType(template.__code__, {**template.__globals__, **names})
    copy.__qualname__ = f"{template.__qualname__}_{insight.name}"
    return bind(copy, game_id, kernel)


@cache
def _searcher(game_id: str, kernel: Kernel, insight: Insight, width: int) -> Any:
    parts: dict[str, Any] = {"word_count": insight.words(width)}
    for name, template in (
        ("winner", winner_of),
        ("judge", judge_child),
        ("expand", expand_level),
        ("weighed", weigh),
        ("descend", descend_to),
        ("ascend", ascend_from),
        ("search", search_on),
    ):
        parts[name] = _bound(template, game_id, kernel, insight, **parts)
    return parts
