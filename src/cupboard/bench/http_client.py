"""An HTTP client for JSON on one connection that stays open."""

from __future__ import annotations

import asyncio
import json
from typing import Any


class HttpClient:
    """A connection to a server on this machine. One request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object) -> dict[str, Any]:
        """Send JSON and return the JSON of the answer."""
        if self._streams is None or self._streams[0].at_eof():  # a server closes idle ones
            self.close()
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        data = json.dumps(body).encode()
        lines = (
            f"POST {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self._port}",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
            "X-Cupboard: 1",
        )
        writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + data)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        answer = await self._body(reader, head)
        if not 200 <= int(head.split()[1]) < 300:
            raise ConnectionError(f"{path}: {answer.decode()}")
        found: dict[str, Any] = json.loads(answer)
        return found

    async def _body(self, reader: asyncio.StreamReader, head: str) -> bytes:
        _, named, rest = head.partition("content-length:")
        if named:
            return await reader.readexactly(int(rest.split()[0]))
        parts = []
        while size := int(await reader.readline(), 16):
            parts.append(await reader.readexactly(size))
            await reader.readline()
        await reader.readline()
        return b"".join(parts)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
