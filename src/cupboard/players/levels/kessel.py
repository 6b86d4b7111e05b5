"""Kupferkessel's levels: better memories, and more ways the game can go on."""

from __future__ import annotations

from cupboard.players.engine import Limit
from cupboard.players.kessel import KesselEngine
from cupboard.players.levels import Level
from cupboard.players.memory import PERFECT, Memory

CHILD = Memory(span=2, half_life=4, confusion=0.25)
DREAMER = Memory(span=5, half_life=10, confusion=0.15)
ADULT = Memory(span=10, half_life=30, confusion=0.08)
EXPERT = Memory(span=20, half_life=80, confusion=0.03)

LEVELS = (
    Level("sprout", lambda: KesselEngine(CHILD, games=6), Limit(1.0)),
    Level("gardener", lambda: KesselEngine(DREAMER, games=25), Limit(1.0)),
    Level("farmer", lambda: KesselEngine(ADULT, games=120), Limit(1.0)),
    Level("miller", lambda: KesselEngine(EXPERT, games=700), Limit(1.0)),
    Level("master", lambda: KesselEngine(PERFECT, worlds=256), Limit(3.0)),
)
