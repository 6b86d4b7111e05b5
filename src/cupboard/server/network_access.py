"""Lets devices in the network connect to a server that was started for its own computer only.

Not by listening on all addresses: only on the one in the network of the moment, so that a laptop
carried to another network is not open there.
"""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import uvicorn

from cupboard.core.errors import BadOptions
from cupboard.server.errors import Refusal
from cupboard.server.ports import listen
from cupboard.server.share_links import EVERYWHERE, HERE, network_address

ANY_PORT: Final = 0


class _SecondServer(uvicorn.Server):
    """A second server; only the main one handles signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass(frozen=True)
class _Opened:
    """A second server and the address that it listens on."""

    host: str
    port: int
    server: uvicorn.Server
    serving: asyncio.Task[None]


class NetworkAccess:
    """Whether devices on the network can connect. They can't after a restart."""

    def __init__(self, host: str) -> None:
        self._host = host
        self._config: uvicorn.Config | None = None
        self._port = ANY_PORT
        self._opened: _Opened | None = None
        self._changing = asyncio.Lock()

    def prepare(self, config: uvicorn.Config, port: int) -> None:
        """Say how to serve the network, and which port to prefer."""
        self._config, self._port = config, port

    @property
    def can_change(self) -> bool:
        """Whether the network can be let in and shut out while the server runs."""
        return self._config is not None and self._host in HERE

    @property
    def is_open(self) -> bool:
        """Whether the network was let in, and this computer is still in it."""
        return self._opened is not None and self._opened.host == network_address()

    def address(self, port: int | None) -> str | None:
        """Return host and port for other devices; None if only this computer can connect.

        `port` is the one that this computer's browsers use, if it is not the usual one.
        """
        if self._opened is not None and self.is_open:
            return f"{self._opened.host}:{self._opened.port}"
        if self._host in EVERYWHERE and (found := network_address()):
            return f"{found}:{port}" if port else found
        return None

    async def open(self) -> None:
        """Let devices in the network connect."""
        async with self._changing:
            if self.is_open:
                return
            await self._shut()
            host = network_address()
            if host is None or host in HERE:
                raise Refusal("no-network")
            self._opened = self._listen(host)

    async def close(self) -> None:
        """Shut other devices out. Their open connections are closed, too."""
        async with self._changing:
            await self._shut()

    def _listen(self, host: str) -> _Opened:
        assert self._config is not None
        listening = _listen_at(host, self._port)
        server = _SecondServer(self._config)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        return _Opened(host, listening.getsockname()[1], server, serving)

    async def _shut(self) -> None:
        if self._opened is None:
            return
        opened, self._opened = self._opened, None
        opened.server.should_exit = True
        await opened.serving


def _listen_at(host: str, port: int) -> socket.socket:
    """Listen at the preferred port, or at any other if a different program uses it."""
    try:
        return listen(host, port)
    except BadOptions as problem:
        cause = problem.__cause__
        if not isinstance(cause, OSError) or cause.errno != errno.EADDRINUSE:
            raise
        return listen(host, ANY_PORT)
