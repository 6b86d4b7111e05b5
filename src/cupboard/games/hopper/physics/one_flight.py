"""Simulation of one flight."""

from __future__ import annotations

from collections.abc import Sequence

from cupboard.games.hopper.aiming import Throw
from cupboard.games.hopper.landing import Flight
from cupboard.games.hopper.physics.pool import lent
from cupboard.games.hopper.physics.result import result
from cupboard.games.hopper.physics.run import let_fly
from cupboard.games.hopper.physics.scene import lay, lying, poses_of
from cupboard.games.hopper.physics.settle import settled
from cupboard.games.hopper.places import TRAY
from cupboard.games.hopper.state import HopperState


def simulate(state: HopperState, throws: Sequence[Throw]) -> Flight:
    """HOPPER-12: return where everything stops when these beans are thrown onto this table."""
    present, loose = lying(state), lying(state, TRAY)
    with lent(state.arrangement, len(state.where)) as bodies:
        before = poses_of(state, bodies)
        start = settled(bodies, before, present, loose)
        # A bean joins at its launch, so that a later shot changes nothing that was shown before.
        lay(bodies, start, present)
        flown = let_fly(bodies, throws)
    return result(state, before, flown)
