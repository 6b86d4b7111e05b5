"""The compiled loop of the proof-number search, bound to a game and its insight.

It has no recursion: the current path is stored in arrays, so a search can pause after any number of
nodes and resume. A node is a position whose moves have all been played.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.kernel import CHANCE, OVER, Cells, Kernel
from cupboard.search.proof_hints import UNDECIDED, ProofHints
from cupboard.search.proof_number_table import (
    LARGEST,
    PROVEN,
    hashes,
    keep,
    look_up,
    lose_number,
    packed,
    win_number,
)
from cupboard.search.templates import instantiate

SEATS = 2

# A child of a position on the path: its two hashes (the second is 0 if no search is needed), its
# worth, the mover's numbers to prove a win and a loss by this move, whether the mover is to act
# again, the move.
ONE, TWO, WORTH, WIN, LOSE, AGAIN, CODE = range(7)
CHILD_FIELDS = 7
# A position on the path: its number of children, the numbers at which to leave it, the child being
# searched, the nodes below it.
COUNT, WIN_LIMIT, LOSE_LIMIT, CHOSEN, WORK = range(5)
FRAME_FIELDS = 5
# The search: its level, its nodes, its status, the numbers of the root.
LEVEL, NODES, STATUS, ROOT_WIN, ROOT_LOSE = range(5)
HEAD_FIELDS = 5

RUNNING, DONE, TIED, CHANCED, TOO_DEEP = range(5)

PATIENCE = 4
"""Switching margin: a child is left when its number exceeds the next best one's by a quarter.

