"""Conversion of traces to facts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from cupboard.core import trace as tracing
from cupboard.core.kernel import Cells
from cupboard.core.types import Fact
from cupboard.games.kalaha import facts, layout
from cupboard.games.kalaha.position import ENDINGS

READERS: dict[int, Callable[[int, int, int, int], Fact]] = {
    layout.TRACE_PICKED: lambda seat, pit, n, _: facts.Picked(seat, pit, n),
    layout.TRACE_SOWN: lambda owner, pit, *_: facts.Sown(owner, pit),
    layout.TRACE_STORED: lambda owner, *_: facts.Stored(owner),
    layout.TRACE_CAPTURED: lambda seat, at, n, pits: facts.Captured(
        seat, at // pits, at % pits + 1, n
    ),
    layout.TRACE_FREE_TURN: lambda seat, *_: facts.FreeTurn(seat),
    layout.TRACE_SKIPPED: lambda seat, *_: facts.Skipped(seat),
    layout.TRACE_SWEPT: lambda owner, pit, n, _: facts.Swept(owner, pit, n),
    layout.TRACE_ENDED: lambda phase, *_: facts.Ended(ENDINGS[phase]),
}


def facts_of(trace: Cells, pits: int) -> tuple[Fact, ...]:
    """Return the facts that a trace recorded."""
    return tuple([_fact(*entry, pits) for entry in tracing.entries(trace)])


@cache
def _fact(what: int, a: int, b: int, c: int, pits: int) -> Fact:
    """Return a fact. There are few different ones, and all games share them."""
    return READERS[what](a, b, c, pits)
