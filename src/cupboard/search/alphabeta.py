"""Alpha-beta over any compiled game, as a loop that can be interrupted after any position.

Values are those of one seat, `me`: that seat takes the best move and every other seat the worst for
it. The same seat may move several times in a row, so there is no changing of signs. With more than
two seats this is the paranoid search: all against one.

Every pass asks one question only, "is it worth at least `gamma`?" (a null window), and the driver
in `deepening` homes in on the value with a handful of them (MTD(f)). The tree lies in arrays, one
row a level: a pass stops after so many positions and goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.core.kernel import CHANCE, OVER, Cells, Kernel
from cupboard.search.playouts import copy_to
from cupboard.search.primitives import primitives
from cupboard.search.specialise import bind
from cupboard.search.transposition import (
    INFINITY,
    NO_MOVE,
    TO_THE_END,
    Words,
    code_of,
    depth_of,
    find,
    keep,
    key_of,
    lower_of,
    mixers,
    pack,
    upper_of,
)

compiled = njit(cache=True, nogil=True)

# Fields of a level.
MINE = 0
"""1 where `me` is to move"""
DEPTH = 1
"""moves still to be looked at"""
COUNT = 2
NEXT = 3
"""the next move to try; -1 before the position was looked at"""
BEST = 4
BEST_CODE = 5
HORIZON = 6
"""1 where the value rests on an estimate somewhere below"""
OLD = 7
"""what the table knew, or 0"""
FIELDS = 8

# Fields of the whole search.
LEVEL = 0
VALUE = 1
RESTS_ON_ESTIMATE = 2
AGAIN = 3
"""what it promises to be on move again"""
CONTROLS = 4


class Tree(NamedTuple):
    """Everything a search writes to."""

    cells: Cells
    """the position at each level"""
    children: Cells
    """the positions after each move of each level"""
    codes: Cells
    """the moves of each level, best guess first"""
    promise: npt.NDArray[np.int64]
    """how good each of them looks"""
    nodes: npt.NDArray[np.int64]
    keys: Words
    control: npt.NDArray[np.int64]
    score: Cells
    factors: Words
    table_keys: Words
    table_words: npt.NDArray[np.int64]


def make_tree(width: int, seats: int, most_moves: int, levels: int, table_bits: int) -> Tree:
    """The arrays for a search of so many levels."""
    return Tree(
        cells=np.zeros((levels, width), dtype=np.int16),
        children=np.zeros((levels, most_moves, width), dtype=np.int16),
        codes=np.zeros((levels, most_moves), dtype=np.int16),
        promise=np.zeros((levels, most_moves), dtype=np.int64),
        nodes=np.zeros((levels, FIELDS), dtype=np.int64),
        keys=np.zeros(levels, dtype=np.uint64),
        control=np.zeros(CONTROLS, dtype=np.int64),
        score=np.zeros(seats, dtype=np.int16),
        factors=mixers(width),
        table_keys=np.zeros(1 << table_bits, dtype=np.uint64),
        table_words=np.zeros(1 << table_bits, dtype=np.int64),
    )


# Filled in for each game by `specialise.bind`.
agreed: Any = None
act: Any = None
listed: Any = None
turn: Any = None
count_points: Any = None
evaluate: Any = None
final: Any = None
worth: Any = None
expand: Any = None
leaves: Any = None
enter: Any = None


# The templates, innermost first. `bind` fills in the names above.


def final_template(cells, rules, me, scale, score):  # type: ignore[no-untyped-def]
    """What a finished game is worth: the own points minus those of the best other seat."""
    count_points(cells, rules, score)
    best = -INFINITY
    for seat in range(len(score)):
        if seat != me:
            best = max(best, int(score[seat]))
    return (int(score[me]) - best) * scale


def worth_template(cells, rules, me, scale, score):  # type: ignore[no-untyped-def]
    """What a position is worth without looking ahead."""
    if turn(cells, rules) == OVER:
        return final(cells, rules, me, scale, score)
    return evaluate(cells, rules, me)


def expand_template(tree, rules, level, me, scale):  # type: ignore[no-untyped-def]
    """Make every move of a level once, and put what promises most first: the table's move, then
    by the value after it, where to move again is worth something by itself."""
    node = tree.nodes[level]
    codes, promise, children = tree.codes[level], tree.promise[level], tree.children[level]
    seat = turn(tree.cells[level], rules)
    sign = 1 if seat == me else -1
    known = code_of(node[OLD]) if node[OLD] != 0 else NO_MOVE
    count = listed(tree.cells[level], rules, codes)
    for n in range(count):
        child = children[n]
        copy_to(child, tree.cells[level])
        act(child, rules, codes[n])
        promise[n] = sign * worth(child, rules, me, scale, tree.score) * 2
        if turn(child, rules) == seat:
            promise[n] += tree.control[AGAIN] * 2
        if codes[n] == known:
            promise[n] = 4 * INFINITY * 2
    node[COUNT] = count
    node[NEXT] = 0
    node[MINE] = sign
    node[BEST] = -INFINITY * sign
    node[BEST_CODE] = NO_MOVE
    node[HORIZON] = 0
    return count


def leaves_template(tree, rules, level, me, scale, gamma):  # type: ignore[no-untyped-def]
    """The value of a position one move above the horizon; returns how many moves it looked at."""
    node, child = tree.nodes[level], tree.cells[level + 1]
    seat = turn(tree.cells[level], rules)
    mine = seat == me
    node[BEST] = -INFINITY if mine else INFINITY
    node[HORIZON] = 0
    count = listed(tree.cells[level], rules, tree.codes[level])
    # Backwards: by custom the moves a kernel lists last are those nearest the goal.
    for n in range(count - 1, -1, -1):
        copy_to(child, tree.cells[level])
        act(child, rules, tree.codes[level, n])
        estimated = int(turn(child, rules) != OVER)
        value = worth(child, rules, me, scale, tree.score)
        if settle(node, int(tree.codes[level, n]), value, estimated, mine, gamma):
            return count - n
    return count


def enter_template(tree, rules, level, me, scale, gamma):  # type: ignore[no-untyped-def]
    """Look at a position for the first time. Its value is found at once, or its moves are listed;
    returns how many positions were looked at."""
    node, cells = tree.nodes[level], tree.cells[level]
    seat = turn(cells, rules)
    if seat == OVER:
        finish(tree, level, final(cells, rules, me, scale, tree.score), 0)
        return 1
    if node[DEPTH] <= 0 or seat == CHANCE:
        finish(tree, level, evaluate(cells, rules, me), 1)
        return 1
    tree.keys[level] = key_of(cells, tree.factors)
    node[OLD] = find(tree.table_keys, tree.table_words, tree.keys[level])
    if level > 0 and known_enough(tree, level, gamma):
        return 1
    if node[DEPTH] == 1 and level > 0:
        looked = leaves(tree, rules, level, me, scale, gamma)
        remember(tree, level, gamma)
        finish(tree, level, node[BEST], node[HORIZON])
        return looked + 1
    return expand(tree, rules, level, me, scale)


def search_template(tree, given, me, scale, gamma, budget):  # type: ignore[no-untyped-def]
    """Go on with a pass for at most `budget` positions; returns how many it looked at. The pass is
    complete when `control[LEVEL]` is -1."""
    rules = agreed(given)
    spent = 0
    most = tree.codes.shape[1] + 1
    while tree.control[LEVEL] >= 0 and spent + most <= budget:
        level = tree.control[LEVEL]
        node = tree.nodes[level]
        if node[NEXT] < 0:
            spent += enter(tree, rules, level, me, scale, gamma)
        elif node[NEXT] >= node[COUNT]:
            remember(tree, level, gamma)
            finish(tree, level, node[BEST], node[HORIZON])
        else:
            descend(tree, level)
        # What is finished tells the level above, which may then be finished too.
        settle_finished(tree, gamma)
    return spent


# What needs no rules.


@compiled
def settle(node: Any, code: int, value: int, estimated: int, mine: bool, gamma: int) -> bool:
    """Take a move's value into account; true if it answers the question for its position."""
    if (value > node[BEST]) if mine else (value < node[BEST]):
        node[BEST] = value
        node[BEST_CODE] = code
    answered = (value >= gamma) if mine else (value < gamma)
    # An answer rests on the move that gives it alone; no answer rests on all of them.
    node[HORIZON] = estimated if answered else node[HORIZON] | estimated
    return bool(answered)


