"""Conversion of traces to facts."""

from __future__ import annotations

from collections.abc import Iterator

from cupboard.core import trace as tracing
from cupboard.core.kernel import Cells
from cupboard.core.types import Fact
from cupboard.games.kalaha.facts import (
    Captured,
    Ended,
    FreeTurn,
    Picked,
    Skipped,
    Sown,
    Stored,
    Swept,
)
from cupboard.games.kalaha.layout import (
    TRACE_CAPTURED,
    TRACE_ENDED,
    TRACE_FREE_TURN,
    TRACE_PICKED,
    TRACE_SKIPPED,
    TRACE_SOWN,
    TRACE_STORED,
    TRACE_SWEPT,
)
from cupboard.games.kalaha.position import ENDINGS


def facts_of(trace: Cells, pits: int) -> Iterator[Fact]:
    """Yield the facts that a trace recorded."""
    readers = {
        TRACE_PICKED: Picked,
        TRACE_SOWN: lambda owner, pit, _: Sown(owner, pit),
        TRACE_STORED: lambda owner, *_: Stored(owner),
        TRACE_CAPTURED: lambda seat, at, n: Captured(seat, at // pits, at % pits + 1, n),
        TRACE_FREE_TURN: lambda seat, *_: FreeTurn(seat),
        TRACE_SKIPPED: lambda seat, *_: Skipped(seat),
        TRACE_SWEPT: Swept,
        TRACE_ENDED: lambda phase, *_: Ended(ENDINGS[phase]),
    }
    for what, a, b, c in tracing.entries(trace):
        yield readers[what](a, b, c)
