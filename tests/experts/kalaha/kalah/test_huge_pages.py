"""Memory for transposition tables and databases."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cupboard.experts.kalaha.kalah.huge_pages import HUGE_PAGE, large

MAPS = Path("/proc/self/maps")


@pytest.mark.parametrize("count", [1, HUGE_PAGE // 8, HUGE_PAGE])
def test_large_arrays_are_zeros_and_can_be_written(count: int) -> None:
    room = large(count, np.int64)
    assert len(room) == count
    assert not room.any()
    room[-1] = 7
    assert room[-1] == 7


@pytest.mark.skipif(not MAPS.exists(), reason="this system does not list a process's memory")
def test_large_arrays_are_private() -> None:
    """Operating systems give no large pages to memory that could be shared between processes."""
    room = large(HUGE_PAGE, np.int64)
    at = room.ctypes.data
    for line in MAPS.read_text().splitlines():
        span, rights = line.split()[:2]
        first, end = (int(side, 16) for side in span.split("-"))
        if first <= at < end:
            assert rights == "rw-p"
            return
    raise AssertionError("the array lies nowhere")
