"""Fixtures: a server and its guests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

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
