"""The levels and the analyses search as many positions and choose as they did before."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.pins import effort

PINNED: Any = json.loads(effort.FILE.read_text("utf-8"))


def test_everything_is_pinned() -> None:
    assert set(PINNED["levels"]) == set(effort.TABLES)
    assert set(PINNED["analyses"]) == set(effort.ANALYSES)


@pytest.mark.parametrize("name", effort.TABLES)
def test_levels_choose_as_before(name: str) -> None:
    assert effort.all_levels(name) == PINNED["levels"][name]


@pytest.mark.parametrize("name", effort.ANALYSES)
def test_analyses_find_the_same(name: str) -> None:
    assert effort.fresh_analysis(name) == PINNED["analyses"][name]
