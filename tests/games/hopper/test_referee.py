"""Referee mode: HOPPER-13."""

from __future__ import annotations

import pytest

from cupboard.core.errors import BadOptions, IllegalMove, MalformedMove
from cupboard.core.match import Match
from cupboard.core.types import Act, Played
from cupboard.games.hopper import GAME, Change, Rest, Shot
from cupboard.games.hopper.facts import Claimed, Knocked, Landed, Shifted
from cupboard.games.hopper.places import PLACES
from tests.games.hopper.support import enter, position, random_steps, rest, told


@pytest.mark.rule("HOPPER-13")
def test_entered_results_need_no_chance() -> None:
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
    # Two fell out, one of them into a1, so one more is loose.
    assert step.state.loose == 4
    assert len(told(step, Knocked)) == 2
    assert step.state.hands == (36, 37)


@pytest.mark.rule("HOPPER-13")
def test_a_bean_can_go_from_cup_to_cup_when_none_is_loose() -> None:
    state = position("referee", cups={"b3": 1})
    step = rest(state, 0, "loose b3-1 b4+1")
    assert step.state.beans_in(PLACES["b4"]) == 1
    assert step.state.loose == 1


@pytest.mark.rule("HOPPER-5", "HOPPER-13")
def test_cups_filled_by_the_shot_are_claimed_in_the_order_entered() -> None:
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
        ("shot x", "HOPPER-13"),
        ("shot", "HOPPER-13"),
    ],
)
def test_impossible_results_are_refused(text: str, rule: str) -> None:
    state = position("referee", cups={"b3": 2}, loose=1)
    before = GAME.encode(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text, state)
    assert refused.value.rule == rule
    assert GAME.encode(state) == before


