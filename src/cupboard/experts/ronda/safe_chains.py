"""The number of beans that one turn can safely add, given the known cups."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

Counts: TypeAlias = tuple[int, ...]
"""number of cups that hold 0, 1, 2 … beans"""

NO_CUP = -1


def with_cup(counts: Counts, beans: int, by: int = 1) -> Counts:
    """Return the counts with `by` more cups of this content."""
    return (*counts[:beans], counts[beans] + by, *counts[beans + 1 :])


@cache
def chain(known: Counts, easy: bool) -> int:
    """Return the length of the longest safe turn that starts with all cups covered."""
    pairs = (beans for beans, cups in enumerate(known) if cups > 1)
    return max((_pair(with_cup(known, beans, -2), beans, easy) for beans in pairs), default=0)


@cache
def _pair(known: Counts, beans: int, easy: bool) -> int:
    """Continue from a pair of open cups; `known` counts the others."""
    if beans == len(known) - 1:
        return 1
    low, high = with_cup(known, beans), with_cup(known, beans + 1)
    if easy:
        return 1 + chain(with_cup(low, beans + 1), easy)
    return 1 + max(_open(low, beans + 1, beans), _open(high, beans, beans + 1))


def _open(known: Counts, beans: int, barred: int) -> int:
    """Continue from one open cup; RONDA-7: one cup may not be lifted now."""
    if known[beans] - (beans == barred) < 1:
        return 0
    return _pair(with_cup(known, beans, -1), beans, False)
