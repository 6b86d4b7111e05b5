"""Games of all kinds go on while processes die and sleep, and nothing that was confirmed is lost.

A short run. The long one: `python -m tests.chaos --games 1000`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.chaos.run import KINDS, run
from tests.server.conftest import new_postgres

__all__ = ("new_postgres",)

pytestmark = [pytest.mark.anyio, pytest.mark.full, pytest.mark.long, pytest.mark.timeout(400)]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_nothing_is_lost_doubled_or_shown_early(
    tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    found = await run(tmp_path, new_postgres(), games=2 * len(KINDS), pause=1.0)
    assert found.faults == []
    assert set(found.kinds) == {kind for kind, _ in KINDS}
    assert found.made, "nothing was broken"
    assert found.moves > 0
