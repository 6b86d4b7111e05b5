"""Nim, clause by clause."""

from __future__ import annotations

import pytest
from cupboard_nim.expert.engine import values

import cupboard
from cupboard.core.errors import IllegalMove
from cupboard.core.types import Chance, Over, Played, Resolved

GAME = cupboard.game("nim")


@pytest.mark.rule("NIM-1", "NIM-2")
def test_chance_chooses_who_starts() -> None:
    state = GAME.new(GAME.options(), 3)
    assert (state.heap, GAME.turn(state)) == (15, Chance("first"))
    begun = GAME.apply(state, Resolved("first", 2)).state
    assert GAME.acting(begun) == (2,)
    assert GAME.acting(GAME.apply(begun, Played(2, GAME.parse("1", begun))).state) == (0,)


@pytest.mark.rule("NIM-3")
def test_a_turn_takes_one_to_three_beans() -> None:
    state = GAME.decode("nim 2 - 2 7,6 0")
    assert [GAME.format(move) for move in GAME.legal(state, 0)] == ["1", "2"]
    with pytest.raises(IllegalMove, match="NIM-3"):
        GAME.parse("3", state)


@pytest.mark.rule("NIM-4")
@pytest.mark.parametrize("beans", range(4, 30))
def test_multiples_of_four_are_lost(beans: int) -> None:
    """The known solution of Nim."""
    state = GAME.decode(f"nim 2 beans={beans} {beans} 0,0 0")
    assert values(state)[0] == bool(beans % 4)


@pytest.mark.rule("NIM-5")
@pytest.mark.parametrize("beans", range(4, 30))
def test_one_more_than_a_multiple_of_four_is_lost_if_the_last_bean_loses(beans: int) -> None:
    state = GAME.decode(f"nim 2 beans={beans};last=loses {beans} 0,0 0")
    assert values(state)[0] == (beans % 4 != 1)


@pytest.mark.rule("NIM-5")
def test_the_others_share_the_victory() -> None:
    state = GAME.decode("nim 3 last=loses 0 5,5,5 1")
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert turn.outcome.winners == (1, 2)