@pytest.mark.rule("HOPPER-6", "HOPPER-13")
@pytest.mark.parametrize("text", ["rest d4", "rest a4", "rest a1 d3+1"])
def test_a_cup_that_is_gone_is_refused(text: str) -> None:
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
def test_unreadable_results_get_a_clear_error(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        GAME.parse(text, position("referee", cups={"b3": 2}, loose=2))
    assert refused.value.rule in {"HOPPER-3", "HOPPER-13"}


@pytest.mark.rule("HOPPER-13")
def test_results_can_be_entered_only_in_referee_mode() -> None:
    for text in ("rest c2", "rest x", "push a1>a2", "take 3"):
        with pytest.raises(IllegalMove) as refused:
            GAME.parse(text, position())
        assert refused.value.rule == "HOPPER-3"
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
def test_a_referee_cannot_use_rounds() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(GAME.options("referee-long", finale="rounds"), 2)
    assert refused.value.rule == "HOPPER-13"


@pytest.mark.rule("HOPPER-13")
def test_a_referee_result_can_be_taken_back_but_a_flight_cannot() -> None:
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
    assert refused.value.rule == "HOPPER-4"


@pytest.mark.rule("HOPPER-13")
def test_random_results_stay_legal_and_have_no_poses() -> None:
    changed = 0
    for state, event, step in random_steps("referee-long", 3, 2):
        if isinstance(event, Played):
            assert GAME.parse(GAME.format(event.move), state) == event.move
            changed += bool(event.move.changes)
        assert not any(step.state.poses)
    assert changed


# Positions of cups, and refilled beans


@pytest.mark.rule("HOPPER-6", "HOPPER-13")
def test_pushed_cups_carry_their_beans() -> None:
    """Two cups swap places and a third goes to the gap; the turn doesn't change."""
    state = position("referee", claims="0", cups={"a1": 1, "b1": 2, "c4": 3})
    step = enter(state, 0, "push a1>b1 b1>a1 c4>d4")
    held = [step.state.beans_in(PLACES[cup]) for cup in ("a1", "b1", "c4", "d4")]
    assert held == [2, 1, 0, 3]
    assert PLACES["c4"] not in step.state.standing
    assert GAME.turn(step.state) == Act((0,))
    moved = [(fact.origin, fact.cup) for fact in told(step, Shifted) if isinstance(fact, Shifted)]
    assert moved == [("a1", "b1"), ("b1", "a1"), ("c4", "d4")]
    assert GAME.decode(GAME.encode(step.state)) == step.state


@pytest.mark.rule("HOPPER-9", "HOPPER-13")
def test_the_black_cup_can_be_pushed() -> None:
    claims = ",".join("0" * 7 + "1" * 6)
    state = position("referee-long", claims=claims, black="b2", cups={"b2": 2})
    after = enter(state, 0, "push b2>c3").state
    assert after.black == PLACES["c3"]
    assert after.beans_in(PLACES["c3"]) == 2
    view = GAME.view(after, None)
    assert [cup.cell for cup in view.cups if cup.black] == ["c3"]


@pytest.mark.rule("HOPPER-6", "HOPPER-13")
def test_two_cups_cannot_share_a_cell() -> None:
    state = position("referee", claims="0")
    for text, key in {
        "push a1>b1": "hopper-cell-occupied",
        "push a1>d4 b1>d4": "hopper-cell-occupied",
        "push d4>a1": "hopper-no-such-cup",
    }.items():
        with pytest.raises(IllegalMove) as refused:
            GAME.parse(text, state)
        assert (refused.value.key, refused.value.rule) == (key, "HOPPER-6")


@pytest.mark.rule("HOPPER-6", "HOPPER-13")
def test_after_a_claim_the_cups_are_placed_by_the_options_until_pushed() -> None:
    for close, stands in ((True, "d4"), (False, "b2")):
        state = position("referee", cups={"b2": 3}, close_gaps=close)
        step = rest(state, 0, "b2")
        gone = PLACES[stands]
        assert gone not in step.state.standing
        back = enter(step.state, 1, f"push a1>{stands}")
        assert gone in back.state.standing
        assert PLACES["a1"] not in back.state.standing


@pytest.mark.rule("HOPPER-7", "HOPPER-13")
def test_a_player_who_refilled_enters_how_many_beans_were_taken() -> None:
    state = position("referee", hands={0: 40, 1: 0}, loose=40)
    refilled = rest(state, 0, "a1").state
    assert (refilled.hands, refilled.loose, refilled.refilled) == ((39, 40), 0, (1,))
    fewer = enter(refilled, 1, "take 15")
    assert (fewer.state.hands, fewer.state.loose) == ((39, 15), 25)
    assert GAME.decode(GAME.encode(fewer.state)) == fewer.state
    more = enter(fewer.state, 1, "take 18")
    assert (more.state.hands, more.state.loose) == ((39, 18), 22)
    for text in ("take 41", "take 0"):
        with pytest.raises((IllegalMove, MalformedMove)):
            GAME.parse(text, refilled)


@pytest.mark.rule("HOPPER-7", "HOPPER-13")
def test_only_a_player_who_has_just_refilled_can_enter_it() -> None:
    state = position("referee", hands={0: 40, 1: 0}, loose=40)
    refilled = rest(state, 0, "a1").state
    for other in (state, rest(refilled, 1, "loose").state):
        with pytest.raises(IllegalMove) as refused:
            GAME.parse("take 1", other)
        assert (refused.value.key, refused.value.rule) == ("hopper-not-refilled", "HOPPER-7")
    shot = rest(rest(refilled, 1, "a2").state, 0, "a3").state
    assert shot.refilled == ()


@pytest.mark.rule("HOPPER-7", "HOPPER-10", "HOPPER-13")
def test_loose_beans_in_the_finale_go_to_players_without_beans() -> None:
    claims = ",".join("0" * 7 + "1" * 6)
    hands = {0: 1, 1: 1, 2: 70}
    state = position("referee-long", 3, claims=claims, black="b2", hands=hands, loose=8)
    refilled = rest(state, 0, "a1").state
    assert (refilled.hands, refilled.refilled) == ((8, 1, 70), (0,))
    waiting = rest(refilled, 1, "a1").state
    assert waiting.hands == (8, 0, 70)
    step = enter(waiting, 0, "take 5")
    assert step.state.hands == (5, 3, 70)
    assert step.state.refilled == (0, 1)


@pytest.mark.rule("HOPPER-13")
@pytest.mark.parametrize(
    "text",
    ["push", "push a1", "push a1>a1", "push a1>e5", "push a1>d4 a1>c4", "take", "take x", "hello"],
)
def test_unreadable_entries_get_a_clear_error(text: str) -> None:
    state = position("referee", claims="0")
    with pytest.raises(MalformedMove) as refused:
        GAME.parse(text, state)
    assert refused.value.rule == "HOPPER-13"


@pytest.mark.rule("HOPPER-3", "HOPPER-12", "HOPPER-13")
@pytest.mark.parametrize("preset", GAME.spec.presets)
@pytest.mark.parametrize("text", ["shot x", "shot 0 2000 0", "rest q", "push", "take 0", "", "?"])
def test_every_refusal_names_a_rule_that_is_in_force(preset: str, text: str) -> None:
    state = position(preset)
    with pytest.raises((IllegalMove, MalformedMove)) as refused:
        GAME.parse(text, state)
    assert refused.value.rule in GAME.spec.in_force(state.options, state.seats)
