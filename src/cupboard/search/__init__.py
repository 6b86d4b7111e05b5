"""Game-agnostic search over the compiled faces of games."""

from __future__ import annotations

from threading import Thread
from typing import Any


def warm(game: Any) -> Thread:
    """Compile, in the background, everything that searches of a game need. A server calls this when
    it starts, so that nobody waits at the table; what was compiled before is only loaded. Wait with
    `join()` where it matters."""
    from cupboard.search.warming import compile_all

    thread = Thread(target=compile_all, args=(game,), name=f"warm {game.spec.id}", daemon=True)
    thread.start()
    return thread
