"""uvicorn's WebSocket protocol, with a short way for the messages of a game.

The usual way of a message through the layers of uvicorn and Starlette takes a quarter of the time
of a move. The short way is only for whole, short text messages of a connection that has nothing
else to do. Everything else, and all that goes wrong, takes the usual way. An application finds the
protocol in the scope; with other servers there is none.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

EXTENSION: Final = "cupboard.protocol"
WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 125
"""Most bytes of a message whose length takes one byte."""
LONG: Final = 0xFFFF
MASK_START, PAYLOAD_START = 2, 6


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection to a browser."""

    receiver: Callable[[str], bool] | None = None
    """handles a message immediately, or returns False so that it takes the usual way"""
    _to_send: list[bytes] | None = None
    """what is sent together at the end of this turn of the event loop"""
    _begun: bytes = b""
    """the beginning of a frame whose end has not arrived yet"""
    _heard: float = 0.0
    """when the last data arrived"""

    def handle_connect(self, event: Request) -> None:
        """Let the application know this protocol."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope.setdefault("extensions", {})
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Handle a message."""
        self._heard = self.loop.time()
        if self.receiver is not None:
            text = self._whole_text(data)
            if text is not None and self.receiver(text):
                return
        if self.handshake_initiated:
            self._begun = _after_whole_frames(self._begun + data)
        super().data_received(data)

    def _whole_text(self, data: bytes) -> str | None:
        """Return the text if the data are exactly one short message, and none is under way."""
        size = len(data) - PAYLOAD_START
        if not 0 <= size <= SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
            return None
        if self._begun or self.conn.current_size is not None or self.conn.state is not OPEN:
            return None
        if self.close_sent or self.read_paused or not self.queue.empty():
            return None
        try:
            return apply_mask(data[PAYLOAD_START:], data[MASK_START:PAYLOAD_START]).decode()
        except UnicodeDecodeError:
            return None

    def send_frame(self, frame: bytes) -> bool:
        """Send a frame, unless it has to take the usual way."""
        if self._to_send is not None:
            self._to_send.append(frame)
            return True
        if (
            not self.writable.is_set()
            or self.close_sent
            or self.conn.state is not OPEN
            or self.transport.is_closing()
        ):
            return False
        self._to_send = [frame]
        self.loop.call_soon(self._flush)
        return True

    def _flush(self) -> None:
        waiting, self._to_send = self._to_send, None
        if waiting and not self.transport.is_closing():
            self.transport.write(waiting[0] if len(waiting) == 1 else b"".join(waiting))

    async def send(self, message: Any) -> None:
        """Send a message in the usual way, after those that wait."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Close the connection after what waits."""
        self._flush()
        super().shutdown()

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is still there, unless it has just been heard."""
        quiet = self.loop.time() - self._heard
        if self.ping_interval is None or quiet >= self.ping_interval or self.close_sent:
            super().send_keepalive_ping()
        else:
            self.ping_timer = self.loop.call_later(
                self.ping_interval - quiet, self.send_keepalive_ping
            )


def _after_whole_frames(data: bytes) -> bytes:
    """Return what follows the last whole frame that a client has sent."""
    while (size := _frame_size(data)) is not None and size <= len(data):
        data = data[size:]
    return data


def _frame_size(data: bytes) -> int | None:
    """Return the size of a client's frame, if its beginning says it already."""
    if len(data) < MASK_START:
        return None
    size, extra = data[1] & ~MASKED, 0
    if size > SHORT:
        extra = 2 if size == SHORT + 1 else 8
        if len(data) < MASK_START + extra:
            return None
        size = int.from_bytes(data[MASK_START : MASK_START + extra], "big")
    return PAYLOAD_START + extra + size


def text_frame(text: str) -> bytes:
    """Return a text message as a server sends it."""
    payload = text.encode()
    size = len(payload)
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size)) + payload
    if size <= LONG:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + payload
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + payload
