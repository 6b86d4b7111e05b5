"""Distributions list, draw and recognise the outcomes of a chance event."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from cupboard.core.chance import Sampled, Uniform


def test_listed_outcomes_are_equally_likely() -> None:
    die = Uniform((1, 2, 3, 4))
    assert list(die) == [(number, Fraction(1, 4)) for number in (1, 2, 3, 4)]
    assert die.enumerable
    assert 4 in die
    assert 5 not in die
    rng = Random(1)
    counts = Counter(die.sample(rng) for _ in range(4000))
    assert sum((counts[number] - 1000) ** 2 / 1000 for number in (1, 2, 3, 4)) < 20


def test_sampled_outcomes_can_be_drawn_and_recognised_but_not_listed() -> None:
    even = Sampled(
        lambda rng: 2 * rng.randrange(50), lambda one: isinstance(one, int) and not one % 2
    )
    assert not even.enumerable
    assert even.sample(Random(1)) in even
    assert 3 not in even
    with pytest.raises(TypeError):
        iter(even)
