"""Alpha-beta search over any compiled game, as a loop that can pause after any position.

Values are those of one seat, `me`: that seat takes the best move, and every other seat the worst
for it. The same seat may move several times in a row, so signs do not alternate. With more than two
seats this is paranoid search.

Every pass is a null-window search that asks whether the value is at least `gamma`. The driver in
`deepening` finds the value with a few passes (MTD(f)). The tree is stored in arrays, one row per
level, so that a pass can stop after some positions and resume.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled
from cupboard.core.kernel import CHANCE, OVER, Cells, Kernel
from cupboard.search.kernel_calls import primitives
from cupboard.search.playouts import copy_to
from cupboard.search.templates import instantiate
from cupboard.search.transposition_table import (
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

# Fields of a level
MINE = 0
"""1 if `me` is to move"""
DEPTH = 1
"""remaining depth in moves"""
COUNT = 2
NEXT = 3
"""the next move to try; -1 before the position is expanded"""
BEST = 4
BEST_CODE = 5
HORIZON = 6
"""1 if the value depends on an estimate below"""
OLD = 7
"""the table's entry, or 0"""
FIELDS = 8

# Fields of the whole search
LEVEL = 0
VALUE = 1
RESTS_ON_ESTIMATE = 2
AGAIN = 3
"""ordering bonus for moving again"""
CONTROLS = 4


class Tree(NamedTuple):
    """Arrays that a search writes to."""

    cells: Cells
    """the position at each level"""
    children: Cells
    """the positions after each move of each level"""
    codes: Cells
    """the moves of each level, most promising first"""
    promise: npt.NDArray[np.int64]
    """the priority of each move"""
    nodes: npt.NDArray[np.int64]
    keys: Words
    control: npt.NDArray[np.int64]
    score: Cells
    factors: Words
    table_keys: Words
    table_words: npt.NDArray[np.int64]


def make_tree(width: int, seats: int, max_moves: int, levels: int, table_bits: int) -> Tree:
    """Allocate the arrays for a search of `levels` levels."""
    return Tree(
        cells=np.zeros((levels, width), dtype=np.int16),
        children=np.zeros((levels, max_moves, width), dtype=np.int16),
        codes=np.zeros((levels, max_moves), dtype=np.int16),
        promise=np.zeros((levels, max_moves), dtype=np.int64),
        nodes=np.zeros((levels, FIELDS), dtype=np.int64),
        keys=np.zeros(levels, dtype=np.uint64),
        control=np.zeros(CONTROLS, dtype=np.int64),
        score=np.zeros(seats, dtype=np.int16),
        factors=mixers(width),
        table_keys=np.zeros(1 << table_bits, dtype=np.uint64),
        table_words=np.zeros(1 << table_bits, dtype=np.int64),
    )


# Filled in for each game by `templates.instantiate`.
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


# Templates, innermost first. `bind` fills in the names above.


def final_template(cells, rules, me, scale, score):  # type: ignore[no-untyped-def]
    """Return the value of a finished game: own points minus those of the best other seat."""
    count_points(cells, rules, score)
    best = -INFINITY
    for seat in range(len(score)):
        if seat != me:
            best = max(best, int(score[seat]))
    return (int(score[me]) - best) * scale


def worth_template(cells, rules, me, scale, score):  # type: ignore[no-untyped-def]
    """Return the static value of a position."""
    if turn(cells, rules) == OVER:
        return final(cells, rules, me, scale, score)
    return evaluate(cells, rules, me)


def expand_template(tree, rules, level, me, scale):  # type: ignore[no-untyped-def]
    """Play every move of a level once and order the resulting positions.

    The table's move comes first, then moves by their static value, with a bonus for moving again.
    """
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
    """Evaluate a position one move above the horizon; return the number of moves searched."""
    node, child = tree.nodes[level], tree.cells[level + 1]
    seat = turn(tree.cells[level], rules)
    mine = seat == me
    node[BEST] = -INFINITY if mine else INFINITY
    node[HORIZON] = 0
    count = listed(tree.cells[level], rules, tree.codes[level])
    # Iterate backwards: kernels by convention list the moves nearest the goal last.
    for n in range(count - 1, -1, -1):
        copy_to(child, tree.cells[level])
        act(child, rules, tree.codes[level, n])
        estimated = int(turn(child, rules) != OVER)
        value = worth(child, rules, me, scale, tree.score)
        if update_best(node, int(tree.codes[level, n]), value, estimated, mine, gamma):
            return count - n
    return count


