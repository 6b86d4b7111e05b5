"""The board, the editions, the starting player and full visibility: KALA-1 to KALA-4, KALA-14."""

from __future__ import annotations

import dataclasses
import random
from itertools import permutations

import numpy as np
import pytest

import cupboard
from cupboard.core.errors import BadOptions, CupboardError, IllegalMove, OutOfTurn
from cupboard.core.match import Match
from cupboard.core.types import Act, Chance, Played, Resolved
from cupboard.games.kala import GAME
from cupboard.games.kala import rules as kernel
from cupboard.games.kala.facts import BankClosed, Begins, Took
from cupboard.games.kala.layout import CELL_NAMES
from cupboard.games.kala.position import FULLEST
from tests.games.kala import oracle
from tests.games.kala.support import (
    EMPTY,
    begun,
    played,
    position,
    require_words,
    sow,
    table_of,
    texts,
)

BANK = "edition=bank"
LONGER: dict[str, dict[str, int]] = {"store": {"store_beans": 80}, "bank": {"bank_beans": 160}}


@pytest.mark.rule("KALA-1")
def test_the_field_is_empty_and_the_cups_are_on_opposite_corners() -> None:
    state = GAME.new(GAME.options(), 2)
    assert state.field == (0,) * 16
    assert state.at == ("a1", "d4")
    assert state.cups == (0, 0)


