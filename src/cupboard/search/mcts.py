"""Monte-Carlo tree search for any compiled game and number of seats.

It is plain UCT with random rollouts, unless a game has a better rollout policy.

The tree consists of moves, not positions: every simulation replays its moves from a world (a
state that fits what a seat has seen) and draws new chance outcomes. With several worlds this is
single-observer information-set search (Cowling, Powley and Whitehouse 2012). With one world and no
chance it is plain UCT.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.errors import BadOptions
from cupboard.core.game import State
from cupboard.core.jit import compiled
from cupboard.core.kernel import CHANCE, OVER, Cells, Kernel
from cupboard.core.registry import AnyGame
from cupboard.search.budget import Budget
from cupboard.search.iterative_deepening import require_kernel, start_cells
from cupboard.search.kernel_calls import primitives
from cupboard.search.playouts import copy_to
from cupboard.search.templates import instantiate
from cupboard.search.xorshift import advance, number, seeded

EXPLORATION = sqrt(2)
MAX_NODES = 1 << 19
MAX_PATH_LENGTH = 4096

# Fields of `control`
GROWN = 0
"""nodes in the tree"""
LENGTH = 1
"""nodes on the path of the current simulation"""


class SearchTree(NamedTuple):
    """Arrays that a search writes to. Node 0 is the root."""

    child: npt.NDArray[np.int32]
    """the child nodes of each node, by move; 0 if there is none yet"""
    code: Cells
    """the move that led to a node"""
    mover: Cells
    """the seat that made it"""
    visits: npt.NDArray[np.int32]
    offered: npt.NDArray[np.int32]
    """how often the move was available"""
    gain: npt.NDArray[np.float64]
    """total won by its mover in all simulations through it"""
    path: npt.NDArray[np.int32]
    cells: Cells
    out: Cells
    score: Cells
    prize: npt.NDArray[np.float64]
    won: npt.NDArray[np.float64]
    """total won by each seat in all simulations"""
    control: npt.NDArray[np.int64]


def new_tree(width: int, seats: int, max_moves: int, nodes: int) -> SearchTree:
    """Allocate a search tree that contains only the root."""
    control = np.zeros(2, dtype=np.int64)
    control[GROWN] = 1
    return SearchTree(
        child=np.zeros((nodes, max_moves), dtype=np.int32),
        code=np.zeros(nodes, dtype=np.int16),
        mover=np.zeros(nodes, dtype=np.int16),
        visits=np.zeros(nodes, dtype=np.int32),
        offered=np.zeros(nodes, dtype=np.int32),
        gain=np.zeros(nodes, dtype=np.float64),
        path=np.zeros(MAX_PATH_LENGTH, dtype=np.int32),
        cells=np.zeros(width, dtype=np.int16),
        out=np.zeros(max_moves, dtype=np.int16),
        score=np.zeros(seats, dtype=np.int16),
        prize=np.zeros(seats, dtype=np.float64),
        won=np.zeros(seats, dtype=np.float64),
        control=control,
    )


@compiled
def slot_of(tree: Any, node: int, code: int, guess: int) -> int:
    """Return the slot of the node after a move, or -1.

    In a game without secrets it is the move's index in the list.
    """
    row = tree.child[node]
    if row[guess] != 0 and tree.code[row[guess]] == code:
        return guess
    for slot in range(len(row)):
        if row[slot] != 0 and tree.code[row[slot]] == code:
            return slot
    return -1


@compiled
def free_slot(tree: Any, node: int, wish: int) -> int:
    """Return a free slot for a child, the wished one if possible; -1 if there is none."""
    row = tree.child[node]
    if row[wish] == 0:
        return wish
    for slot in range(len(row)):
        if row[slot] == 0:
            return slot
    return -1


@compiled
def choose_untried(tree: Any, node: int, count: int, word: Any) -> int:
    """Return a random move that has no node yet, or -1 if all have one."""
    untried, chosen = 0, -1
    for n in range(count):
        if slot_of(tree, node, tree.out[n], n) < 0:
            untried += 1
            word = advance(word)
            if (number(word) * untried) >> 31 == 0:
                chosen = n
    return chosen


@compiled
def choose_best(tree: Any, node: int, count: int, exploration: float) -> int:
    """Return the node with the best upper confidence bound, or 0 if no move has a node."""
    best, chosen = -1.0, 0
    for n in range(count):
        slot = slot_of(tree, node, tree.out[n], n)
        if slot < 0:
            continue
        after = tree.child[node, slot]
        tree.offered[after] += 1
        tries = tree.visits[after]
        bound = tree.gain[after] / tries
        bound += exploration * np.sqrt(np.log(tree.offered[after] + 1.0) / tries)
        if bound > best:
            best, chosen = bound, after
    return chosen


@compiled
def grow(tree: Any, node: int, n: int, seat: int) -> int:
    """Add a node for a move; return 0 if there is no room."""
    slot = free_slot(tree, node, n)
    new = tree.control[GROWN]
    if slot < 0 or new >= len(tree.code):
        return 0
    tree.control[GROWN] = new + 1
    tree.child[node, slot] = new
    tree.code[new] = tree.out[n]
    tree.mover[new] = seat
    return int(new)


@compiled
def share_prize(score: Any, prize: Any) -> None:
    """Write each seat's share of the win; tied winners share it."""
    best, winners = score[0], 0
    for seat in range(len(score)):
        if score[seat] > best:
            best, winners = score[seat], 0
        winners += int(score[seat] == best)
    for seat in range(len(score)):
        prize[seat] = (1.0 / winners) if score[seat] == best else 0.0


