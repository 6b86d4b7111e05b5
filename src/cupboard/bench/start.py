"""How long a newcomer waits on a new machine, where nothing is compiled yet."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cupboard.bench import peers, processes
from cupboard.bench.http_client import HttpClient
from cupboard.bench.websocket import ClientSocket, connect
from cupboard.core.errors import BadOptions
from cupboard.core.options import Options, option
from cupboard.core.registry import game_ids
from cupboard.experts import level_names
from cupboard.experts.contract import Report, Request
from cupboard.experts.precompile import is_compiled_game
from cupboard.experts.timing import machine

PERSON, ENGINE = 0, 1
PATIENCE_SECONDS: Final = 300
WHOLE_SECONDS: Final = 1200
LOOK_SECONDS: Final = 0.2
SHOTS: Final = "shot 0 500 0"
"""a move of games whose legal moves are too many to list"""


@dataclass(frozen=True)
class Extras(Options):
    """Settings of this benchmark."""

    whole: bool = option(False, rule="")
    """whether to measure also how long everything takes to compile"""


def run(request: Request) -> Report:
    """Measure the time from the start to the first reply of an engine, for every game."""
    chosen = request.settings(Extras)
    if not processes.can_measure():
        raise BadOptions("cli-bench-server-only-linux")
    games = game_ids()
    request.progress.stage("cli-bench-measuring", len(games) + chosen.whole)
    found: dict[str, dict[str, float]] = {}
    for game_id in games:
        with tempfile.TemporaryDirectory() as folder:
            found[game_id] = _first_reply(Path(folder), game_id)
        request.progress.advance(1)
    data: dict[str, Any] = {"benchmark": "start", "games": found}
    if chosen.whole:
        with tempfile.TemporaryDirectory() as folder:
            data["whole_cache_seconds"] = _whole_cache(Path(folder))
        request.progress.advance(1)
    return _report(request, {**data, "machine": machine()})


def _first_reply(folder: Path, game_id: str) -> dict[str, float]:
    began = time.perf_counter()
    server = peers.cold(folder)
    try:
        up = time.perf_counter()
        visit = Visit(server.port, game_id)
        asyncio.run(asyncio.wait_for(visit.play(), PATIENCE_SECONDS))
        return {
            "server_up_seconds": round(up - began, 2),
            "table_open_seconds": round(visit.opened - began, 2),
            "first_reply_seconds": round(visit.replied - began, 2),
        }
    finally:
        server.close()


def _whole_cache(folder: Path) -> float:
    """Return the seconds from the start until everything is compiled."""
    began = time.perf_counter()
    server = peers.cold(folder)
    wanted = {one for one in game_ids() if is_compiled_game(one)}
    try:
        while time.perf_counter() - began < WHOLE_SECONDS:
            ready = {mark.name.partition("-")[0] for mark in folder.glob("cache/**/*.ready")}
            if wanted <= ready:
                return round(time.perf_counter() - began, 1)
            time.sleep(LOOK_SECONDS)
        raise RuntimeError("not everything was compiled in time")
    finally:
        server.close()


class Visit:
    """A person who opens a table against the first level of a game and makes any move."""

    def __init__(self, port: int, game_id: str) -> None:
        self._port = port
        self._game_id = game_id
        self._answered = asyncio.Event()
        self._socket: ClientSocket | None = None
        self.opened = 0.0
        """when the table was open"""
        self.replied = 0.0
        """when the engine had moved"""

    async def play(self) -> None:
        """Play until the engine has moved."""
        http = HttpClient(self._port)
        level = level_names(self._game_id)[0]
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "engine", "level": level}]
        table = await http.post("/api/tables", {"game": self._game_id, "seats": seats})
        self.opened = time.perf_counter()
        path = f"/api/tables/{table['table']['code']}/socket"
        self._socket = await connect(self._port, path, self._received)
        hello = {"type": "hello", "tokens": [table["tokens"][str(PERSON)]]}
        self._socket.send(json.dumps(hello).encode())
        await self._answered.wait()
        self._socket.close()
        http.close()

    def _received(self, data: bytes) -> None:
        message = json.loads(data)
        if message["type"] == "welcome":
            entries = [*message["log"], message["frame"]]
        elif message["type"] == "steps":
            entries = message["frames"]
        else:
            return
        if any(_is_reply(entry["event"]) for entry in entries):
            self.replied = time.perf_counter()
            self._answered.set()
        elif "legal" in entries[-1]:
            self._move(entries[-1])

    def _move(self, frame: dict[str, Any]) -> None:
        moves = frame["legal"].get(str(PERSON), ())
        if moves is None:
            moves = [SHOTS]
        if moves and self._socket is not None:
            move = {
                "type": "move",
                "id": "1",
                "seat": PERSON,
                "expected": frame["number"],
                "text": random.choice(moves),
            }
            self._socket.send(json.dumps(move).encode())


def _is_reply(event: dict[str, Any]) -> bool:
    kind: str = event["kind"]
    by: int | None = event["seat"]
    return kind == "joint" or (kind == "played" and by == ENGINE)


def _report(request: Request, data: dict[str, Any]) -> Report:
    rows = [
        (game_id, *(f"{seconds:.1f}" for seconds in found.values()))
        for game_id, found in data["games"].items()
    ]
    heads = ("up", "table", "reply")
    notes: tuple[str, ...] = ()
    if "whole_cache_seconds" in data:
        whole = f"{data['whole_cache_seconds']:.0f}"
        notes = (request.text("cli-bench-start-whole", seconds=whole),)
    return Report(
        data,
        title=request.text("cli-bench-start-title"),
        heads=("", *(request.text(f"cli-bench-start-{head}") for head in heads)),
        rows=tuple(rows),
        notes=notes,
    )
