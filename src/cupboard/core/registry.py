"""Discovery of games: every package in `cupboard.games` that has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any, TypeAlias

from cupboard.core.errors import BadPosition, UnknownGame
from cupboard.core.game import Game, State
from cupboard.core.match import Match

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

HOME = "cupboard.games"


@cache
def game_ids() -> tuple[str, ...]:
    """Return the ids of all games, without loading them."""
    home = importlib.import_module(HOME)
    return tuple(sorted(found.name for found in pkgutil.iter_modules(home.__path__) if found.ispkg))


def game(game_id: str) -> AnyGame:
    """Return a game by its id."""
    if game_id not in game_ids():
        raise UnknownGame("game-unknown", game=game_id, known=", ".join(game_ids()))
    found: AnyGame = importlib.import_module(f"{HOME}.{game_id}").GAME
    return found


def position(text: str) -> State:
    """Return the state of a position string of any game."""
    word = text.split(" ", 1)[0]
    if word not in game_ids():
        raise BadPosition("position-header", game=", ".join(game_ids()), text=text[:80])
    found: State = game(word).decode(text)
    return found
