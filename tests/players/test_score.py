"""A score keeps its meaning when it is seen from the other side."""

from __future__ import annotations

import pytest

from cupboard.players.score import Certainty, Score, Unit


@pytest.mark.parametrize(
    ("unit", "value", "other"),
    [(Unit.MARGIN, 3.0, -3.0), (Unit.WIN, -1.0, 1.0), (Unit.CHANCE, 0.75, 0.25)],
)
def test_the_other_seat_has_the_opposite_value(unit: Unit, value: float, other: float) -> None:
    score = Score(value, unit, Certainty.SEARCHED, 7, seat=1)
    turned = score.for_seat(0)
    assert turned == Score(other, unit, Certainty.SEARCHED, 7, seat=0)
    assert turned.for_seat(1) == score == score.for_seat(1)


def test_scores_are_ordered_from_the_point_of_view_of_the_first() -> None:
    better = Score(2.0, Unit.MARGIN, Certainty.PROVEN, seat=0)
    worse = Score(1.0, Unit.MARGIN, Certainty.SEARCHED, 4, seat=1)
    assert worse.for_seat(0) < better
    assert better > worse
    assert worse > better.for_seat(1)
    assert not better <= worse
    assert better >= Score(2.0, Unit.MARGIN, Certainty.ESTIMATED, seat=0)
