"""Large arrays on large pages, for tables of gigabytes with random access."""

from __future__ import annotations

import contextlib
import mmap
from typing import Any

import numpy as np
import numpy.typing as npt

HUGE_PAGE = 1 << 21


def large(count: int, kind: Any) -> npt.NDArray[Any]:
    """Return an array of zeros whose pages are allocated when they are first touched."""
    size = count * np.dtype(kind).itemsize
    if size < HUGE_PAGE:
        return np.zeros(count, dtype=kind)
    room = _room(size)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with contextlib.suppress(OSError):  # a kernel without large pages is slower, but works
            room.madvise(mmap.MADV_HUGEPAGE)
    return np.frombuffer(room, dtype=kind, count=count)


def _room(size: int) -> mmap.mmap:
    """Return private memory, because shared mappings get no large pages."""
    if hasattr(mmap, "MAP_PRIVATE"):
        return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    return mmap.mmap(-1, size)
