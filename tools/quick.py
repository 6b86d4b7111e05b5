"""A pytest plugin for `./cupboard test --quick`: run as many tests as fit into a given time.

The first case of every test runs first, so that a run that is cut short still reaches every test
of the folders named first. Tests that come too late are skipped, counted, and named at the end.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from typing import Protocol

import pytest

TOO_LATE = "no time left in a quick run"


class Terminal(Protocol):
    """The part of pytest's terminal reporter that is used here."""

    def write_line(self, line: str) -> None: ...


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--start-until", type=float, help="the time (seconds since 1970) after which no test starts"
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Move the first case of every test to the front; both parts keep their order."""
    seen: Counter[str] = Counter()
    turns: dict[pytest.Item, int] = {}
    for item in items:
        test = item.nodeid.partition("[")[0]
        turns[item] = min(seen[test], 1)
        seen[test] += 1
    items.sort(key=turns.__getitem__)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    until: float | None = item.config.getoption("start_until")
    if until is not None and time.time() > until:
        pytest.skip(TOO_LATE)


class LeftOut:
    """Counts the tests that came too late, by folder."""

    def __init__(self) -> None:
        self._all: Counter[str] = Counter()
        self._left_out: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "setup":
            folder = _folder(report.nodeid)
            self._all[folder] += 1
            self._left_out[folder] += report.skipped and TOO_LATE in str(report.longrepr)

    def pytest_terminal_summary(self, terminalreporter: Terminal) -> None:
        for line in self.lines():
            terminalreporter.write_line(line)

    def lines(self) -> Iterator[str]:
        """Yield what to tell the user, if tests were left out."""
        left_out = +self._left_out
        if left_out:
            yield f"{left_out.total()} of {self._all.total()} tests were left out: no time left."
        for folder, number in left_out.most_common():
            share = f"{number} of {self._all[folder]}"
            yield f"  {share:>12} in {folder}: ./cupboard test {folder} -n auto"


def _folder(nodeid: str) -> str:
    """Return the folder of a test, as in `tests/core` or `tests/games/kala`."""
    return nodeid.partition("::")[0].rpartition("/")[0]


def pytest_configure(config: pytest.Config) -> None:
    """Count in the process that the user sees, not in the workers of pytest-xdist."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(LeftOut(), "left-out")
