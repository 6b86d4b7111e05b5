"""A server for tests of Hopper's finale, with a fast clock.

Long games start just before the finale, with three cups that need one bean each. Run by tests:
`python -m tests.browser.finale_server DATA [FASTER]`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from cupboard.server import ports, request_log, run
from cupboard.server.clock import Clock, Timer
from cupboard.server.session.table import LiveTable
from cupboard.server.storage.base import SeatRow
from tests.server.finales import be_lucky
from tools.table_server import settings_for

FASTER = "3"


class QuickClock(Clock):
    """A clock that makes reloading and flights faster."""

    def __init__(self, faster: int) -> None:
        self._faster = faster

    def now(self) -> float:
        return self._faster * super().now()

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        return super().call_later(seconds / self._faster, what)


class LuckyTable(LiveTable):
    """A table that advances a long game to its finale when players join."""

    async def begin_if_complete(self, seats: Iterable[SeatRow]) -> None:
        waited = self.row.status == "waiting"
        await super().begin_if_complete(seats)
        long = getattr(self.log.match.options, "long", False)  # only Hopper has long games
        if waited and self.row.status == "playing" and long:
            await be_lucky(self)


def main(data: str, faster: str = FASTER) -> None:
    request_log.set_up(as_json=True)
    sys.modules["cupboard.server.session.tables"].LiveTable = LuckyTable  # type: ignore[attr-defined]
    listening = ports.listen("127.0.0.1", 0)
    address = ports.address(listening)
    quick = replace(settings_for(Path(data), ""), clock=QuickClock(int(faster)), pause_ms=250)
    run.run(quick, listening, lambda: print(address, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
