"""Endgame databases on disk, in the user's cache folder. They are optional and save time."""

from __future__ import annotations

import contextlib
import mmap
import os
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from cupboard.core.jit import compiled
from cupboard.core.paths import cache_dir
from cupboard.experts.kalaha.kalah.endgame_database import Endgame, Values
from cupboard.experts.kalaha.kalah.packed_board import again, gain, sow, total
from cupboard.experts.kalaha.kalah.position_index import (
    MAX_COVERED,
    IndexLayout,
    layout,
    place,
    positions,
)

HEADER = 64
SAMPLES = 2_000


def folder() -> Path:
    return cache_dir() / "endgame"


def _header(pits: int, empty_capture: bool, stones: int) -> bytes:
    text = f"cupboard kalah endgame 1 pits={pits} empty={int(empty_capture)} stones={stones}\n"
    return text.encode().ljust(HEADER, b"\0")


def _path(pits: int, empty_capture: bool, stones: int) -> Path:
    return folder() / f"kalah-{pits}-{'empty' if empty_capture else 'standard'}-{stones}.values"


def save(database: Endgame, empty_capture: bool) -> Path | None:
    """Write a database atomically; return None if nothing can be written."""
    pits, stones = database.plan.pits, database.plan.stones
    target = _path(pits, empty_capture, stones)
    part = None
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=target.parent, delete=False) as out:
            part = Path(out.name)
            out.write(_header(pits, empty_capture, stones))
            database.values.tofile(out)
        part.replace(target)
    except OSError:
        if part is not None:
            with contextlib.suppress(OSError):
                part.unlink()
        return None
    return target


def load(pits: int, empty_capture: bool, most: int) -> Endgame | None:
    """Return the largest valid database on disk with at most `most` stones, or None.

    A damaged file is skipped: its length must be right, and a sample of its values must be
    consistent.
    """
    for stones in range(min(most, MAX_COVERED), -1, -1):
        values = _read(_path(pits, empty_capture, stones), pits, empty_capture, stones)
        if values is not None:
            return Endgame(values, layout(pits, stones))
    return None


def _read(path: Path, pits: int, empty_capture: bool, stones: int) -> Values | None:
    size = positions(pits, stones)
    try:
        with path.open("rb", buffering=0) as file:
            whole = os.fstat(file.fileno()).st_size == HEADER + size
            if not whole or file.read(HEADER) != _header(pits, empty_capture, stones):
                return None
            values = _mapped(file.fileno(), size)
    except OSError:
        return None
    sound = holds(values, layout(pits, stones), empty_capture, SAMPLES, os.getpid())
    return values if sound else None


def _mapped(file: int, size: int) -> Values:
    """Map the values into memory without copying them, so that processes share them."""
    room = mmap.mmap(file, HEADER + size, access=mmap.ACCESS_COPY)
    if hasattr(mmap, "MADV_WILLNEED"):
        with contextlib.suppress(OSError):  # otherwise pages are read on first use
            room.madvise(mmap.MADV_WILLNEED)
    return np.frombuffer(room, dtype=np.int8, count=size, offset=HEADER)


@compiled
def holds(values: Values, plan: IndexLayout, empty_capture: bool, samples: int, seed: int) -> bool:
    """Return whether some random positions have the values that follow from their children's."""
    np.random.seed(seed)
    for _ in range(samples):
        mine = theirs = 0
        for _ in range(np.random.randint(0, plan.stones + 1)):
            stone = 1 << 8 * np.random.randint(plan.pits)
            if np.random.randint(2):
                mine += stone
            else:
                theirs += stone
        if values[place(mine, theirs, plan)] != follows(values, plan, empty_capture, mine, theirs):
            return False
    return True


@compiled
def follows(values: Values, plan: IndexLayout, empty_capture: bool, mine: int, theirs: int) -> Any:
    """Return the value of a position from those of its children."""
    if mine == 0 or theirs == 0:
        return total(mine) - total(theirs)
    best = -128
    for pit in range(plan.pits):
        if mine >> 8 * pit & 255:
            after, others, outcome = sow(mine, theirs, pit, plan.pits, empty_capture)
            if again(outcome):
                worth = gain(outcome) + values[place(after, others, plan)]
            else:
                worth = gain(outcome) - values[place(others, after, plan)]
            best = max(best, worth)
    return best
