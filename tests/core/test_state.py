"""A state plays a game by itself and refuses what the rules forbid."""

from __future__ import annotations

import random

import pytest

from cupboard.core.errors import CupboardError, IllegalMove, OutOfTurn
from cupboard.games.dacapo import GAME as DACAPO
from cupboard.games.kala import GAME as KALA
from cupboard.games.kalaha import GAME as KALAHA


def test_moves_are_texts_or_moves() -> None:
    state = KALA.new(KALA.options(), 2).draw(random.Random(1))
    move = next(iter(state.legal()))
    assert state.play(move) == state.play(KALA.format(move))
    assert state.play(move) != state


def test_illegal_moves_name_their_rule() -> None:
    state = KALAHA.new(KALAHA.options("kalah"), 2).resolve((6, 2)).play("3")
    with pytest.raises(IllegalMove) as refused:
        state.play("3")
    assert refused.value.rule == "KALAHA-4"
    with pytest.raises(OutOfTurn) as late:
        state.play("1", seat=1)
    assert late.value.key == "not-your-turn"


def test_chance_comes_before_a_move() -> None:
    state = KALAHA.new(KALAHA.options(), 2)
    with pytest.raises(OutOfTurn) as refused:
        state.play("1")
    assert refused.value.key == "chance-is-due"
    opened = state.resolve((6, 2))
    assert opened.turn.seats == (0,)  # type: ignore[union-attr]
    with pytest.raises(OutOfTurn):
        opened.resolve((6, 2))
    assert opened.draw(random.Random(1)) is opened


def test_secret_choices_are_made_together() -> None:
    state = DACAPO.new(DACAPO.options(), 2)
    with pytest.raises(CupboardError) as refused:
        state.play("1")
    assert refused.value.key == "choose-together"
    with pytest.raises(OutOfTurn):
        state.play_together({0: "1"})
    assert state.play_together({0: "1", 1: "2"}) == state.play_together({1: "2", 0: "1"})


def test_a_finished_game_refuses_moves() -> None:
    state = KALAHA.new(KALAHA.options("de", stones=1), 2)
    rng = random.Random(3)
    while state.outcome is None:
        state = state.draw(rng)
        state = state.play(state.legal().sample(rng))
    assert not state.legal()
    with pytest.raises(OutOfTurn) as refused:
        state.play("1")
    assert refused.value.key == "game-is-over"
