"""Computer players and analysis for Nim."""

from __future__ import annotations

from cupboard.experts.contract import Expert
from cupboard.players.engine import Limit
from cupboard.players.levels import LEVEL_NAMES, Level
from cupboard_nim.expert.analysis import study
from cupboard_nim.expert.engine import NimEngine

CARE = (0.0, 0.4, 0.7, 0.9, 1.0)
"""How often each level looks for the best move. It plays at random otherwise."""


def level(name: str, care: float) -> Level:
    return Level(name, lambda: NimEngine(care), Limit(seconds=1))


EXPERT = Expert(
    levels=tuple(level(name, care) for name, care in zip(LEVEL_NAMES, CARE, strict=True)),
    study=study,
)
