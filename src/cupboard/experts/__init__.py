"""Experts: what plays and analyses each game well. This is the only module that others import.

An expert is a package in this folder, named after its game, or an entry point of the group
`cupboard.experts`. It has a typed `EXPERT` (see `contract`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cupboard.core import plugins
from cupboard.core.errors import BadOptions, BrokenPlugin
from cupboard.experts.contract import Expert
from cupboard.players.engine import Limit
from cupboard.players.levels import RANDOM, Level, LevelEngine

if TYPE_CHECKING:
    from cupboard.learn.analysis import Study


def find(game_id: str) -> Expert:
    """Return the expert for a game; it offers nothing if the game has none, or a broken plugin."""
    package = plugins.packages(plugins.EXPERTS).get(game_id)
    if package is None:
        return Expert()
    try:
        found: Expert = package.load("EXPERT", Expert)
    except BrokenPlugin as problem:
        plugins.report(str(problem))
        return Expert()
    return found


def level_names(game_id: str) -> tuple[str, ...]:
    """Return the names of a game's levels, empty if it has none."""
    return tuple(level.name for level in find(game_id).levels)


def level(game_id: str, name: str) -> Level:
    """Return a level by its name."""
    levels = find(game_id).levels
    if not levels:
        raise BadOptions("level-none", game=game_id)
    for candidate in levels:
        if candidate.name == name:
            return candidate
    known = ", ".join(candidate.name for candidate in levels)
    raise BadOptions("level-unknown", level=name, known=known)


def strongest(game_id: str) -> Level:
    """Return the highest level of a game."""
    levels = find(game_id).levels
    if not levels:
        raise BadOptions("level-none", game=game_id)
    return levels[-1]


def player_names(game_id: str) -> tuple[str, ...]:
    """Return the names of all engines that can play a game."""
    return (RANDOM, *level_names(game_id))


def engine(game_id: str, name: str) -> LevelEngine:
    """Return an engine by its name: a level of the game, or a player for any game."""
    if name == RANDOM:
        from cupboard.players.engines import RandomEngine

        return LevelEngine(RandomEngine(), Limit())
    if name not in level_names(game_id):
        known = ", ".join(player_names(game_id))
        raise BadOptions("player-unknown", player=name, known=known)
    return level(game_id, name).engine()


def study(game_id: str) -> Study:
    """Return the analysis of a game; raise an error if it has none."""
    found = find(game_id).study
    if found is None:
        raise BadOptions("analysis-none", game=game_id)
    return found
