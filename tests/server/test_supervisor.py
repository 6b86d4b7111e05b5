"""`cupboard serve --processes N` and `cupboard worker`, as real processes on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest

from cupboard.server.settings import Settings
from tests.cli.conftest import Runner, environment, run
from tests.server.clients import PATIENCE
from tests.server.processes import TOP

__all__ = ("run",)

pytestmark = [pytest.mark.anyio, pytest.mark.full, pytest.mark.long, pytest.mark.timeout(300)]


class Program:
    """The program in a process of its own."""

    def __init__(self, process: asyncio.subprocess.Process, line: str) -> None:
        self.process = process
        self.line = line

    @property
    def children(self) -> set[int]:
        """The processes that it started and that still run."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return {int(word) for word in listed.read_text("ascii").split()}

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), PATIENCE)


async def started(*words: str) -> Program:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "cupboard", *words),
        stdout=asyncio.subprocess.PIPE,
        env=environment(),
        cwd=TOP,
    )
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    return Program(process, line.decode())


@pytest.fixture
async def program(
    tmp_path: Path, new_postgres: Callable[[], str]
) -> AsyncIterator[tuple[Program, str]]:
    words = ("--port", "0", "--no-browser", "--data", str(tmp_path), "--database", new_postgres())
    found = await started("serve", "--processes", "2", *words)
    address = re.findall(r"http://localhost:\d+", found.line)
    yield found, address[0].replace("localhost", "127.0.0.1")
    if found.process.returncode is None:
        await found.stop()


async def is_healthy(address: str) -> bool:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        return (await client.get(f"{address}/healthz")).status_code == 200


async def test_processes_are_replaced_when_they_die_and_when_asked(
    program: tuple[Program, str],
) -> None:
    found, address = program
    first = found.children
    assert len(first) == 2
    for pid in first:  # everyone on a machine can list its processes
        assert b"postgresql://" not in Path(f"/proc/{pid}/cmdline").read_bytes()
    os.kill(min(first), signal.SIGKILL)
    while len(found.children) < 2 or min(first) in found.children:
        assert await is_healthy(address)
        await asyncio.sleep(0.1)
    second = found.children
    found.process.send_signal(signal.SIGHUP)
    while second & found.children or len(found.children) != 2:
        assert await is_healthy(address), "others serve while one is replaced"
        await asyncio.sleep(0.1)
    third = found.children
    assert await found.stop() == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in third)


def test_several_processes_need_postgresql(run: Runner, tmp_path: Path) -> None:
    for words in (("serve", "--processes", "2", "--data", str(tmp_path)), ("worker",)):
        ran = run(*words)
        assert ran.code != 0
        assert "PostgreSQL" in ran.err + ran.out
    assert Settings(data=tmp_path).database_url.startswith("sqlite")
