"""The functions of a game's kernel, each compiled once for all searches.

Kernels are inlined where they are used, which makes loops fast and compilation slow. A search that
uses `play` in several places calls this version instead.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from cupboard.core.kernel import Kernel
from cupboard.search.templates import instantiate

# Filled in for each game by `templates.instantiate`.
agreed: Any = None
actor: Any = None
moves: Any = None
play: Any = None
chance: Any = None
points: Any = None


def act_template(cells, given, code):  # type: ignore[no-untyped-def]
    """Play a move in place."""
    play(cells, agreed(given), code, None)


def list_template(cells, given, out):  # type: ignore[no-untyped-def]
    """Write the moves to `out`; return their number."""
    return moves(cells, agreed(given), out)


def turn_template(cells, given):  # type: ignore[no-untyped-def]
    """Return the seat to act, `OVER` or `CHANCE`."""
    return actor(cells, agreed(given))


def draw_template(cells, given, number):  # type: ignore[no-untyped-def]
    """Resolve a chance node in place."""
    chance(cells, agreed(given), number)


def count_template(cells, given, out):  # type: ignore[no-untyped-def]
    """Write the final points to `out`."""
    points(cells, agreed(given), out)


class Primitives(NamedTuple):
    """The kernel's functions without a trace."""

    act: Any
    listed: Any
    turn: Any
    draw: Any
    count: Any


@cache
def primitives(game_id: str, kernel: Kernel) -> Primitives:
    """Return the functions of a game, compiled on their first call."""
    templates = (act_template, list_template, turn_template, draw_template, count_template)
    return Primitives(*(instantiate(template, game_id, kernel) for template in templates))
