"""A pytest plugin for long runs: a line every few seconds instead of a dot for every test.

Each line has the number of finished tests, all tests and the time so far. A failed test is named
immediately; pytest shows its details at the end as usual.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Generator, Sequence
from typing import Protocol, TypeAlias

import pytest

SECONDS = 10
"""Time between two lines."""

TestStatus: TypeAlias = tuple[str, str, str | tuple[str, dict[str, bool]]]
"""Category, letter and word."""


class Terminal(Protocol):
    """The part of pytest's terminal reporter that is used here."""

    def ensure_newline(self) -> None: ...

    def write_line(self, line: str) -> None: ...

    def flush(self) -> None: ...


class Progress:
    """Counts tests and reports the count, also while no test finishes."""

    def __init__(self, reporter: Terminal) -> None:
        self._reporter = reporter
        self._began = time.monotonic()
        self._all = self._done = self._failed = 0
        self._over = threading.Event()
        self._clock = threading.Thread(target=self._tick, daemon=True)

    def __str__(self) -> str:
        minutes, seconds = divmod(int(time.monotonic() - self._began), 60)
        all_tests = self._all or "?"  # not collected yet
        return f"{self._done}/{all_tests} tests, {self._failed} failed, {minutes}:{seconds:02}"

    def pytest_sessionstart(self) -> None:
        self._clock.start()

    def pytest_sessionfinish(self) -> None:
        self._over.set()
        self._clock.join()

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._all = len(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        self._all = len(ids)

    @pytest.hookimpl(wrapper=True)
    def pytest_report_teststatus(self) -> Generator[None, TestStatus, TestStatus]:
        """Count the result without showing a letter for it."""
        category, _, _ = yield
        return category, "", ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed += 1
            self._write(f"FAILED {report.nodeid}")

    def pytest_runtest_logfinish(self) -> None:
        self._done += 1

    def _tick(self) -> None:
        while not self._over.wait(SECONDS):
            self._write(str(self))

    def _write(self, line: str) -> None:
        self._reporter.ensure_newline()
        self._reporter.write_line(line)
        self._reporter.flush()


@pytest.hookimpl(trylast=True)  # after the reporter
def pytest_configure(config: pytest.Config) -> None:
    """Report in the process that the user sees, not in the workers of pytest-xdist."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(reporter), "progress")
