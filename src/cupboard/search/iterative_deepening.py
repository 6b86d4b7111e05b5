"""Iterative deepening: one move deeper each time, until a proof or the end of the budget."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cupboard.core.errors import OutOfTurn
from cupboard.core.game import State
from cupboard.core.kernel import CHANCE, OVER, Cells, Kernel
from cupboard.core.registry import AnyGame
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
from cupboard.search.evaluation import Evaluation
from cupboard.search.kernel_calls import primitives
from cupboard.search.transposition_table import INFINITY, NO_MOVE, remembered

MAX_DEPTH = 96
TABLE_BITS = 20


@dataclass(frozen=True)
class Found:
    """Result of a search for a seat, in the evaluator's units."""

    code: int
    value: int
    depth: int
    """number of moves searched in full; 0 if there was no time for one"""
    proven: bool
    """searched to the end of the game in every relevant line"""
    line: tuple[int, ...]


@dataclass(frozen=True)
class Rated:
    """A move with its value."""

    code: int
    value: int
    proven: bool


def require_kernel(game: AnyGame) -> Kernel:
    """Return the compiled rules of a game; raise an error if it has none."""
    if game.kernel is None:
        raise TypeError(f"{game.spec.id} has no compiled rules")
    return game.kernel


def start_cells(game: AnyGame, state: State) -> Cells:
    """Return the cells of a state in which a seat is to act."""
    kernel = require_kernel(game)
    cells = kernel.cells(state)
    seat = primitives(game.spec.id, kernel).turn(cells, kernel.rules(state))
    if seat == OVER:
        raise OutOfTurn("game-is-over", rule=game.spec.turn_rule)
    if seat == CHANCE:
        raise OutOfTurn("chance-is-due", rule=game.spec.turn_rule, chance="")
    return cells


class IterativeDeepening:
    """Iteratively deepening search of one position for the seat to act."""

    def __init__(
        self, game: AnyGame, state: State, judge: Evaluation, table_bits: int = TABLE_BITS
    ) -> None:
        self._kernel = require_kernel(game)
        self._cells = start_cells(game, state)
        self._rules = self._kernel.rules(state)
        self._basic = primitives(game.spec.id, self._kernel)
        self.seat = int(self._basic.turn(self._cells, self._rules))
        self._judge = judge
        most = self._kernel.max_moves
        self._least = most + 1
        self._tree = make_tree(len(self._cells), state.seats, most, MAX_DEPTH + 2, table_bits)
        self._tree.control[AGAIN] = judge.extra_turn_bonus
        self._search = searcher(game.spec.id, self._kernel, judge.evaluate)

    def moves(self, cells: Cells | None = None) -> list[int]:
        """Return the codes of the moves in pinned order."""
        out = np.zeros(self._kernel.max_moves, dtype=np.int16)
        where = self._cells if cells is None else cells
        count: int = self._basic.listed(where, self._rules, out)
        return [int(code) for code in out[:count]]

    def best(self, budget: Budget, deepest: int = MAX_DEPTH) -> Found:
        """Return the best move that the budget allows to find."""
        found = Found(self.moves()[0], 0, 0, False, ())
        for depth in range(1, min(deepest, MAX_DEPTH) + 1):
            better = self._one_deeper(found, depth, budget)
            if better is None:
                break
            found = better
            if found.depth < depth or found.proven:
                break
        return found

    def rate(self, budget: Budget, depth: int) -> list[Rated]:
        """Return the value of every move at a depth, or of fewer if the budget ends."""
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
        """Return the value of one move at a depth, or None if the budget ends."""
        values = self._converge(self._after(self._cells, code), depth - 1, guess, budget)
        return Rated(code, *values) if values else None

    def reaches(self, code: int, depth: int, bound: int, budget: Budget) -> bool | None:
        """Return whether a move's value reaches `bound` at a depth, or None if the budget ends."""
        value = self._pass(self._after(self._cells, code), depth - 1, bound, budget)
        return None if value is None else value >= bound

    # One depth

    def _one_deeper(self, before: Found, depth: int, budget: Budget) -> Found | None:
        """Return the result of a depth, or the improvement that an incomplete depth found.

        Return None if it found nothing.
        """
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
            # All moves lose; the earlier best move may be the hardest to refute.
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
        """Return the value of a position, and whether it is proven."""
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
        """Return a bound that decides whether the value reaches `gamma`, or None without time."""
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

    # The expected line

    def _after(self, cells: Cells, code: int) -> Cells:
        after = cells.copy()
        self._basic.act(after, self._rules, code)
        return after

    def _line(self, code: int) -> tuple[int, ...]:
        """Return the expected line from the table, beginning with a move."""
        line, cells = [code], self._after(self._cells, code)
        while len(line) < MAX_DEPTH and self._basic.turn(cells, self._rules) not in (OVER, CHANCE):
            following = self._remembered(cells)
            if following not in self.moves(cells):
                break
            line.append(following)
            cells = self._after(cells, following)
        return tuple(line)

    def _remembered(self, cells: Cells) -> int:
        tree = self._tree
        return int(remembered(tree.table_keys, tree.table_words, cells, tree.factors))
