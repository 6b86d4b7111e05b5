"""Harvests: KALA-10 and KALA-11."""

from __future__ import annotations

import pytest

from cupboard.core.errors import IllegalMove
from cupboard.games.kala import GAME, KalaState
from cupboard.games.kala.facts import Harvested, Moved, Robbed
from tests.games.kala.support import beans_at, played, position, texts


def ripe(beans: int) -> KalaState:
    """Return a state with Dark on a1 and this many beans in field cup d1."""
    rest = 40 - beans
    return position(
        f"0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,{beans} a1:0 b3:1 stores:15,{rest} bank:0 sow:0"
    )


def loaded(beans: int) -> KalaState:
    """Return a state with Dark on a1 and Light's cup with this many beans on d1, over two beans."""
    rest = 39 - beans
    return position(
        f"0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2 a1:0 d1:{beans} stores:15,{rest} bank:0 sow:0"
    )


@pytest.mark.rule("KALA-10")
@pytest.mark.parametrize("beans", range(8))
def test_a_field_cup_can_be_harvested_with_three_beans_before_the_last(beans: int) -> None:
    state = ripe(beans)
    assert "EEE" in texts(state)
    assert ("EEEx" in texts(state)) == (beans >= 3)


@pytest.mark.rule("KALA-10")
@pytest.mark.parametrize("beans", [3, 4, 9])
def test_one_bean_of_a_harvest_goes_to_the_bank_and_the_rest_to_the_player(beans: int) -> None:
    state, facts = played(ripe(beans), "EEEx")
    assert Harvested(0, "d1", beans + 1, beans) in facts
    assert (state.bank, state.stores[0]) == (1, 11 + beans)
    assert beans_at(state, "d1") == 0
    assert state.at[0] == "d1"


@pytest.mark.rule("KALA-10")
def test_a_harvest_is_optional() -> None:
    state, facts = played(ripe(5), "EEE")
    assert not any(isinstance(fact, Harvested) for fact in facts)
    assert (state.bank, state.stores[0], beans_at(state, "d1")) == (0, 11, 6)


@pytest.mark.rule("KALA-10")
def test_only_the_last_cup_can_be_harvested() -> None:
    """Ripe cups along the path keep their beans and get one more."""
    state = position("0,0,0,0/0,0,0,0/0,0,0,0/0,5,7,3 a1:0 d4:1 stores:20,20 bank:0 sow:0")
    state, _ = played(state, "EEEx")
    assert [beans_at(state, cup) for cup in ("b1", "c1", "d1")] == [6, 8, 0]


@pytest.mark.rule("KALA-10")
def test_covered_beans_do_not_count_for_a_harvest() -> None:
    """Light's cup covers nine beans but holds few: no harvest, and the reason is KALA-11."""
    state = position("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,9 a1:0 d1:1 stores:26,20 bank:0 sow:0")
    assert not any("x" in text for text in texts(state))
    with pytest.raises(IllegalMove) as refused:
        GAME.parse("EEEx@c1", state)
    assert (refused.value.rule, refused.value.details["beans"]) == ("KALA-11", 1)


@pytest.mark.rule("KALA-11")
@pytest.mark.parametrize("beans", [1, 2, 3])
def test_the_opponents_cup_can_be_harvested_with_three_beans_too(beans: int) -> None:
    offered = texts(loaded(beans))
    assert {"EEE@d2", "EEE@c1"} <= set(offered)
    assert ("EEEx@d2" in offered) == ("EEEx@c1" in offered) == (beans == 3)


@pytest.mark.rule("KALA-11", "KALA-9", "KALA-7")
def test_harvesting_the_opponents_cup_leaves_covered_beans_and_lands_next_to_it() -> None:
    state, facts = played(loaded(3), "EEEx@c1")
    assert Robbed(0, 1, "d1", 4, 3) in facts
    assert Moved(0, "a1", "c1") in facts
    assert state.at == ("c1", "d1")
    assert state.cups == (1, 0)
    assert (state.bank, state.stores[0], beans_at(state, "d1")) == (1, 14, 2)


@pytest.mark.rule("KALA-11")
def test_a_harvest_of_the_opponents_cup_is_optional() -> None:
    state, facts = played(loaded(3), "EEE@d2")
    assert not any(isinstance(fact, Robbed) for fact in facts)
    assert (state.cups, state.bank, state.stores[0], state.at[0]) == ((1, 4), 0, 11, "d2")


@pytest.mark.rule("KALA-10", "KALA-11", "KALA-12")
def test_a_bonus_move_can_harvest_both_kinds_of_cup() -> None:
    body = "0,0,0,3/0,0,0,0/0,0,0,0/0,0,0,0 a4:4 {} stores:20,{} bank:1 bonus:0"
    state, _ = played(position(body.format("a1:1", 27)), "EEEx")
    assert (state.bank, state.stores[0]) == (2, 23)
    state, _ = played(position(body.format("a1:4", 24)), "SSSx@b1")
    assert (state.bank, state.stores[0], state.cups, state.at[0]) == (2, 24, (1, 0), "b1")
