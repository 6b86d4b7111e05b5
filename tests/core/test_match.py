"""A match keeps choices sealed, accepts no move twice, and can be verified afterwards."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cupboard.core.errors import IllegalMove, OutOfTurn, StaleMove
from cupboard.core.match import Match
from cupboard.core.types import Chosen, Joint, Resolved
from cupboard.games.kalaha import GAME as KALAHA
from cupboard.games.kalaha import KalahaOptions, Sow
from tests.tiny.bids import GAME as BIDS
from tests.tiny.bids import Bid, BidsOptions, BidsState, BidsView, Opened


def opened(seats: int = 3) -> Match[BidsOptions, BidsState, Bid, BidsView]:
    match = Match(BIDS, BIDS.options(), seats, b"seed")
    match.draw()
    return match


def test_a_choice_stays_sealed_until_all_have_chosen() -> None:
    match = opened()
    before = match.state
    assert match.play(1, Bid(3)) == (Chosen(1),)
    assert match.waiting_for == (0, 2)
    assert match.state is before
    for other in (0, 2, None):
        assert not any(isinstance(fact, Opened) for fact in match.facts(other))
    match.play(0, Bid(1))
    facts = match.play(2, Bid(2))
    assert [fact for fact in facts if isinstance(fact, Opened)] == [
        Opened(0, 1),
        Opened(1, 3),
        Opened(2, 2),
    ]
    assert match.events[-1] == Joint(((0, Bid(1)), (1, Bid(3)), (2, Bid(2))))


def test_a_choice_cannot_be_changed() -> None:
    match = opened()
    match.play(1, Bid(3))
    with pytest.raises(OutOfTurn):
        match.play(1, Bid(1))
    with pytest.raises(IllegalMove):
        match.play(0, Bid(9))
    assert match.waiting_for == (0, 2)


def test_time_running_out_seals_the_default() -> None:
    match = opened(2)
    match.expire(0)
    match.play(1, Bid(2))
    assert match.events[-1] == Joint(((0, Bid(1)), (1, Bid(2))))


def test_a_repeated_or_late_move_is_refused() -> None:
    match = Match(KALAHA, KALAHA.options(), 2, b"seed")
    match.draw()
    number, seat = match.number, match.waiting_for[0]
    match.play(seat, Sow(1), expected=number)
    with pytest.raises(StaleMove):
        match.play(seat, Sow(1), expected=number)
    assert match.number == number + 1


def test_chance_can_be_entered_from_a_real_die() -> None:
    match = Match(KALAHA, KALAHA.options(), 2, b"seed")
    with pytest.raises(OutOfTurn):
        match.play(0, Sow(1))
    match.resolve((2, 5))
    assert match.waiting_for == (1,)
    assert match.events == (Resolved("dice", (2, 5)),)
    with pytest.raises(OutOfTurn):
        match.resolve((1, 2))
    with pytest.raises(OutOfTurn):
        match.draw_one()


@settings(max_examples=25, deadline=None)
@given(st.binary(min_size=1, max_size=16), st.integers(2, 4))
def test_equal_seeds_give_equal_draws(seed: bytes, seats: int) -> None:
    one, other = (Match(KALAHA, KALAHA.options(), seats, seed) for _ in range(2))
    assert one.draw() == other.draw()
    assert one.commitment == other.commitment


class TakeBacks(RuleBasedStateMachine):
    """Moves and takebacks in any order: the match always equals the fold of its events."""

    @initialize(seats=st.integers(2, 4), seed=st.binary(min_size=1, max_size=4))
    def sit_down(self, seats: int, seed: bytes) -> None:
        self.match = Match(KALAHA, KalahaOptions(takeback=True, stones=2), seats, seed)
        self.match.draw()
        self.kept = [self.match.state]

    @precondition(lambda self: not self.match.over)
    @rule(choice=st.integers(0, 5))
    def move(self, choice: int) -> None:
        seat = self.match.waiting_for[0]
        moves = list(KALAHA.legal(self.match.state, seat))
        self.match.play(seat, moves[choice % len(moves)], expected=self.match.number)
        self.kept.append(self.match.state)

    @precondition(lambda self: len(self.kept) > 1)
    @rule()
    def take_back(self) -> None:
        self.match.take_back()
        self.kept.pop()

    @invariant()
    def is_the_fold(self) -> None:
        if hasattr(self, "match"):
            assert self.match.state == self.kept[-1]
            folded = KALAHA.fold(self.match.options, self.match.seats, self.match.events)
            assert folded == self.match.state


TakeBacks.TestCase.settings = settings(max_examples=15, stateful_step_count=20, deadline=None)
TestTakeBacks = TakeBacks.TestCase
