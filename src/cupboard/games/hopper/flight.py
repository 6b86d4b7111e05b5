"""The flight of beans (HOPPER-12): hand model and simulation, without rules.

`fly` is a pure function of the state and its random source: the same shot from the same state with
the same random numbers gives the same bits, on the same machine with the same MuJoCo. The result of
a flight is recorded, so a flight is never simulated twice.
"""

from __future__ import annotations

from cupboard.core.types import Rng
from cupboard.games.hopper.aiming import throws
from cupboard.games.hopper.landing import Flight
from cupboard.games.hopper.state import HopperState


def fly(state: HopperState, rng: Rng) -> Flight:
    """HOPPER-12: simulate all beans in the air; landings are in the order in which beans stop."""
    # Import late: the simulation is heavy, and replays, referees and other games do not need it.
    from cupboard.games.hopper.physics import simulate

    return simulate(state, throws(state, rng))
