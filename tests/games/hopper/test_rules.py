"""Setting up, shooting, stopping, claiming cups, closing gaps, refilling: HOPPER-1 … HOPPER-7."""

from __future__ import annotations

from math import hypot, isclose

import pytest

from cupboard.core.errors import BadOptions, IllegalMove, OutOfTurn
from cupboard.core.types import Act, Chance, Played, Resolved
from cupboard.games.hopper import GAME, Flight, Landing, Shot
from cupboard.games.hopper.facts import (
    Claimed,
    Fired,
    Knocked,
    Landed,
    PutBack,
    Refilled,
    Shifted,
    Skipped,
)
from cupboard.games.hopper.geometry import TABLE_RADIUS, TRAY_HALF, agrees, bearing, centre
from cupboard.games.hopper.places import AIR, CELLS, PLACES, TABLE, TRAY, block, cells
from tests.games.hopper.support import (
    SHOT,
    fire,
    flight,
    land,
    landing,
    position,
    random_steps,
    shoot,
    told,
)

SEATS = range(2, 6)


@pytest.mark.rule("HOPPER-1")
def test_sixteen_empty_cups_are_four_by_four_in_the_middle() -> None:
    view = GAME.view(GAME.new(GAME.options(), 2), None)
    assert [cup.cell for cup in view.cups] == [f"{c}{r}" for r in "1234" for c in "abcd"]
    assert all(cup.beans == 0 and not cup.black for cup in view.cups)
    assert sum(cup.x for cup in view.cups) == sum(cup.y for cup in view.cups) == 0
    assert len({cup.x for cup in view.cups}) == len({cup.y for cup in view.cups}) == 4
    assert all(max(abs(cup.x), abs(cup.y)) < TRAY_HALF for cup in view.cups)


