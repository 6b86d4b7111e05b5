"""Pairs of clients that play with each other, one kind for each server.

A pair makes one move at a time while it is `playing`. It notes how long each move took from sending
it to its acknowledgement.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from cupboard.bench.http_client import HttpClient
from cupboard.bench.websocket import ClientSocket, connect

SEATS: Final = 2
NAMESPACE: Final = "/kalaha,"
ANY_TIME: Final = {"hopper": "rest loose"}
"""a legal move of games that cannot list theirs"""

Send = Callable[[], None]


class Pair(ABC):
    """Two clients at one table."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.over = False
        self.latencies: list[float] = []
        self.interval = 0.0
        """seconds between two moves; 0 for as fast as possible"""
        self._sockets: list[ClientSocket] = []
        self._playing = False
        self._ready: list[Send] = []
        self._sent: deque[float] = deque()

    @abstractmethod
    async def open(self, http: HttpClient, /) -> None:
        """Open a table and connect both clients."""

    @property
    def waiting(self) -> bool:
        """Whether a move is not acknowledged yet."""
        return bool(self._sent)

    def start(self) -> None:
        """Start playing."""
        self._playing = True
        ready, self._ready = self._ready, []
        for send in ready:
            self._later(send)

    def stop(self) -> None:
        """Send no further move. What is sent will still be acknowledged."""
        self._playing = False

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _later(self, send: Send) -> None:
        if self.interval:
            # Tables do not move all at the same time.
            delay = self.interval * random.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(delay, self._turn, send)
        else:
            send()

    def _turn(self, send: Send) -> None:
        """Move now, or when the next slice begins."""
        if self._playing:
            send()
        else:
            self._ready.append(send)

    def _may_move(self, send: Send) -> None:
        self._later(send) if self._playing else self._ready.append(send)

    def _send(self, socket: ClientSocket, payload: bytes) -> None:
        self._sent.append(time.perf_counter())
        socket.send(payload)

    def _acknowledged(self) -> None:
        if self._sent:
            self.latencies.append(time.perf_counter() - self._sent.popleft())


class EchoPair(Pair):
    """Two clients of the echo that send in turn: each when the other's message has reached it."""

    MESSAGE: Final = b'{"type":"move","id":"1","seat":0,"expected":17,"text":"4"}'

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._own = [0] * SEATS
        """how many messages of each client have not come back to it yet"""

    async def open(self, _http: HttpClient) -> None:
        path = f"/socket/{secrets.token_hex(8)}"
        for seat in range(SEATS):
            self._sockets.append(await connect(self.port, path, self._listener(seat)))
        self._may_move(lambda: self._speak(0))

    def _listener(self, seat: int) -> Callable[[bytes], None]:
        return lambda data: self._received(seat, data)

    def _received(self, seat: int, data: bytes) -> None:
        if data.startswith(b'{"type":"done"'):
            self._acknowledged()
        elif self._own[seat]:
            self._own[seat] -= 1
        else:
            self._may_move(lambda: self._speak(seat))

    def _speak(self, seat: int) -> None:
        self._own[seat] += 1
        self._send(self._sockets[seat], self.MESSAGE)


