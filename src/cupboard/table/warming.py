"""Compiled rules and searches are made ready before anybody has to wait for them.

At the start a process beside the server, with the lowest priority, compiles everything into the
cache on disk. The server answers meanwhile; what it needs of a game's rules is loaded in a thread
when the first table of that game is opened.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys

from cupboard.core.match import Match
from cupboard.core.registry import game, game_ids
from cupboard.core.types import Chance
from cupboard.search.warming import compile_all

FEW = 40
"""Events of a random game that touch every compiled rule."""


class Rules:
    """Which games can be played without waiting for a compiler."""

    def __init__(self) -> None:
        self._ready: dict[str, asyncio.Task[None]] = {}

    async def ready(self, game_id: str) -> None:
        """Returns when the rules of a game are loaded."""
        if game_id not in self._ready:
            self._ready[game_id] = asyncio.create_task(asyncio.to_thread(load_rules, game_id))
        await asyncio.shield(self._ready[game_id])

    async def warm(self) -> None:
        """Compile everything beside the server, then load the rules of every game."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __name__),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.terminate()
                await process.wait()
        for game_id in game_ids():
            await self.ready(game_id)

    async def close(self) -> None:
        await asyncio.gather(*self._ready.values(), return_exceptions=True)


def load_rules(game_id: str) -> None:
    """Use everything of a game once."""
    found = game(game_id)
    rng = random.Random(0)
    match = Match(found, found.options(), found.spec.seats[0], b"warm")
    while not match.over and match.number < FEW:
        if isinstance(match.turn, Chance):
            match.draw_one()
        else:
            seat = match.waiting_for[0]
            match.play(seat, found.legal(match.state, seat).sample(rng))
        found.view(match.state, None)


def main() -> None:
    """What the process beside the server does: it fills the cache on disk and ends."""
    if hasattr(os, "nice"):
        os.nice(19)
    for game_id in game_ids():
        compile_all(game(game_id))


if __name__ == "__main__":
    main()
