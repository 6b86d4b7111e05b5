"""Game-independent search over compiled rules."""

from __future__ import annotations

from threading import Thread
from typing import Any


def warm(game: Any) -> Thread:
    """Compile, in the background, everything that searches of a game need.

    A server calls this when it starts, so that players need not wait for compilation. Code that was
    compiled before is only loaded. Call `join()` to wait for the end.
    """
    from cupboard.search.precompile import precompile_searches

    thread = Thread(
        target=precompile_searches, args=(game,), name=f"warm {game.spec.id}", daemon=True
    )
    thread.start()
    return thread