Without this margin the search would keep switching between two children that are about equally
hard.
"""


class Stack(NamedTuple):
    """Current path of a search."""

    head: npt.NDArray[np.int64]
    frames: npt.NDArray[np.int64]
    children: npt.NDArray[np.int64]
    cells: npt.NDArray[np.int16]
    codes: npt.NDArray[np.int16]
    score: npt.NDArray[np.int16]
    words: npt.NDArray[np.uint64]


def new_stack(root: Cells, max_moves: int, levels: int, words: int) -> Stack:
    """Return the stack of a new search; pages of it that are never reached cost nothing."""
    stack = Stack(
        head=np.zeros(HEAD_FIELDS, dtype=np.int64),
        frames=np.zeros((levels, FRAME_FIELDS), dtype=np.int64),
        children=np.zeros((levels, max_moves, CHILD_FIELDS), dtype=np.int64),
        cells=np.zeros((levels, len(root)), dtype=np.int16),
        codes=np.zeros(max_moves, dtype=np.int16),
        score=np.zeros(SEATS, dtype=np.int16),
        words=np.zeros(words, dtype=np.uint64),
    )
    stack.cells[0] = root
    stack.frames[0, WIN_LIMIT] = stack.frames[0, LOSE_LIMIT] = PROVEN
    return stack


# Filled in for each game by `searcher`.
agreed: Any = None
actor: Any = None
moves: Any = None
play: Any = None
points: Any = None
key: Any = None
decided: Any = None
guess: Any = None
key_words: int = 0
winner: Any = None
step: Any = None
judge: Any = None
expand: Any = None
weigh: Any = None
descend: Any = None
ascend: Any = None


def _winner(stack, cells, rules, seat):  # type: ignore[no-untyped-def]
    """Return the actual or certain winner, or `UNDECIDED`; `seat` is the result of `actor`."""
    if seat == CHANCE:
        stack.head[STATUS] = CHANCED
        return 0
    if seat != OVER:
        return decided(cells, rules)
    points(cells, rules, stack.score)
    if stack.score[0] == stack.score[1]:
        stack.head[STATUS] = TIED
    return 0 if stack.score[0] > stack.score[1] else 1


def _step(stack, level, code, rules):  # type: ignore[no-untyped-def]
    """Play a move; the next level holds the resulting position."""
    cells = stack.cells[level + 1]
    for cell in range(len(cells)):
        cells[cell] = stack.cells[level, cell]
    play(cells, rules, code, None)


def _judge(stack, level, n, rules, mover):  # type: ignore[no-untyped-def]
    """Play a move and write what the rules and the insight know of the child."""
    cells, child = stack.cells[level + 1], stack.children[level, n]
    child[CODE] = stack.codes[n]
    step(stack, level, child[CODE], rules)
    child[TWO] = 0
    seat = actor(cells, rules)
    champion = winner(stack, cells, rules, seat)
    if champion != UNDECIDED:
        child[WIN] = 0 if champion == mover else PROVEN
        child[LOSE] = PROVEN - child[WIN]
        return
    child[AGAIN] = 1 if seat == mover else 0
    child[WORTH] = key(cells, rules, stack.words)
    child[ONE], child[TWO] = hashes(stack.words, key_words)
    for_actor, against = guess(cells, rules)
    child[WIN] = for_actor if seat == mover else against
    child[LOSE] = against if seat == mover else for_actor


def _expand(stack, level, rules, table):  # type: ignore[no-untyped-def]
    """Write all children of a position, or stop at a winning one.

    All moves are played first and all children looked up afterwards, so that the processor fetches
    their entries from memory at the same time.
    """
    mover = actor(stack.cells[level], rules)
    count = moves(stack.cells[level], rules, stack.codes)
    stack.frames[level, COUNT] = count
    for n in range(count):
        judge(stack, level, n, rules, mover)
        if stack.children[level, n, WIN] == 0:
            stack.frames[level, COUNT] = n + 1
            return
    for n in range(count):
        child = stack.children[level, n]
        known = 0
        if child[TWO] != 0:
            known = look_up(table, child[ONE], child[TWO], child[WORTH])
        if known != 0:
            win, lose = win_number(known), lose_number(known)
            child[WIN] = win if child[AGAIN] == 1 else lose
            child[LOSE] = lose if child[AGAIN] == 1 else win


def _weigh(stack, level):  # type: ignore[no-untyped-def]
    """Return the child to search, the position's numbers and the next best child's number."""
    best, win, lose, second = -1, PROVEN, 0, PROVEN
    for n in range(stack.frames[level, COUNT]):
        child = stack.children[level, n]
        if child[WIN] == 0:
            return n, 0, PROVEN, PROVEN
        lose += child[LOSE]
        if child[WIN] < win:
            best, win, second = n, child[WIN], win
        elif child[WIN] < second:
            second = child[WIN]
    return best, win, min(lose, LARGEST), second


def _descend(stack, level, n, lose, second):  # type: ignore[no-untyped-def]
    """Set the numbers at which a child must be left."""
    frame, child, below = stack.frames[level], stack.children[level, n], stack.frames[level + 1]
    frame[CHOSEN] = n
    win_limit = min(frame[WIN_LIMIT], second + 1 + second // PATIENCE)
    lose_limit = min(frame[LOSE_LIMIT] - lose + child[LOSE], PROVEN)
    below[WIN_LIMIT] = win_limit if child[AGAIN] == 1 else lose_limit
    below[LOSE_LIMIT] = lose_limit if child[AGAIN] == 1 else win_limit
    below[WORK] = 1
    stack.head[NODES] += 1
    if level + 3 >= len(stack.cells):
        stack.head[STATUS] = TOO_DEEP


def _ascend(stack, level, win, lose, table):  # type: ignore[no-untyped-def]
    """Leave a position: store its numbers, and pass them to the position above."""
    above = stack.frames[level - 1]
    child = stack.children[level - 1, above[CHOSEN]]
    work = stack.frames[level, WORK]
    above[WORK] += work
    keep(table, child[ONE], child[TWO], packed(win, lose, child[WORTH]), work)
    child[WIN] = win if child[AGAIN] == 1 else lose
    child[LOSE] = lose if child[AGAIN] == 1 else win


def _search(stack, given, table, budget):  # type: ignore[no-untyped-def]
    """Search up to `budget` more nodes, or until the root is proven."""
    rules, head = agreed(given), stack.head
    level, end = head[LEVEL], head[NODES] + budget
    if head[NODES] == 0 and budget > 0:
        head[NODES] = 1
        expand(stack, 0, rules, table)
    while head[STATUS] == RUNNING:
        best, win, lose, second = weigh(stack, level)
        frame = stack.frames[level]
        if win < frame[WIN_LIMIT] and lose < frame[LOSE_LIMIT]:
            if head[NODES] >= end:
                break
            descend(stack, level, best, lose, second)
            step(stack, level, stack.children[level, best, CODE], rules)
            level += 1
            expand(stack, level, rules, table)
        elif level > 0:
            ascend(stack, level, win, lose, table)
            level -= 1
        else:
            head[STATUS], head[ROOT_WIN], head[ROOT_LOSE] = DONE, win, lose
    head[LEVEL] = level


TEMPLATES = (
    ("winner", _winner),
    ("step", _step),
    ("judge", _judge),
    ("expand", _expand),
    ("weigh", _weigh),
    ("descend", _descend),
    ("ascend", _ascend),
    ("search", _search),
)


@cache
def searcher(game_id: str, kernel: Kernel, insight: ProofHints, width: int) -> Any:
    """Return the loop (stack, rules, table, budget) → None, compiled for a game and an insight.

    Each part is bound to the parts before it.
    """
    names: dict[str, Any] = {
        "key": insight.key,
        "decided": insight.decided,
        "guess": insight.guess,
        "key_words": insight.key_words(width),
    }
    for name, template in TEMPLATES:
        assert isinstance(template, FunctionType)
        part = FunctionType(template.__code__, {**template.__globals__, **names})
        part.__qualname__ = f"proof{template.__qualname__}_{insight.name}"
        names[name] = instantiate(part, game_id, kernel)
    return names["search"]
