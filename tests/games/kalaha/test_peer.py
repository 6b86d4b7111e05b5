"""Comparison with OpenSpiel's `mancala`.

Its rules are our preset `kalah` with six pits and four stones: captures need stones in the opposite
pit, an empty side ends the game, and each player keeps the remaining stones. Differences outside
the rules: it has no dice, player 0 always goes first, and it stops after 1,000 moves.
"""

from __future__ import annotations

import importlib.util
import os
import random

import pytest

from cupboard.core.types import Over, Played, Resolved
from cupboard.games.kalaha import GAME, KalahaState, Sow

GAMES = 10_000
MOVES_PER_SIDE = 7

pytestmark = [
    pytest.mark.rule("KALAHA-P", "KALAHA-4", "KALAHA-5", "KALAHA-6"),
    pytest.mark.skipif(
        importlib.util.find_spec("pyspiel") is None and not os.environ.get("CI"),
        reason="OpenSpiel has no wheel for this machine",
    ),
]


def test_ten_thousand_games_agree_position_by_position() -> None:
    import numpy as np
    import pyspiel

    peer = pyspiel.load_game("mancala")
    opened = GAME.apply(GAME.new(GAME.options("kalah"), 2), Resolved("dice", (6, 1))).state
    kernel = GAME.kernel
    rules, out = opened.rules, np.zeros(6, dtype=np.int16)
    rng = random.Random(2026)
    positions = 0
    for _ in range(GAMES):
        cells, other = opened.cells(), peer.new_initial_state()
        while not other.is_terminal():
            seat = other.current_player()
            assert kernel.actor(cells, rules) == seat
            codes = out[: kernel.moves(cells, rules, out)].tolist()
            assert [seat * MOVES_PER_SIDE + code + 1 for code in codes] == other.legal_actions()
            code = rng.choice(codes)
            kernel.play(cells, rules, code, None)
            other.apply_action(seat * MOVES_PER_SIDE + code + 1)
            positions += 1
            if not other.is_terminal():
                assert _board(cells) == other.observation_tensor(0)[:14]
        _same_end(opened, cells, other)
    assert positions > 40 * GAMES


def _board(cells: object) -> list[float]:
    """Return our flat array in OpenSpiel's order: their store, our pits, our store, their pits."""
    ours = [float(n) for n in cells[:14]]  # type: ignore[index]
    return [ours[13], *ours[:6], ours[12], *ours[6:12]]


def _same_end(opened: KalahaState, cells: object, other: object) -> None:
    state = KalahaState(opened.options, 2, cells.tobytes())  # type: ignore[attr-defined]
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    returns = other.returns()  # type: ignore[attr-defined]
    ranks = turn.outcome.ranks
    assert (returns[0] > returns[1]) == (ranks[0] < ranks[1])
    assert (returns[0] == returns[1]) == (ranks[0] == ranks[1])


def test_typed_moves_agree_with_the_compiled_rules() -> None:
    """The typed game takes the same course as the compiled rules that were compared."""
    state = GAME.apply(GAME.new(GAME.options("kalah"), 2), Resolved("dice", (6, 1))).state
    rng = random.Random(1)
    while not isinstance(GAME.turn(state), Over):
        cells = state.cells()
        move = rng.choice(list(GAME.legal(state, state.actor)))
        GAME.kernel.play(cells, state.rules, move.pit - 1, None)
        state = GAME.apply(state, Played(state.actor, Sow(move.pit))).state
        assert state.data == cells.tobytes()
