"""Runs the application: announce the address, and shut down without losing data."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from cupboard.server.app import create_app
from cupboard.server.session.connection import MAX_MESSAGE_BYTES
from cupboard.server.settings import Settings
from cupboard.server.websockets import SocketProtocol

GRACE_SECONDS: Final = 15
HANGUP: Final[int | None] = getattr(signal, "SIGHUP", None)
"""What a closed terminal and `systemctl reload` send; Windows has no such signal."""
PING_SECONDS: Final = 4
PONG_SECONDS: Final = 8
"""A dead connection is detected after at most both times together.

Browsers answer pings even for background pages, whose own timers are throttled.
"""


class _Server(uvicorn.Server):
    """A uvicorn server that calls back when it is ready for requests."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if HANGUP is not None and signal.getsignal(HANGUP) is signal.SIG_DFL:  # no `nohup`
            signal.signal(HANGUP, self.handle_exit)
        if self.started:
            self._tell_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if HANGUP is not None and signal.getsignal(HANGUP) == self.handle_exit:
            signal.signal(HANGUP, signal.SIG_DFL)  # uvicorn raises it again, which ends the process


def config_of(app: FastAPI, **changes: Any) -> uvicorn.Config:
    """Return how uvicorn serves the application."""
    usual: dict[str, Any] = {
        "log_config": None,
        "access_log": False,
        "ws": SocketProtocol,
        "ws_max_size": MAX_MESSAGE_BYTES,
        "ws_per_message_deflate": False,
        "ws_ping_interval": PING_SECONDS,
        "ws_ping_timeout": PONG_SECONDS,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "server_header": False,
    }
    return uvicorn.Config(app, **(usual | changes))


def run(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
    """Serve until Ctrl-C, SIGTERM or SIGHUP.

    Then accept no new connections, finish pending writes and close connections with 1012, so that
    clients reconnect after a restart.
    """
    settings = replace(settings, on_drain=lambda: signal.raise_signal(signal.SIGTERM))
    app = create_app(settings)
    # The application is already started when the network is let in.
    second = config_of(app, lifespan="off")
    app.state.server.network.prepare(second, listening.getsockname()[1])
    serve_app(app, listening, started)


def serve_process(
    settings: Settings, listening: socket.socket, started: Callable[[], None]
) -> None:
    """Serve as one of several processes, which cannot let the network in on their own."""
    serve_app(create_app(settings), listening, started)


def tune_interpreter() -> None:
    """Prepare the interpreter for a server that holds many small objects for a long time."""
    gc.freeze()  # these objects stay, so no collection has to examine them
    gc.set_threshold(50_000, 20, 50)
    # The thread that writes needs the interpreter only for moments; it should not wait for long.
    sys.setswitchinterval(0.0005)


def serve_app(app: FastAPI, listening: socket.socket, started: Callable[[], None]) -> None:
    """Serve any application as we serve ours."""
    tune_interpreter()
    with suppress(KeyboardInterrupt):  # uvicorn raises it again after a clean shutdown
        _Server(config_of(app), started).run(sockets=[listening])
