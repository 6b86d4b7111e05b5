"""Compiles rules and searches before anyone has to wait for them.

Compiling would block the server, so a separate process compiles into the cache on disk: all games
after start-up, with the lowest priority, and a single game immediately when its first table is
opened. The server then only loads the cached code. A game is compiled in stages: first its rules,
so that people can start playing, then what each level of its engines needs.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

from cupboard.core.jit import mark
from cupboard.core.match import Match
from cupboard.core.registry import AnyGame, game, game_ids
from cupboard.core.types import Chance
from cupboard.experts import find
from cupboard.players.ask import WARMUP_LIMIT
from cupboard.players.levels import LEVEL_NAMES
from cupboard.search.precompile import precompile_searches

FEW: Final = 40
"""Events of a random game that use every compiled rule."""
LOW_PRIORITY: Final = "--gently"
RULES: Final = "rules"
STAGES: Final = (RULES, *LEVEL_NAMES)


class GamePrecompile:
    """How much of one game is compiled on disk."""

    def __init__(self, game_id: str, *how: str, beside: bool = True) -> None:
        self._game_id = game_id
        self._how = how
        self._beside = beside
        self._stages = {stage: asyncio.Event() for stage in STAGES}
        self._loading: asyncio.Task[None] | None = None
        self._work = asyncio.create_task(self._make())

    async def reached(self, stage: str) -> None:
        """Wait for a stage. Players without a level need only the rules."""
        await self._stages.get(stage, self._stages[RULES]).wait()

    async def rules(self) -> None:
        """Wait until the rules are loaded into this process."""
        await self.reached(RULES)
        if self._loading is None:
            self._loading = asyncio.create_task(asyncio.to_thread(load_rules, self._game_id))
        await asyncio.shield(self._loading)

    async def all(self) -> None:
        await asyncio.shield(self._work)

    async def close(self) -> None:
        tasks = [task for task in (self._work, self._loading) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self) -> None:
        try:
            if self._beside and not is_compiled(self._game_id):
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

    async def warm(self) -> None:
        """Compile everything in a separate process, one game after another."""
        for game_id in game_ids():
            await self._of(game_id, LOW_PRIORITY).all()
            await self.rules(game_id)

    async def close(self) -> None:
        await asyncio.gather(*(compiled.close() for compiled in self._games.values()))

    def _of(self, game_id: str, *how: str) -> GamePrecompile:
        if game_id not in self._games:
            self._games[game_id] = GamePrecompile(game_id, *how, beside=self._beside)
        return self._games[game_id]


def is_compiled(game_id: str) -> bool:
    """Return whether a game is completely compiled on disk."""
    done = mark(game_id)
    compiles = game(game_id).kernel is not None or find(game_id).precompile is not None
    return not compiles or (done is not None and done.exists())


def load_rules(game_id: str) -> None:
    """Use all compiled rules of a game once."""
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


def compile_levels(found: AnyGame, preset: str, seats: int) -> None:
    """Run each level of a game briefly, and print its name when it is ready."""
    match = Match(found, found.options(preset), seats, b"warm")
    match.draw()
    seat = match.waiting_for[0]
    legal = found.legal(match.state, seat)
    for level in find(found.spec.id).levels:
        level.make().advise(match.observation(seat), legal, WARMUP_LIMIT, random.Random(0))
        print(level.name, flush=True)


def tables(found: AnyGame) -> Iterator[tuple[str, int]]:
    """Yield every preset with its smallest and largest number of seats.

    Levels may use other algorithms for more players.
    """
    for name in found.spec.presets:
        seats = found.spec.seats_for(name)
        for number in sorted({seats[0], seats[-1]}):
            yield name, number


def main(game_id: str, *how: str) -> None:
    """Entry point of the compiling process: fill the cache on disk and report progress."""
    if LOW_PRIORITY in how and hasattr(os, "nice"):
        os.nice(19)
    load_rules(game_id)
    print(RULES, flush=True)
    found = game(game_id)
    expert = find(game_id)
    if expert.precompile is not None:
        expert.precompile()
    for preset, seats in tables(found):
        compile_levels(found, preset, seats)
    precompile_searches(found, expert.evaluation() if expert.evaluation else None)
    done = mark(game_id)
    if done is not None:
        done.touch()


if __name__ == "__main__":
    main(*sys.argv[1:])