class OurPair(Pair):
    """Two people at a table of Cupboard. They choose any legal move."""

    def __init__(
        self, port: int, game: str, preset: str | None = None, other_port: int | None = None
    ) -> None:
        """With `other_port`, the second player is connected to another process."""
        super().__init__(port)
        self.game, self.preset = game, preset
        self._ports = (port, other_port or port)
        self._tokens: list[str] = []
        self._welcomed = asyncio.Event()
        self._welcomes = 0
        self._code = ""
        self.watch = ""

    async def order(self, http: HttpClient) -> None:
        """Open the table: one seat here, one for another device."""
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "open"}]
        opened = await http.post(
            "/api/tables", {"game": self.game, "preset": self.preset, "seats": seats}
        )
        self._code, self.watch = opened["table"]["code"], opened["table"]["watch"]
        self._tokens = [opened["tokens"]["0"]]

    async def open(self, http: HttpClient) -> None:
        await self.order(http)
        joined = await http.post(f"/api/tables/{self._code}/join", {"name": "Ben"})
        self._tokens.append(joined["token"])
        for seat, token in enumerate(self._tokens):
            path = f"/api/tables/{self._code}/socket"
            socket = await connect(self._ports[seat], path, self._listener(seat))
            self._sockets.append(socket)
            socket.send(json.dumps({"type": "hello", "tokens": [token]}).encode())
        await self._welcomed.wait()

    def _listener(self, seat: int) -> Callable[[bytes], None]:
        return lambda data: self._received(seat, data)

    def _received(self, seat: int, data: bytes) -> None:
        # Most messages can be distinguished without reading all their JSON.
        if data.startswith(b'{"type":"done"'):
            self._acknowledged()
        elif data.startswith(b'{"type":"steps"'):
            if b'"legal":{}' not in data[data.rfind(b'"legal":') :] or b'"outcome":{' in data:
                self._decide(seat, json.loads(data)["frames"][-1])
        elif data.startswith(b'{"type":"welcome"'):
            self._decide(seat, json.loads(data)["frame"])
            self._welcomes += 1
            if self._welcomes == SEATS:
                self._welcomed.set()
        elif data.startswith(b'{"type":"problem"'):
            raise RuntimeError(data.decode())

    def _decide(self, seat: int, frame: dict[str, Any]) -> None:
        if frame["outcome"] is not None:
            self.over = True
        moves = frame["legal"].get(str(seat), ())
        if moves is None:
            moves = [ANY_TIME[self.game]]
        if moves:
            move = {
                "type": "move",
                "id": "1",
                "seat": seat,
                "expected": frame["number"],
                "text": random.choice(moves),
            }
            payload = json.dumps(move).encode()
            self._may_move(lambda: self._send(self._sockets[seat], payload))


class BoardgamePair(Pair):
    """Two clients of boardgame.io. They speak socket.io."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self._match = secrets.token_hex(8)  # the server opens it for the first who asks
        self._synced = 0
        self._awaited: set[tuple[int, int]] = set()
        """which client waits for which state"""
        self._ready_to_play = asyncio.Event()

    async def open(self, _http: HttpClient) -> None:
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self._sockets.append(await connect(self.port, path, self._listener(seat)))
        await self._ready_to_play.wait()

    def _listener(self, seat: int) -> Callable[[bytes], None]:
        return lambda data: self._received(seat, data)

    def _received(self, seat: int, data: bytes) -> None:
        socket = self._sockets[seat] if seat < len(self._sockets) else None
        if data == b"2" and socket is not None:
            socket.send(b"3")
        elif data.startswith(b"0"):
            asyncio.get_running_loop().call_soon(self._greet, seat)
        elif data.startswith(b"40"):
            values = ["sync", self._match, str(seat), None, SEATS]
            self._emit(seat, values)
        elif data.startswith(b"42"):
            self._event(seat, data)

    def _greet(self, seat: int) -> None:
        self._sockets[seat].send(f"40{NAMESPACE}".encode())

    def _emit(self, seat: int, values: list[Any]) -> None:
        self._sockets[seat].send(f"42{NAMESPACE}{json.dumps(values)}".encode())

    def _event(self, seat: int, data: bytes) -> None:
        kind, _match, *values = json.loads(data[data.index(b",") + 1 :])
        if kind == "sync":
            self._synced += 1
            if self._synced == SEATS:
                self._ready_to_play.set()
            self._decide(seat, values[0]["state"])
        elif kind == "update":
            self._decide(seat, values[0])

    def _decide(self, seat: int, state: dict[str, Any]) -> None:
        reached = (seat, state["_stateID"])
        if reached in self._awaited:
            self._awaited.remove(reached)
            self._acknowledged()
        context = state["ctx"]
        if "gameover" in context:
            self.over = True
        elif context["currentPlayer"] == str(seat):
            self._may_move(lambda: self._move(seat, state))

    def _move(self, seat: int, state: dict[str, Any]) -> None:
        own = state["G"]["places"][seat * 7 : seat * 7 + 6]
        pit = random.choice([pit for pit, stones in enumerate(own) if stones])
        move = {"type": "sow", "args": [pit], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": move}
        values = ["update", action, state["_stateID"], self._match, str(seat)]
        self._awaited.add((seat, state["_stateID"] + 1))
        payload = f"42{NAMESPACE}{json.dumps(values)}".encode()
        self._send(self._sockets[seat], payload)
