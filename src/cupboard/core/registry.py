"""Discovery of games: folders of `cupboard.games` and entry points of other packages."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from cupboard.core import plugins
from cupboard.core.errors import BadPosition, UnknownGame
from cupboard.core.game import Game, State
from cupboard.core.match import Match

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]


@cache
def game_ids() -> tuple[str, ...]:
    """Return the ids of all games that can be played; plugins are loaded to find out."""
    return tuple(sorted([*plugins.own(plugins.GAMES), *plugins.usable(plugins.GAMES, game)]))


def game(game_id: str) -> AnyGame:
    """Return a game by its id; raise `UnknownGame`, or `BrokenPlugin` with what is wrong."""
    package = plugins.packages(plugins.GAMES).get(game_id)
    if package is None:
        raise UnknownGame("game-unknown", game=game_id, known=", ".join(game_ids()))
    found: AnyGame = package.load("GAME", Game)
    if found.spec.id != game_id:
        raise package.broken("plugin-other-id", id=found.spec.id)
    return found


def resources(game_id: str) -> Traversable:
    """Return the folder of a game's package: lessons, locales and what else it brings."""
    game(game_id)
    return plugins.packages(plugins.GAMES)[game_id].resources()


def data_file(game_id: str, name: str) -> Traversable | None:
    """Return a data file that a game's package or its expert's package brings, or None."""
    game(game_id)
    for group in (plugins.GAMES, plugins.EXPERTS):
        package = plugins.packages(group).get(game_id)
        file = package.resources() / name if package else None
        if file is not None and file.is_file():
            return file
    return None


def position(text: str) -> State:
    """Return the state of a position string of any game."""
    word = text.split(" ", 1)[0]
    if word not in game_ids():
        raise BadPosition("position-header", game=", ".join(game_ids()), text=text[:80])
    found: State = game(word).decode(text)
    return found
