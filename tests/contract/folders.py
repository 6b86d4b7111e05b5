"""Where a game keeps its rules, its tests and its golden records.

`CUPBOARD_GAME_TESTS` names the folder of the tests of a game that comes in a package of its own.
"""

from __future__ import annotations

import inspect
import os
from pathlib import Path

from cupboard.core.registry import game

TESTS = Path(__file__).parents[1]


def own_rules(game_id: str) -> Path:
    """Return the folder of a game's package."""
    return Path(inspect.getfile(type(game(game_id)))).parent


def own_tests(game_id: str) -> Path:
    """Return the folder of a game's own tests."""
    own = TESTS / "games" / game_id
    return own if own.is_dir() else Path(os.environ.get("CUPBOARD_GAME_TESTS", own))


def golden_folder(game_id: str) -> Path:
    """Return the folder of a game's golden records."""
    own = own_tests(game_id)
    return TESTS / "golden" / game_id if own.parent == TESTS / "games" else own / "golden"
