"""Paths, cups along them and the move of the own cup: KALA-5 to KALA-9."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cupboard.core.errors import IllegalMove, MalformedMove
from cupboard.core.types import Played
from cupboard.games.kala import GAME, KalaState, Sow
from cupboard.games.kala import rules as kernel
from cupboard.games.kala.facts import Dropped, Moved, Robbed, Sown, Took
from cupboard.games.kala.layout import AT, BONUS, CUP, FIELD, PHASE
from cupboard.games.kala.moves import code_of, move_of
from tests.games.kala import oracle
from tests.games.kala.support import (
    beans_at,
    begun,
    played,
    position,
    require_words,
    sow,
    table_of,
    texts,
)

EVEN = "2,2,2,2/2,2,2,2/2,2,2,2/2,2,2,2"


def standing(dark: str, light: str, phase: str = "sow:0", cups: str = "1,1") -> KalaState:
    """Return a state with Dark to move and two beans in every field cup."""
    own, other = cups.split(",")
    rest = 12 - int(own) - int(other)
    return position(f"{EVEN} {dark}:{own} {light}:{other} stores:12,{rest} bank:0 {phase}")


@pytest.mark.rule("KALA-5")
def test_four_beans_are_sown_into_the_own_cup_and_along_three_steps() -> None:
    state, facts = played(begun(), "EEN")
    assert facts == (
        Took(0, "store", 4),
        Dropped(0, 0, "a1"),
        Sown(0, "b1"),
        Sown(0, "c1"),
        Sown(0, "c2"),
        Moved(0, "a1", "c2"),
    )
    assert state.stores == (24, 28)
    assert state.cups == (1, 0)
    assert [beans_at(state, cup) for cup in ("a1", "b1", "c1", "c2")] == [0, 1, 1, 1]
    assert sum(state.field) == 3


@pytest.mark.rule("KALA-5")
@pytest.mark.parametrize("cup", oracle.CUPS)
def test_the_paths_of_each_cup_have_at_most_one_turn_and_stay_on_the_board(
    cup: str,
) -> None:
    """Every sequence of three letters is tried: it is legal exactly if it is a path."""
    far = next(other for other in oracle.CUPS if other not in (cup, *oracle.beside(cup)))
    state = standing(cup, far)
    offered = {text.partition("@")[0] for text in texts(state)}
    words = map("".join, product("NESW", repeat=3))
    assert offered == {w for w in words if oracle.turns_at_most_once(w) and oracle.walk(cup, w)}


@pytest.mark.rule("KALA-5")
def test_the_order_of_moves_is_pinned() -> None:
    """First direction N E S W, straight first, then by the first run, right before left.

    Without harvest first; landings N E S W.
    """
    assert texts(begun()) == ["NNN", "NEE", "NNE", "EEE", "ENN", "EEN"]
    state = position("2,2,2,2/2,2,3,2/2,2,2,2/2,2,2,1 c1:1 b3:3 stores:12,8 bank:0 sow:0")
    assert texts(state) == [
        "NNN",
        "NWW",
        "NNE",
        "NNW@b4", "NNW@c3", "NNW@b2", "NNW@a3",
        "NNWx@b4", "NNWx@c3", "NNWx@b2", "NNWx@a3",
        "ENN",
        "WNN@b4", "WNN@c3", "WNN@b2", "WNN@a3",
        "WNNx@b4", "WNNx@c3", "WNNx@b2", "WNNx@a3",
        "WWN",
    ]  # fmt: skip


@pytest.mark.rule("KALA-5", "KALA-13")
def test_no_position_has_more_moves_than_the_kernel_declares() -> None:
    """Ripe cups everywhere, every pair of places, every number of beans: the maximum is 26."""
    most = 0
    out = np.zeros(64, dtype=np.int16)
    template = standing("a1", "d4", "sow:0")
    for dark, light, beans in product(range(16), range(16), (0, 4, 5, 6)):
        if dark == light:
            continue
        cells = template.cells()
        cells[FIELD : FIELD + 16] = 9
        cells[AT], cells[AT + 1] = dark, light
        cells[CUP], cells[CUP + 1] = beans, 4
        if beans:
            cells[PHASE] = BONUS
        most = max(most, int(kernel.moves(cells, template.rules, out)))
    assert GAME.kernel is not None
    assert most == GAME.kernel.max_moves == 26


@pytest.mark.rule("KALA-5")
def test_moves_round_trip_through_their_codes() -> None:
    """Every legal move from every place round-trips through its code, and codes are unique."""
    for dark, light in product(oracle.CUPS, oracle.CUPS):
        if dark != light:
            state = standing(dark, light, cups="1,3")
            moves = list(GAME.legal(state, 0))
            codes = [code_of(move) for move in moves]
            assert [move_of(code, 3) for code in codes] == moves
            assert len(set(codes)) == len(codes)
            assert max(codes) < 1 << 15


FORBIDDEN = [
    ("NN", "KALA-5", "kala-wrong-length"),
    ("NNNE", "KALA-5", "kala-wrong-length"),
    ("NNS", "KALA-5", "kala-path-turns-back"),
    ("NEN", "KALA-5", "kala-path-turns-twice"),
    ("WWN", "KALA-5", "kala-path-leaves-board"),
    ("SSS", "KALA-5", "kala-path-leaves-board"),
    ("NNW@a1", "KALA-8", "kala-cup-follows-bean"),
    ("NNWx", "KALA-10", "kala-not-ripe"),
    ("ENN", "KALA-9", "kala-choose-landing"),
    ("ENNx", "KALA-9", "kala-choose-landing"),
    ("ENN@c3", "KALA-9", "kala-landing-on-cup"),
    ("ENN@b2", "KALA-9", "kala-landing-not-next"),
    ("ENN@c1", "KALA-9", "kala-landing-not-next"),
    ("ENN@e3", "KALA-1", "kala-no-such-cup"),
    ("ENN@c5", "KALA-1", "kala-no-such-cup"),
    ("ENNx@c2", "KALA-11", "kala-not-ripe"),
]


@pytest.mark.rule("KALA-5", "KALA-8", "KALA-9", "KALA-10", "KALA-11", "KALA-1")
@pytest.mark.parametrize(("text", "rule", "key"), FORBIDDEN, ids=lambda value: value)
def test_forbidden_moves_name_the_rule_and_change_nothing(text: str, rule: str, key: str) -> None:
    """From b1, with the opponent's cup on c3."""
    state = standing("b1", "c3", cups="1,2")
    before = state.data
    for attempt in (lambda: GAME.parse(text, state), lambda: GAME.apply(state, forbidden(text))):
        with pytest.raises(IllegalMove) as refused:
            attempt()
        assert (refused.value.rule, refused.value.key) == (rule, key)
        require_words(refused.value)
    assert state.data == before


