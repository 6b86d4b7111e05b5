"""Iterative deepening: one move further each time, until it is proven or the budget is used up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from cupboard.core.errors import OutOfTurn
from cupboard.core.game import Game, State
from cupboard.core.kernel import CHANCE, OVER, Cells, Kernel
from cupboard.search.alphabeta import (
    AGAIN,
    BEST_CODE,
    DEPTH,
    LEVEL,
    NEXT,
    RESTS_ON_ESTIMATE,
    VALUE,
    make_tree,
    searcher,
)
from cupboard.search.budget import Budget
from cupboard.search.judges import Judge
from cupboard.search.primitives import primitives
from cupboard.search.transposition import INFINITY, NO_MOVE, remembered

DEEPEST = 96
TABLE_BITS = 20

AnyGame = Game[Any, Any, Any, Any]


@dataclass(frozen=True)
class Found:
    """What a search found for a seat, in units of the judge."""

    code: int
    value: int
    depth: int
    """how many moves were looked at in full; 0 if there was no time for one"""
    proven: bool
    """searched to the end of the game in every line that matters"""
    line: tuple[int, ...]


@dataclass(frozen=True)
class Rated:
    """The value of one move."""

    code: int
    value: int
    proven: bool


def require_kernel(game: AnyGame) -> Kernel:
    """The compiled rules of a game, which searches need."""
    if game.kernel is None:
        raise TypeError(f"{game.spec.id} has no compiled rules")
    return game.kernel


def start_cells(game: AnyGame, state: State) -> Cells:
    """The cells of a state in which a seat is to act."""
    kernel = require_kernel(game)
    cells = kernel.cells(state)
    seat = primitives(game.spec.id, kernel).turn(cells, kernel.rules(state))
    if seat == OVER:
        raise OutOfTurn("game-is-over", rule=game.spec.turn_rule)
    if seat == CHANCE:
        raise OutOfTurn("chance-is-due", rule=game.spec.turn_rule, chance="")
    return cells


class Deepening:
    """A search of one position for the seat to act, deeper and deeper."""

    def __init__(
        self, game: AnyGame, state: State, judge: Judge, table_bits: int = TABLE_BITS
    ) -> None:
        self._kernel = require_kernel(game)
        self._cells = start_cells(game, state)
        self._rules = self._kernel.rules(state)
        self._basic = primitives(game.spec.id, self._kernel)
        self.seat = int(self._basic.turn(self._cells, self._rules))
        self._judge = judge
        most = self._kernel.most_moves
        self._least = most + 1
        self._tree = make_tree(len(self._cells), state.seats, most, DEEPEST + 2, table_bits)
        self._tree.control[AGAIN] = judge.again
        self._search = searcher(game.spec.id, self._kernel, judge.evaluate)

    def moves(self, cells: Cells | None = None) -> list[int]:
        """The codes of the moves, in the order the game pins."""
        out = np.zeros(self._kernel.most_moves, dtype=np.int16)
        where = self._cells if cells is None else cells
        count: int = self._basic.listed(where, self._rules, out)
        return [int(code) for code in out[:count]]

    def best(self, budget: Budget, deepest: int = DEEPEST) -> Found:
        """The best move that the budget allows to find."""
        found = Found(self.moves()[0], 0, 0, False, ())
        for depth in range(1, min(deepest, DEEPEST) + 1):
            better = self._one_deeper(found, depth, budget)
            if better is None:
                break
            found = better
            if found.depth < depth or found.proven:
                break
        return found

    def rate(self, budget: Budget, depth: int) -> list[Rated]:
        """The value of every move by a search of that depth; fewer where the budget ends."""
        rated = []
        guess = 0
        for code in self.moves():
            values = self._converge(self._after(self._cells, code), depth - 1, guess, budget)
            if values is None:
                break
            guess = values[0]
            rated.append(Rated(code, *values))
        return rated

    def worth(self, code: int, depth: int, guess: int, budget: Budget) -> Rated | None:
        """The value of one move by a search of that depth; None where the budget ends."""
        values = self._converge(self._after(self._cells, code), depth - 1, guess, budget)
        return Rated(code, *values) if values else None

    def reaches(self, code: int, depth: int, bound: int, budget: Budget) -> bool | None:
        """Whether a move is worth as much by a search of that depth; None: the budget ended."""
        value = self._pass(self._after(self._cells, code), depth - 1, bound, budget)
        return None if value is None else value >= bound

    # One depth

    def _one_deeper(self, before: Found, depth: int, budget: Budget) -> Found | None:
        """The result of a depth; what a broken-off depth found better than the one before; None
        where it found nothing."""
        top = self._judge.top
        lower, upper, gamma = -top, top, max(before.value, 1 - top)
        code, sure_of_lower, sure_of_upper = NO_MOVE, True, True
        while lower < upper:
            value = self._pass(self._cells, depth, gamma, budget)
            if value is None:
                return self._broken_off(before, code, lower)
            sure = not self._tree.control[RESTS_ON_ESTIMATE]
            if value >= gamma:
                lower, code, sure_of_lower = value, int(self._tree.nodes[0, BEST_CODE]), sure
                gamma = lower + 1
            else:
                upper, gamma, sure_of_upper = value, max(value, 1 - top), sure
        if code == NO_MOVE:
            # Lost whatever is played: what looked best before may be the hardest to refute.
            code = before.code
        proven = sure_of_lower and sure_of_upper
        return Found(code, lower, depth, proven, self._line(code))

    def _broken_off(self, before: Found, code: int, lower: int) -> Found | None:
        if code == NO_MOVE or before.depth == 0:
            return None
        return Found(code, lower, before.depth, False, self._line(code))

    def _converge(
        self, cells: Cells, depth: int, guess: int, budget: Budget
    ) -> tuple[int, bool] | None:
        """The value of a position, and whether it is proven."""
        lower, upper, gamma = -INFINITY, INFINITY, guess
        sure_of_lower = sure_of_upper = False
        while lower < upper:
            value = self._pass(cells, depth, gamma, budget)
            if value is None:
                return None
            sure = not self._tree.control[RESTS_ON_ESTIMATE]
            if value >= gamma:
                lower, gamma, sure_of_lower = value, value + 1, sure
            else:
                upper, gamma, sure_of_upper = value, value, sure
        return lower, sure_of_lower and sure_of_upper

    def _pass(self, cells: Cells, depth: int, gamma: int, budget: Budget) -> int | None:
        """Is the position worth at least `gamma`? A bound that answers it, or None without time."""
        tree = self._tree
        tree.cells[0] = cells
        tree.nodes[0, DEPTH], tree.nodes[0, NEXT], tree.control[LEVEL] = depth, -1, 0
        while tree.control[LEVEL] >= 0:
            share = budget.slice(self._least)
            if share == 0:
                return None
            used = self._search(tree, self._rules, self.seat, self._judge.scale, gamma, share)
            budget.spend(int(used))
        return int(tree.control[VALUE])

    # The line

    def _after(self, cells: Cells, code: int) -> Cells:
        after = cells.copy()
        self._basic.act(after, self._rules, code)
        return after

    def _line(self, code: int) -> tuple[int, ...]:
        """The play that the table remembers, beginning with a move."""
        line, cells = [code], self._after(self._cells, code)
        while len(line) < DEEPEST and self._basic.turn(cells, self._rules) not in (OVER, CHANCE):
            following = self._remembered(cells)
            if following not in self.moves(cells):
                break
            line.append(following)
            cells = self._after(cells, following)
        return tuple(line)

    def _remembered(self, cells: Cells) -> int:
        tree = self._tree
        return int(remembered(tree.table_keys, tree.table_words, cells, tree.factors))
