"""View of Ronda: the same for every seat; covered beans are in it only after the end (RONDA-13)."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View
from cupboard.games.ronda.moves import Add, Keep, Lift, Pass
from cupboard.games.ronda.rules import CUPS, moves
from cupboard.games.ronda.state import Phase, RondaState


@dataclass(frozen=True, slots=True)
class RondaView(View):
    """What every player sees, with what a page needs to offer the next move."""

    seat: int | None
    cups: tuple[int | None, ...]
    """The beans of open cups; None for a covered cup. At the end all cups are open."""
    hands: tuple[int, ...]
    black: int
    out: int
    actor: int | None
    winner: int | None
    liftable: tuple[int, ...]
    addable: tuple[int, ...]
    keepable: tuple[int, ...]
    may_pass: bool


def view_of(state: RondaState, seat: int | None) -> RondaView:
    choices = moves(state)
    over = state.phase == Phase.OVER
    lifted = CUPS if over else state.open
    return RondaView(
        seat=seat,
        cups=tuple(state.under(cup) if cup in lifted else None for cup in CUPS),
        hands=state.hands,
        black=state.black,
        out=state.out,
        actor=state.actor if choices else None,
        winner=state.actor if over else None,
        liftable=tuple(move.cup for move in choices if isinstance(move, Lift)),
        addable=tuple(move.cup for move in choices if isinstance(move, Add)),
        keepable=tuple(move.cup for move in choices if isinstance(move, Keep)),
        may_pass=Pass() in choices,
    )
