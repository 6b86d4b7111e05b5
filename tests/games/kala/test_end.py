"""The end of a game: KALA-15, and its relation to KALA-3."""

from __future__ import annotations

import random

import numpy as np
import pytest

from cupboard.core.errors import OutOfTurn
from cupboard.core.match import Match
from cupboard.core.types import Act, Outcome, Over, Played
from cupboard.games.kala import GAME
from cupboard.games.kala import rules as kernel
from cupboard.games.kala.facts import BankClosed, Ended
from tests.games.kala.support import begun, is_over, played, position, sow

BANK = "edition=bank"
FULL = "3,3,3,3/3,3,3,3/3,3,3,3/3,3,0,0"


@pytest.mark.rule("KALA-15")
@pytest.mark.parametrize("beans", range(7))
def test_a_player_who_starts_a_turn_with_fewer_than_four_beans_loses(beans: int) -> None:
    state = position(f"{FULL} a1:1 b4:1 stores:{12 - beans},{beans} bank:0 sow:0")
    state, facts = played(state, "EEE")
    assert (Ended(1, 0) in facts) == is_over(state) == (beans < 4)
    if is_over(state):
        assert GAME.turn(state) == Over(Outcome((1, 2), (1, 0), "KALA-15"))
    else:
        assert GAME.turn(state) == Act((1,))


@pytest.mark.rule("KALA-15")
def test_the_winner_may_have_fewer_beans_than_the_loser() -> None:
    """The count doesn't matter: Dark sows its last four beans, and Light cannot move with three."""
    state = position(f"{FULL} a1:1 b4:1 stores:4,3 bank:5 sow:0")
    state, _ = played(state, "EEE")
    assert state.stores == (0, 3)
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert turn.outcome.winners == (0,)


@pytest.mark.rule("KALA-15", "KALA-12")
def test_a_bonus_move_needs_no_beans_in_the_store() -> None:
    """The turn has begun, and the bonus move uses the beans of the cup."""
    state = position(f"{FULL} a1:3 b4:1 stores:4,4 bank:2 sow:0")
    state, _ = played(state, "EEE")
    assert state.stores[0] == 0
    assert GAME.turn(state) == Act((0,))


@pytest.mark.rule("KALA-15", "KALA-10")
def test_a_harvest_in_time_saves_a_player() -> None:
    state = position("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,4 a1:0 b4:1 stores:4,43 bank:4 sow:0")
    for text, saved in (("EEEx", True), ("EEE", False)):
        after, _ = played(state, text)
        after, _ = played(after, "SSS")
        assert is_over(after) != saved


@pytest.mark.rule("KALA-15", "KALA-13")
def test_a_sixth_bean_given_away_can_save_the_opponent() -> None:
    body = f"{FULL} b2:6 b4:1 stores:4,3 bank:0 bonus:0"
    state, _ = played(position(body), "NNEE")
    assert not is_over(state)
    assert state.stores[1] == 4


@pytest.mark.rule("KALA-15", "KALA-3")
def test_an_open_bank_keeps_a_player_with_an_empty_store_in_the_game() -> None:
    state, _ = played(begun("bank"), "NNN")
    assert state.stores == (0, 0)
    assert GAME.turn(state) == Act((1,))


@pytest.mark.rule("KALA-15", "KALA-3")
def test_when_the_bank_closes_the_store_decides_immediately() -> None:
    field = "5,5,5,5/5,5,5,5/5,5,5,5/0,0,0,0"
    for light, lost in ((3, True), (4, False)):
        body = f"{field} a1:1 d4:3 stores:{5 - light},{light} bank:11:open sow:0"
        state, facts = played(position(body, BANK), "EEE")
        assert BankClosed(7) not in facts
        assert state.bank == 7
        state, _ = played(state, "SSW")
        assert GAME.view(state, None).phase in ("sow", "bonus")
        body = f"{field} a1:1 d4:3 stores:{9 - light},{light} bank:7:open sow:0"
        state, facts = played(position(body, BANK), "EEE")
        assert BankClosed(3) in facts
        assert is_over(state) == lost


@pytest.mark.rule("KALA-15")
def test_no_move_is_possible_after_the_end() -> None:
    state = position(f"{FULL} a1:1 b4:1 stores:10,2 bank:0 lost:1")
    for seat in (0, 1):
        assert not GAME.legal(state, seat)
        with pytest.raises(OutOfTurn) as refused:
            GAME.apply(state, Played(seat, sow("EEE")))
        assert refused.value.rule == "KALA-15"


@pytest.mark.rule("KALA-15")
@pytest.mark.parametrize("preset", ["store", "bank"])
def test_every_game_has_one_winner_and_the_kernel_agrees(preset: str) -> None:
    for seed in range(15):
        match = Match(GAME, GAME.options(preset), 2, bytes([seed]))
        match.draw()
        rng = random.Random(seed)
        while not match.over:
            seat = match.state.actor
            match.play(seat, GAME.legal(match.state, seat).sample(rng))
        turn = match.turn
        assert isinstance(turn, Over)
        worth = np.zeros(2, dtype=np.int16)
        kernel.points(match.state.cells(), match.state.rules, worth)
        assert tuple(worth.tolist()) == turn.outcome.points
        assert len(turn.outcome.winners) == 1
        assert match.facts(None)[-1] == Ended(match.state.actor, turn.outcome.winners[0])
        assert match.state.stores[match.state.actor] < 4
        assert GAME.sums(match.state) == GAME.sums(match.states[0])
