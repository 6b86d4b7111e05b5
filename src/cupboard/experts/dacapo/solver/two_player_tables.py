"""Da Capo's rules, tabulated for compiled loops by asking the game itself.

The rules use only two properties of a row: the number of filled cups and the total of beans. A
round can therefore be queried with any row of the right length, and a standing with any row of the
right length and total.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import numpy as np
import numpy.typing as npt

from cupboard.games.dacapo import rules
from cupboard.games.dacapo.layout import MAX_SHOWN, target_cup
from cupboard.games.dacapo.spec import DaCapoOptions
from cupboard.games.dacapo.state import DaCapoState

CUP = 2
"""Beans per cup in the rows used to query rounds."""

Four = tuple[int, int, int, int]
"""The stocks of both players, then the cups of both."""

STOCK_0, STOCK_1, CUPS_0, CUPS_1, LAID, OVER = range(6)
FIELDS = 6


@dataclass(frozen=True)
class TwoPlayerRules:
    """The two-player rules as arrays, for one number of beans."""

    beans: int
    span: int
    """Largest difference of the beans laid, in either direction."""
    rounds: npt.NDArray[np.int8]
    """[stock, stock, cups, cups, shown - 1, shown - 1] → the fields `STOCK_0` … `OVER`

    They are the new stocks and cups, the change in the difference of the beans laid, and whether
    the game is over.
    """
    standing: npt.NDArray[np.float64]
    """[cups, cups, difference + span] → the first player's share of the win at the end"""


def duel(beans: int) -> Iterator[TwoPlayerRules | float]:
    """Tabulate every round of two players; yield the progress, and the table last."""
    cups = target_cup(2)
    shape = (beans + 1, beans + 1, cups + 1, cups + 1, MAX_SHOWN, MAX_SHOWN, FIELDS)
    rounds = np.zeros(shape, dtype=np.int8)
    options = DaCapoOptions(beans=beans)
    waiting: dict[int, set[Four]] = {2 * beans: {(beans, beans, 0, 0)}}
    for total in range(2 * beans, 0, -1):
        for four in waiting.pop(total, ()):
            yield 1 - total / (2 * beans)
            for after in _ask(options, four, rounds):
                waiting.setdefault(after[0] + after[1], set()).add(after)
    yield TwoPlayerRules(beans, MAX_SHOWN * cups, rounds, standings(cups))


def _ask(options: DaCapoOptions, four: Four, rounds: npt.NDArray[np.int8]) -> Iterator[Four]:
    """Play every pair of choices from a state; yield the states in which the game continues."""
    stocks, rows = four[:2], tuple((CUP,) * filled for filled in four[2:])
    state = DaCapoState(options, 2, stocks, rows, box=0)
    for shown in product(*map(rules.choices, stocks)):
        after = rules.play_round(state, shown).state
        first, second = after.rows
        laid = sum(first) - sum(second) - sum(rows[0]) + sum(rows[1])
        over = rules.is_over(after)
        where = (*four, shown[0] - 1, shown[1] - 1)
        rounds[where] = (*after.stocks, len(first), len(second), laid, over)
        if not over:
            yield after.stocks[0], after.stocks[1], len(first), len(second)


def standings(cups: int) -> npt.NDArray[np.float64]:
    span = MAX_SHOWN * cups
    standing = np.zeros((cups + 1, cups + 1, 2 * span + 1))
    for first, second, laid in product(range(cups + 1), range(cups + 1), range(-span, span + 1)):
        rows = (_row(first, span + laid), _row(second, span))
        standing[first, second, laid + span] = share(rules.ranks_of(rows), 0)
    return standing


def _row(cups: int, beans: int) -> tuple[int, ...]:
    """Return any row of this length and total."""
    return (beans, *(0,) * (cups - 1)) if cups else ()


def share(ranks: tuple[int, ...], seat: int) -> float:
    """Return a seat's share of the win; tied seats share it."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
