"""Bonus moves: KALA-12 and KALA-13."""

from __future__ import annotations

import random
from itertools import product

import pytest

from cupboard.core.errors import IllegalMove
from cupboard.core.types import Act
from cupboard.games.kala import GAME, KalaState
from cupboard.games.kala import rules as kernel
from cupboard.games.kala.facts import BonusDue, Dropped, Ended, Given, Moved, Sown, Took
from cupboard.games.kala.layout import BONUS, CELL_NAMES
from cupboard.games.kala.moves import move_of
from tests.games.kala import oracle
from tests.games.kala.support import begun, played, position, texts

MIDDLE = ("b2", "b3", "c2", "c3")
CORNERS = ("a1", "a4", "d1", "d4")


def bonus(cup: str, beans: int) -> KalaState:
    """Return a state in which Dark must sow its cup; Light's cup holds one bean."""
    other = "a1" if cup != "a1" else "d4"
    ones = "1,1,1,1/1,1,1,1/1,1,1,1/1,1,1,1"
    rest = 29 - beans
    return position(f"{ones} {cup}:{beans} {other}:1 stores:10,{rest} bank:0 bonus:0")


@pytest.mark.rule("KALA-12")
@pytest.mark.parametrize("beans", range(6))
def test_a_bonus_move_follows_if_the_cup_has_four_beans_after_a_move(beans: int) -> None:
    rest = 43 - beans
    state = position(
        f"0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 a1:{beans} d4:1 stores:12,{rest} bank:0 sow:0"
    )
    state, facts = played(state, "ENN")
    due = beans + 1 >= 4
    assert (BonusDue(0, beans + 1) in facts) == due
    assert GAME.turn(state) == Act((0 if due else 1,))
    assert GAME.view(state, 0).phase == ("bonus" if due else "sow")


@pytest.mark.rule("KALA-12")
def test_a_bonus_move_sows_all_beans_of_the_cup_starting_with_the_cup() -> None:
    state, facts = played(bonus("d4", 4), "SSS")
    assert facts == (
        Took(0, "cup", 4),
        Dropped(0, 0, "d4"),
        Sown(0, "d3"),
        Sown(0, "d2"),
        Sown(0, "d1"),
        Moved(0, "d4", "d1"),
    )
    assert (state.cups, state.stores) == ((1, 1), (10, 25))
    assert GAME.turn(state) == Act((1,))


@pytest.mark.rule("KALA-12")
def test_a_bonus_move_is_forced_and_there_is_never_a_second_one() -> None:
    """In random games a bonus move is always followed by the opponent's turn or the end.

    No seat with four or more beans in its cup ever ends its turn.
    """
    seen = 0
    for seed in range(25):
        rng, state = random.Random(seed), begun("bank", seed % 2)
        while texts(state):
            was_bonus, seat = state.phase == BONUS, state.actor
            state, facts = played(state, rng.choice(texts(state)))
            if was_bonus:
                seen += 1
                assert state.cups[seat] == 1
                assert state.actor == 1 - seat
            elif state.actor == seat:
                assert any(isinstance(fact, BonusDue) for fact in facts)
            else:
                assert state.cups[seat] < 4
            if any(isinstance(fact, Ended) for fact in facts):
                break
    assert seen > 50


@pytest.mark.rule("KALA-13")
@pytest.mark.parametrize("cup", oracle.CUPS)
def test_five_beans_can_be_sown_from_every_cup(cup: str) -> None:
    """A path of four steps exists from every cup on the board."""
    assert any(kernel.ways(CELL_NAMES.index(cup), 4))
    paths = {text.partition("@")[0].rstrip("x") for text in texts(bonus(cup, 5))}
    assert paths
    assert {len(path) for path in paths} == {4}
    assert all(oracle.turns_at_most_once(p) and oracle.walk(cup, p) for p in paths)


