"""Hopper's flight with real bodies, simulated by MuJoCo (HOPPER-12).

`model` builds the table, `pool` lends it, `scene` lays the beans on it, `settle` lets beans that
were laid into each other come apart, `run` lets them fly, `result` reads off what came of it.
MuJoCo is imported when the first bean flies: everything else of the program starts without it.
Lengths are in metres in here, and turns are quaternions w, x, y, z.
"""

from cupboard.games.hopper.physics.one_flight import simulate

__all__ = ["simulate"]
