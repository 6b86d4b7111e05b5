"""How a server process ends when it is asked to."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import Browser, elsewhere, here, order
from tests.server.processes import Process
from tests.server.test_kill import SCRIPT

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals"),
]


@pytest.fixture(autouse=True)
def without_nohup() -> Iterator[None]:
    """Let SIGHUP end the processes of a test, even if `nohup` started the tests."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.parametrize("how", ["SIGTERM", "SIGHUP"])
async def test_connections_are_closed_before_the_process_ends(tmp_path: Path, how: str) -> None:
    """systemd starts a process again that SIGHUP has ended."""
    number = signal.Signals[how]
    server = Process(str(SCRIPT), str(tmp_path))
    await server.start()
    anna = Browser(server.address)
    code, tokens, _ = await anna.open(order("kala", here(), elsewhere()))
    async with anna.sit(code, *tokens) as ear:
        ended = await server.stop(number)
        assert await ear.closed() == 1012
    await anna.close()
    assert ended == -number