@compiled
def back_up(tree: Any) -> None:
    """Add the result to every node on the path."""
    share_prize(tree.score, tree.prize)
    for seat in range(len(tree.won)):
        tree.won[seat] += tree.prize[seat]
    for step in range(tree.control[LENGTH]):
        node = tree.path[step]
        tree.visits[node] += 1
        tree.gain[node] += tree.prize[tree.mover[node]]


# Filled in for each game by `templates.instantiate`.
agreed: Any = None
act: Any = None
listed: Any = None
turn: Any = None
draw: Any = None
count_points: Any = None
walk: Any = None
roll_out: Any = None


def walk_template(tree, rules, word, exploration):  # type: ignore[no-untyped-def]
    """Descend the tree by the best bounds, to an untried move or to the end."""
    node, steps = 0, 1
    tree.path[0] = 0
    new = False
    while not new and steps < len(tree.path):
        word = advance(word)
        seat = turn(tree.cells, rules)
        if seat == OVER:
            break
        if seat == CHANCE:
            draw(tree.cells, rules, number(word))
            continue
        count = listed(tree.cells, rules, tree.out)
        untried = choose_untried(tree, node, count, word)
        new = untried >= 0
        after = (
            grow(tree, node, untried, seat) if new else choose_best(tree, node, count, exploration)
        )
        if after == 0:
            break
        act(tree.cells, rules, tree.code[after])
        tree.path[steps] = after
        node, steps = after, steps + 1
    tree.control[LENGTH] = steps
    return word


def roll_out_template(tree, rules, guide, word, longest):  # type: ignore[no-untyped-def]
    """Play random moves from the leaf of the tree to the end of the game."""
    events = 0
    seat = turn(tree.cells, rules)
    while seat != OVER and events < longest:
        word = advance(word)
        if seat == CHANCE:
            draw(tree.cells, rules, number(word))
        else:
            count = listed(tree.cells, rules, tree.out)
            act(tree.cells, rules, tree.out[(number(word) * count) >> 31])
        events += 1
        seat = turn(tree.cells, rules)
    count_points(tree.cells, rules, tree.score)
    return word


def simulate_template(  # type: ignore[no-untyped-def] # noqa: PLR0913
    tree, worlds, given, guide, word, exploration, longest, simulations
):
    """Run simulations; return the state of the random generator."""
    rules = agreed(given)
    for _ in range(simulations):
        # Cycle through the worlds by the root's visit count.
        copy_to(tree.cells, worlds[tree.visits[0] % len(worlds)])
        word = walk(tree, rules, word, exploration)
        word = roll_out(tree, rules, guide, word, longest)
        back_up(tree)
    return word


