"""The check that Kalaha's rules must pass and every mutant must fail."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np

from cupboard.core.kernel import OVER
from cupboard.games.kalaha.layout import ACTOR, PHASE
from cupboard.games.kalaha.position import ENDINGS
from cupboard.games.kalaha.spec import KalahaOptions
from cupboard.games.kalaha.state import flat_rules
from tests.games.kalaha.oracle import Oracle


def compare_game(module: ModuleType, options: KalahaOptions, seats: int, seed: int) -> int:
    """Play a random game with a rules module and the oracle, and assert that every state agrees."""
    rules = flat_rules(options, seats)
    cells = np.zeros(rules.width, dtype=np.int16)
    module.set_up(cells, rules)
    first = seed % seats
    module.begin(cells, rules, first)
    board = Oracle(options, seats, first)
    rng = random.Random(seed)
    out = np.zeros(6, dtype=np.int16)
    states = 0
    while board.turn is not None:
        states += 1
        assert module.actor(cells, rules) == board.turn
        moves = [int(pit) + 1 for pit in out[: module.moves(cells, rules, out)]]
        assert moves == board.moves()
        move = rng.choice(moves)
        module.play(cells, rules, move - 1, None)
        board.play(move)
        assert_same(cells, rules, board)
    assert module.actor(cells, rules) == OVER
    assert ENDINGS[int(cells[rules.tail + PHASE])] == board.ended
    points = np.zeros(seats, dtype=np.int16)
    module.points(cells, rules, points)
    assert tuple(points.tolist()) == board.stores()
    return states


def assert_same(cells: Any, rules: Any, board: Oracle) -> None:
    pits = [cells[seat * rules.pits : (seat + 1) * rules.pits] for seat in range(rules.seats)]
    assert [side.tolist() for side in pits] == [board.side(seat) for seat in range(rules.seats)]
    ring = rules.seats * rules.pits
    assert tuple(cells[ring : ring + rules.seats].tolist()) == board.stores()
    if board.turn is not None:
        assert int(cells[rules.tail + ACTOR]) == board.turn


def mixed_tables() -> Iterator[tuple[KalahaOptions, int]]:
    """Yield a few tables that together use every rule."""
    for seats in (2, 3, 4):
        for capture in ("opposite", "corresponding"):
            for end in ("played_out", "no_move", "side_cleared"):
                yield KalahaOptions(capture=capture, end=end), seats
        yield KalahaOptions(even_captures=True, stones=3), seats
        yield KalahaOptions(even_captures=True, capture="corresponding"), seats
        yield KalahaOptions(capturer_stays=True, free_turns=False, stones=12), seats
        yield KalahaOptions(sow_stores=False, capture="corresponding", stones=2), seats
    yield KalahaOptions(sow_stores=False, stones=1), 2
    yield KalahaOptions(sow_stores=False, stones=12), 4  # reaches a hundred moves without a capture
    for pits in (1, 3, 6):
        yield KalahaOptions(pits=pits, end="sweep"), 2
        yield KalahaOptions(pits=pits, end="sweep", capture="opposite_empty"), 2


def check(module: ModuleType) -> int:
    """Compare a rules module with the oracle on all of these tables."""
    return sum(
        compare_game(module, options, seats, seed)
        for options, seats in mixed_tables()
        for seed in range(4)
    )
