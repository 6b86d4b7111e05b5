"""Kalaha for three and four: greedy rollouts give a better tree search than random ones."""

from __future__ import annotations

import pytest

from cupboard.core.registry import AnyMatch
from cupboard.experts import engine
from cupboard.experts.kalaha.multiplayer_engine import CrowdEngine
from cupboard.players.engine import Certainty, Engine, Limit, Unit
from cupboard.players.engines import MctsEngine
from tests.players.support import ask, begun, play

SHORT = Limit(nodes=200)


def winner_is_greedy(seating: tuple[bool, ...], seed: int) -> float:
    """Return the share of the victory of the seats that use greedy rollouts."""
    greedy, plain = CrowdEngine(), MctsEngine("kalaha")
    engines: list[Engine] = [greedy if one else plain for one in seating]
    match = begun("kalaha", "de", len(seating), seed=bytes([seed]))
    play(match, engines, SHORT)
    winners = match.game.turn(match.state).outcome.winners  # type: ignore[union-attr]
    return sum(seating[seat] for seat in winners) / len(winners)


def test_it_beats_random_rollouts_at_equal_simulations() -> None:
    seatings = [(True, False, True, False), (False, True, False, True)]
    shares = [winner_is_greedy(seating, seed) for seating in seatings for seed in range(6)]
    assert sum(shares) / len(shares) > 0.6


@pytest.mark.parametrize("seats", [3, 4])
def test_it_reports_a_chance_of_winning_and_is_repeatable(seats: int) -> None:
    match: AnyMatch = begun("kalaha", "gb", seats)
    advice = ask(match, CrowdEngine(), SHORT)
    assert advice == ask(match, CrowdEngine(), SHORT)
    assert advice.move in match.game.legal(match.state, match.waiting_for[0])
    assert (advice.score.certainty, advice.score.unit) == (Certainty.ESTIMATED, Unit.CHANCE)
    assert 0 <= advice.score.value <= 1
    assert ask(match, engine("kalaha", "master").engine, SHORT) == advice


def test_it_answers_without_time() -> None:
    match = begun("kalaha", "de", 3)
    advice = ask(match, CrowdEngine(), Limit(stopped=lambda: True))
    assert advice.move in match.game.legal(match.state, match.waiting_for[0])
