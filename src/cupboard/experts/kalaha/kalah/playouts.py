"""Random games of two-player Kalah in parallel lanes, for vector instructions.

No step has a branch. A lane whose game is over starts the next game.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cupboard.core.errors import BadOptions
from cupboard.core.jit import hot
from cupboard.experts.kalaha.kalah.packed_board import (
    BYTE,
    EACH,
    HIGH,
    IN_STORE,
    LAST,
    LAST_BITS,
    LOW_BYTE,
    MOST_PITS,
    ROW,
    TO_MINE,
    TO_THEIRS,
    filled,
    pack,
    total,
)
from cupboard.games.kalaha import GAME
from cupboard.search.playouts import seeded

LANES = 32
WORDS = 8
MINE, THEIRS, AHEAD, SEAT, RANDOM, LENGTH = range(6)


@dataclass(frozen=True)
class Tally:
    """Results of a batch of random games, from the first player's point of view."""

    games: int
    margins: npt.NDArray[np.int64]
    """number of games that ended with each margin; the middle entry is a tie"""
    moves: int

    @property
    def wins(self) -> int:
        return int(self.margins[len(self.margins) // 2 + 1 :].sum())

    @property
    def ties(self) -> int:
        return int(self.margins[len(self.margins) // 2])

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.ties


def packed_playouts(pits: int, stones: int, empty_capture: bool, games: int, seed: int) -> Tally:
    """Play random games with uniformly random legal moves. Equal seeds give equal games."""
    preset = "kalah-empty" if empty_capture else "kalah"
    GAME.check(GAME.options(preset, pits=pits, stones=stones), 2)
    if games < 1:
        raise BadOptions("kalah-games-not-positive")
    every = 2 * pits * stones
    margins = np.zeros(2 * every + 1, dtype=np.int64)
    lanes = np.zeros((WORDS, LANES), dtype=np.int64)
    start = pack([stones] * pits)
    moves = _play(start, pits, empty_capture, games, np.uint64(seed % (1 << 64)), lanes, margins)
    return Tally(games, margins, int(moves))


@hot
def _play(start, pits, empty_capture, games, seed, lanes, margins):  # type: ignore[no-untyped-def]
    """Run the lanes and record games as they end; return the number of moves."""
    middle = len(margins) // 2
    begun = min(games, LANES)
    for lane in range(LANES):
        _deal(start, seed, lane, lanes, lane)
    ended, moves = 0, 0
    live = begun
    while ended < games:
        _step_all(lanes, pits, empty_capture)
        for lane in range(live):
            if lanes[MINE, lane] == 0 or lanes[THEIRS, lane] == 0:
                left = total(lanes[MINE, lane]) - total(lanes[THEIRS, lane])
                margin = (lanes[AHEAD, lane] + left) * (1 - 2 * lanes[SEAT, lane])
                if lanes[LENGTH, lane] > 0:
                    margins[middle + margin] += 1
                    moves += lanes[LENGTH, lane]
                    ended += 1
                if begun < games:
                    _deal(start, seed, begun, lanes, lane)
                    begun += 1
                else:
                    lanes[LENGTH, lane] = -(1 << 40)
    return moves


@hot
def _deal(start, seed, game, lanes, lane):  # type: ignore[no-untyped-def]
    """Start a new game in a lane."""
    lanes[MINE, lane] = start
    lanes[THEIRS, lane] = start
    lanes[AHEAD, lane] = 0
    lanes[SEAT, lane] = 0
    lanes[LENGTH, lane] = 0
    lanes[RANDOM, lane] = np.int64(seeded(seed + np.uint64(game)))


@hot
def _step_all(lanes, pits, empty_capture):  # type: ignore[no-untyped-def] # noqa: PLR0915 - a vector loop
    """Play one random move in every lane."""
    for lane in range(LANES):
        word = lanes[RANDOM, lane]
        word ^= word << 13
        word ^= (word >> 7) & ((1 << 57) - 1)
        word ^= word << 17
        lanes[RANDOM, lane] = word
        mine, theirs = lanes[MINE, lane], lanes[THEIRS, lane]
        # Count the filled pits up to each pit; the chosen pit is where the count passes a random
        # number.
        upto = ((filled(mine) >> 7) & EACH) * EACH
        count = (upto >> 56) & LOW_BYTE
        chosen = (((word >> 20) & 0xFFFFFFFF) * count) >> 32
        pit = (((((chosen * EACH) | HIGH) - upto) >> 7 & EACH) * EACH >> 56) & LAST
        stones = (mine >> BYTE * pit) & LOW_BYTE
        told = mine + TO_MINE[pits, stones, pit]
        mine = told & ROW
        theirs += TO_THEIRS[pits, stones, pit]
        outcome = told >> BYTE * MOST_PITS
        last = outcome & LAST
        alone = int(((mine >> BYTE * last) & LOW_BYTE) == 1)
        opposite = BYTE * ((pits - 1 - last) & LAST)
        prize = (theirs >> opposite) & LOW_BYTE
        taken = alone & (int(prize > 0) | int(empty_capture))
        prize *= taken
        mine -= taken << BYTE * last
        theirs -= prize << opposite
        ahead = lanes[AHEAD, lane] + (outcome >> LAST_BITS) + prize + taken
        free = int(last == IN_STORE)
        swap = (mine ^ theirs) * (1 - free)
        lanes[MINE, lane] = mine ^ swap
        lanes[THEIRS, lane] = theirs ^ swap
        lanes[AHEAD, lane] = ahead * (2 * free - 1)
        lanes[SEAT, lane] ^= 1 - free
        lanes[LENGTH, lane] += 1
