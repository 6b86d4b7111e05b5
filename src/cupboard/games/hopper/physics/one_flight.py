"""One flight from its start to its result."""

from __future__ import annotations

from collections.abc import Sequence

from cupboard.games.hopper.hand import Throw
from cupboard.games.hopper.landing import Flight
from cupboard.games.hopper.physics.pool import lent
from cupboard.games.hopper.physics.result import result
from cupboard.games.hopper.physics.run import let_fly
from cupboard.games.hopper.physics.scene import lay, lying, poses_of
from cupboard.games.hopper.physics.settle import settled
from cupboard.games.hopper.places import TRAY
from cupboard.games.hopper.state import HopperState


def simulate(state: HopperState, throws: Sequence[Throw]) -> Flight:
    """HOPPER-12: where everything comes to rest when these beans are thrown onto this table."""
    present, loose = lying(state), lying(state, TRAY)
    with lent(state.cups, len(state.where)) as bodies:
        before = poses_of(state, bodies)
        start = settled(bodies, before, present, loose)
        present[[throw.bean for throw in throws]] = True
        lay(bodies, start, present)
        flown = let_fly(bodies, throws)
    return result(state, before, flown)
