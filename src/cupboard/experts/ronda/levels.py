"""Ronda's levels: the same strategy with five memories, from a child's to a perfect one."""

from __future__ import annotations

from cupboard.experts.ronda import RondaEngine
from cupboard.players.engine import Limit
from cupboard.players.levels import Level
from cupboard.players.memory import PERFECT, Memory

CHILD = Memory(span=3, half_life=8, confusion=0.15)
DREAMER = Memory(span=4, half_life=12, confusion=0.08)
ADULT = Memory(span=6, half_life=24, confusion=0.03)
EXPERT = Memory(span=8, half_life=60, confusion=0.01)

LEVELS = (
    Level("sprout", lambda: RondaEngine(CHILD, replies=0, blur=0.03), Limit(1.0)),
    Level("gardener", lambda: RondaEngine(DREAMER, replies=0), Limit(1.0)),
    Level("farmer", lambda: RondaEngine(ADULT, replies=0), Limit(1.0)),
    Level("miller", lambda: RondaEngine(EXPERT, replies=0), Limit(1.0)),
    Level("master", lambda: RondaEngine(PERFECT, replies=0), Limit(1.0)),
)
