"""The process that runs all clients. It reads commands from its input, one JSON object per line.

Run by the benchmark: `python -m cupboard.bench.load`.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from cupboard.bench.http_client import HttpClient
from cupboard.bench.players import BoardgamePair, EchoPair, OurPair, Pair
from cupboard.bench.websocket import ClientSocket, connect


class Load:
    """All clients, by the name of their group."""

    def __init__(self) -> None:
        self._groups: dict[str, list[Pair]] = {}
        self._make: dict[str, Callable[[], Pair]] = {}
        self._http: dict[str, HttpClient] = {}
        self._watchers: list[ClientSocket] = []

    async def group(
        self,
        name: str,
        kind: str,
        port: int,
        game: str = "kalaha",
        preset: str | None = None,
        other_port: int | None = None,
    ) -> None:
        """Say what the pairs of a group are."""
        kinds: dict[str, Callable[[], Pair]] = {
            "ours": lambda: OurPair(port, game, preset, other_port),
            "echo": lambda: EchoPair(port),
            "boardgame.io": lambda: BoardgamePair(port),
        }
        self._make[name] = kinds[kind]
        self._groups[name] = []
        self._http[name] = HttpClient(port)

    async def open(self, name: str, pairs: int) -> None:
        """Let a group grow to this many pairs, and replace those whose game is over."""
        running = [pair for pair in self._groups[name] if not pair.over]
        for pair in self._groups[name]:
            if pair.over:
                pair.close()
        while len(running) < pairs:
            pair = self._make[name]()
            await pair.open(self._http[name])
            running.append(pair)
        self._groups[name] = running

    async def order(self, name: str, tables: int) -> None:
        """Open tables that no one enters."""
        for _ in range(tables):
            pair = self._make[name]()
            assert isinstance(pair, OurPair)
            await pair.order(self._http[name])

    async def watch(self, name: str, watchers: int) -> None:
        """Let spectators watch the first pair of a group."""
        pair = self._groups[name][0]
        assert isinstance(pair, OurPair)
        welcomed = asyncio.Semaphore(0)

        def received(data: bytes) -> None:
            if data.startswith(b'{"type":"welcome"'):
                welcomed.release()

        for _ in range(watchers):
            path = f"/api/tables/{pair.watch}/socket"
            socket = await connect(pair.port, path, received)
            socket.send(b'{"type":"hello"}')
            await welcomed.acquire()
            self._watchers.append(socket)

    async def play_all(self, names: list[str], seconds: float) -> dict[str, Any]:
        """Let several groups play at the same time. Return their combined figures."""
        done = await asyncio.gather(*(self.play(name, seconds) for name in names))
        return {
            "moves": sum(one["moves"] for one in done),
            "all_moves": sum(one["all_moves"] for one in done),
            "seconds": max(one["seconds"] for one in done),
        }

    async def play(
        self, name: str, seconds: float, interval: float = 0.0, moves: int | None = None
    ) -> dict[str, Any]:
        """Let a group play for some seconds, or this many moves. Return what it did."""
        pairs = self._groups[name]
        for pair in pairs:
            pair.latencies = []
            pair.interval = interval
        random.shuffle(pairs)
        began = time.perf_counter()
        for pair in pairs:
            pair.start()
        await _wait(lambda: _enough(pairs, moves), seconds)
        took = time.perf_counter() - began
        done = sum(len(pair.latencies) for pair in pairs)
        for pair in pairs:
            pair.stop()
        await _wait(lambda: not any(pair.waiting for pair in pairs), 30)
        return {
            "moves": done,
            "all_moves": sum(len(pair.latencies) for pair in pairs),
            "seconds": took,
            "latencies": [latency for pair in pairs for latency in pair.latencies],
        }

    async def close(self, name: str) -> None:
        """Close all connections of a group."""
        for pair in self._groups[name]:
            pair.close()
        self._groups[name] = []
        for watcher in self._watchers:
            watcher.close()
        self._watchers = []


def _enough(pairs: list[Pair], moves: int | None) -> bool:
    if moves is not None and sum(len(pair.latencies) for pair in pairs) >= moves:
        return True
    return all(pair.over for pair in pairs)


async def _wait(reached: Callable[[], bool], seconds: float) -> None:
    """Wait for a condition, at most for some seconds."""
    until = time.perf_counter() + seconds
    while not reached() and (left := until - time.perf_counter()) > 0:
        await asyncio.sleep(min(0.02, left))


def _stop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """End the process when a client fails, so that no figure is wrong."""
    print(context.get("exception") or context["message"], file=sys.stderr, flush=True)
    os._exit(1)


async def main() -> None:
    asyncio.get_running_loop().set_exception_handler(_stop)
    load = Load()
    while line := await asyncio.to_thread(sys.stdin.readline):
        command = json.loads(line)
        answer = await getattr(load, command.pop("do"))(**command)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    gc.disable()  # a collection would look like a slow server
    asyncio.run(main())