@dataclass(frozen=True)
class RolloutPolicy:
    """Rollout policy: how simulations continue beyond the tree."""

    name: str
    """distinguishes compiled searches; empty for random play"""
    roll_out: Any
    """a template like `roll_out_template`"""
    guide: Any = ()
    """further input of the template: arrays and numbers"""


AT_RANDOM = RolloutPolicy("", roll_out_template)


@cache
def simulator(game_id: str, kernel: Kernel, name: str, template: Any) -> Any:
    """Return the compiled simulations of a game with the rollout policy of this name."""
    basic = primitives(game_id, kernel)
    names = {"act": basic.act, "listed": basic.listed, "turn": basic.turn, "draw": basic.draw}

    def made(template: Any, variant: str = "", **more: Any) -> Any:
        return instantiate(
            template, game_id + variant, kernel, count_points=basic.count, **names, **more
        )

    down, on = made(walk_template), made(template)
    return made(simulate_template, variant=name, walk=down, roll_out=on)


@dataclass(frozen=True)
class RootMove:
    """A move at the root and its results."""

    code: int
    visits: int
    share: float
    """mean share of the win for the seat to move; ties count by their share"""


@dataclass(frozen=True)
class MctsResult:
    """Results of the simulations, the most visited move first."""

    tried: tuple[RootMove, ...]
    simulations: int
    line: tuple[int, ...]
    shares: tuple[float, ...]
    """mean share of the win for each seat"""


def sample(
    game: AnyGame,
    worlds: Sequence[State],
    budget: Budget,
    seed: int,
    exploration: float = EXPLORATION,
    manner: RolloutPolicy = AT_RANDOM,
) -> MctsResult:
    """Search for the seat to act in worlds of which each may be the true one.

    A node of the budget is one simulation.
    """
    require_kernel(game)
    if not worlds:
        raise BadOptions("search-no-worlds")
    starts = np.stack([start_cells(game, world) for world in worlds])
    return sample_cells(game, starts, worlds[0], budget, seed, exploration, manner)


def sample_cells(
    game: AnyGame,
    starts: Cells,
    like: State,
    budget: Budget,
    seed: int,
    exploration: float = EXPLORATION,
    manner: RolloutPolicy = AT_RANDOM,
) -> MctsResult:
    """Search in worlds given as cells, one per row, with the options and seats of a state."""
    kernel = require_kernel(game)
    nodes = MAX_NODES if budget.left is None else min(MAX_NODES, budget.left + 1)
    tree = new_tree(starts.shape[1], like.seats, kernel.max_moves, nodes)
    run = simulator(game.spec.id, kernel, manner.name, manner.roll_out)
    rules, longest = kernel.rules(like), game.spec.longest(like.options, like.seats)
    word = seeded(np.uint64(seed % (1 << 64)))
    while share := budget.slice(1):
        word = run(tree, starts, rules, manner.guide, np.uint64(word), exploration, longest, share)
        budget.spend(share)
    return _result(tree)


def _result(tree: SearchTree) -> MctsResult:
    tried = [
        RootMove(int(tree.code[node]), int(tree.visits[node]), _share(tree, node))
        for node in _children(tree, 0)
    ]
    ordered = tuple(sorted(tried, key=lambda one: (-one.visits, -one.share)))
    simulations = int(tree.visits[0])
    shares = tuple(float(won) / max(1, simulations) for won in tree.won)
    return MctsResult(ordered, simulations, tuple(_line(tree)), shares)


def _children(tree: SearchTree, node: int) -> list[int]:
    return [after for after in tree.child[node].tolist() if after]


def _share(tree: SearchTree, node: int) -> float:
    return float(tree.gain[node] / max(1, tree.visits[node]))


def _line(tree: SearchTree) -> list[int]:
    """Return the line of most visited moves, as far as it has enough visits."""
    line: list[int] = []
    node = 0
    while after := _children(tree, node):
        node = max(after, key=lambda one: tree.visits[one])
        if tree.visits[node] < MEANINGFUL and line:
            break
        line.append(int(tree.code[node]))
    return line


MEANINGFUL = 10
"""Fewest visits for a move of the line to be meaningful."""
