"""Conversion of traces to facts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from cupboard.core import trace as tracing
from cupboard.core.kernel import Cells
from cupboard.core.types import Fact
from cupboard.games.kala import facts, layout

READERS: dict[int, Callable[[int, int, int], Fact]] = {
    layout.TRACE_BEGINS: lambda seat, *_: facts.Begins(seat),
    layout.TRACE_TOOK: lambda seat, source, n: facts.Took(seat, layout.SOURCES[source], n),
    layout.TRACE_SOWN: lambda seat, cell, _: facts.Sown(seat, layout.CELL_NAMES[cell]),
    layout.TRACE_DROPPED: lambda seat, owner, cell: facts.Dropped(
        seat, owner, layout.CELL_NAMES[cell]
    ),
    layout.TRACE_GIVEN: facts.Given,
    layout.TRACE_HARVESTED: lambda seat, cell, n: facts.Harvested(
        seat, layout.CELL_NAMES[cell], n, n - 1
    ),
    layout.TRACE_ROBBED: lambda seat, cell, n: facts.Robbed(
        seat, 1 - seat, layout.CELL_NAMES[cell], n, n - 1
    ),
    layout.TRACE_MOVED: lambda seat, start, cell: facts.Moved(
        seat, layout.CELL_NAMES[start], layout.CELL_NAMES[cell]
    ),
    layout.TRACE_BONUS_DUE: lambda seat, n, _: facts.BonusDue(seat, n),
    layout.TRACE_BANK_CLOSED: lambda n, *_: facts.BankClosed(n),
    layout.TRACE_ENDED: lambda seat, winner, _: facts.Ended(seat, winner),
}


def facts_of(trace: Cells) -> tuple[Fact, ...]:
    """Return the facts that a trace recorded."""
    return tuple([_fact(*entry) for entry in tracing.entries(trace)])


@cache
def _fact(what: int, a: int, b: int, c: int) -> Fact:
    """Return a fact. There are few different ones, and all games share them."""
    return READERS[what](a, b, c)
