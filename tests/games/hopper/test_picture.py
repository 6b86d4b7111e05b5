"""The picture of a table is rotated as a whole: the tray with its cups."""

from __future__ import annotations

import re
from math import atan2, degrees

import pytest

import cupboard
from cupboard.games.hopper.svg_board import Turned

TURN = re.compile(r"rotate\((-?[\d.]+) 560 560\)")


@pytest.mark.rule("HOPPER-1")
@pytest.mark.parametrize(("seat", "seats"), [(s, n) for n in range(2, 6) for s in range(n)])
def test_the_tray_is_rotated_like_its_cups(seat: int, seats: int) -> None:
    game = cupboard.game("hopper")
    view = game.view(game.new(game.options(), seats), seat)
    found = TURN.search(game.svg(view))
    assert found
    (left, left_down), (right, right_down) = (
        Turned(seat, seats).at(x, 78_000) for x in (-78_000, 78_000)
    )
    row = degrees(atan2(right_down - left_down, right - left))
    # A square looks the same after a quarter turn.
    assert (float(found[1]) - row + 45) % 90 == pytest.approx(45, abs=0.01)
