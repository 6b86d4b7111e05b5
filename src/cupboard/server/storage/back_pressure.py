"""Refuses changes while too many wait, rather than let them wait for long behind a slow disk."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, Protocol

from cupboard.server.storage.base import WriteFailed

MAX_WAITING: Final = 2000
MAX_WAITING_SECONDS: Final = 2.0
"""Later changes are refused while so many changes wait, or the oldest of them for so long."""


class WaitingChange(Protocol):
    """A change in the queue of a writer."""

    @property
    def submitted(self) -> float:
        """When it was submitted, by the monotonic clock."""
        ...


def require_room(waiting: Sequence[WaitingChange], *, closing: bool) -> None:
    """Raise `WriteFailed` if a writer takes no more changes."""
    if closing:
        raise WriteFailed("the storage is closed")
    if not waiting:
        return
    oldest = time.monotonic() - waiting[0].submitted
    if len(waiting) >= MAX_WAITING or oldest > MAX_WAITING_SECONDS:
        raise WriteFailed("too many changes are waiting")
