"""The pages use the same measurements as the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest

from cupboard.games.hopper import aiming, flight_path, geometry, moves

WEB = Path(__file__).parents[3] / "web"
MEASURES = WEB / "src/boards/hopper/measures.ts"
NUMBER = re.compile(r"^export const (\w+) = ([\d_]+);$", re.M)
RANGE = re.compile(r"^export const (\w+) = \[(-?\d+), (-?\d+)\] as const;$", re.M)


@pytest.mark.rule("HOPPER-1", "HOPPER-12")
def test_the_pages_use_the_measurements_of_the_rules() -> None:
    text = MEASURES.read_text(encoding="utf-8")
    numbers = {name: int(value) for name, value in NUMBER.findall(text)}
    assert len(numbers) == 13
    for name, value in numbers.items():
        assert getattr(geometry, name, None) == value or getattr(aiming, name) == value, name


@pytest.mark.rule("HOPPER-12")
def test_the_test_paths_of_the_pages_match_those_of_python() -> None:
    """web/tests/boards/hopper/flight.test.ts reads the same texts and must get the same numbers."""
    packed = json.loads((WEB / "tests/boards/hopper/paths.json").read_text(encoding="utf-8"))
    assert sum(len(one["tracks"]) for one in packed) > 3
    for one in packed:
        tracks = [
            flight_path.Track(told["bean"], told["first"], np.array(told["frames"], np.int16))
            for told in one["tracks"]
        ]
        assert flight_path.encode(tracks) == one["path"]


@pytest.mark.rule("HOPPER-12")
def test_the_pages_use_the_ranges_of_a_shot() -> None:
    ranges = RANGE.findall(MEASURES.read_text(encoding="utf-8"))
    assert {name: (int(low), int(high)) for name, low, high in ranges} == {
        "AIM": moves.AIM,
        "POWER": moves.POWER,
        "TIMING": moves.TIMING,
    }
