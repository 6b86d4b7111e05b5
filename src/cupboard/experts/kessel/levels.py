"""Kupferkessel's levels, in order of memory and number of simulations."""

from __future__ import annotations

from cupboard.experts.kessel import KesselEngine
from cupboard.players.engine import Limit
from cupboard.players.levels import Level
from cupboard.players.memory import PERFECT, Memory

CHILD = Memory(span=2, half_life=4, confusion=0.25)
DREAMER = Memory(span=5, half_life=10, confusion=0.15)
ADULT = Memory(span=10, half_life=30, confusion=0.08)
EXPERT = Memory(span=20, half_life=80, confusion=0.03)

LEVELS = (
    Level("sprout", lambda: KesselEngine(CHILD), Limit(1.0, nodes=6)),
    Level("gardener", lambda: KesselEngine(DREAMER), Limit(1.0, nodes=25)),
    Level("farmer", lambda: KesselEngine(ADULT), Limit(1.0, nodes=120)),
    Level("miller", lambda: KesselEngine(EXPERT), Limit(1.0, nodes=700)),
    Level("master", lambda: KesselEngine(PERFECT, worlds=256), Limit(3.0, nodes=100_000)),
)