def enter_template(tree, rules, level, me, scale, gamma):  # type: ignore[no-untyped-def]
    """Enter a position: find its value immediately or list its moves.

    Return the number of positions searched.
    """
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
    if level > 0 and probe(tree, level, gamma):
        return 1
    if node[DEPTH] == 1 and level > 0:
        looked = leaves(tree, rules, level, me, scale, gamma)
        remember(tree, level, gamma)
        finish(tree, level, node[BEST], node[HORIZON])
        return looked + 1
    return expand(tree, rules, level, me, scale)


def search_template(tree, given, me, scale, gamma, budget):  # type: ignore[no-untyped-def]
    """Continue a pass for at most `budget` positions; return the number searched.

    The pass is complete when `control[LEVEL]` is -1.
    """
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
        # A finished level passes its value up, which may finish the level above.
        settle_finished(tree, gamma)
    return spent


# Functions that do not need the rules


@compiled
def update_best(node: Any, code: int, value: int, estimated: int, mine: bool, gamma: int) -> bool:
    """Take a move's value into account; return whether it decides the position's question."""
    if (value > node[BEST]) if mine else (value < node[BEST]):
        node[BEST] = value
        node[BEST_CODE] = code
    answered = (value >= gamma) if mine else (value < gamma)
    # A positive answer depends only on its move, a negative one on all moves.
    node[HORIZON] = estimated if answered else node[HORIZON] | estimated
    return bool(answered)


@compiled
def probe(tree: Any, level: int, gamma: int) -> bool:
    """Finish the level if the table's bound answers the question; return whether it does."""
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
    """Store a level's answer in the table, combined with the known bound."""
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
    """Store the value of a level for the level above."""
    tree.control[VALUE] = value
    tree.control[RESTS_ON_ESTIMATE] = estimated
    tree.control[LEVEL] = level - 1
    if level > 0:
        tree.nodes[level, NEXT] = -2


@compiled
def settle_finished(tree: Any, gamma: int) -> None:
    """Pass the value of a finished node on to its parent."""
    level = tree.control[LEVEL]
    if level < 0 or tree.nodes[level + 1, NEXT] != -2:
        return
    tree.nodes[level + 1, NEXT] = -1
    node = tree.nodes[level]
    code = int(tree.codes[level, node[NEXT] - 1])
    value, estimated = tree.control[VALUE], tree.control[RESTS_ON_ESTIMATE]
    if update_best(node, code, value, estimated, node[MINE] > 0, gamma):
        node[NEXT] = node[COUNT]


@compiled
def descend(tree: Any, level: int) -> None:
    """Go one level down, to the most promising remaining move."""
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
    """Move a child to the front of the remaining ones and its position to the level below."""
    copy_to(tree.cells[level + 1], tree.children[level, best])
    if first == best:
        return
    copy_to(tree.children[level, best], tree.children[level, first])
    codes, promise = tree.codes[level], tree.promise[level]
    codes[first], codes[best] = codes[best], codes[first]
    promise[first], promise[best] = promise[best], promise[first]


@cache
def searcher(game_id: str, kernel: Kernel, judge: Callable[..., int]) -> Any:
    """Return the compiled search of a game with an evaluation."""
    name, basic = f"{game_id}_{judge.__name__}", primitives(game_id, kernel)
    names = {"evaluate": judge, "act": basic.act, "listed": basic.listed, "turn": basic.turn}

    def made(template: Callable[..., Any], **more: Any) -> Any:
        return instantiate(template, name, kernel, count_points=basic.count, **names, **more)

    last = made(final_template)
    value = made(worth_template, final=last)
    expanded = made(expand_template, worth=value)
    below = made(leaves_template, worth=value)
    entered = made(enter_template, final=last, expand=expanded, leaves=below)
    return made(search_template, enter=entered)
