"""A WebSocket client that costs little, so that the servers get the processor.

It sends no fragmented messages and masks with zeros, which leaves the payload as it is.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Final

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FINAL: Final = 0x80
MASKED: Final = 0x80
MASK: Final = bytes(4)
SHORT: Final = 126
LONG: Final = 127
END_OF_HEADERS: Final = b"\r\n\r\n"


class ClientSocket(asyncio.Protocol):
    """One connection. Calls `received` with the payload of every text message."""

    def __init__(self, request: bytes, received: Callable[[bytes], None]) -> None:
        self._request = request
        self._received = received
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.accepted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.accepted.done():
            self.accepted.set_exception(ConnectionError("the server closed the connection"))

    def send(self, payload: bytes, opcode: int = TEXT) -> None:
        assert self._transport is not None
        size = len(payload)
        head = bytes([FINAL | opcode])
        if size < SHORT:
            head += bytes([MASKED | size])
        else:
            head += bytes([MASKED | SHORT]) + size.to_bytes(2, "big")
        self._transport.write(head + MASK + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.accepted.done() and not self._accept():
            return
        while (found := _first_message(self._buffer)) is not None:
            opcode, payload, size = found
            self._buffer = self._buffer[size:]
            self._handle(opcode, payload)

    def _accept(self) -> bool:
        head, end, rest = self._buffer.partition(END_OF_HEADERS)
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            self.accepted.set_exception(ConnectionError(head.decode("latin-1")))
            return False
        self.accepted.set_result(None)
        self._buffer = rest
        return True

    def _handle(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._received(payload)
        elif opcode == PING:
            self.send(payload, PONG)
        elif opcode == CLOSE:
            self.close()


def _first_message(buffer: bytes) -> tuple[int, bytes, int] | None:
    """Return the opcode, the payload and the length of the first message, if it is complete."""
    start = 2
    if len(buffer) < start:
        return None
    size = buffer[1]
    if size in (SHORT, LONG):
        start = 4 if size == SHORT else 10
        if len(buffer) < start:
            return None
        size = int.from_bytes(buffer[2:start], "big")
    end = start + size
    return None if len(buffer) < end else (buffer[0] & 0xF, buffer[start:end], end)


async def connect(
    port: int, path: str, received: Callable[[bytes], None], cookie: str = ""
) -> ClientSocket:
    """Open a connection to a server on this machine."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    request = ("\r\n".join(lines)).encode() + END_OF_HEADERS
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: ClientSocket(request, received), "127.0.0.1", port
    )
    # Servers may lose messages that arrive before they have accepted the connection.
    await socket.accepted
    return socket
