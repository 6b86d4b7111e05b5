"""The flight of beans (HOPPER-12): hand model and simulation, without rules.

`fly` is a pure function of the state and its random source: the same shot from the same state with
the same random numbers gives the same bits, on the same machine with the same MuJoCo. The result of
a flight is recorded, so a flight is never simulated twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cupboard.core.errors import MissingExtra
from cupboard.core.types import Rng
from cupboard.games.hopper.aiming import Throw, throws
from cupboard.games.hopper.landing import Flight
from cupboard.games.hopper.state import HopperState


def fly(state: HopperState, rng: Rng) -> Flight:
    """HOPPER-12: simulate all beans in the air; landings are in the order in which beans stop."""
    return simulation()(state, throws(state, rng))


def simulation() -> Callable[[HopperState, Sequence[Throw]], Flight]:
    """Return the simulation; raise `MissingExtra` without MuJoCo.

    It is imported late, because it is heavy, and replays, referees and other games do not need it.
    """
    try:
        from cupboard.games.hopper.physics import simulate
    except ModuleNotFoundError as missing:
        raise MissingExtra("extra-missing", extra="hopper") from missing
    return simulate
