"""Conversion of traces to facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cupboard.core import trace as tracing
from cupboard.core.kernel import Cells
from cupboard.core.types import Fact
from cupboard.games.kala.facts import (
    BankClosed,
    Begins,
    BonusDue,
    Dropped,
    Ended,
    Given,
    Harvested,
    Moved,
    Robbed,
    Sown,
    Took,
)
from cupboard.games.kala.layout import (
    CELL_NAMES,
    SOURCES,
    TRACE_BANK_CLOSED,
    TRACE_BEGINS,
    TRACE_BONUS_DUE,
    TRACE_DROPPED,
    TRACE_ENDED,
    TRACE_GIVEN,
    TRACE_HARVESTED,
    TRACE_MOVED,
    TRACE_ROBBED,
    TRACE_SOWN,
    TRACE_TOOK,
)

READERS: dict[int, Callable[[int, int, int], Fact]] = {
    TRACE_BEGINS: lambda seat, *_: Begins(seat),
    TRACE_TOOK: lambda seat, source, n: Took(seat, SOURCES[source], n),
    TRACE_SOWN: lambda seat, cell, _: Sown(seat, CELL_NAMES[cell]),
    TRACE_DROPPED: lambda seat, owner, cell: Dropped(seat, owner, CELL_NAMES[cell]),
    TRACE_GIVEN: Given,
    TRACE_HARVESTED: lambda seat, cell, n: Harvested(seat, CELL_NAMES[cell], n, n - 1),
    TRACE_ROBBED: lambda seat, cell, n: Robbed(seat, 1 - seat, CELL_NAMES[cell], n, n - 1),
    TRACE_MOVED: lambda seat, start, cell: Moved(seat, CELL_NAMES[start], CELL_NAMES[cell]),
    TRACE_BONUS_DUE: lambda seat, n, _: BonusDue(seat, n),
    TRACE_BANK_CLOSED: lambda n, *_: BankClosed(n),
    TRACE_ENDED: lambda seat, winner, _: Ended(seat, winner),
}


def facts_of(trace: Cells) -> Iterator[Fact]:
    """Yield the facts that a trace recorded."""
    for what, a, b, c in tracing.entries(trace):
        yield READERS[what](a, b, c)
