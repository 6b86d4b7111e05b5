"""Da Capo: what a secret choice cost agrees with the equilibrium of its round."""

from __future__ import annotations

import numpy as np
import pytest

from tests.experts.dacapo import oracle
from tests.learn.support import at_random, played, studied

FAIR = 1e-9


@pytest.mark.parametrize("seed", range(2))
def test_the_loss_of_a_secret_choice_agrees_with_the_matrix(seed: int) -> None:
    """Solve every round's equilibrium again, from whole states and the game's rules."""
    match = played("dacapo", at_random(seed), beans=5)
    report = studied(match)
    for event in {d.event for d in report.decisions}:
        first, second = (d for d in report.decisions if d.event == event)
        state = match.states[event]
        game, value = oracle.payoffs(state, oracle.value), oracle.value(state)
        rows, columns = (np.array([share for _, share, _ in d.mix]) for d in (first, second))
        assert first.before == pytest.approx((value, 1 - value), abs=FAIR)
        assert (rows @ game).min() == pytest.approx(value, abs=FAIR), "nobody can do better"
        assert (game @ columns).max() == pytest.approx(value, abs=FAIR)
        for decision, won in ((first, game @ columns), (second, 1 - rows @ game)):
            best = max(won)
            losses = [loss for _, _, loss in decision.mix]
            assert losses == pytest.approx(best - won, abs=FAIR)
            assert decision.loss == pytest.approx(best - won[int(decision.made) - 1], abs=FAIR)
            assert decision.certainty == "proven"


def test_without_a_solution_nothing_is_claimed() -> None:
    report = studied(played("dacapo", at_random(1), seats=5, most=1))
    first = report.decisions[0]
    assert (first.certainty, first.loss, first.size) == ("unknown", None, None)
    assert not report.extras["known"]
