"""A connection between a browser and a server that can be frozen without either noticing."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Line:
    """A proxy that forwards bytes in both directions until it is frozen."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._whole = threading.Event()
        self._whole.set()
        self._over = False
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def freeze(self) -> None:
        self._whole.clear()

    def thaw(self) -> None:
        self._whole.set()

    def run(self) -> None:
        with suppress(OSError):  # the connection was closed
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._port))
                self._ends += [near, far]
                for source, goal in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, goal), daemon=True).start()

    def _pass(self, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                self._whole.wait()
                if self._over:
                    return
                goal.sendall(data)
            goal.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self._over = True
        self._whole.set()
        for end in (self._listening, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@contextmanager
def line_to(port: int) -> Iterator[Line]:
    """Run a proxy to a server on this machine while the context lasts."""
    line = Line(port)
    thread = threading.Thread(target=line.run, daemon=True)
    thread.start()
    try:
        yield line
    finally:
        line.close()
        thread.join()
