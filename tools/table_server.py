"""A server for screenshots and browser tests, without pauses and with high rate limits.

With a seed, all tables draw the same random numbers, so the same moves lead to the same game.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from cupboard.server import ports, request_log, run
from cupboard.server.settings import Settings

TOP = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Served:
    """A running server and its address."""

    address: str
    process: subprocess.Popen[str]


@contextmanager
def running(data: Path, *seed: str, module: str = __name__) -> Iterator[Served]:
    """Run a server in its own process while the context lasts. `data` is its data folder."""
    command = [sys.executable, "-m", module, str(data), *seed]
    with (data / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=TOP)
        try:
            assert process.stdout
            yield Served(process.stdout.readline().strip().rstrip("/"), process)
        finally:
            process.terminate()
            process.communicate(timeout=30)


def settings_for(data: Path, seed: str) -> Settings:
    quick = Settings(data=data, pause_ms=0, warm=False, tables_per_minute=6000, away_seconds=0.5)
    return replace(quick, new_seed=lambda: bytes.fromhex(seed)) if seed else quick


def main(data: str, seed: str = "", port: str = "0") -> None:
    request_log.set_up(as_json=True)
    listening = ports.listen("127.0.0.1", int(port))
    address = ports.address(listening)
    run.run(settings_for(Path(data), seed), listening, lambda: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
