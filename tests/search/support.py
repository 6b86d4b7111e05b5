"""Small positions, and plain minimax to compare searches with."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import cupboard
from cupboard.core.types import Act, Over, Played
from cupboard.experts import find
from cupboard.search.evaluation import Evaluation
from cupboard.search.precompile import first_decision


def evaluation_of(game_id: str) -> Evaluation:
    """Return the evaluation of a game's expert."""
    evaluation = find(game_id).evaluation
    assert evaluation is not None
    return evaluation()


def start(
    game_id: str, seats: int = 2, seed: int = 0, preset: str | None = None, **choices: Any
) -> Any:
    """Return the state at the first decision of a game."""
    game = cupboard.game(game_id)
    return first_decision(game, game.new(game.options(preset, **choices), seats), seed)


def later(state: Any, moves: int, seed: int) -> Any:
    """Return the state after some random moves, or the last one before the end."""
    game, rng = state.game, random.Random(seed)
    for _ in range(moves):
        after = game.apply(
            state, Played(seat := game.acting(state)[0], game.legal(state, seat).sample(rng))
        )
        if isinstance(game.turn(after.state), Over):
            return state
        state = after.state
    return state


def margin(points: tuple[int, ...], me: int) -> int:
    return points[me] - max(points[seat] for seat in range(len(points)) if seat != me)


def exact(state: Any, me: int) -> int:
    """Return a seat's margin with best play, by visiting every line of the typed game."""

    @cache
    def value(now: Any) -> int:
        turn = now.game.turn(now)
        if isinstance(turn, Over):
            return margin(turn.outcome.points, me)
        assert isinstance(turn, Act)
        seat = turn.seats[0]
        values = [
            value(now.game.apply(now, Played(seat, move)).state)
            for move in now.game.legal(now, seat)
        ]
        return max(values) if seat == me else min(values)

    return value(state)


def shallow(state: Any, me: int, depth: int, judge: Any) -> int:
    """Return the value of a search to this depth, by plain minimax over the typed game."""
    turn, kernel = state.game.turn(state), state.game.kernel
    if isinstance(turn, Over):
        return margin(turn.outcome.points, me) * int(judge.scale)
    if depth == 0:
        return int(judge.evaluate(kernel.cells(state), kernel.rules(state), me))
    seat = turn.seats[0]
    values = [
        shallow(state.game.apply(state, Played(seat, move)).state, me, depth - 1, judge)
        for move in state.game.legal(state, seat)
    ]
    return max(values) if seat == me else min(values)