def forbidden(text: str) -> Played[Sow]:
    return Played(0, sow(text))


@pytest.mark.rule("KALA-5")
def test_a_move_made_of_other_letters_is_refused_too() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(begun(), Played(0, Sow("UPP")))
    assert (refused.value.rule, refused.value.key) == ("KALA-5", "kala-no-direction")


@pytest.mark.rule("KALA-5")
@pytest.mark.parametrize("text", ["", "x", "EEQ", "EE S!", "EES@", "EES@c", "x@c3", "EESxx", "ſſſ"])
def test_unreadable_texts_are_malformed(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        GAME.parse(text, begun())
    assert refused.value.rule == "KALA-5"


@pytest.mark.rule("KALA-5", "KALA-9")
def test_capitals_and_blanks_do_not_matter() -> None:
    state = standing("b1", "c3", cups="1,3")
    assert GAME.parse("enn X @ C2", state) == Sow("ENN", True, "c2")
    assert GAME.format(Sow("ENN", True, "c2")) == "ENNx@c2"


@pytest.mark.rule("KALA-5", "KALA-8", "KALA-9", "KALA-10", "KALA-11")
@settings(max_examples=60, deadline=None)
@given(st.sampled_from(oracle.CUPS), st.sampled_from(oracle.CUPS), st.data())
def test_a_move_is_legal_or_has_a_reason(dark: str, light: str, data: st.DataObject) -> None:
    """Any typed text is either legal for the oracle and played, or refused with a rule.

    The oracle must agree with that rule.
    """
    if dark == light:
        return
    field = data.draw(st.lists(st.integers(0, 4), min_size=16, max_size=16))
    state = crafted(dark, light, field, data.draw(st.integers(1, 3)))
    word = "".join(data.draw(st.lists(st.sampled_from("NESW"), min_size=2, max_size=4)))
    harvest, onto = data.draw(st.sampled_from(["", "x"])), data.draw(st.sampled_from(LANDINGS))
    text = word + harvest + onto
    if text in oracle.choices(table_of(state)):
        after, _ = played(state, text)
        assert table_of(after) == oracle.play(table_of(state), text)
    else:
        with pytest.raises(IllegalMove) as refused:
            GAME.parse(text, state)
        assert refused.value.rule == rule_against(state, word, onto.removeprefix("@"))


LANDINGS = ["", "", "", *(f"@{cup}" for cup in oracle.CUPS)]


def crafted(dark: str, light: str, field: list[int], light_beans: int) -> KalaState:
    rows = [",".join(map(str, field[n : n + 4])) for n in (12, 8, 4, 0)]
    rest = 200 - sum(field) - light_beans
    body = f"{'/'.join(rows)} {dark}:0 {light}:{light_beans} stores:{rest},0 bank:0 sow:0"
    return position(body, "store_beans=100")


def rule_against(state: KalaState, word: str, onto: str) -> str:
    trail = oracle.walk(state.at[0], word)
    if len(word) != 3 or not oracle.turns_at_most_once(word) or trail is None:
        return "KALA-5"
    if trail[-1] != state.at[1]:
        return "KALA-8" if onto else "KALA-10"
    return "KALA-11" if onto in oracle.beside(state.at[1]) else "KALA-9"


@pytest.mark.rule("KALA-6")
def test_a_path_over_the_opponents_cup_leaves_a_bean_in_it() -> None:
    state, facts = played(standing("a2", "c2"), "EEE")
    assert Dropped(0, 1, "c2") in facts
    assert state.cups == (2, 2)
    assert beans_at(state, "c2") == 2
    assert state.at == ("d2", "c2")


@pytest.mark.rule("KALA-6", "KALA-7")
def test_the_field_cup_under_the_own_cup_gets_no_bean() -> None:
    state, _ = played(standing("a1", "d4"), "NNN")
    assert beans_at(state, "a1") == 2
    assert state.cups == (2, 1)


@pytest.mark.rule("KALA-7")
def test_covered_beans_stay_until_the_cup_leaves() -> None:
    """Beans under Light's cup stay while Dark sows over it and harvests the cup.

    After Light's cup has moved on, Dark can sow there.
    """
    state, _ = played(standing("a1", "b3", cups="1,3"), "NNEx@b2")
    assert (beans_at(state, "b3"), state.cups[1]) == (2, 0)
    state, _ = played(state, "EEN")
    assert beans_at(state, "b3") == 2
    state, _ = played(state, "NEE")
    assert beans_at(state, "b3") == 3


@pytest.mark.rule("KALA-7", "KALA-8")
def test_the_cup_takes_its_beans_along_to_the_cup_of_the_last_bean() -> None:
    state, facts = played(standing("b2", "d4", cups="2,1"), "NNW")
    assert facts[-1] == Moved(0, "b2", "a4")
    assert state.at == ("a4", "d4")
    assert state.cups == (3, 1)
    assert (beans_at(state, "b2"), beans_at(state, "a4")) == (2, 3)


@pytest.mark.rule("KALA-8")
@pytest.mark.parametrize("cup", oracle.CUPS)
def test_every_path_moves_the_cup_to_its_end(cup: str) -> None:
    other = next(far for far in oracle.CUPS if far not in (cup, *oracle.beside(cup)))
    state = standing(cup, other)
    checked = 0
    for text in texts(state):
        if "@" not in text:
            trail = oracle.walk(cup, text)
            assert trail is not None
            assert played(state, text)[0].at[0] == trail[-1]
            checked += 1
    assert checked > 3


@pytest.mark.rule("KALA-9")
@pytest.mark.parametrize(
    ("other", "landings"),
    [
        ("b3", {"b4", "c3", "b2", "a3"}),
        ("a4", {"b4", "a3"}),
        ("d1", {"d2", "c1"}),
        ("c2", {"c3", "d2", "c1", "b2"}),
    ],
)
def test_a_path_that_ends_on_the_opponents_cup_lets_the_player_choose_a_place_next_to_it(
    other: str, landings: set[str]
) -> None:
    state = standing("a1", other)
    found = {text.partition("@")[2] for text in texts(state) if "@" in text}
    assert found == landings
    for text in texts(state):
        path, at, landing = text.partition("@")
        trail = oracle.walk("a1", path)
        assert trail is not None
        assert bool(at) == (trail[-1] == other)
        assert played(state, text)[0].at[0] == (landing or trail[-1])


@pytest.mark.rule("KALA-9")
def test_the_cups_never_share_a_place() -> None:
    """A cup can't land where it started: a path to the opponent's cup starts three steps away."""
    for dark, light in product(oracle.CUPS, oracle.CUPS):
        if dark == light:
            continue
        state = standing(dark, light, cups="1,3")
        for text in texts(state):
            after, facts = played(state, text)
            assert after.at[0] != after.at[1] == light
            assert after.at[0] != dark
            moved = [fact for fact in facts if isinstance(fact, Moved)]
            assert moved == [Moved(0, dark, after.at[0])]
            assert any(isinstance(fact, Robbed) for fact in facts) == ("x@" in text)
