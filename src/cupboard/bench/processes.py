"""What a process and its children cost: processor time and memory, as Linux counts them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")


def can_measure() -> bool:
    """Return whether this system says what a process costs."""
    return (PROC / "self" / "schedstat").exists()


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process, its threads and its children, in nanosecond steps."""
    total = 0
    for one in _family(pid):
        for task in _entries(PROC / str(one) / "task"):
            total += int((_text(task / "schedstat") or "0").split()[0])
    return total / 1e9


def memory_bytes(pid: int) -> int:
    """Return the resident memory of a process, without its children."""
    pages = (_text(PROC / str(pid) / "statm") or "0 0").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _family(pid: int) -> Iterator[int]:
    yield pid
    for task in _entries(PROC / str(pid) / "task"):
        for child in (_text(task / "children") or "").split():
            yield from _family(int(child))


def _entries(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:  # it has ended
        return []


def _text(path: Path) -> str | None:
    try:
        return path.read_text()
    except OSError:
        return None
