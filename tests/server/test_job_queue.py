"""Jobs that processes share: taken by one worker each, and given back when it dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cupboard.server.cluster.bus import Bus
from cupboard.server.cluster.database import Database
from cupboard.server.cluster.job_queue import ANSWERED, ASKED, JobQueue, QueueWorker
from cupboard.server.cluster.shared_jobs import NoWorker, SharedJobs
from cupboard.server.jobs import JobFailed, Urgency, ignore
from cupboard.server.storage.sql import SqlStorage
from cupboard.server.thread_jobs import ThreadJobs
from tests.server.sample_jobs import Hold, Note

pytestmark = pytest.mark.anyio

ALL = (Urgency.MOVE, Urgency.HINT, Urgency.ANALYSIS)
LIVES = """
INSERT INTO processes (id, kind, name, version, started, until, numbers)
VALUES ($1, $2, '', '', now(), now() + interval '1 hour', '{}')
"""
DIES = "UPDATE processes SET until = now() WHERE id = $1"


class Broken(Note):
    """Raises an error."""

    def run(self, control: object) -> str:
        raise ValueError("broken on purpose")


@pytest.fixture
async def address(new_postgres: Callable[[], str]) -> str:
    storage = SqlStorage(new_postgres().replace("postgresql", "postgresql+asyncpg", 1))
    await storage.open()
    await storage.close()
    return storage.address


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    found = Database(address)
    await found.open()
    await found.execute(LIVES, "asker", "serve")
    yield found
    await found.close()


@pytest.fixture
async def queue(address: str, database: Database) -> AsyncIterator[JobQueue]:
    def hear(kind: str, items: list[int]) -> None:
        if kind == ANSWERED:
            found.hear(items)

    bus = Bus(address, "asker", hear, lambda: None)
    found = JobQueue(database, bus, "asker")
    found.workers = 1
    bus.start()
    yield found
    await bus.close()


@asynccontextmanager
async def worker(address: str, database: Database, name: str) -> AsyncIterator[None]:
    """Run a worker until the block ends, and stop it without notice."""

    def hear(kind: str, _items: list[int]) -> None:
        if kind == ASKED:
            found.hear()

    await database.execute(LIVES, name, "worker")
    bus = Bus(address, name, hear, lambda: None)
    jobs = ThreadJobs(1)
    found = QueueWorker(database, bus, name, jobs)
    bus.start()
    task = asyncio.create_task(found.serve(ALL))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await bus.close()
        await jobs.close()


async def test_a_worker_answers(
    address: str, database: Database, queue: JobQueue, tmp_path: Path
) -> None:
    async with worker(address, database, "w"):
        assert await queue.run(Note(tmp_path, "one"), ignore) == "one"
        with pytest.raises(JobFailed, match="broken on purpose"):
            await queue.run(Broken(tmp_path), ignore)
    assert await database.value("SELECT count(*) FROM jobs") == 0


async def test_moves_go_before_analyses(
    address: str, database: Database, queue: JobQueue, tmp_path: Path
) -> None:
    jobs = [
        Note(tmp_path, "analysis", Urgency.ANALYSIS),
        Note(tmp_path, "hint", Urgency.HINT),
        Note(tmp_path, "move", Urgency.MOVE),
    ]
    asked = [asyncio.create_task(queue.run(job, ignore)) for job in jobs]
    while await database.value("SELECT count(*) FROM jobs") < len(jobs):
        await asyncio.sleep(0.01)
    async with worker(address, database, "w"):
        await asyncio.gather(*asked)
    assert (tmp_path / "notes").read_text("utf-8").split() == ["move", "hint", "analysis"]


async def test_a_worker_that_dies_gives_its_job_back(
    address: str, database: Database, queue: JobQueue, tmp_path: Path
) -> None:
    asked = asyncio.create_task(queue.run(Hold(tmp_path), ignore))
    async with worker(address, database, "first"):
        while not (tmp_path / "notes").exists():
            await asyncio.sleep(0.01)
    await database.execute(DIES, "first")
    await queue.sweep(1)
    (tmp_path / "go").touch()
    async with worker(address, database, "second"):
        assert await asked
    notes = (tmp_path / "notes").read_text("utf-8").splitlines()
    assert notes.count("began job") == 2


async def test_a_job_of_which_two_workers_died_fails(
    address: str, database: Database, queue: JobQueue, tmp_path: Path
) -> None:
    asked = asyncio.create_task(queue.run(Hold(tmp_path), ignore))
    for number, name in enumerate(("first", "second"), 1):
        async with worker(address, database, name):
            while not (tmp_path / "notes").exists() or (
                (tmp_path / "notes").read_text("utf-8").count("began") < number
            ):
                await asyncio.sleep(0.01)
        await database.execute(DIES, name)
        await queue.sweep(1)
    with pytest.raises(JobFailed):
        await asked


async def test_without_a_worker_the_server_computes_itself(
    database: Database, queue: JobQueue, tmp_path: Path
) -> None:
    jobs = SharedJobs(ThreadJobs(1))
    jobs.queue = queue
    asked = asyncio.create_task(jobs.run(Note(tmp_path, "own"), ignore))
    while not await database.value("SELECT count(*) FROM jobs"):
        await asyncio.sleep(0.01)
    await queue.sweep(0)  # the last worker has died
    assert await asked == "own"
    assert await jobs.run(Note(tmp_path, "own", Urgency.CHANCE), ignore) == "own"
    with pytest.raises(NoWorker):
        await queue.run(Note(tmp_path), ignore)
    await jobs.close()
