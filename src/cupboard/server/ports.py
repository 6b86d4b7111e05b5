"""Chooses the port to listen on."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator
from typing import Final

from cupboard.core.errors import BadOptions

PORT: Final = 8127
"""Must match the proxy of the development server (`web/vite.config.ts`)."""
PORTS_TRIED: Final = 50


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
    # Named, because asyncio sends without delay (TCP_NODELAY) only if it knows that this is TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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
