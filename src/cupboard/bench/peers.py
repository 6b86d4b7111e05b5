"""Starts the servers that are measured, each as a process of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from cupboard.core.paths import cache_dir

BOARDGAME_VERSION: Final = "0.50.2"
SCRIPT: Final = "boardgame_server.js"
INSTALL_SECONDS: Final = 180


class PeerMissing(Exception):
    """Raised if a peer cannot be measured here. The argument is the text key of the reason."""


class ServerProcess:
    """A server that has printed its address."""

    def __init__(
        self, command: Sequence[str], folder: Path | None = None, **environment: str
    ) -> None:
        environment = {**os.environ, "NODE_ENV": "production", **environment}
        self._process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True
        )
        self.pid = self._process.pid
        self.port = self._read_port()

    def _read_port(self) -> int:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("http://"):
                return int(line.strip().rstrip("/").rsplit(":", 1)[1])
        raise RuntimeError(f"a server did not start: {self._process.args!r}")

    def close(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def ours(folder: Path) -> ServerProcess:
    return ServerProcess((sys.executable, "-m", "cupboard.bench.our_server", str(folder)))


def cold(folder: Path) -> ServerProcess:
    """Start our server with a cache of its own, which compiles in the background."""
    cache = folder / "cache"
    cache.mkdir(parents=True)
    command = (sys.executable, "-m", "cupboard.bench.our_server", str(folder / "data"), "warm")
    return ServerProcess(command, XDG_CACHE_HOME=str(cache), NUMBA_CACHE_DIR="")


def echo(database: Path | None = None) -> ServerProcess:
    command = [sys.executable, "-m", "cupboard.bench.echo_server"]
    return ServerProcess([*command, str(database)] if database else command)


def boardgame() -> ServerProcess:
    """Start boardgame.io. The first time, npm fetches it into a cache folder."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        raise PeerMissing("cli-bench-server-no-node")
    folder = _boardgame_folder()
    with as_file(files("cupboard.bench") / SCRIPT) as script:
        shutil.copy(script, folder / SCRIPT)
    return ServerProcess((node, SCRIPT), folder)


def _boardgame_folder() -> Path:
    folder = cache_dir() / "bench" / f"boardgame.io-{BOARDGAME_VERSION}"
    if (folder / "complete").exists():
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    npm = shutil.which("npm") or "npm"
    package = f"boardgame.io@{BOARDGAME_VERSION}"
    command = (npm, "install", "--silent", "--no-audit", "--no-fund", "--prefix", ".", package)
    try:
        subprocess.run(
            command, cwd=folder, check=True, capture_output=True, timeout=INSTALL_SECONDS
        )
    except (subprocess.SubprocessError, OSError) as problem:
        raise PeerMissing("cli-bench-server-no-network") from problem
    (folder / "complete").touch()
    return folder


class LoadProcess:
    """The process of all clients."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            (sys.executable, "-m", "cupboard.bench.load"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def do(self, command: str, **values: Any) -> Any:
        """Run a command and return its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": command, **values}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the clients have stopped")
        return json.loads(line)

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(20)
        self._process.stdout.close()


@contextmanager
def load_process() -> Iterator[LoadProcess]:
    load = LoadProcess()
    try:
        yield load
    finally:
        load.close()


def allow_many_sockets() -> None:
    """Raise this process's limit of open files, which its children inherit."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