@pytest.mark.rule("HOPPER-1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_an_edge_at_the_same_distance_from_the_tray(seats: int) -> None:
    ways = [bearing(seat, seats) for seat in range(seats)]
    assert all(isclose(hypot(*way), 1) for way in ways)
    assert len({(round(x, 6), round(y, 6)) for x, y in ways}) == seats
    # Clockwise seen from above: the next player is on the left.
    (x0, y0), (x1, y1) = ways[0], ways[1]
    assert seats == 2 or x0 * y1 - y0 * x1 < 0


@pytest.mark.rule("HOPPER-1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_only_two_to_five_players_can_play(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(GAME.options(), seats)
    assert refused.value.rule == "HOPPER-1"


@pytest.mark.rule("HOPPER-2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("beans", [49, 80, 83, 119, 120])
def test_beans_are_dealt_evenly_and_the_remainder_is_on_the_table(seats: int, beans: int) -> None:
    state = GAME.new(GAME.options(beans=beans), seats)
    assert set(state.hands) == {beans // seats}
    assert state.loose == beans % seats == state.where.count(TABLE)
    assert GAME.sums(state) == {"beans": beans}


@pytest.mark.rule("HOPPER-2")
@pytest.mark.parametrize("beans", [0, 48, 121, -5])
def test_too_few_or_too_many_beans_are_refused(beans: int) -> None:
    """With 48 beans, sixteen cups could hold three each, and no one could continue."""
    with pytest.raises(BadOptions) as refused:
        GAME.options(beans=beans)
    assert refused.value.rule == "HOPPER-2"


@pytest.mark.rule("HOPPER-2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_player_is_random_and_play_goes_clockwise(seats: int) -> None:
    state = GAME.new(GAME.options(), seats)
    assert GAME.turn(state) == Chance("lot")
    assert [seat for seat, _ in GAME.outcomes(state)] == list(range(seats))
    state = GAME.apply(state, Resolved("lot", seats - 1)).state
    for step in range(2 * seats):
        seat = (seats - 1 + step) % seats
        assert GAME.turn(state) == Act((seat,))
        state = shoot(state, seat, "table").state


@pytest.mark.rule("HOPPER-2")
def test_an_invalid_starting_player_is_refused() -> None:
    with pytest.raises(IllegalMove):
        GAME.apply(GAME.new(GAME.options(), 3), Resolved("lot", 3))


@pytest.mark.rule("HOPPER-3")
def test_a_turn_is_one_shot_with_one_bean_of_the_player() -> None:
    state = position(seats=3, turn=1)
    step = GAME.apply(state, Played(1, Shot(-12, 345, 6)))
    (fired,) = step.facts
    assert isinstance(fired, Fired)
    assert (fired.seat, fired.aim, fired.power, fired.timing) == (1, -12, 345, 6)
    assert step.state.hands == (27, 26, 26)
    assert step.state.where[fired.bean] == AIR
    assert GAME.turn(step.state) == Chance("flight")
    after = shoot(state, 1, "table").state
    assert GAME.turn(after) == Act((2,))


@pytest.mark.rule("HOPPER-3")
def test_no_one_shoots_out_of_turn_or_while_a_bean_flies() -> None:
    state = position()
    with pytest.raises(OutOfTurn) as refused:
        GAME.apply(state, Played(1, SHOT))
    assert refused.value.rule == "HOPPER-3"
    with pytest.raises(OutOfTurn):
        GAME.apply(fire(state, 0), Played(1, SHOT))


@pytest.mark.rule("HOPPER-4")
@pytest.mark.parametrize("place", ["a1", "c2", "d4", "tray", "table", "off"])
def test_a_bean_stays_where_it_stops(place: str) -> None:
    flying = fire(position(), 0)
    bean = flying.air[0].bean
    step = land(flying, landing(flying, bean, 0, place))
    assert step.state.where[bean] == PLACES[place]
    assert step.state.poses[bean] == landing(flying, bean, 0, place).pose
    assert told(step, Landed) == [Landed(0, bean, place, step.state.poses[bean])]
    assert step.state.loose == (place in ("tray", "table", "off"))
    assert GAME.sums(step.state) == {"beans": 80}


@pytest.mark.rule("HOPPER-4")
def test_beans_off_the_table_can_be_picked_up_again() -> None:
    state = shoot(position(hands={0: 1, 1: 40}, cups={"a1": 3}, loose=36), 0, "off").state
    assert state.loose == 37
    step = shoot(state, 1, "table")
    assert told(step, Refilled) == [Refilled(0, 38)]
    assert step.state.loose == 0


def impossible_flights() -> dict[str, tuple[Landing, ...]]:
    """Return landings that are impossible for seat 0 from `position(cups={"a1": 1}, loose=1)`."""
    flying = fire(position(cups={"a1": 1}, loose=1), 0)
    bean = flying.air[0].bean
    good = landing(flying, bean, 0, "b2")
    hand = flying.where.index(33)
    x, y, z, *turn = good.pose
    return {
        "the bean that was shot is missing": (landing(flying, 0, 0, "b2"),),
        "nothing came to rest": (),
        "a bean twice": (good, good),
        "a bean out of a hand": (good, landing(flying, hand, 0, "b3")),
        "no such bean": (good, landing(flying, 80, 0, "b3")),
        "a negative bean": (good, landing(flying, -1, 0, "b3")),
        "no such place": (Landing(bean, 0, "e5", good.pose),),
        "a place in a hand": (Landing(bean, 0, "hand", good.pose),),
        "somebody who did not shoot": (Landing(bean, 1, "b2", good.pose),),
        "a hit of nobody": (good, landing(flying, 0, 1, "b3")),
        "half a pose": (Landing(bean, 0, "b2", good.pose[:6]),),
        "no pose": (Landing(bean, 0, "b2", ()),),
        "far away": (Landing(bean, 0, "off", (9_000_000, y, z, *turn)),),
        "no rotation": (Landing(bean, 0, "b2", (x, y, z, 0, 0, 0, 0)),),
        "beside its cup": (Landing(bean, 0, "b3", good.pose),),
        "in the tray but beyond it": (Landing(bean, 0, "tray", (200_000, 0, z, *turn)),),
        "on the table but beyond it": (Landing(bean, 0, "table", (700_000, 0, z, *turn)),),
    }


@pytest.mark.rule("HOPPER-4")
@pytest.mark.parametrize("case", impossible_flights())
def test_impossible_flights_are_refused(case: str) -> None:
    flying = fire(position(cups={"a1": 1}, loose=1), 0)
    before = GAME.encode(flying)
    with pytest.raises(IllegalMove):
        land(flying, *impossible_flights()[case])
    assert GAME.encode(flying) == before


@pytest.mark.rule("HOPPER-4")
def test_no_bean_can_stop_in_a_claimed_cup() -> None:
    """With twelve cups the fourth row is gone."""
    flying = fire(position(claims="0,0,1,1"), 0)
    bean = flying.air[0].bean
    pose = (*centre(PLACES["a4"], block(12)), 4000, 1_000_000, 0, 0, 0)
    assert Flight((Landing(bean, 0, "a4", pose),)) not in GAME.outcomes(flying)
    assert flight(flying, "a3") in GAME.outcomes(flying)


@pytest.mark.rule("HOPPER-5")
@pytest.mark.parametrize("held", range(4))
def test_the_fourth_bean_claims_the_cup(held: int) -> None:
    step = shoot(position(cups={"c2": held}), 0, "c2")
    taken = held == 3
    assert bool(told(step, Claimed)) == taken
    assert step.state.taken(0) == taken
    assert step.state.taken(1) == 0
    assert step.state.cups == CELLS - taken
    assert step.state.loose == (4 if taken else 0)
    if taken:
        assert told(step, Claimed) == [Claimed(0, "c2", False, False)]
        assert len(told(step, PutBack)) == 4


@pytest.mark.rule("HOPPER-5")
def test_a_cup_filled_by_a_knocked_bean_is_claimed_too() -> None:
    """The shot bean stays loose, but knocks a loose bean into a cup with three."""
    flying = fire(position(cups={"b1": 3}, loose=2), 0)
    shot, lying = flying.air[0].bean, flying.where.index(TABLE)
    step = land(flying, landing(flying, lying, 0, "b1"), landing(flying, shot, 0, "tray"))
    assert told(step, Claimed) == [Claimed(0, "b1", False, False)]
    assert isinstance(told(step, Knocked)[0], Knocked)
    assert step.state.taken(0) == 1


@pytest.mark.rule("HOPPER-5")
def test_five_beans_in_a_cup_claim_it_once() -> None:
    flying = fire(position(cups={"b1": 3}, loose=2), 0)
    shot, lying = flying.air[0].bean, flying.where.index(TABLE)
    step = land(flying, landing(flying, shot, 0, "b1"), landing(flying, lying, 0, "b1"))
    assert len(told(step, Claimed)) == 1
    assert len(told(step, PutBack)) == 5


@pytest.mark.rule("HOPPER-5")
def test_only_the_final_places_of_the_beans_count() -> None:
    """The shot bean knocks one out and replaces it: three remain, so no one claims the cup."""
    flying = fire(position(cups={"b1": 3}), 0)
    shot, inside = flying.air[0].bean, flying.where.index(PLACES["b1"])
    step = land(flying, landing(flying, shot, 0, "b1"), landing(flying, inside, 0, "table"))
    assert not told(step, Claimed)
    assert step.state.beans_in(PLACES["b1"]) == 3


@pytest.mark.rule("HOPPER-5")
def test_two_cups_filled_together_both_go_to_the_shooter() -> None:
    flying = fire(position(cups={"a1": 3, "d4": 3}, loose=1), 0)
    shot, lying = flying.air[0].bean, flying.where.index(TABLE)
    step = land(flying, landing(flying, lying, 0, "d4"), landing(flying, shot, 0, "a1"))
    assert [fact.cup for fact in told(step, Claimed) if isinstance(fact, Claimed)] == ["d4", "a1"]
    assert step.state.taken(0) == 2
    assert step.state.cups == 14
    assert step.state.loose == 8


@pytest.mark.rule("HOPPER-5", "HOPPER-6")
def test_returned_beans_do_not_touch_other_beans() -> None:
    """Physics can start from here: no two beans share a spot, and none is in a cup."""
    checked = 0
    for seed in range(3):
        for _, _, step in random_steps("long", 4, seed):
            if told(step, Claimed):
                lying = [
                    pose[:3]
                    for place, pose in zip(step.state.where, step.state.poses, strict=True)
                    if pose and place == TABLE
                ]
                assert len(set(lying)) == len(lying)
                assert all(hypot(x, y) < TABLE_RADIUS for x, y, _ in lying)
                checked += 1
    assert checked > 20


@pytest.mark.rule("HOPPER-6")
@pytest.mark.parametrize("cups", range(1, CELLS + 1))
def test_cups_form_a_block_without_gaps_in_the_middle(cups: int) -> None:
    """Full rows first, as square as possible, with the block centred on the tray."""
    standing = cells(cups)
    rows = [[cell % 4 for cell in standing if cell // 4 == row] for row in range(4)]
    full = len(rows[0])
    used = [row for row in rows if row]
    assert sum(map(len, rows)) == cups
    assert all(row == list(range(len(row))) for row in rows)
    assert all(len(row) == full for row in used[:-1])
    assert 0 <= full - len(used) <= 1
    points = [centre(cell, block(cups)) for cell in standing]
    assert min(x for x, _ in points) == -max(x for x, _ in points)
    assert min(y for _, y in points) == -max(y for _, y in points)


@pytest.mark.rule("HOPPER-6")
@pytest.mark.parametrize("gone", [PLACES[name] for name in ("a1", "c2", "b3", "d4")])
def test_an_outer_cup_fills_the_gap_and_carries_its_beans(gone: int) -> None:
    """Of sixteen cups only the last, d4, moves into the gap."""
    name = {0: "a1", 6: "c2", 9: "b3", 15: "d4"}[gone]
    step = shoot(position(cups={name: 3, "d1": 2} | ({"d4": 1} if name != "d4" else {})), 0, name)
    shifted = told(step, Shifted)
    if name == "d4":
        assert not shifted
        assert step.state.beans_in(gone) == 0
    else:
        assert shifted == [Shifted("d4", name, *centre(gone, block(15)))]
        assert step.state.beans_in(gone) == 1
    assert step.state.beans_in(PLACES["d1"]) == 2
    assert step.state.cups == 15


@pytest.mark.rule("HOPPER-6")
def test_when_the_block_shrinks_all_beans_stay_in_their_cups() -> None:
    """From ten cups to nine, the block changes from 4×3 to 3×3, and every cup moves or is moved."""
    state = position(claims="0,0,1,1,0,1", cups={"a1": 3, "d1": 1, "b2": 2, "d2": 3, "b3": 1})
    step = shoot(state, 0, "a1")
    after = step.state
    held = sorted(after.beans_in(cell) for cell in cells(9))
    assert held == [0, 0, 0, 0, 0, 1, 1, 2, 3]
    # d1 fills a1, d2 fills c3: outer cups fill gaps in the order of their names.
    assert after.beans_in(PLACES["a1"]) == 1
    assert after.beans_in(PLACES["c3"]) == 3
    assert after.beans_in(PLACES["b2"]) == 2
    for place, pose in zip(after.where, after.poses, strict=True):
        assert place >= CELLS or agrees(place, pose, after.frame)


@pytest.mark.rule("HOPPER-6")
def test_a_loose_bean_stays_in_the_tray_unless_a_cup_is_pushed_onto_it() -> None:
    """Ten cups leave c3 free; with nine, c3 is placed where one of the two beans is."""
    beside, under = (0, 26_000), (40_000, 45_000)
    state = position(claims="0,0,1,1,0,1", cups={"a1": 3}, tray=(beside, under))
    step = shoot(state, 0, "a1")
    lying = [
        pose[:2]
        for place, pose in zip(step.state.where, step.state.poses, strict=True)
        if place == TRAY
    ]
    assert lying == [beside]
    assert step.state.where.count(TABLE) == 4 + 1


@pytest.mark.rule("HOPPER-7")
def test_a_player_without_beans_takes_all_loose_ones_at_their_turn() -> None:
    state = position(hands={0: 40, 1: 0}, cups={"a1": 3, "b1": 3, "c1": 3}, loose=31)
    step = shoot(state, 0, "tray")
    assert told(step, Refilled) == [Refilled(1, 32)]
    assert step.state.hands == (39, 32)
    assert step.state.loose == 0
    assert GAME.turn(step.state) == Act((1,))


@pytest.mark.rule("HOPPER-7")
def test_no_one_refills_with_a_bean_left_or_before_their_turn() -> None:
    state = position(seats=3, hands={0: 1, 1: 1, 2: 10}, loose=68)
    step = shoot(state, 0, "table")
    assert not told(step, Refilled)
    assert step.state.hands == (0, 1, 10)
    assert step.state.loose == 69


@pytest.mark.rule("HOPPER-7")
def test_without_loose_beans_the_player_is_skipped() -> None:
    state = position(seats=3, hands={0: 40, 1: 0}, cups={"a1": 1})
    step = shoot(state, 0, "a1")
    assert told(step, Skipped) == [Skipped(1)]
    assert GAME.turn(step.state) == Act((2,))
    step = shoot(shoot(step.state, 2, "table").state, 0, "b1")
    assert told(step, Refilled) == [Refilled(1, 1)]
    assert GAME.turn(step.state) == Act((1,))


@pytest.mark.rule("HOPPER-7")
def test_the_only_player_with_beans_continues() -> None:
    state = position(hands={0: 71, 1: 0}, cups={"a1": 3, "b1": 3, "c1": 3})
    step = shoot(state, 0, "d1")
    assert told(step, Skipped) == [Skipped(1)]
    assert GAME.turn(step.state) == Act((0,))


@pytest.mark.rule("HOPPER-7")
def test_the_beans_of_a_claimed_cup_are_loose_for_the_next_player() -> None:
    state = position(hands={0: 76, 1: 0}, cups={"a1": 3}, loose=1)
    step = shoot(state, 0, "a1")
    assert told(step, Refilled) == [Refilled(1, 5)]
