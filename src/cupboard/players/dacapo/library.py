"""Keeps what was computed about Da Capo in the user's cache, and computes what is missing.

Computing can be paused: an engine that must answer in time gives it the time it has, and the next
move goes on from there.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from cupboard.core.compiling import cache_home
from cupboard.games.dacapo.spec import SPEC
from cupboard.players.dacapo.books import TWO, Book, CrowdBook, DuelBook
from cupboard.search.dacapo import duel, regret

FORMAT = 2
"""To be raised whenever what is computed or kept changes."""

MOST_BEANS = {2: 30, 3: 16, 4: 10, 5: 8}
"""An engine makes books up to these beans itself, move by move."""
MOST_SOLVED = {2: 30, 3: 16, 4: 12, 5: 10}
"""`solve` makes them up to these, in minutes; engines use them where they find them. For more it
makes books of the first rounds; those of the printed game are in `SHIPPED`."""
SHIPPED = Path(__file__).parent / "openings"

Progress = Callable[[float], None]


def makes_book(seats: int, beans: int) -> bool:
    """Does an engine make a book for these tables if there is none?"""
    return beans <= MOST_BEANS[seats]


def is_whole(seats: int, beans: int) -> bool:
    """Does a book for these tables know every state, not only those of the first rounds?"""
    return beans <= MOST_SOLVED[seats]


def folder(seats: int, beans: int) -> Path:
    """Where the book for these tables is kept. What engines hide from each other is no matter."""
    return cache_home().parent / "policies" / _name(seats, beans)


def _name(seats: int, beans: int) -> str:
    return f"dacapo-{seats}-{beans}-rules{SPEC.rules_version}-format{FORMAT}"


class Shelf:
    """The place of one book: on disk, in the making, or ready."""

    def __init__(self, seats: int, beans: int) -> None:
        self.seats, self.beans = seats, beans
        self._book: Book | None = None
        self._making: Iterator[Book | float] | None = None

    def fetch(self, stopped: Callable[[], bool], progress: Progress | None = None) -> Book | None:
        """The book, computed as far as there is time; None if it takes longer, or too long."""
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
def shelf(seats: int, beans: int) -> Shelf:
    """The one shelf of a process for these tables."""
    return Shelf(seats, beans)


def make(seats: int, beans: int) -> Iterator[Book | float]:
    """Compute a book; yields how far it is."""
    if seats == TWO:
        for step in duel.build(beans):
            yield DuelBook.of(step.answers) if isinstance(step, duel.Solution) else step
    else:
        for learnt in regret.build(seats, beans):
            yield CrowdBook.of(learnt) if isinstance(learnt, regret.Policy) else learnt


def load(seats: int, beans: int) -> Book | None:
    """The book on disk: the person's own or the one that came along, whichever knows more. So a
    short try at `solve` spoils nothing."""
    homes = (folder(seats, beans), SHIPPED / _name(seats, beans))
    books = [book for home in homes if (book := _read(home, seats)) is not None]
    return max(books, key=lambda book: len(book.arrays()["keys"]), default=None)


def _read(home: Path, seats: int) -> Book | None:
    try:
        arrays = {path.stem: np.load(path, mmap_mode="r") for path in home.glob("*.npy")}
        return _bind(arrays, seats) if arrays else None
    except (OSError, ValueError, KeyError):
        return None  # damaged: it is computed again


def _bind(arrays: dict[str, Any], seats: int) -> Book:
    return DuelBook(arrays) if seats == TWO else CrowdBook(arrays)


def keep(book: Book, seats: int, beans: int) -> None:
    """Write a book beside its place, then move it there: nobody finds half a book."""
    home = folder(seats, beans)
    try:
        home.parent.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(dir=home.parent))
        for name, array in book.arrays().items():
            np.save(draft / f"{name}.npy", array)
        shutil.rmtree(home, ignore_errors=True)
        draft.replace(home)
    except OSError:
        return  # nowhere to write: it lives as long as the process
