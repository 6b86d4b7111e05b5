"""Hopper's flight with rigid bodies, simulated by MuJoCo (HOPPER-12).

`model` builds the table, `pool` reuses it, `scene` places the beans, `settle` separates overlapping
beans, `run` simulates the flight, and `result` reads the landings. MuJoCo is imported with the
first flight, so the rest of the program starts without it. Lengths here are in metres, and
rotations are quaternions w, x, y, z.
"""

from cupboard.games.hopper.physics.one_flight import simulate

__all__ = ["simulate"]
