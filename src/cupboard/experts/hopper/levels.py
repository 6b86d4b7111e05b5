"""Hopper's levels, in order of accuracy.

The easiest aims at the fullest cup and ignores the others' replies.
"""

from __future__ import annotations

from cupboard.experts.hopper.aim_noise import AimNoise
from cupboard.players.engine import Engine, Limit
from cupboard.players.levels import Level

CHILD = AimNoise(aim=400, power=160, timing=400)
BEGINNER = AimNoise(aim=230, power=95, timing=230)
PLAYER = AimNoise(aim=140, power=57, timing=140)
SHARP = AimNoise(aim=80, power=33, timing=80)
STEADY = AimNoise()


def _engine(hand: AimNoise, foresight: bool = True) -> Engine:
    from cupboard.experts.hopper.engine import HopperEngine

    return HopperEngine(hand, foresight)


LEVELS = (
    Level("sprout", lambda: _engine(CHILD, foresight=False), Limit(1.0)),
    Level("gardener", lambda: _engine(BEGINNER), Limit(1.0)),
    Level("farmer", lambda: _engine(PLAYER), Limit(1.0)),
    Level("miller", lambda: _engine(SHARP), Limit(1.0)),
    Level("master", lambda: _engine(STEADY), Limit(1.0)),
)