@pytest.mark.rule("KALA-1")
@pytest.mark.parametrize("seats", [0, 1, 3])
def test_only_two_players_can_play(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(GAME.options(), seats)
    assert refused.value.rule == "KALA-1"


@pytest.mark.rule("KALA-1")
def test_distances_to_the_edge_are_those_of_a_square_of_four() -> None:
    """The compiled distances from each cup to the edge agree with the oracle."""
    for cell, name in enumerate(CELL_NAMES):
        for direction, letter in enumerate("NESW"):
            free = max(n for n in range(5) if oracle.walk(name, letter * n) is not None)
            assert kernel.room(cell, direction) == free


@pytest.mark.rule("KALA-2")
def test_the_store_edition_is_the_default_with_28_beans_each() -> None:
    state = GAME.new(GAME.options(), 2)
    assert state.options == GAME.options("store")
    assert (state.stores, state.bank, state.bank_open) == ((28, 28), 0, False)
    assert GAME.sums(state) == {"beans": 56}


@pytest.mark.rule("KALA-2")
def test_store_beans_changes_both_stores_and_nothing_else() -> None:
    state = GAME.new(GAME.options(store_beans=9), 2)
    assert (state.stores, state.bank) == ((9, 9), 0)


@pytest.mark.rule("KALA-2")
@pytest.mark.parametrize("beans", [3, 201, "many"])
def test_invalid_store_sizes_are_refused(beans: object) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(store_beans=beans)
    assert refused.value.rule == "KALA-2"


@pytest.mark.rule("KALA-2")
def test_a_player_can_start_with_fewer_beans() -> None:
    state = GAME.new(GAME.options(fewer_beans=[0, 6]), 2)
    assert state.stores == (28, 22)
    assert GAME.sums(state) == {"beans": 50}
    assert GAME.decode(GAME.encode(state)) == state
    for fewer, rule in (([25], "KALA-2"), ([0, 0, 1], "KALA-2"), ([-1], "KALA-2")):
        with pytest.raises(BadOptions) as refused:
            GAME.new(GAME.options(fewer_beans=fewer), 2)
        assert refused.value.rule == rule


@pytest.mark.rule("KALA-3")
def test_with_a_shared_bank_no_player_has_fewer_beans() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(GAME.options("bank", fewer_beans=[4]), 2)
    assert refused.value.rule == "KALA-3"


@pytest.mark.rule("KALA-3")
def test_the_bank_edition_starts_with_80_beans_in_an_open_bank() -> None:
    state = GAME.new(GAME.options("bank"), 2)
    assert (state.stores, state.bank, state.bank_open) == ((0, 0), 80, True)
    assert GAME.new(GAME.options("bank", bank_beans=77), 2).bank == 77


@pytest.mark.rule("KALA-2", "KALA-3")
def test_bean_options_of_another_edition_are_refused() -> None:
    for choices, rule in (
        ({"bank_beans": 70}, "KALA-2"),
        ({"edition": "bank", "store_beans": 10}, "KALA-3"),
    ):
        with pytest.raises(BadOptions) as refused:
            GAME.new(GAME.options(**choices), 2)
        assert refused.value.rule == rule


@pytest.mark.rule("KALA-3")
def test_beans_come_from_the_bank_while_it_is_open_and_from_the_store_afterwards() -> None:
    state, facts = played(begun("bank"), "NNN")
    assert facts[0] == Took(0, "bank", 4)
    assert (state.bank, state.stores) == (76, (0, 0))
    closed = position(f"{EMPTY.replace('0', '5', 4)} b1:1 d4:1 stores:30,26 bank:2 sow:0", BANK)
    state, facts = played(closed, "NNN")
    assert facts[0] == Took(0, "store", 4)
    assert (state.bank, state.stores) == (2, (26, 26))


@pytest.mark.rule("KALA-3")
def test_a_bank_with_exactly_four_beans_still_pays() -> None:
    state = position("9,9,9,9/9,9,9,0/0,0,0,0/0,0,0,0 a1:0 d4:2 stores:7,0 bank:8:open sow:0", BANK)
    state, _ = played(state, "NEE")
    assert (state.bank, state.bank_open, state.actor) == (4, True, 1)
    state, facts = played(state, "SSS")
    assert BankClosed(0) in facts
    assert (state.bank, state.bank_open) == (0, False)


@pytest.mark.rule("KALA-3")
def test_a_closed_bank_still_takes_harvested_beans_and_never_reopens() -> None:
    """A harvest raises the bank from 3 to 4, and beans still come from the stores."""
    state = position("5,5,5,5/9,9,5,5/0,0,0,0/0,0,0,0 a1:0 d1:4 stores:8,17 bank:3 bonus:1", BANK)
    state, _ = played(state, "NNWx")
    assert (state.bank, state.bank_open, state.actor) == (4, False, 0)
    state, facts = played(state, "EEE")
    assert facts[0] == Took(0, "store", 4)
    assert (state.bank, state.bank_open) == (4, False)


@pytest.mark.rule("KALA-3")
def test_the_bank_closes_only_at_the_start_of_a_turn() -> None:
    """The bank has three beans during a turn; the harvest makes them four again in time."""
    body = "5,5,5,5/9,9,5,5/0,0,0,0/0,0,0,0 a1:0 d1:4 stores:8,17 bank:3:open bonus:1"
    state, facts = played(position(body, BANK), "NNWx")
    assert (state.bank, state.bank_open) == (4, True)
    assert not any(isinstance(fact, BankClosed) for fact in facts)
    state, facts = played(position(body, BANK), "NNW")
    assert (state.bank, state.bank_open) == (3, False)
    assert BankClosed(3) in facts


@pytest.mark.rule("KALA-4")
def test_the_starting_player_is_chosen_at_random() -> None:
    state = GAME.new(GAME.options(), 2)
    assert GAME.turn(state) == Chance("lot")
    assert [(who, float(share)) for who, share in GAME.outcomes(state)] == [(0, 0.5), (1, 0.5)]
    for seat in (0, 1):
        step = GAME.apply(state, Resolved("lot", seat))
        assert step.facts == (Begins(seat),)
        assert GAME.turn(step.state) == Act((seat,))
    with pytest.raises(IllegalMove):
        GAME.apply(state, Resolved("lot", 2))
    with pytest.raises(OutOfTurn) as refused:
        GAME.apply(state, Played(0, sow("NNN")))
    assert refused.value.rule == "KALA-4"


@pytest.mark.rule("KALA-4")
def test_turns_alternate_and_moves_out_of_turn_change_nothing() -> None:
    state = begun()
    before = GAME.encode(state)
    with pytest.raises(OutOfTurn) as refused:
        GAME.apply(state, Played(1, sow("SSS")))
    assert refused.value.rule == "KALA-4"
    assert GAME.encode(state) == before
    assert not GAME.legal(state, 1)
    state, _ = played(state, "NNN")
    assert GAME.turn(state) == Act((1,))


@pytest.mark.rule("KALA-14")
def test_every_seat_and_every_spectator_sees_everything() -> None:
    """Views differ only in their owner, and facts not at all; there is only one world."""
    match = Match(GAME, GAME.options("bank"), 2, b"open cups")
    match.draw()
    rng = random.Random(14)
    while not match.over:
        views = [GAME.view(match.state, seat) for seat in (0, 1, None)]
        for one, two in permutations(views, 2):
            assert dataclasses.replace(one, seat=None) == dataclasses.replace(two, seat=None)
        assert views[0].field == match.state.field
        assert views[0].cups == match.state.cups
        assert GAME.sample_world(match.observation(1), rng) == match.state
        match.play(match.state.actor, GAME.legal(match.state, match.state.actor).sample(rng))
    assert match.facts(0) == match.facts(1) == match.facts(None)


@pytest.mark.rule("KALA-14")
def test_a_view_has_the_beans_to_sow_their_source_and_the_choices() -> None:
    state = position("0,0,5,4/0,2,6,3/0,3,0,2/4,0,1,3 c1:4 b4:1 stores:2,13 bank:3 bonus:0")
    view = GAME.view(state, 1)
    assert (view.phase, view.actor, view.hand, view.source) == ("bonus", 0, 4, "cup")
    assert list(view.playable) == texts(state)
    trails = [oracle.walk("c1", text.rstrip("x")) for text in view.playable]
    assert view.ends == tuple(trail[-1] for trail in trails if trail)
    assert not view.over


@pytest.mark.rule("KALA-1", "KALA-14")
def test_the_drawings_show_every_count() -> None:
    """As text within 78 columns, and as a picture with the same numbers."""
    state = position("0,11,5,4/0,2,6,3/0,3,0,2/4,0,1,3 c1:4 b4:2 stores:2,1 bank:3 bonus:0")
    drawing = str(state)
    assert max(map(len, drawing.splitlines())) <= 78
    for told in ("●4", "○2", "(1)", "(11)", "(  2)", "(  1)", "(  3)", "••••", "▸"):
        assert told in drawing
    for text, end in zip(texts(state), GAME.view(state, None).ends, strict=True):
        assert ("»" if text.endswith("x") else "›") in drawing, end
    picture = state._repr_svg_()
    assert picture.startswith("<svg")
    assert "b4 2 (1)" in picture
    lost = position("0,0,0,0/0,0,0,0/9,9,9,9/0,0,2,9 c1:3 b4:2 stores:1,2 bank:1 lost:0")
    assert "★ ○" in str(lost)
    assert "polygon" in lost._repr_svg_()


@pytest.mark.rule("KALA-1")
def test_positions_round_trip_through_their_text_and_repr() -> None:
    state = begun("bank", 1)
    assert cupboard.position(GAME.encode(state)) == state
    assert repr(state).startswith("cupboard.position('kala 2 edition=bank 0,0")


IMPOSSIBLE = [
    ("0,0,0/0 a1:0 d4:0 stores:28,28 bank:0 sow:0", "KALA-1"),
    (f"{EMPTY} a1:0 d4:0 stores:28,28 bank:0", "KALA-1"),
    (f"{EMPTY} a1:0 e4:0 stores:28,28 bank:0 sow:0", "KALA-1"),
    (f"{EMPTY} a1:0 d4:0 stores:28 bank:0 sow:0", "KALA-2"),
    (f"{EMPTY} a1:0 d4:0 stores:28,28 bank:0:shut sow:0", "KALA-2"),
    (f"{EMPTY} a1:0 d4:0 stores:28,28 bank:0 sow:2", "KALA-4"),
    (f"{EMPTY} a1:0 d4:0 stores:28,27 bank:0 sow:0", "KALA-2"),
    (f"{EMPTY} d4:1 d4:1 stores:27,27 bank:0 sow:0", "KALA-9"),
    (f"{EMPTY} a1:1 d4:1 stores:27,27 bank:0:open sow:0", "KALA-2"),
    (f"{EMPTY} a1:1 d4:1 stores:27,27 bank:0 lot", "KALA-4"),
    (f"{EMPTY} b1:6 d4:1 stores:25,24 bank:0 sow:0", "KALA-12"),
    (f"{EMPTY} b1:1 d4:0 stores:28,27 bank:0 sow:0", "KALA-12"),
    (f"{EMPTY} b1:1 d4:4 stores:27,24 bank:0 sow:0", "KALA-12"),
    (f"{EMPTY} b1:3 d4:1 stores:26,26 bank:0 bonus:0", "KALA-12"),
    (f"{EMPTY} b1:7 d4:1 stores:24,24 bank:0 bonus:0", "KALA-12"),
    (f"{EMPTY} b1:5 d4:5 stores:24,22 bank:0 bonus:0", "KALA-12"),
    (f"{EMPTY} b1:2 d4:3 stores:3,48 bank:0 sow:0", "KALA-15"),
    (f"{EMPTY} b1:2 d4:3 stores:4,47 bank:0 lost:0", "KALA-15"),
]


@pytest.mark.rule("KALA-1", "KALA-2", "KALA-4", "KALA-9", "KALA-12", "KALA-15")
@pytest.mark.parametrize(("body", "rule"), IMPOSSIBLE, ids=lambda value: value)
def test_impossible_positions_are_refused_with_their_rule(body: str, rule: str) -> None:
    with pytest.raises(CupboardError) as refused:
        position(body)
    assert refused.value.rule == rule
    require_words(refused.value)


@pytest.mark.rule("KALA-3")
def test_an_open_bank_that_cannot_pay_is_refused() -> None:
    body = "9,9,9,9/9,9,9,0/0,0,0,0/0,0,0,0 a1:0 d4:2 stores:12,0 bank:3:open sow:0"
    with pytest.raises(CupboardError) as refused:
        position(body, BANK)
    assert refused.value.rule == "KALA-3"
    with pytest.raises(CupboardError) as refused:
        position(body.replace("bank:3:open", "bank:4:open"), BANK)
    assert refused.value.rule == "KALA-3"


@pytest.mark.rule("KALA-12", "KALA-13", "KALA-15")
@pytest.mark.parametrize("preset", ["store", "bank"])
def test_every_position_of_random_games_can_be_read_back(preset: str) -> None:
    """No limit of position strings is too strict, and the cups' limits are reached."""
    fullest: dict[int, tuple[int, int]] = {}
    for seed in range(12):
        match = Match(GAME, GAME.options(preset, **LONGER[preset]), 2, seed.to_bytes(2, "big"))
        match.draw()
        rng = random.Random(seed)
        while not match.over:
            state = match.state
            assert GAME.decode(GAME.encode(state)) == state
            assert table_of(GAME.decode(GAME.encode(state))) == table_of(state)
            own, other = state.cups[state.actor], state.cups[1 - state.actor]
            most = fullest.get(state.phase, (0, 0))
            fullest[state.phase] = (max(most[0], own), max(most[1], other))
            match.play(state.actor, GAME.legal(state, state.actor).sample(rng))
        assert GAME.decode(GAME.encode(match.state)) == match.state
        assert match.number <= GAME.spec.longest(match.options, 2)
    assert fullest == {phase: FULLEST[phase] for phase in (1, 2)}


@pytest.mark.rule("KALA-1", "KALA-2", "KALA-3")
def test_set_up_overwrites_the_whole_array() -> None:
    """An engine may pass a used array."""
    state = GAME.new(GAME.options("bank"), 2)
    cells = np.full_like(state.cells(), 7)
    kernel.set_up(cells, state.rules)
    assert (cells == state.cells()).all()
