"""Random rollouts of any compiled game, by its rules kernel inside a compiled loop."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from cupboard.core.game import Game, State
from cupboard.core.jit import compiled
from cupboard.core.kernel import CHANCE, OVER, Kernel
from cupboard.search.templates import instantiate
from cupboard.search.xorshift import advance, number, seeded


@compiled
def copy_to(target, source):  # type: ignore[no-untyped-def]
    """Copy cell by cell, because copying slices would allocate."""
    for cell in range(len(source)):
        target[cell] = source[cell]


# Filled in for each game by `templates.instantiate`.
agreed: Any = None
actor: Any = None
moves: Any = None
play: Any = None
chance: Any = None
points: Any = None


def run(  # type: ignore[no-untyped-def] # noqa: PLR0913
    start, given, seed, longest, cells, out, first, length, score, last
):
    """Play `len(length)` games; write the first movers, lengths and points.

    If `last` has room, also write the cells at the end.
    """
    rules = agreed(given)
    for game in range(len(length)):
        word = seeded(seed + np.uint64(game))
        copy_to(cells, start)
        events = 0
        seat = actor(cells, rules)
        opener = seat if seat >= 0 else -1
        while seat != OVER and events < longest:
            word = advance(word)
            if seat == CHANCE:
                chance(cells, rules, number(word))
                seat = actor(cells, rules)
                opener = seat if opener < 0 else opener
            else:
                count = moves(cells, rules, out)
                # The high half of a product chooses without a division.
                play(cells, rules, out[(number(word) * count) >> 31], None)
                seat = actor(cells, rules)
            events += 1
        first[game] = opener
        length[game] = events if seat == OVER else -1
        points(cells, rules, score[game])
        if game < len(last):
            copy_to(last[game], cells)


@cache
def _loop(game_id: str, kernel: Kernel, fixed: Any) -> Any:
    return instantiate(run, game_id, kernel, fixed)


@dataclass(frozen=True)
class Playouts:
    """Results of a batch of random games."""

    first: npt.NDArray[np.int16]
    """the seat that moved first in each game"""
    length: npt.NDArray[np.int32]
    """number of events of each game; -1 if it did not end within the game's bound"""
    points: npt.NDArray[np.int16]
    """points of each seat in each game"""
    last: npt.NDArray[np.int16]
    """the cells at the end of each game; empty if they were not kept"""


def playouts(
    game: Game[Any, Any, Any, Any],
    state: State,
    games: int,
    seed: int,
    *,
    bake: bool = False,
    keep_last: bool = False,
) -> Playouts:
    """Play random games from a state. Equal seeds give equal games.

    `bake` compiles a loop for these options only, which pays for millions of games. `keep_last`
    keeps the cells at the end.
    """
    kernel = game.kernel
    if kernel is None:
        raise TypeError(f"{game.spec.id} has no compiled rules")
    start, rules = kernel.cells(state), kernel.rules(state)
    result = Playouts(
        first=np.zeros(games, dtype=np.int16),
        length=np.zeros(games, dtype=np.int32),
        points=np.zeros((games, state.seats), dtype=np.int16),
        last=np.zeros((games if keep_last else 0, len(start)), dtype=np.int16),
    )
    _loop(game.spec.id, kernel, rules if bake else None)(
        start,
        rules,
        np.uint64(seed % (1 << 64)),
        game.spec.longest(state.options, state.seats),
        start.copy(),
        np.zeros(kernel.max_moves, dtype=np.int16),
        result.first,
        result.length,
        result.points,
        result.last,
    )
    return result
