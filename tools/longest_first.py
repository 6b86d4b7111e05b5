"""A pytest plugin for full runs: tests marked `long` start first.

At the end of a run they would leave the other workers without work.
"""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests; those that are alike keep their order."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
