"""Transposition table with lower and upper bounds of positions searched before.

An entry is two words: the position's key, and lower bound, upper bound, depth and best move packed
into one. Two neighbouring slots share an index; the shallower entry is replaced.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled

INFINITY = 30_000
"""Larger than every value; bounds are stored in 16 bits."""
TO_THE_END = 255
"""Depth of a position that was searched to the end of the game in every line."""
NO_MOVE = -1

HALF = 1 << 15
MASK = (1 << 16) - 1

Words = npt.NDArray[np.uint64]


def mixers(width: int) -> Words:
    """Return fixed random odd factors; a key is the sum of cells times factors."""
    drawn = np.random.default_rng(0xC0B0A4D).integers(0, 1 << 63, width, dtype=np.uint64)
    return drawn * np.uint64(2) + np.uint64(1)


@compiled
def key_of(cells: Any, factors: Any) -> Any:
    """Return the key of a position. Sums of products are fast because they have no dependencies."""
    key = np.uint64(0x9E3779B97F4A7C15)
    for cell in range(len(cells)):
        key += np.uint64(np.int64(cells[cell])) * factors[cell]
    return key ^ (key >> np.uint64(29))


@compiled
def pack(lower: int, upper: int, depth: int, code: int) -> Any:
    """Return an entry as one word."""
    return np.int64((lower + HALF) | (upper + HALF) << 16 | depth << 32 | (code + 1) << 40)


@compiled
def lower_of(word: Any) -> Any:
    """Return the lower bound."""
    return (word & MASK) - HALF


@compiled
def upper_of(word: Any) -> Any:
    """Return the upper bound."""
    return (word >> 16 & MASK) - HALF


@compiled
def depth_of(word: Any) -> Any:
    """Return the depth."""
    return word >> 32 & 255


@compiled
def code_of(word: Any) -> Any:
    """Return the best move, -1 if there is none."""
    return (word >> 40 & MASK) - 1


@compiled
def find(keys: Any, words: Any, key: Any) -> Any:
    """Return the word of a position, or 0, which no entry packs to as no upper bound is so low."""
    at = np.int64(key & np.uint64(len(keys) - 1))
    if keys[at] == key:
        return words[at]
    return words[at ^ 1] if keys[at ^ 1] == key else np.int64(0)


@compiled
def keep(keys: Any, words: Any, key: Any, word: Any) -> None:
    """Store a position in its own slot, or in that of the shallower of its two neighbours."""
    at = np.int64(key & np.uint64(len(keys) - 1))
    if keys[at] != key and (keys[at ^ 1] == key or depth_of(words[at ^ 1]) <= depth_of(words[at])):
        at ^= 1
    keys[at] = key
    words[at] = word


@compiled
def remembered(keys: Any, words: Any, cells: Any, factors: Any) -> Any:
    """Return the best known move of a position, or `NO_MOVE`."""
    word = find(keys, words, key_of(cells, factors))
    return code_of(word) if word != 0 else NO_MOVE
