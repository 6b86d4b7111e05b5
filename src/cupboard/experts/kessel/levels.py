"""Kupferkessel's levels, in order of memory and number of simulations."""

from __future__ import annotations

from cupboard.players.engine import Engine, Limit
from cupboard.players.levels import Level
from cupboard.players.memory import PERFECT, Memory

CHILD = Memory(span=2, half_life=4, confusion=0.25)
DREAMER = Memory(span=5, half_life=10, confusion=0.15)
ADULT = Memory(span=10, half_life=30, confusion=0.08)
PRACTISED = Memory(span=20, half_life=80, confusion=0.03)


WORLDS = 64


def _engine(memory: Memory, worlds: int = WORLDS) -> Engine:
    from cupboard.experts.kessel.engine import KesselEngine

    return KesselEngine(memory, worlds)


LEVELS = (
    Level("sprout", lambda: _engine(CHILD), Limit(1.0, nodes=6)),
    Level("gardener", lambda: _engine(DREAMER), Limit(1.0, nodes=25)),
    Level("farmer", lambda: _engine(ADULT), Limit(1.0, nodes=120)),
    Level("miller", lambda: _engine(PRACTISED), Limit(1.0, nodes=700)),
    Level("master", lambda: _engine(PERFECT, worlds=256), Limit(3.0, nodes=100_000)),
)
