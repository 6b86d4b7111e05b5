"""Hopper's levels, in order of accuracy.

The easiest aims at the fullest cup and ignores the others' replies.
"""

from __future__ import annotations

from cupboard.experts.hopper import AimNoise, HopperEngine
from cupboard.players.engine import Limit
from cupboard.players.levels import Level

CHILD = AimNoise(aim=400, power=160, timing=400)
BEGINNER = AimNoise(aim=230, power=95, timing=230)
PLAYER = AimNoise(aim=140, power=57, timing=140)
SHARP = AimNoise(aim=80, power=33, timing=80)
STEADY = AimNoise()

LEVELS = (
    Level("sprout", lambda: HopperEngine(CHILD, foresight=False), Limit(1.0)),
    Level("gardener", lambda: HopperEngine(BEGINNER), Limit(1.0)),
    Level("farmer", lambda: HopperEngine(PLAYER), Limit(1.0)),
    Level("miller", lambda: HopperEngine(SHARP), Limit(1.0)),
    Level("master", lambda: HopperEngine(STEADY), Limit(1.0)),
)
