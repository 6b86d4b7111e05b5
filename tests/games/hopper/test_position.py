"""Position strings: what they contain, and what is refused with which rule."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cupboard.core.errors import BadPosition
from cupboard.core.game import Observation
from cupboard.games.hopper import GAME, HopperState
from tests.games.hopper.support import fire, position, random_steps

IN_A1 = "a1@-78000:-78000:4000:1000000:0:0:0"
ON_TABLE = "table@300000:0:4000:1000000:0:0:0"
THIRTEEN = ",".join("0" * 7 + "1" * 6)


def read(body: str, head: str = "hopper 2 -") -> HopperState:
    return GAME.decode(f"{head} {body}")


@pytest.mark.rule("HOPPER-4", "HOPPER-12")
@pytest.mark.parametrize(("preset", "seats"), [("short", 5), ("long", 2), ("long-rounds", 4)])
def test_every_moment_of_a_game_round_trips_through_its_text_and_view(
    preset: str, seats: int
) -> None:
    """Places, poses and shots in the air are complete, so that physics can start from a view."""
    for state, _, _ in random_steps(preset, seats, 3):
        assert GAME.decode(GAME.encode(state)) == state
        seen = Observation(state.options, seats, (), GAME.view(state, None), None)
        assert GAME.sample_world(seen, Random(0)) == state


@pytest.mark.rule("HOPPER-10")
def test_a_later_launch_has_its_tick_and_the_first_has_none() -> None:
    state = fire(position(), 0)
    (first,) = state.air
    later = replace(state, air=(first._replace(tick=250),))
    assert "/0#0=0:500:0@250 " in GAME.encode(later)
    assert "@" not in GAME.encode(state).split()[3]
    seen = Observation(state.options, 2, (), GAME.view(later, None), None)
    assert GAME.sample_world(seen, Random(0)) == later
    with pytest.raises(BadPosition) as refused:
        GAME.decode(GAME.encode(later))
    assert refused.value.rule == "HOPPER-3"


@pytest.mark.rule("HOPPER-2")
def test_the_example_of_the_documentation() -> None:
    state = read(f"turn:0 - - {IN_A1},h0*39,h1*40")
    assert state.hands == (39, 40)
    assert GAME.encode(state) == f"hopper 2 - turn:0 - - {IN_A1},h0*39,h1*40"


@pytest.mark.rule("HOPPER-1", "HOPPER-2", "HOPPER-3", "HOPPER-4", "HOPPER-5", "HOPPER-6")
@pytest.mark.rule("HOPPER-7", "HOPPER-8", "HOPPER-9")
@pytest.mark.parametrize(
    ("body", "rule"),
    [
        pytest.param(body, rule, id=name)
        for name, body, rule in (
            ("words missing", "turn:0 - h0*40,h1*40", "HOPPER-1"),
            ("a bean too few", "turn:0 - - h0*40,h1*39", "HOPPER-2"),
            ("a bean too many", "turn:0 - - h0*41,h1*40", "HOPPER-2"),
            ("a strange hand", "turn:0 - - h0*40,h2*40", "HOPPER-2"),
            ("beans out before the lot", f"lot - - {IN_A1},h0*39,h1*40", "HOPPER-2"),
            ("nobody's turn", "turn:4 - - h0*40,h1*40", "HOPPER-3"),
            ("no turn", "spin:0 - - h0*40,h1*40", "HOPPER-3"),
            ("a shot without a bean", "turn:0/0#0=1:2:3 - - h0*40,h1*40", "HOPPER-3"),
            ("a bean without a shot", "turn:0 - - air,h0*39,h1*40", "HOPPER-3"),
            ("a shot of the other", "turn:0/1#0=1:2:3 - - air,h0*39,h1*40", "HOPPER-3"),
            ("a wild shot", "turn:0/0#0=1:2000:3 - - air,h0*39,h1*40", "HOPPER-3"),
            ("no place", "turn:0 - - z9,h0*39,h1*40", "HOPPER-4"),
            ("no pose", "turn:0 - - a1,h0*39,h1*40", "HOPPER-4"),
            ("a pose in a hand", f"turn:0 - - h0{IN_A1[2:]},h0*39,h1*40", "HOPPER-4"),
            ("beside its cup", f"turn:0 - - b2{IN_A1[2:]},h0*39,h1*40", "HOPPER-4"),
            ("a full cup", f"turn:0 - - {IN_A1}*4,h0*36,h1*40", "HOPPER-5"),
            ("a claim of nobody", "turn:0 5 - h0*40,h1*40", "HOPPER-5"),
            ("an unreadable claim", "turn:0 0,,1 - h0*40,h1*40", "HOPPER-5"),
            ("no such cup", f"turn:0 0 - d4{ON_TABLE[5:]},h0*39,h1*40", "HOPPER-6"),
            ("a shooter without beans", f"turn:0 - - {ON_TABLE}*40,h1*40", "HOPPER-7"),
            ("played on after four", "turn:0 0,0,0,0,1 - h0*40,h1*40", "HOPPER-8"),
            ("two with four", "turn:0 0,0,0,0,1,1,1,1 - h0*40,h1*40", "HOPPER-8"),
            ("black in the short game", "turn:0 - a1 h0*40,h1*40", "HOPPER-8"),
            ("no such cell", "turn:0 - z9 h0*40,h1*40", "HOPPER-9"),
        )
    ],
)
def test_impossible_positions_are_refused_with_their_rule(body: str, rule: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(body)
    assert refused.value.rule == rule
    assert str(refused.value) != refused.value.key, "the error has words"


@pytest.mark.rule("HOPPER-9", "HOPPER-10", "HOPPER-7")
@pytest.mark.parametrize(
    ("body", "rule"),
    [
        (f"turn:0 {THIRTEEN} - h0*40,h1*40", "HOPPER-9"),
        ("turn:0 0,0 b2 h0*40,h1*40", "HOPPER-9"),
        ("turn:0 0,0b - h0*40,h1*40", "HOPPER-9"),
        (f"turn:0 {THIRTEEN} c3 h0*40,h1*40", "HOPPER-9"),
        (f"turn:0 {THIRTEEN},0b b2 h0*40,h1*40", "HOPPER-9"),
        (f"turn:0 {THIRTEEN} b2 {ON_TABLE},h0*79", "HOPPER-7"),
    ],
)
def test_impossible_finales_are_refused(body: str, rule: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read(body, "hopper 2 length=long")
    assert refused.value.rule == rule
