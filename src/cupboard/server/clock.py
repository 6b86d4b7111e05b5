"""Time and timers, which tests replace by their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

RETRY_SECONDS = 1.0
"""Delay before the server tries again to write what no client waits for."""


class Timer(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> None: ...


class Clock:
    """The source of time of a server."""

    def now(self) -> float:
        """Return monotonic time in seconds."""
        return time.monotonic()

    def date(self) -> datetime:
        """Return the date and time in UTC."""
        return datetime.now(UTC)

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, what)
