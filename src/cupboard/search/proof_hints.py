"""Optional domain knowledge for the proof search.

None of this is a rule. An insight only says which positions are equivalent, which are decided and
which look good; tests check it against the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from cupboard.core.jit import inlined
from cupboard.core.kernel import Cells

UNDECIDED = -1


@dataclass(frozen=True)
class ProofHints:
    """Compiled functions about the positions of a game."""

    name: str
    key_words: Callable[[int], int]
    """number of cells of a position → number of 64-bit words of its key"""
    room: Callable[[int], int]
    """number of cells of a position → number of words that `key` writes to, at least as many"""
    key: Any
    """(cells, rules, out) → worth; writes words that are equal for equivalent positions.

    Positions are seen from the seat to act. The worth is what the words leave out: two numbers
    below 512 as own × 512 + other's, where more of its own and less of the other's is never worse
    for the seat.
    """
    decided: Any
    """(cells, rules) → the seat that is certain to win, or `UNDECIDED`"""
    guess: Any
    """(cells, rules) → estimated effort to prove that the seat to act wins and loses, from 1"""


@inlined
def plain_key(cells: Cells, rules: Any, out: Any) -> int:
    """Write the cells unchanged, four to a word."""
    for n in range((len(cells) + 3) // 4):
        out[n] = np.uint64(0)
    for n in range(len(cells)):
        out[n >> 2] |= np.uint64(np.uint16(cells[n])) << np.uint64(16 * (n & 3))
    return 0


@inlined
def nothing_decided(cells: Cells, rules: Any) -> int:
    """Decide nothing early."""
    return UNDECIDED


@inlined
def no_guess(cells: Cells, rules: Any) -> tuple[int, int]:
    """Guess that both proofs are equally hard."""
    return 1, 1


def _a_quarter(width: int) -> int:
    return (width + 3) // 4


PLAIN = ProofHints("plain", _a_quarter, _a_quarter, plain_key, nothing_decided, no_guess)