@pytest.mark.rule("KALA-13")
@pytest.mark.parametrize("cup", oracle.CUPS)
def test_six_beans_can_be_sown_from_every_cup_but_the_four_in_the_middle(cup: str) -> None:
    paths = {text.partition("@")[0].rstrip("x") for text in texts(bonus(cup, 6))}
    assert {len(path) for path in paths} == ({4} if cup in MIDDLE else {5})
    assert len(paths) == (4 if cup in CORNERS else 2)


@pytest.mark.rule("KALA-5", "KALA-13")
def test_the_path_tables_agree_with_the_oracle() -> None:
    """Compared with every path of the oracle: numbers of steps, paths and end cups.

    The table has room for all paths, and a terminator after the last.
    """
    for beans, (cell, cup) in product((4, 5, 6), enumerate(oracle.CUPS)):
        words = oracle.words(cup, beans)
        steps = int(kernel.STEPS[beans - 4, cell])
        assert {len(word) for word in words} == {steps}
        rows = [row for row in kernel.PATHS[beans - 4, cell].tolist() if row[0] >= 0]
        assert len(rows) == len(words) <= kernel.MAX_PATHS
        found = {(move_of(code, steps).steps, CELL_NAMES[end]) for code, end in rows}
        assert found == {(word, (oracle.walk(cup, word) or ("",))[-1]) for word in words}


@pytest.mark.rule("KALA-13")
@pytest.mark.parametrize("cup", MIDDLE)
def test_without_a_long_enough_path_the_opponent_gets_the_sixth_bean(cup: str) -> None:
    state = bonus(cup, 6)
    for text in texts(state):
        after, facts = played(state, text)
        assert Given(0, 1, 1) in facts
        assert after.stores == (state.stores[0], state.stores[1] + 1)
        sown = sum(isinstance(fact, Sown | Dropped) for fact in facts)
        assert sown == 5
        assert after.cups[0] == 1


@pytest.mark.rule("KALA-13", "KALA-10")
def test_the_fifth_bean_is_then_the_last_and_can_harvest() -> None:
    state = position("2,0,0,3/0,0,0,0/0,0,0,0/0,0,0,0 b2:6 a1:1 stores:20,24 bank:0 bonus:0")
    assert texts(state) == ["NNEE", "NNEEx", "EENN", "EENNx"]
    state, facts = played(state, "NNEEx")
    assert (state.at[0], state.stores, state.bank) == ("d4", (23, 25), 1)
    assert [type(fact) for fact in facts].index(Given) < [type(f) for f in facts].index(Moved)


@pytest.mark.rule("KALA-13")
def test_no_bean_is_given_away_if_a_path_is_long_enough() -> None:
    for cup in oracle.CUPS:
        for beans in (4, 5, 6):
            state = bonus(cup, beans)
            for text in texts(state):
                gave = any(isinstance(fact, Given) for fact in played(state, text)[1])
                assert gave == (beans == 6 and cup in MIDDLE)


@pytest.mark.rule("KALA-12", "KALA-13")
@pytest.mark.parametrize(
    ("cup", "beans", "text", "rule"),
    [
        ("d4", 4, "SSWW", "KALA-12"),
        ("d4", 4, "SS", "KALA-12"),
        ("d4", 5, "SSS", "KALA-13"),
        ("d4", 6, "SSWW", "KALA-13"),
        ("c3", 6, "SSWWW", "KALA-13"),
        ("d4", 6, "SSWWS", "KALA-5"),
        ("c1", 6, "EENNN", "KALA-5"),
    ],
)
def test_bonus_paths_of_another_length_are_refused(
    cup: str, beans: int, text: str, rule: str
) -> None:
    state = bonus(cup, beans)
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text, state)
    assert refused.value.rule == rule


@pytest.mark.rule("KALA-13")
def test_a_cup_never_holds_more_than_six_beans() -> None:
    """In random games, including long ones; six does occur."""
    most = 0
    for seed in range(60):
        rng, state = random.Random(seed), begun(store_beans=40, seat=seed % 2)
        while not GAME.view(state, None).over:
            most = max(most, *state.cups)
            state, _ = played(state, rng.choice(texts(state)))
    assert most == 6
