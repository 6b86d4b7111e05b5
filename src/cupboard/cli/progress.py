"""Progress bars on stderr, shown only on a terminal."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from cupboard.core import i18n
from cupboard.tui.theme import make_console


def cores() -> int:
    """Return the number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def bar(language: str, key: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yield the function that advances the bar."""
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as shown:
        task = shown.add_task(i18n.text(language, key), total=total)
        yield lambda done: shown.advance(task, done)


@contextmanager
def counter(language: str, key: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Show a pulsing bar and the number of positions, for a search of unknown length."""
    console = make_console(stderr=True)
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed:,.0f}"),
        TimeElapsedColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as shown:
        task = shown.add_task(i18n.text(language, key), total=total)
        yield lambda done: shown.advance(task, done)
