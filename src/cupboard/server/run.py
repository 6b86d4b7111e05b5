"""Runs the application: choose a port, announce the address, and shut down without losing data."""

from __future__ import annotations

import errno
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

import uvicorn

from cupboard.core.errors import BadOptions
from cupboard.server.app import create_app
from cupboard.server.session.connection import MAX_MESSAGE_BYTES
from cupboard.server.settings import Settings

PORT: Final = 8127
"""Must match the proxy of the development server (`web/vite.config.ts`)."""
PORTS_TRIED: Final = 50
GRACE_SECONDS: Final = 15
PING_SECONDS: Final = 4
PONG_SECONDS: Final = 8
"""A dead connection is detected after at most both times together.

Browsers answer pings even for background pages, whose own timers are throttled.
"""


def listen(host: str, port: int | None) -> socket.socket:
    """Return a listening socket on the port asked for, or on the first free one from `PORT` on."""
    for candidate in _candidates(port):
        try:
            return _bound(host, candidate)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE or port is not None:
                raise _cannot_listen(host, candidate, problem) from problem
    raise AssertionError("port 0 is never in use")


def _cannot_listen(host: str, port: int, problem: OSError) -> BadOptions:
    why = problem.strerror or str(problem)
    # As text, because a number would be formatted with a thousands separator.
    return BadOptions("serve-cannot-listen", host=host, port=str(port), problem=why)


def _candidates(port: int | None) -> Iterator[int]:
    if port is not None:
        yield port
        return
    yield from range(PORT, PORT + PORTS_TRIED)
    yield 0  # any port the system chooses


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(512)
        listening.set_inheritable(False)
    except OSError:
        listening.close()
        raise
    return listening


def address(listening: socket.socket) -> str:
    """Return the address for browsers on this machine."""
    host, port = str(listening.getsockname()[0]), listening.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "127.0.0.1", "::") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


class _Server(uvicorn.Server):
    """A uvicorn server that calls back when it is ready for requests."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._tell_started()


def run(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
    """Serve until Ctrl-C or SIGTERM.

    Then accept no new connections, finish pending writes and close connections with 1012, so that
    clients reconnect after a restart.
    """
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    with suppress(KeyboardInterrupt):  # uvicorn raises it again after a clean shutdown
        _Server(config, started).run(sockets=[listening])
