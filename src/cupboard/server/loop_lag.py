"""Measures how long the event loop is blocked: the delay of a timer beyond its time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

INTERVAL_SECONDS: Final = 0.05


async def watch_loop(observe: Callable[[float], object]) -> None:
    """Report how late the event loop runs a timer, until cancelled."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + INTERVAL_SECONDS
        await asyncio.sleep(INTERVAL_SECONDS)
        observe(max(0.0, clock() - due))
