"""Compiles rules and searches before anyone has to wait for them.

Compiling would block the server, so a separate process compiles into the cache on disk: all games
after start-up, with the lowest priority and on all cores, and a single game immediately when its
first table is opened. The server then only loads the cached code. A game is compiled in stages:
first its rules, then what each level of its engines needs. Until a stage is reached, rules and
engines run interpreted, so that no one waits for the compiler.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from functools import partial
from typing import Final

from cupboard.core.jit import mark
from cupboard.core.registry import game, game_ids
from cupboard.core.switched_rules import SwitchedRules
from cupboard.experts.precompile import RULES, compile_rules, is_compiled_game, precompile
from cupboard.players.levels import LEVEL_NAMES

LOW_PRIORITY: Final = "--gently"
STAGES: Final = (RULES, *LEVEL_NAMES)


class GamePrecompile:
    """How much of one game is compiled on disk."""

    def __init__(self, game_id: str, *how: str, beside: bool = True) -> None:
        self._game_id = game_id
        self._how = how
        self._stages = {stage: asyncio.Event() for stage in STAGES}
        self._on_disk = not beside or is_compiled(game_id)
        """whether nothing has to be compiled, or only in this process"""
        self._loading: asyncio.Task[None] | None = None
        self._work = asyncio.create_task(self._make())

    async def reached(self, stage: str) -> None:
        """Wait for a stage. Players without a level need only the rules."""
        await self._stages.get(stage, self._stages[RULES]).wait()

    def has_reached(self, stage: str) -> bool:
        return self._stages.get(stage, self._stages[RULES]).is_set()

    async def rules(self) -> None:
        """Wait until the rules can be used in this process, interpreted or compiled."""
        if self._loading is None:
            switched = game(self._game_id).switched_rules
            if switched is not None and not self._on_disk:
                switched.interpret()
            self._loading = asyncio.create_task(self._load(switched))
        if self._on_disk:
            await asyncio.shield(self._loading)

    async def _load(self, switched: SwitchedRules | None) -> None:
        """Load the rules when they are compiled, and use them from then on."""
        await self.reached(RULES)
        await asyncio.to_thread(compile_rules, self._game_id)
        if switched is not None:
            switched.use_compiled()

    async def all(self) -> None:
        await asyncio.shield(self._work)

    async def close(self) -> None:
        tasks = [task for task in (self._work, self._loading) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self) -> None:
        try:
            if not self._on_disk:
                await self._compile_beside()
        finally:
            # If compiling failed there, this process has to do it itself.
            for stage in self._stages.values():
                stage.set()

    async def _compile_beside(self) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", __name__, self._game_id, *self._how),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        try:
            assert process.stdout
            async for line in process.stdout:
                done = self._stages.get(line.decode().strip())
                if done is not None:
                    done.set()
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()


class Precompiler:
    """Which games can be played, and which levels can think, without waiting for the compiler."""

    def __init__(self, beside: bool = True) -> None:
        self._games: dict[str, GamePrecompile] = {}
        self._beside = beside

    async def rules(self, game_id: str) -> None:
        """Wait until a game can be played."""
        await self._of(game_id).rules()

    async def level(self, game_id: str, level: str) -> None:
        """Wait until engines of a level can think about a game."""
        await self._of(game_id).reached(level)

    def is_ready(self, game_id: str, level: str) -> bool:
        """Return whether engines of a level can think about a game without waiting.

        If not, what they need is compiled from now on.
        """
        return self._of(game_id).has_reached(level)

    async def warm(self) -> None:
        """Compile everything in separate processes, on all cores."""
        waiting = list(game_ids())

        async def compile_next() -> None:
            while waiting:
                game_id = waiting.pop(0)
                await self._of(game_id, LOW_PRIORITY).all()
                await self.rules(game_id)

        await asyncio.gather(*(compile_next() for _ in range(os.cpu_count() or 1)))

    async def close(self) -> None:
        await asyncio.gather(*(compiled.close() for compiled in self._games.values()))

    def _of(self, game_id: str, *how: str) -> GamePrecompile:
        if game_id not in self._games:
            self._games[game_id] = GamePrecompile(game_id, *how, beside=self._beside)
        return self._games[game_id]


def is_compiled(game_id: str) -> bool:
    """Return whether a game is completely compiled on disk."""
    done = mark(game_id)
    return not is_compiled_game(game_id) or (done is not None and done.exists())


def main(game_id: str, *how: str) -> None:
    """Entry point of the compiling process: fill the cache on disk and print each step's name."""
    if LOW_PRIORITY in how and hasattr(os, "nice"):
        os.nice(19)
    precompile(game_id, done=partial(print, flush=True))
    done = mark(game_id)
    if done is not None:
        done.touch()


if __name__ == "__main__":
    main(*sys.argv[1:])
