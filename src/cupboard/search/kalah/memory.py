"""Large arrays on large pages: a table of gigabytes is looked up at random places."""

from __future__ import annotations

import contextlib
import mmap
from typing import Any

import numpy as np
import numpy.typing as npt

HUGE_PAGE = 1 << 21


def large(count: int, kind: Any) -> npt.NDArray[Any]:
    """An array of zeros; its pages are taken from the system only when they are touched."""
    size = count * np.dtype(kind).itemsize
    if size < HUGE_PAGE:
        return np.zeros(count, dtype=kind)
    room = _room(size)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        with contextlib.suppress(OSError):  # a kernel without large pages: slower, not wrong
            room.madvise(mmap.MADV_HUGEPAGE)
    return np.frombuffer(room, dtype=kind, count=count)


def _room(size: int) -> mmap.mmap:
    """Private memory: what could be shared with other processes gets no large pages."""
    if hasattr(mmap, "MAP_PRIVATE"):
        return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    return mmap.mmap(-1, size)
