"""A server process for chaos: `python -m tests.chaos.server DATA DATABASE [HOURS]`.

It plays without pauses, has short leases, moves long games of Hopper to their finale, and its
calendar may be wrong by some hours. SIGUSR1 lets the calendar jump. It prints its address.
"""

from __future__ import annotations

import signal
import sys
from datetime import datetime, timedelta
from itertools import cycle
from pathlib import Path

from cupboard.server import ports, request_log, run
from cupboard.server.clock import Clock
from cupboard.server.settings import Settings
from tests.browser.finale_server import LuckyTable

MANY = 1_000_000
LEASE_SECONDS = 2.0
JUMPS = (26.0, -26.0, 0.0)


class WrongClock(Clock):
    """A clock whose calendar is wrong, and may jump."""

    def __init__(self, hours: float) -> None:
        self._off = timedelta(hours=hours)
        self._jumps = cycle(JUMPS)

    def jump(self) -> None:
        """Be wrong by another number of hours, as when someone sets the time of a machine."""
        self._off = timedelta(hours=next(self._jumps))

    def date(self) -> datetime:
        return super().date() + self._off


def main(data: str, database: str, hours: str = "0") -> None:
    request_log.set_up(as_json=True)
    sys.modules["cupboard.server.session.tables"].LiveTable = LuckyTable  # type: ignore[attr-defined]
    clock = WrongClock(float(hours))
    signal.signal(signal.SIGUSR1, lambda _number, _frame: clock.jump())
    chosen = Settings(
        data=Path(data),
        database=database,
        pause_ms=20,
        warm=False,
        compile_beside=False,
        engine_workers=1,
        tables_per_minute=MANY,
        wrong_tries_per_minute=MANY,
        messages_per_second=MANY,
        messages_burst=MANY,
        tables_per_guest=MANY,
        lease_seconds=LEASE_SECONDS,
        poll_seconds=1,
        clock=clock,
    )
    listening = ports.listen("127.0.0.1", 0)
    run.run(chosen, listening, lambda: print(ports.address(listening), flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
