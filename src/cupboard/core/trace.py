"""A trace: what compiled rules take down while they play, so that it can be told as facts.

One flat int16 array: how many entries there are, then four numbers for each (what, a, b, c). In
search there is nobody to tell: the trace is None, and Numba leaves the telling out altogether.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numba import njit

from cupboard.core.kernel import Cells

STRIDE = 4


def blank(entries: int) -> Cells:
    """An empty trace with room for so many entries."""
    return np.zeros(1 + STRIDE * entries, dtype=np.int16)


@njit(cache=True, nogil=True, inline="always")
def tell(trace: Any, what: int, a: int, b: int, c: int) -> None:
    """Take down one thing that happened, where somebody listens."""
    if trace is not None:
        at = 1 + trace[0] * STRIDE
        trace[at] = what
        trace[at + 1] = a
        trace[at + 2] = b
        trace[at + 3] = c
        trace[0] += 1


def entries(trace: Cells) -> Iterator[tuple[int, int, int, int]]:
    """What was taken down, in its order."""
    numbers = trace.tolist()
    for entry in range(numbers[0]):
        what, a, b, c = numbers[1 + STRIDE * entry : 1 + STRIDE * (entry + 1)]
        yield what, a, b, c
