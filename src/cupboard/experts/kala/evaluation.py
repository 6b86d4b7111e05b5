"""Kala: beans left to sow, and possible harvests. The player who runs out first loses."""

from __future__ import annotations

from typing import Any

from cupboard.core.jit import inlined
from cupboard.games.kala.layout import ACTOR, AT, CUP, FIELD, STORE
from cupboard.games.kala.rules import PATHS, RIPE
from cupboard.search.evaluation import Evaluation

WIN = 20_000
BEAN = 16
"""Units per bean; even all the beans of a game are worth less than a win."""
HALF_A_SOWING = 2 * BEAN
IN_CUP = 4
HARVEST_NOW = 13
HARVEST_LATER = 5


@inlined
def harvest_in_reach(cells: Any, seat: int) -> int:
    """Return the most beans that a seat's next sowing could harvest."""
    at, other = int(cells[AT + seat]), int(cells[AT + 1 - seat])
    best = 0
    n = 0
    while PATHS[0, at, n, 0] >= 0:
        end = int(PATHS[0, at, n, 1])
        held = int(cells[CUP + 1 - seat] if end == other else cells[FIELD + end])
        best = max(best, held)
        n += 1
    return best if best >= RIPE else 0


@inlined
def beans_and_harvests(cells: Any, rules: Any, seat: int) -> int:
    """Return the evaluation: stores, beans in cups, tempo and possible harvests.

    It is the difference of the stores, a little for the beans in the cups, half a sowing for the
    seat that is not to move (its opponent must spend beans first), and the harvests in reach, which
    are nearly certain for the seat to move and doubtful for the other.
    """
    other = 1 - seat
    moving = cells[ACTOR] == seat
    value = BEAN * (int(cells[STORE + seat]) - int(cells[STORE + other]))
    value += IN_CUP * (int(cells[CUP + seat]) - int(cells[CUP + other]))
    value -= HALF_A_SOWING if moving else -HALF_A_SOWING
    value += harvest_in_reach(cells, seat) * (HARVEST_NOW if moving else HARVEST_LATER)
    value -= harvest_in_reach(cells, other) * (HARVEST_LATER if moving else HARVEST_NOW)
    return value


EVALUATION = Evaluation(beans_and_harvests, WIN, extra_turn_bonus=BEAN, win_only=True)
