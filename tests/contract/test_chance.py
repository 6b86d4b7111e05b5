"""Contract 6: chance is fair, and joint choices don't depend on their order."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations

import pytest

from cupboard.core.errors import OutOfTurn
from cupboard.core.random_stream import SeededRandom, shuffled
from cupboard.core.types import Act, Chance, Joint
from tests.contract.support import Table, every_table, samples


@every_table
def test_probabilities_sum_to_one(table: Table) -> None:
    """Listed probabilities sum to one, and every drawn result is in the list."""
    for match in samples(table, 2, 6):
        if isinstance(match.turn, Chance):
            outcomes = table.game.outcomes(match.state)
            assert outcomes.sample(random.Random(1)) in outcomes
            assert "nonsense" not in outcomes
            if outcomes.enumerable:
                listed = list(outcomes)
                assert sum((share for _, share in listed), Fraction(0)) == 1
                assert all(outcome in outcomes for outcome, _ in listed)
            else:
                with pytest.raises(TypeError):
                    iter(outcomes)


@every_table
def test_joint_choices_do_not_depend_on_their_order(table: Table) -> None:
    """Any order of choices gives the same round; a missing or second choice is refused."""
    for match in samples(table, 2, 4):
        turn = match.turn
        if not isinstance(turn, Act) or not turn.together:
            continue
        rng = random.Random(match.number)
        choices = [(s, match.game.legal(match.state, s).sample(rng)) for s in turn.seats]
        steps = [
            match.game.apply(match.state, Joint(tuple(order)))
            for order in list(permutations(choices))[:6]
        ]
        assert all(step == steps[0] for step in steps)
        for wrong in (choices[:-1], [*choices, choices[0]], []):
            with pytest.raises(OutOfTurn):
                match.game.apply(match.state, Joint(tuple(wrong)))


def test_draws_follow_the_documented_stream() -> None:
    """Another program can repeat the draws: pinned values of the documented SHA-256 stream."""
    import hashlib

    block = hashlib.sha256(b"seed" + (7).to_bytes(8, "big") + (0).to_bytes(8, "big")).digest()
    draws = SeededRandom(b"seed", 7)
    for start in range(0, 32, 8):
        assert draws.randrange(1 << 64) == int.from_bytes(block[start : start + 8], "big")


def test_draws_are_fair() -> None:
    """All six orders of three items come up about equally often (chi-square, 5 degrees)."""
    counts: dict[tuple[str, ...], int] = {}
    for number in range(6000):
        order = shuffled("abc", SeededRandom(b"fair", number))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 25
    assert all(0 <= SeededRandom(b"x", n).random() < 1 for n in range(100))
    with pytest.raises(ValueError, match="at least 1"):
        SeededRandom(b"x", 0).randrange(0)
