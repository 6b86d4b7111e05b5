"""Traces: records that compiled rules write while they play, to be turned into facts.

A trace is a flat int16 array: the number of entries, then four numbers per entry (what, a, b, c). A
search passes None, and Numba then leaves out the code that writes the trace.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from cupboard.core.jit import inlined
from cupboard.core.kernel import Cells

STRIDE = 4


def blank(entries: int) -> Cells:
    """Return an empty trace with room for this many entries."""
    return np.zeros(1 + STRIDE * entries, dtype=np.int16)


@inlined
def note(trace: Any, what: int, a: int, b: int, c: int) -> None:
    """Append an entry, unless the trace is None."""
    if trace is not None:
        at = 1 + trace[0] * STRIDE
        trace[at] = what
        trace[at + 1] = a
        trace[at + 2] = b
        trace[at + 3] = c
        trace[0] += 1


def entries(trace: Cells) -> Iterator[tuple[int, int, int, int]]:
    """Return the entries in order."""
    numbers = iter(trace[1 : 1 + STRIDE * int(trace[0])].tolist())
    return zip(numbers, numbers, numbers, numbers, strict=True)
