"""Cache of Da Capo strategy books, which computes missing books.

The computation can be paused. An engine that must answer in time spends only the time it has, and
the next move continues from there.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from cupboard.core.paths import cache_dir
from cupboard.experts.dacapo.books import Book, CrowdBook, DuelBook
from cupboard.experts.dacapo.solver import backward_induction, two_player
from cupboard.games.dacapo.spec import SPEC

FORMAT = 2
"""Version of the stored data; raise it whenever the computation or the format changes."""

MAX_BEANS = {2: 30, 3: 16, 4: 10, 5: 8}
"""Largest number of beans, by seats, for which an engine computes a book itself, move by move."""
MAX_SOLVED = {2: 30, 3: 16, 4: 12, 5: 10}
"""Largest number of beans, by seats, for which `solve` computes a complete book, in minutes.

Engines use such books if they find them. Beyond this number `solve` makes books of the first
rounds; those of the printed game are in `SHIPPED`.
"""
SHIPPED = Path(__file__).parent / "openings"

Progress = Callable[[float], None]


def makes_book(seats: int, beans: int) -> bool:
    """Return whether an engine computes a book for these games if there is none."""
    return beans <= MAX_BEANS[seats]


def is_whole(seats: int, beans: int) -> bool:
    """Return whether a book for these games covers every state and not only the first rounds."""
    return beans <= MAX_SOLVED[seats]


def folder(seats: int, beans: int) -> Path:
    """Return the folder of the book. Hidden hands make no difference to engines, which count."""
    return cache_dir() / "policies" / _name(seats, beans)


def _name(seats: int, beans: int) -> str:
    return f"dacapo-{seats}-{beans}-rules{SPEC.rules_version}-format{FORMAT}"


class BookSlot:
    """Cache slot for one strategy book: on disk, being computed, or loaded."""

    def __init__(self, seats: int, beans: int) -> None:
        self.seats, self.beans = seats, beans
        self._book: Book | None = None
        self._making: Iterator[Book | float] | None = None

    def fetch(self, stopped: Callable[[], bool], progress: Progress | None = None) -> Book | None:
        """Return the book, or None if it needs more time or is too large to compute."""
        self._book = self._book or load(self.seats, self.beans)
        while self._book is None:
            if stopped() or not makes_book(self.seats, self.beans):
                return None
            self._making = self._making or make(self.seats, self.beans)
            step = next(self._making)
            if not isinstance(step, float | int):
                self._book, self._making = step, None
                keep(step, self.seats, self.beans)
            elif progress:
                progress(step)
        return self._book


@cache
def shelf(seats: int, beans: int) -> BookSlot:
    """Return the process-wide cache slot for these games."""
    return BookSlot(seats, beans)


def make(seats: int, beans: int) -> Iterator[Book | float]:
    """Compute a book; yield the progress, and the book last."""
    if seats == 2:
        for step in two_player.build(beans):
            yield DuelBook.of(step.answers) if isinstance(step, two_player.Solution) else step
    else:
        for learnt in backward_induction.build(seats, beans):
            yield CrowdBook.of(learnt) if isinstance(learnt, backward_induction.Policy) else learnt


def load(seats: int, beans: int) -> Book | None:
    """Return the user's own book or the shipped one, whichever covers more.

    A short run of `solve` therefore never replaces a better book.
    """
    homes = (folder(seats, beans), SHIPPED / _name(seats, beans))
    books = [book for home in homes if (book := _read(home, seats)) is not None]
    return max(books, key=lambda book: len(book.arrays()["keys"]), default=None)


def _read(home: Path, seats: int) -> Book | None:
    try:
        arrays = {path.stem: np.load(path, mmap_mode="r") for path in home.glob("*.npy")}
        return _bind(arrays, seats) if arrays else None
    except (OSError, ValueError, KeyError):
        return None  # damaged; compute it again


def _bind(arrays: dict[str, Any], seats: int) -> Book:
    return DuelBook(arrays) if seats == 2 else CrowdBook(arrays)


def keep(book: Book, seats: int, beans: int) -> None:
    """Write a book to a temporary file and rename it, so that no reader sees a partial one."""
    home = folder(seats, beans)
    try:
        home.parent.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(dir=home.parent))
        for name, array in book.arrays().items():
            np.save(draft / f"{name}.npy", array)
        shutil.rmtree(home, ignore_errors=True)
        draft.replace(home)
    except OSError:
        return  # not writable; keep the book in memory
