"""Fixtures: a server and its guests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.clients import Browser
from tests.server.running import Running, running, settings


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


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
