"""Cupboard: six games of cups, beans and cauldrons to play, to learn and to study.

- `game_ids()` returns the ids of all games, `game(id)` one of them;
- `position(text)` returns the state of a position string;
- `engine(id, level)` returns an engine, which chooses moves;
- `Match` plays a game with its chance events and secret choices.

Importing the package loads nothing else: each name is loaded on its first use.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cupboard.core.match import Match
    from cupboard.core.registry import game, game_ids, position
    from cupboard.experts import engine

__all__ = ["Match", "engine", "game", "game_ids", "position"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Return a public name from the module that defines it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    member: Any
    if name == "engine":
        from cupboard.experts import engine as member
    else:
        from cupboard.core import match, registry

        member = getattr(match if name == "Match" else registry, name)
    globals()[name] = member
    return member


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
