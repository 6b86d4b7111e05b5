"""The board of the pages draws with the very measures of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cupboard.games.hopper import geometry, hand, moves

MEASURES = Path(__file__).parents[3] / "web/src/boards/hopper/measures.ts"
NUMBER = re.compile(r"^export const (\w+) = ([\d_]+);$", re.M)
RANGE = re.compile(r"^export const (\w+) = \[(-?\d+), (-?\d+)\] as const;$", re.M)


@pytest.mark.rule("HOPPER-1", "HOPPER-12")
def test_the_pages_measure_as_the_rules_do() -> None:
    text = MEASURES.read_text(encoding="utf-8")
    numbers = {name: int(value) for name, value in NUMBER.findall(text)}
    assert len(numbers) == 10
    for name, value in numbers.items():
        assert getattr(geometry, name, None) == value or getattr(hand, name) == value, name


@pytest.mark.rule("HOPPER-12")
def test_the_pages_know_what_a_hand_can_do() -> None:
    ranges = RANGE.findall(MEASURES.read_text(encoding="utf-8"))
    assert {name: (int(low), int(high)) for name, low, high in ranges} == {
        "AIM": moves.AIM,
        "POWER": moves.POWER,
        "TIMING": moves.TIMING,
    }
