"""How beans fly (HOPPER-12): the hand sends them off, bodies do the rest. No rule is in here.

`fly` is a pure function of the state and the random source it is given: the same shot from the same
state with the same draw gives the same bits, on the same machine with the same MuJoCo. What came of
a flight is written down, and never flown again.
"""

from __future__ import annotations

from cupboard.core.types import Rng
from cupboard.games.hopper.hand import throws
from cupboard.games.hopper.landing import Flight
from cupboard.games.hopper.state import HopperState


def fly(state: HopperState, rng: Rng) -> Flight:
    """HOPPER-12: every bean in the air comes down; the order is that of their coming to rest."""
    # The simulation is heavy, and a replay, a referee and all other games do without it.
    from cupboard.games.hopper.physics import simulate

    return simulate(state, throws(state, rng))
