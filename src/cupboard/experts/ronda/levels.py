"""Ronda's levels: the same strategy with five memories, from a child's to a perfect one."""

from __future__ import annotations

from cupboard.players.engine import Engine, Limit
from cupboard.players.levels import Level
from cupboard.players.memory import PERFECT, Memory

CHILD = Memory(span=3, half_life=8, confusion=0.15)
DREAMER = Memory(span=4, half_life=12, confusion=0.08)
ADULT = Memory(span=6, half_life=24, confusion=0.03)
PRACTISED = Memory(span=8, half_life=60, confusion=0.01)


def _engine(memory: Memory, blur: float = 0.0) -> Engine:
    from cupboard.experts.ronda.engine import RondaEngine

    return RondaEngine(memory, replies=0, blur=blur)


LEVELS = (
    Level("sprout", lambda: _engine(CHILD, blur=0.03), Limit(1.0)),
    Level("gardener", lambda: _engine(DREAMER), Limit(1.0)),
    Level("farmer", lambda: _engine(ADULT), Limit(1.0)),
    Level("miller", lambda: _engine(PRACTISED), Limit(1.0)),
    Level("master", lambda: _engine(PERFECT), Limit(1.0)),
)
