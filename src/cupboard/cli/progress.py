"""Progress bars on stderr, shown only on a terminal."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    SpinnerColumn,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.progress import Progress as Bars

from cupboard.core import i18n
from cupboard.experts.contract import Progress
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
    with Bars(
        *columns,
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as shown:
        task = shown.add_task(i18n.text(language, key), total=total)
        yield lambda done: shown.advance(task, done)


@contextmanager
def stages(language: str) -> Iterator[Progress]:
    """Show one bar for each stage of an expert's work, with its interim results."""
    console = make_console(stderr=True)
    with Bars(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[note]}"),
        TimeElapsedColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as shown:
        tasks: list[TaskID] = []

        def stage(key: str, total: float | None) -> None:
            for task in tasks:
                shown.update(task, visible=False)
            tasks.append(shown.add_task(i18n.text(language, key), total=total, note=""))

        def advance(done: float) -> None:
            shown.advance(tasks[-1], done)
            if (task := shown.tasks[-1]).total is None:
                shown.update(task.id, note=f"{task.completed:,.0f}")

        yield Progress(
            stage=stage,
            advance=advance,
            note=lambda text: shown.update(tasks[-1], note=text),
        )
