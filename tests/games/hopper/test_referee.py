"""The real table: HOPPER-13."""

from __future__ import annotations

import pytest

from cupboard.core.errors import BadOptions, IllegalMove, MalformedMove
from cupboard.core.match import Match
from cupboard.core.types import Act, Played
from cupboard.games.hopper import GAME, Change, Rest, Shot
from cupboard.games.hopper.facts import Claimed, Knocked, Landed
from cupboard.games.hopper.places import PLACES
from tests.games.hopper.tables import position, random_steps, rest, told


@pytest.mark.rule("HOPPER-13")
def test_what_is_entered_is_settled_without_chance() -> None:
    state = position("referee", cups={"c2": 1})
    step = rest(state, 0, "c2")
    assert step.state.beans_in(PLACES["c2"]) == 2
    assert GAME.turn(step.state) == Act((1,))
    (landed,) = step.facts
    assert isinstance(landed, Landed)
    assert landed.pose == ()
    assert rest(step.state, 1, "loose").state.loose == 1


@pytest.mark.rule("HOPPER-13")
def test_changes_move_other_beans_into_and_out_of_cups() -> None:
    state = position("referee", cups={"b3": 2, "a1": 1}, loose=3)
    step = rest(state, 0, "c2 b3-2 a1+1")
    held = [step.state.beans_in(PLACES[cup]) for cup in ("a1", "b3", "c2")]
    assert held == [2, 0, 1]
    # Two fell out, one of them into a1: one more lies loose.
    assert step.state.loose == 4
    assert len(told(step, Knocked)) == 2
    assert step.state.hands == (36, 37)


@pytest.mark.rule("HOPPER-13")
def test_a_bean_can_go_from_cup_to_cup_when_none_lies_loose() -> None:
    state = position("referee", cups={"b3": 1})
    step = rest(state, 0, "loose b3-1 b4+1")
    assert step.state.beans_in(PLACES["b4"]) == 1
    assert step.state.loose == 1


@pytest.mark.rule("HOPPER-5", "HOPPER-13")
def test_cups_filled_by_the_hit_are_taken_in_the_order_told() -> None:
    state = position("referee", cups={"b3": 3, "a1": 3, "c1": 3}, loose=2)
    step = rest(state, 0, "c1 b3+1 a1+1")
    cups = [fact.cup for fact in told(step, Claimed) if isinstance(fact, Claimed)]
    assert cups == ["c1", "b3", "a1"]
    assert step.state.taken(0) == 3


@pytest.mark.rule("HOPPER-13")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("rest c2 b3-3", "HOPPER-4"),
        ("rest c2 c2-1", "HOPPER-4"),
        ("rest loose a1+2", "HOPPER-4"),
        ("rest loose a1+4 b3-2", "HOPPER-4"),
        ("shot 0 500 0", "HOPPER-13"),
    ],
)
def test_what_cannot_have_happened_is_refused(text: str, rule: str) -> None:
    state = position("referee", cups={"b3": 2}, loose=1)
    before = GAME.encode(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text, state)
    assert refused.value.rule == rule
    assert GAME.encode(state) == before


@pytest.mark.rule("HOPPER-6", "HOPPER-13")
@pytest.mark.parametrize("text", ["rest d4", "rest a4", "rest a1 d3+1"])
def test_a_cup_that_does_not_stand_there_any_more_is_refused(text: str) -> None:
    """Nine cups are left: a1 to c3."""
    state = position("referee", seats=3, claims="0,0,0,1,1,1,2", loose=5)
    assert state.cups == 9
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text, state)
    assert refused.value.rule == "HOPPER-6"
    assert GAME.parse("rest c3", state) == Rest("c3")


@pytest.mark.rule("HOPPER-13")
@pytest.mark.parametrize(
    "text", ["rest", "rest e5", "rest c2 b3", "rest c2 b3-0", "rest c2 b3-1 b3+1", "rest c2 c2 b1"]
)
def test_unreadable_results_say_so(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        GAME.parse(text, position("referee", cups={"b3": 2}, loose=2))
    assert refused.value.rule in {"HOPPER-3", "HOPPER-13"}


@pytest.mark.rule("HOPPER-13")
def test_without_a_referee_nobody_enters_results() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.parse("rest c2", position())
    assert refused.value.rule == "HOPPER-13"
    with pytest.raises(IllegalMove):
        GAME.apply(position("referee"), Played(0, Shot(0, 0, 0)))
    with pytest.raises(IllegalMove):
        GAME.apply(position("referee"), Played(0, Rest("c2", (Change("b1", 0),))))


@pytest.mark.rule("HOPPER-13")
def test_texts_round_trip() -> None:
    state = position("referee", cups={"b3": 2}, loose=2)
    move = Rest("c2", (Change("b3", -1), Change("a1", 2)))
    assert GAME.format(move) == "rest c2 b3-1 a1+2"
    assert GAME.parse(" Rest C2  B3-1 a1+2 ", state) == move


@pytest.mark.rule("HOPPER-10", "HOPPER-13")
def test_a_referee_enters_beans_one_by_one_so_rounds_make_no_sense() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(GAME.options("referee-long", finale="rounds"), 2)
    assert refused.value.rule == "HOPPER-13"


@pytest.mark.rule("HOPPER-13")
def test_a_result_entered_wrongly_can_be_taken_back_a_flight_cannot() -> None:
    match = Match(GAME, GAME.options("referee"), 2, b"seed")
    match.draw()
    before = match.state
    match.play(before.actor, Rest("a1"))
    match.take_back()
    assert match.state == before
    flown = Match(GAME, GAME.options(), 2, b"seed")
    flown.draw()
    flown.play(flown.state.actor, Shot(0, 500, 0))
    with pytest.raises(IllegalMove) as refused:
        flown.take_back()
    assert refused.value.rule == "HOPPER-13"


@pytest.mark.rule("HOPPER-13")
def test_random_results_stay_lawful_and_no_pose_is_invented() -> None:
    changed = 0
    for state, event, step in random_steps("referee-long", 3, 2):
        if isinstance(event, Played):
            assert GAME.parse(GAME.format(event.move), state) == event.move
            changed += bool(event.move.changes)
        assert not any(step.state.poses)
    assert changed