@compiled
def known_enough(tree: Any, level: int, gamma: int) -> bool:
    """Does the table answer the question? Then the level is finished with its bound."""
    node = tree.nodes[level]
    word = node[OLD]
    if word == 0 or depth_of(word) < node[DEPTH]:
        return False
    rests = 0 if depth_of(word) == TO_THE_END else 1
    if lower_of(word) >= gamma:
        finish(tree, level, lower_of(word), rests)
        return True
    if upper_of(word) < gamma:
        finish(tree, level, upper_of(word), rests)
        return True
    return False


@compiled
def remember(tree: Any, level: int, gamma: int) -> None:
    """Put a level's answer into the table, beside the bound that is known there already."""
    node = tree.nodes[level]
    depth = node[DEPTH] if node[HORIZON] else TO_THE_END
    lower, upper = -INFINITY, INFINITY
    old = node[OLD]
    if old != 0 and depth_of(old) == depth:
        lower, upper = lower_of(old), upper_of(old)
    if node[BEST] >= gamma:
        lower = node[BEST]
    else:
        upper = node[BEST]
    word = pack(lower, upper, depth, node[BEST_CODE])
    keep(tree.table_keys, tree.table_words, tree.keys[level], word)


@compiled
def finish(tree: Any, level: int, value: int, estimated: int) -> None:
    """The value of a level is found; the level above will take it."""
    tree.control[VALUE] = value
    tree.control[RESTS_ON_ESTIMATE] = estimated
    tree.control[LEVEL] = level - 1
    if level > 0:
        tree.nodes[level, NEXT] = -2


