"""Kala: who has more beans to sow, for who runs out first loses."""

from __future__ import annotations

from typing import Any

from numba import njit

from cupboard.games.kala.layout import ACTOR, CUP, STORE
from cupboard.search.judges import Judge

WIN = 20_000
BEAN = 16
"""A judge speaks in sixteenths of a bean; even all the beans of a game stay below a win."""


@njit(cache=True, nogil=True, inline="always")
def beans_to_sow(cells: Any, rules: Any, seat: int) -> int:
    """The difference of the stores, a little for the beans in the cups, and half a sowing for
    whoever is not to move: he still has the beans that the other must now give."""
    other = 1 - seat
    stores = BEAN * (int(cells[STORE + seat]) - int(cells[STORE + other]))
    cups = 4 * (int(cells[CUP + seat]) - int(cells[CUP + other]))
    tempo = 2 * BEAN if cells[ACTOR] == other else -2 * BEAN
    return stores + cups + tempo


JUDGE = Judge(beans_to_sow, WIN, again=BEAN, wins=True)
