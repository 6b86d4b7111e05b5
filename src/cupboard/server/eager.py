"""Coroutines that run without a task, which takes longer than most of them do."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Coroutine, Generator
from typing import Any


class Resumed:
    """A coroutine that was started without a task and had to wait for something."""

    def __init__(self, started: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._started = started
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        """Go on with it."""
        started, waits_for = self._started, self._waits_for
        try:
            while True:
                try:
                    yield waits_for
                except BaseException as problem:
                    waits_for = started.throw(problem)
                else:
                    waits_for = started.send(None)
        except StopIteration:
            return
        finally:
            started.close()

    async def go_on(self) -> None:
        """Go on with it, as a coroutine for a task."""
        await self


class Eager:
    """Runs a coroutine immediately, and again when the first thing that it waits for is there.

    If that fails, or there is something else to wait for, it goes on in a task. Until then it has
    none, so it cannot use what needs one, such as `asyncio.timeout`.
    """

    def __init__(self, work: Coroutine[Any, Any, None]) -> None:
        self._work = work
        self._context = contextvars.copy_context()
        self._task: asyncio.Task[None] | None = None
        self.ended = False
        try:
            waits_for = work.send(None)
        except StopIteration:
            self.ended = True
            return
        if waits_for is None:  # it only lets others run
            self._go_on(waits_for)
            return
        waits_for._asyncio_future_blocking = False
        waits_for.add_done_callback(self._reached, context=self._context)

    def _reached(self, waited_for: asyncio.Future[Any]) -> None:
        if waited_for.cancelled() or waited_for.exception() is not None:
            self._go_on(_awaited(waited_for))
            return
        try:
            waits_for = self._work.send(None)
        except StopIteration:
            return
        self._go_on(waits_for)

    def _go_on(self, waits_for: Any) -> None:
        resumed = Resumed(self._work, waits_for).go_on()
        self._task = asyncio.create_task(resumed, context=self._context)


def _awaited(future: asyncio.Future[Any]) -> asyncio.Future[Any]:
    """Return a future as `await` hands it to a task."""
    future._asyncio_future_blocking = True
    return future