@compiled
def settle_finished(tree: Any, gamma: int) -> None:
    level = tree.control[LEVEL]
    if level < 0 or tree.nodes[level + 1, NEXT] != -2:
        return
    tree.nodes[level + 1, NEXT] = -1
    node = tree.nodes[level]
    code = int(tree.codes[level, node[NEXT] - 1])
    value, estimated = tree.control[VALUE], tree.control[RESTS_ON_ESTIMATE]
    if settle(node, code, value, estimated, node[MINE] > 0, gamma):
        node[NEXT] = node[COUNT]


@compiled
def descend(tree: Any, level: int) -> None:
    """Go to the most promising move that is left, one level down."""
    node = tree.nodes[level]
    first = node[NEXT]
    best = first
    for n in range(first + 1, node[COUNT]):
        if tree.promise[level, n] >= tree.promise[level, best]:
            best = n
    swap(tree, level, first, best)
    node[NEXT] = first + 1
    below = tree.nodes[level + 1]
    below[NEXT] = -1
    below[DEPTH] = node[DEPTH] - 1
    tree.control[LEVEL] = level + 1


@compiled
def swap(tree: Any, level: int, first: int, best: int) -> None:
    """Bring a move to the front of those that are left, its position to the level below."""
    copy_to(tree.cells[level + 1], tree.children[level, best])
    if first == best:
        return
    copy_to(tree.children[level, best], tree.children[level, first])
    codes, promise = tree.codes[level], tree.promise[level]
    codes[first], codes[best] = codes[best], codes[first]
    promise[first], promise[best] = promise[best], promise[first]


@cache
def searcher(game_id: str, kernel: Kernel, judge: Callable[..., int]) -> Any:
    """The compiled search of a game with an evaluation."""
    name, basic = f"{game_id}_{judge.__name__}", primitives(game_id, kernel)
    names = {"evaluate": judge, "act": basic.act, "listed": basic.listed, "turn": basic.turn}

    def made(template: Callable[..., Any], **more: Any) -> Any:
        return bind(template, name, kernel, count_points=basic.count, **names, **more)

    last = made(final_template)
    value = made(worth_template, final=last)
    expanded = made(expand_template, worth=value)
    below = made(leaves_template, worth=value)
    entered = made(enter_template, final=last, expand=expanded, leaves=below)
    return made(search_template, enter=entered)
