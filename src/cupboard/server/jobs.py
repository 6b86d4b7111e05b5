"""Slow work outside the event loop: what a job is, and what runs jobs.

A job carries everything it needs as plain data that can be pickled, and so does its result. Jobs
never touch a table or the storage: the caller applies the result, if it is still wanted. A job
can be run again, so a job whose worker died is given to another one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol, TypeVar

from cupboard.search.budget import never_stop

T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")


class Urgency(IntEnum):
    """How long people wait for a job. Waiting jobs run in this order."""

    CHANCE = 0
    """a slow chance event, milliseconds of work that a move waits for"""
    MOVE = 1
    """an engine's move"""
    HINT = 2
    ANALYSIS = 3


def ignore(done: float) -> None:
    """Ignore progress."""


@dataclass(frozen=True)
class Control:
    """What a running job may ask and report."""

    stopped: Callable[[], bool] = never_stop
    """whether the result is no longer needed; a long job checks every few milliseconds"""
    progress: Callable[[float], None] = ignore
    """called with the share of the work that is done"""


class Job(Protocol[T_co]):
    """A piece of work: a frozen dataclass that can be pickled, and so can its result."""

    @property
    def urgency(self) -> Urgency: ...

    def run(self, control: Control) -> T_co:
        """Do the work. Called in a worker."""
        ...


class JobFailed(Exception):
    """A job raised an error, or two workers died of it. The message has the details."""


class Jobs(Protocol):
    """Runs jobs: in worker processes of this server, in threads, or on other machines."""

    async def start(self) -> None:
        """Start everything that the first job would otherwise wait for."""
        ...

    async def run(self, job: Job[T], progress: Callable[[float], None] = ignore) -> T:
        """Return the result of a job, or raise `JobFailed`.

        If the caller is cancelled, the job is dropped or told to stop.
        """
        ...

    async def close(self) -> None:
        """Stop all jobs and end all workers."""
        ...
