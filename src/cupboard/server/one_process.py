"""One of several server processes on a shared socket, started by `supervisor`.

Run as `python -m cupboard.server.one_process FD`. Its settings are the first line of its standard
input: they may hold the database's password, which must be in no list of processes. It prints a
line when it is ready, and leaves when its standard input ends, because the supervisor is gone then.
"""

from __future__ import annotations

import json
import signal
import socket
import sys
import threading
from pathlib import Path

from cupboard.server import request_log, run
from cupboard.server.settings import Settings


def main(descriptor: str) -> None:
    """Serve on an inherited socket until SIGTERM."""
    values = json.loads(sys.stdin.buffer.readline())
    request_log.set_up(values.pop("log_json"))
    listening = socket.socket(fileno=int(descriptor))
    threading.Thread(target=_stop_with_supervisor, daemon=True).start()
    settings = Settings(data=Path(values.pop("data")), on_drain=_leave, **values)
    run.serve_process(settings, listening, lambda: print("ready", flush=True))


def _stop_with_supervisor() -> None:
    sys.stdin.buffer.read()
    _leave()


def _leave() -> None:
    """Shut down as after `kill`: finish writes, close sockets, give leases back."""
    signal.raise_signal(signal.SIGTERM)


if __name__ == "__main__":
    main(*sys.argv[1:])
