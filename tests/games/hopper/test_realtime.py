"""HOPPER-10: rules of the finale in real time: which seats may shoot, and when."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cupboard.core.errors import BadPosition, IllegalMove, MalformedMove, OutOfTurn
from cupboard.core.timeline import Timeline
from cupboard.core.types import Act, Chance, Played, Resolved
from cupboard.games.hopper import GAME, HopperState, Shot
from cupboard.games.hopper.facts import Claimed, Fired
from cupboard.games.hopper.realtime import LAST_CALL, RELOAD, UNSEEN
from tests.games.hopper.support import flight, land, landing, position, told
from tests.games.hopper.test_endings import finale

pytestmark = pytest.mark.rule("HOPPER-10")


def shot(tick: int) -> Shot:
    return Shot(10, 500, -20, tick)


def fired(state: HopperState, *shots: tuple[int, int]) -> HopperState:
    """Let the seats shoot, each at its tick."""
    for seat, tick in shots:
        state = GAME.apply(state, Played(seat, shot(tick))).state
    return state


def test_beans_of_several_players_fly_at_the_same_time() -> None:
    step = GAME.apply(fired(finale(seats=3), (0, 0), (2, 250)), Played(1, shot(250)))
    assert [(air.seat, air.tick) for air in step.state.air] == [(0, 0), (2, 250), (1, 250)]
    assert step.state.flying == 3
    assert step.state.actor == 1
    (fact,) = told(step, Fired)
    assert isinstance(fact, Fired)
    assert (fact.seat, fact.tick) == (1, 250)


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, LAST_CALL + 500)), max_size=12))
def test_shots_count_exactly_when_the_player_has_reloaded(wishes: list[tuple[int, int]]) -> None:
    """Each shot is accepted or refused as in an independent account of the reload times."""
    state, last, own = finale(seats=3), None, {0: -RELOAD, 1: -RELOAD, 2: -RELOAD}
    for seat, tick in wishes:
        ready = tick == 0 if last is None else last <= tick <= LAST_CALL
        if ready and tick - own[seat] >= RELOAD:
            state = fired(state, (seat, tick))
            last, own[seat] = tick, tick
            assert GAME.decode(GAME.encode(state)) == state
        else:
            with pytest.raises((IllegalMove, OutOfTurn)) as refused:
                fired(state, (seat, tick))
            assert refused.value.rule in ("HOPPER-10", "HOPPER-3")
    assert len(state.air) == state.flying


def test_a_player_who_has_just_shot_sees_how_long_to_wait() -> None:
    state = fired(finale(seats=2), (0, 0), (1, 300))
    with pytest.raises(IllegalMove) as refused:
        fired(state, (0, 900))
    assert refused.value.key == "hopper-not-yet"
    assert refused.value.rule == "HOPPER-10"
    assert refused.value.details == {"seconds": 1, "ms": RELOAD - 900}


def test_ticks_never_decrease_and_flights_start_at_zero() -> None:
    for state, tick in (
        (finale(), 5),
        (fired(finale(), (0, 0), (1, 700)), 690),
        (position(), 10),
        (finale("long-rounds"), 10),
    ):
        seat = GAME.acting(state)[-1]
        with pytest.raises(IllegalMove) as refused:
            GAME.require_legal(state, seat, shot(tick))
        assert refused.value.key in ("hopper-tick-wrong", "hopper-not-yet")
        assert refused.value.rule == "HOPPER-10"


def test_no_one_can_shoot_after_the_last_call() -> None:
    state = fired(finale(seats=2), (0, 0), (1, LAST_CALL))
    turn = GAME.turn(state)
    assert turn == Chance("flight", (0,), live=True)
    with pytest.raises(OutOfTurn):
        fired(state, (1, LAST_CALL + RELOAD))
    assert GAME.turn(fired(state, (0, LAST_CALL))) == Chance("flight", (), live=True)


def test_a_player_without_beans_waits_until_all_beans_stop() -> None:
    state = fired(finale(seats=2, hands={0: 1}), (0, 0))
    assert GAME.acting(state) == (1,)
    with pytest.raises(OutOfTurn):
        fired(state, (0, RELOAD))
    settled = GAME.apply(state, Resolved("flight", flight(state, "table"))).state
    assert GAME.turn(settled) == Act((0, 1), live=True)


@pytest.mark.rule("HOPPER-5")
def test_the_fourth_bean_claims_the_cup_not_the_first_shot() -> None:
    state = fired(finale(cups="a1=3", seats=2), (0, 0), (1, 120))
    first, second = (air.bean for air in state.air)
    step = land(state, landing(state, second, 1, "a1"), landing(state, first, 0, "a1"))
    assert told(step, Claimed) == [Claimed(1, "a1", False, False)]
    assert step.state.air == ()


def test_only_the_live_finale_allows_simultaneous_shots() -> None:
    for state in (position("long"), position("short")):
        flying = GAME.apply(state, Played(0, shot(0))).state
        assert GAME.turn(flying) == Chance("flight")
        with pytest.raises(OutOfTurn):
            fired(flying, (1, 100))


def test_a_tick_is_the_fourth_number_of_a_shot() -> None:
    state = fired(finale(), (0, 0))
    assert GAME.format(shot(250)) == "shot 10 500 -20 250"
    assert GAME.parse("shot 10 500 -20 250", state) == shot(250)
    assert GAME.format(shot(0)) == "shot 10 500 -20"
    with pytest.raises(MalformedMove):
        GAME.parse("shot 10 500 -20 250 7", state)


@pytest.mark.parametrize(
    "air",
    [
        "/0#0=0:500:0@10",
        "/0#0=0:500:0/0#1=0:500:0@100",
        "/0#0=0:500:0/0#1=0:500:0@9000",
        "/1#1=0:500:0@200/0#0=0:500:0",
    ],
)
def test_impossible_flights_are_refused(air: str) -> None:
    words = GAME.encode(finale()).split(" ")
    words[3] = f"turn:0{air}"
    words[-1] = words[-1].replace("h0*40", "air*2,h0*38" if "#1" in air else "air,h0*39")
    with pytest.raises(BadPosition) as refused:
        GAME.decode(" ".join(words))
    assert refused.value.rule == "HOPPER-3"


def test_a_flight_draws_its_random_numbers_at_the_first_shot() -> None:
    """What was shown of a flight stays true when another bean joins it."""
    timeline = Timeline(GAME, finale())
    assert timeline.draw_number() == 0
    timeline.append(Played(0, shot(0)))
    assert timeline.draw_number() == 1
    timeline.append(Played(1, shot(100)))
    assert timeline.draw_number() == timeline.draw_number(2) == 1


def test_the_server_sets_the_tick_of_a_shot() -> None:
    live = GAME.live
    assert live is not None
    assert live.timed("shot 1 2 3", 1234) == "shot 1 2 3 1230"
    assert live.timed("shot 1 2 3 9999", 0) == "shot 1 2 3"
    assert live.timed("rest c2", 1234) == "rest c2"
    assert (live.not_yet(1).key, live.not_yet(1).rule) == ("hopper-not-yet", "HOPPER-10")


def test_a_flight_lasts_until_every_player_has_reloaded() -> None:
    live = GAME.live
    assert live is not None
    state = fired(finale(seats=2), (0, 0), (1, 1000))
    course = live.course(state, flight(state, "table", "table"))
    assert course.ms == 1000 + UNSEEN >= state.air[-1].tick + RELOAD
    assert course.path == ""
    assert [live.opens(state, seat) for seat in range(2)] == [RELOAD, 1000 + RELOAD]
