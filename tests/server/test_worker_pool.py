"""Worker processes: order of jobs, cancellation, crashes and a clean end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cupboard.server import worker, worker_pool
from cupboard.server.jobs import JobFailed, Urgency
from cupboard.server.worker import LOW_PRIORITY
from cupboard.server.worker_pool import WorkerPool, WorkerProcess
from tests.server.sample_jobs import AskWhetherCompiled, Die, Fail, Hold, Note, PriorityOf

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="the jobs send POSIX signals"),
]


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    """One worker for engines, so that jobs have to wait for each other."""
    found = WorkerPool(1)
    yield found
    await found.close()


async def test_workers_are_started_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    # With uvloop, the event loop of a large server would stop for tens of milliseconds.
    threads: list[int] = []
    popen = subprocess.Popen

    def noted(*command: Any, **how: Any) -> subprocess.Popen[bytes]:
        threads.append(threading.get_ident())
        return popen(*command, **how)

    monkeypatch.setattr(subprocess, "Popen", noted)
    process = await WorkerProcess.start()
    await process.end()
    assert not process.alive
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def notes(folder: Path) -> list[str]:
    file = folder / "notes"
    return file.read_text(encoding="utf-8").split("\n")[:-1] if file.exists() else []


async def until(folder: Path, note: str) -> None:
    while note not in notes(folder):
        await asyncio.sleep(0.01)


async def test_moves_go_before_hints(pool: WorkerPool, tmp_path: Path) -> None:
    held = asyncio.create_task(pool.run(Hold(tmp_path)))
    await until(tmp_path, "began job")
    hint = asyncio.create_task(pool.run(Note(tmp_path, "hint", Urgency.HINT)))
    await asyncio.sleep(0)
    move = asyncio.create_task(pool.run(Note(tmp_path, "move")))
    await asyncio.sleep(0)
    (tmp_path / "go").touch()
    await asyncio.gather(held, hint, move)
    assert notes(tmp_path) == ["began job", "ended job", "move", "hint"]


async def test_chance_and_analyses_do_not_wait_for_engines(
    pool: WorkerPool, tmp_path: Path
) -> None:
    held = asyncio.create_task(pool.run(Hold(tmp_path)))
    await until(tmp_path, "began job")
    progress: list[float] = []
    chance, analysis = await asyncio.gather(
        pool.run(Note(tmp_path, "chance", Urgency.CHANCE)),
        pool.run(Note(tmp_path, "analysis", Urgency.ANALYSIS), progress.append),
    )
    assert (chance, analysis, progress) == ("chance", "analysis", [0.5])
    assert not held.done()
    (tmp_path / "go").touch()
    await held


async def test_analyses_have_a_low_priority(pool: WorkerPool, tmp_path: Path) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    found = await pool.run(PriorityOf(tmp_path, urgency=Urgency.ANALYSIS))
    assert found == min(own + LOW_PRIORITY, 19)


async def test_a_job_whose_worker_died_runs_once_more(pool: WorkerPool, tmp_path: Path) -> None:
    assert await pool.run(Die(tmp_path, "once")) == "alive"
    assert notes(tmp_path) == ["died"]


async def test_a_job_that_kills_two_workers_fails(pool: WorkerPool, tmp_path: Path) -> None:
    with pytest.raises(JobFailed):
        await pool.run(Die(tmp_path, "always"))
    assert notes(tmp_path) == ["died", "died"]
    assert await pool.run(Note(tmp_path, "next")) == "next"


async def test_an_error_is_reported_and_the_worker_lives_on(
    pool: WorkerPool, tmp_path: Path
) -> None:
    with pytest.raises(JobFailed, match="ValueError: no bean"):
        await pool.run(Fail(tmp_path, "bean"))
    assert await pool.run(Note(tmp_path, "next")) == "next"


async def test_a_worker_killed_between_jobs_is_replaced(pool: WorkerPool, tmp_path: Path) -> None:
    (tmp_path / "go").touch()
    first = await pool.run(Hold(tmp_path))
    os.kill(first, signal.SIGKILL)
    assert await pool.run(Hold(tmp_path)) != first


async def test_a_running_job_that_nobody_wants_is_stopped(pool: WorkerPool, tmp_path: Path) -> None:
    held = asyncio.create_task(pool.run(Hold(tmp_path)))
    await until(tmp_path, "began job")
    held.cancel()
    assert await pool.run(Note(tmp_path, "next")) == "next"
    assert notes(tmp_path) == ["began job", "stopped job", "next"]


async def test_a_waiting_job_that_nobody_wants_is_dropped(pool: WorkerPool, tmp_path: Path) -> None:
    held = asyncio.create_task(pool.run(Hold(tmp_path)))
    await until(tmp_path, "began job")
    dropped = asyncio.create_task(pool.run(Note(tmp_path, "dropped")))
    await asyncio.sleep(0)
    dropped.cancel()
    (tmp_path / "go").touch()
    await held
    assert await pool.run(Note(tmp_path, "next")) == "next"
    assert "dropped" not in notes(tmp_path)


async def test_a_worker_that_hangs_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lane = worker_pool.Lane((Urgency.MOVE,), 1, max_seconds=0.01)
    monkeypatch.setattr(worker_pool, "lanes", lambda _workers: (lane,))
    pool = WorkerPool(1)
    with pytest.raises(JobFailed):
        await pool.run(Hold(tmp_path))
    await pool.close()


async def test_closing_ends_all_workers(tmp_path: Path) -> None:
    pool = WorkerPool(1)
    (tmp_path / "go").touch()
    first = await pool.run(Hold(tmp_path))
    (tmp_path / "go").unlink()
    running = asyncio.create_task(pool.run(Hold(tmp_path, "running")))
    await until(tmp_path, "began running")
    waiting = asyncio.create_task(pool.run(Note(tmp_path)))
    await asyncio.sleep(0)
    await pool.close()
    for task in (running, waiting):
        with pytest.raises(asyncio.CancelledError):
            await task
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


async def test_a_worker_ends_with_its_server(tmp_path: Path) -> None:
    """If the server is killed, its workers see the end of their input."""
    process = await worker_pool.WorkerProcess.start()
    (tmp_path / "go").touch()
    await process.run(Hold(tmp_path), lambda done: None)
    process._input.close()
    assert await process._process.wait() == 0


def test_a_worker_ends_if_its_server_was_killed_before_it_read_the_reply(tmp_path: Path) -> None:
    """Its connection is then reset instead of ended."""
    ours, theirs = socket.socketpair()
    with theirs:
        command = (sys.executable, "-m", worker.__name__)
        process = subprocess.Popen(command, stdin=theirs.fileno(), stdout=theirs.fileno())
    with ours:
        ours.sendall(worker.pack(Note(tmp_path, "job")))
        assert ours.recv(1)
    assert process.wait() == 0


async def test_engines_that_are_not_compiled_yet_think_in_a_worker_that_interprets(
    pool: WorkerPool,
) -> None:
    asked = (pool.run(AskWhetherCompiled(interpreted)) for interpreted in (True, False))
    assert await asyncio.gather(*asked) == [False, True]
