"""The board of the pages draws with the very measures of the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest

from cupboard.games.hopper import geometry, hand, moves, path

WEB = Path(__file__).parents[3] / "web"
MEASURES = WEB / "src/boards/hopper/measures.ts"
NUMBER = re.compile(r"^export const (\w+) = ([\d_]+);$", re.M)
RANGE = re.compile(r"^export const (\w+) = \[(-?\d+), (-?\d+)\] as const;$", re.M)


@pytest.mark.rule("HOPPER-1", "HOPPER-12")
def test_the_pages_measure_as_the_rules_do() -> None:
    text = MEASURES.read_text(encoding="utf-8")
    numbers = {name: int(value) for name, value in NUMBER.findall(text)}
    assert len(numbers) == 13
    for name, value in numbers.items():
        assert getattr(geometry, name, None) == value or getattr(hand, name) == value, name


@pytest.mark.rule("HOPPER-12")
def test_the_paths_on_which_the_pages_are_tried_are_python_s() -> None:
    """web/tests/hopper-flight.test.ts reads the same texts and must find the same numbers."""
    packed = json.loads((WEB / "tests/hopper-paths.json").read_text(encoding="utf-8"))
    assert sum(len(one["tracks"]) for one in packed) > 3
    for one in packed:
        tracks = [
            path.Track(told["bean"], told["first"], np.array(told["frames"], np.int16))
            for told in one["tracks"]
        ]
        assert path.encode(tracks) == one["path"]


@pytest.mark.rule("HOPPER-12")
def test_the_pages_know_what_a_hand_can_do() -> None:
    ranges = RANGE.findall(MEASURES.read_text(encoding="utf-8"))
    assert {name: (int(low), int(high)) for name, low, high in ranges} == {
        "AIM": moves.AIM,
        "POWER": moves.POWER,
        "TIMING": moves.TIMING,
    }
