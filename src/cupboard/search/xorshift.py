"""Xorshift64*: random numbers for compiled rollouts.

A number takes a few instructions and is random enough for rollouts. Draws in real games never use
it.
"""

from __future__ import annotations

import numpy as np

from cupboard.core.jit import compiled

MULTIPLIER = np.uint64(0x2545F4914F6CDD1D)
GOLDEN = np.uint64(0x9E3779B97F4A7C15)
TOP_BITS = np.uint64(33)


@compiled
def advance(word: np.uint64) -> np.uint64:
    """Return the next state of the generator."""
    word ^= word >> np.uint64(12)
    word ^= word << np.uint64(25)
    word ^= word >> np.uint64(27)
    return word


@compiled
def number(word: np.uint64) -> np.int64:
    """Return an integer below 2³¹ from the generator's state."""
    return np.int64((word * MULTIPLIER) >> TOP_BITS)


@compiled
def seeded(seed: np.uint64) -> np.uint64:
    """Return a start state that differs well between neighbouring seeds (splitmix64)."""
    word = seed + GOLDEN
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return (word ^ (word >> np.uint64(31))) | np.uint64(1)
