"""What two-player Kalaha is worth by any of its rules, as far as a search to the end goes."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from cupboard.core.errors import BadOptions
from cupboard.core.types import Resolved
from cupboard.games.kalaha import GAME, KalahaOptions, KalahaState, Sow
from cupboard.players.search_engine import as_moves
from cupboard.search.budget import Budget
from cupboard.search.deepening import Deepening
from cupboard.search.judges import judge_of

BYTES_AN_ENTRY = 16
LEAST_BITS, MOST_BITS = 10, 30
BEGINS_AT_SEAT_0 = (2, 1)
"""KALAHA-3: a roll of the dice that lets seat 0 begin; the sides are alike."""


@dataclass(frozen=True)
class Solution:
    """What a search came to, from the side of the player who begins."""

    options: KalahaOptions
    proven: bool
    margin: int
    """An estimate where it is not proven."""
    depth: int
    line: tuple[str, ...]
    nodes: int
    seconds: float

    def data(self) -> dict[str, Any]:
        """As programs read it."""
        return {
            "game": GAME.spec.id,
            "position": GAME.encode(beginning(self.options)),
            "proven": self.proven,
            "margin": self.margin if self.proven else None,
            "estimate": self.margin,
            "depth": self.depth,
            "line": list(self.line),
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
        }


def beginning(options: KalahaOptions) -> KalahaState:
    """The start, after the roll for who begins."""
    return GAME.apply(GAME.new(options, 2), Resolved("dice", BEGINS_AT_SEAT_0)).state


def table_bits(size: float) -> int:
    """The largest table of positions that fits into so many bytes."""
    bits = int(size / BYTES_AN_ENTRY).bit_length() - 1
    if not LEAST_BITS <= bits <= MOST_BITS:
        least, most = (f"{BYTES_AN_ENTRY << end:,}" for end in (LEAST_BITS, MOST_BITS))
        raise BadOptions("solve-table-out-of-range", low=least, high=most)
    return bits


def solve(options: KalahaOptions, bits: int, budget: Budget) -> Solution:
    """Search deeper and deeper, until the end is reached in every line that matters."""
    judge = judge_of(GAME.spec.id)
    search = Deepening(GAME, beginning(options), judge, bits)
    search.best(Budget(nodes=1))  # compiling is no part of the time
    began = time.monotonic()
    found = search.best(budget)
    seconds = time.monotonic() - began
    moves = as_moves(GAME, beginning(options), found.line)
    return Solution(
        options=options,
        proven=found.proven,
        margin=round(found.value / judge.scale),
        depth=found.depth,
        line=tuple(GAME.format(move) for move in moves if isinstance(move, Sow)),
        nodes=budget.used,
        seconds=seconds,
    )
