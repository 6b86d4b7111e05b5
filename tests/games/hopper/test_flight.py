"""The simulated flight: HOPPER-12."""

from __future__ import annotations

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from math import hypot

import numpy as np
import pytest

from cupboard.core import codec
from cupboard.core.random_stream import SeededRandom
from cupboard.core.types import Played
from cupboard.games.hopper import GAME, Flight, HopperState, Landing, Shot, aim_at
from cupboard.games.hopper.facts import Knocked, Stirred
from cupboard.games.hopper.flight import fly
from cupboard.games.hopper.flight_path import LENGTH_UNIT, Track, decode
from cupboard.games.hopper.geometry import TABLE_RADIUS, bearing, centre
from cupboard.games.hopper.physics.pool import lent
from cupboard.games.hopper.physics.scene import lay, lying, poses_of
from cupboard.games.hopper.physics.settle import _too_deep
from cupboard.games.hopper.places import OFF, PLACES, TRAY, closed
from cupboard.games.hopper.state import Launch
from tests.games.hopper.support import Flew, fire, land, position, real_game


@pytest.fixture(scope="module")
def flights() -> list[Flew]:
    """Return every flight of a whole game."""
    return real_game("short", 3, 1)


def landing_of(flight: Flight, bean: int) -> Landing:
    return next(landing for landing in flight.landings if landing.bean == bean)


def hits(state: HopperState, seat: int, cup: str, shots: Sequence[Shot]) -> float:
    """Return how often a seat's shots stop in a cup."""
    rng = random.Random(cup)
    ends = 0
    for shot in shots:
        flying = GAME.apply(state, Played(seat, shot)).state
        ends += landing_of(fly(flying, rng), flying.air[0].bean).place == cup
    return ends / len(shots)


@pytest.mark.rule("HOPPER-12")
def test_a_good_aim_usually_hits_but_not_always() -> None:
    found = []
    for seats, seat, cup in [(2, 0, "a1"), (3, 2, "c3"), (5, 3, "d2")]:
        state = position(seats=seats, turn=seat)
        aimed = aim_at(seat, seats, *centre(PLACES[cup], state.frame))
        found.append(hits(state, seat, cup, [aimed] * 30))
    assert 0.45 < sum(found) / len(found) < 0.85


@pytest.mark.rule("HOPPER-12")
@pytest.mark.parametrize("change", [{"timing": 800}, {"timing": -800}, {"aim": 700}, {"power": 0}])
def test_aim_power_and_timing_all_matter(change: dict[str, int]) -> None:
    state = position()
    aimed = aim_at(0, 2, *centre(PLACES["b2"], state.frame))
    assert hits(state, 0, "b2", [replace(aimed, **change)] * 10) < 0.35


@pytest.mark.rule("HOPPER-4", "HOPPER-12")
def test_every_flight_ends_legally_and_round_trips_through_a_record(flights: list[Flew]) -> None:
    for flew in flights:
        assert flew.flight in GAME.outcomes(flew.state)
        assert codec.load(Flight, codec.dump(flew.flight)) == flew.flight
        assert GAME.sums(flew.step.state) == {"beans": 80}
    assert {"tray", "table"} < {flew.own.place for flew in flights}


@pytest.mark.rule("HOPPER-4", "HOPPER-12")
def test_no_bean_is_lost_or_passes_through_a_wall(flights: list[Flew]) -> None:
    """Every bean stops on the table or in the space below it, and inside nothing else."""
    for flew in flights:
        for bean, landing in ((landing.bean, landing) for landing in flew.flight.landings):
            x, y, z = landing.pose[:3]
            assert (landing.place == "off") == (z < 0), bean
            assert landing.place == "off" or hypot(x, y) <= TABLE_RADIUS + 7_500
            assert landing.place == "off" or 3_500 < z < 50_000
        if flew.claimed:
            continue  # beans and cups were moved by the rules
        after = flew.step.state
        with lent(after.arrangement, len(after.where)) as bodies:
            present = lying(after)
            deep, _ = _too_deep(bodies, poses_of(after, bodies), present)
        assert not deep.any()


@pytest.mark.rule("HOPPER-12")
def test_the_path_leads_from_the_edge_to_the_final_place(flights: list[Flew]) -> None:
    for flew in flights:
        tracks = {track.bean: track for track in decode(flew.flight.path)}
        assert set(tracks) == {landing.bean for landing in flew.flight.landings}
        for landing in flew.flight.landings:
            assert _ends_at(tracks[landing.bean], landing)
        (launch,) = flew.state.air
        ahead = np.array(bearing(launch.seat, flew.state.seats))
        begin = tracks[launch.bean].frames[0] * LENGTH_UNIT
        assert np.allclose(begin[:2], -0.5 * ahead, atol=1e-4)
        assert tracks[launch.bean].first == 0


def _ends_at(track: Track, landing: Landing) -> bool:
    place = track.frames[-1, :3] * LENGTH_UNIT * 1e6
    turn = track.frames[-1, 3:] / 32767 * 1e6
    off = np.abs(np.concatenate([place, turn]) - landing.pose)
    return bool((off[:3] <= 51).all() and (off[3:] <= 17).all())


@pytest.mark.rule("HOPPER-12")
def test_beans_in_the_way_are_hit_and_others_do_not_move(flights: list[Flew]) -> None:
    """All beans that moved are reported, and only those."""
    hit = 0
    for flew in flights:
        told = {landing.bean for landing in flew.flight.landings}
        hit += len(told) > 1
        if not flew.claimed and not flew.refilled:
            before, after = flew.state, flew.step.state
            moved = {
                bean
                for bean, pose in enumerate(before.poses)
                if (pose, before.where[bean]) != (after.poses[bean], after.where[bean])
            }
            assert moved == told
    assert hit > 5


@pytest.mark.rule("HOPPER-12")
def test_a_landing_bean_knocks_others_away() -> None:
    """A weak shot lands in front of the tray, where beans are close together."""
    columns, rows = range(-48_000, 49_000, 16_000), range(-210_000, -120_000, 16_000)
    flying = fire(position(loose=len(columns) * len(rows)), 0)
    strewn = iter([(x, y, 4000, 1_000_000, 0, 0, 0) for x in columns for y in rows])
    poses = tuple(next(strewn) if pose else pose for pose in flying.poses)
    (launch,) = flying.air
    flying = replace(flying, poses=poses, air=(launch._replace(shot=Shot(0, 0, 0)),))
    flight = fly(flying, SeededRandom(b"crowd", 1))
    knocked = [landing for landing in flight.landings if landing.bean != launch.bean]
    assert knocked
    assert all(landing.seat == 0 for landing in knocked)
    facts = land(flying, *flight.landings).facts
    assert sum(isinstance(fact, Knocked | Stirred) for fact in facts) == len(knocked)


@pytest.mark.rule("HOPPER-6", "HOPPER-12")
def test_a_loose_bean_touching_a_pushed_cup_is_moved_without_a_jolt() -> None:
    state = position(tray=((0, 26_000), (0, -26_000)), cups={"a1": 1})
    flying = fire(state, 0)
    flight = fly(flying, SeededRandom(b"squeezed", 1))
    squeezed = [bean for bean, place in enumerate(state.where) if place == TRAY]
    for bean in squeezed:
        landing = landing_of(flight, bean)
        assert landing.place == "tray"
        x, y = state.poses[bean][:2]
        assert hypot(landing.pose[0] - x, landing.pose[1] - y) < 60_000
    after = land(flying, *flight.landings).state
    again = fly(fire(after, 1), SeededRandom(b"squeezed", 2))
    assert len(again.landings) < 4


@pytest.mark.rule("HOPPER-12")
def test_beans_on_the_same_spot_separate_gently() -> None:
    """Three beans recorded on the same spot stay in their cup."""
    state = position(cups={"d4": 3, "a4": 2})
    shot = aim_at(0, 2, *centre(PLACES["a1"], state.frame))
    flying = GAME.apply(state, Played(0, shot)).state
    flight = fly(flying, SeededRandom(b"pile", 1))
    piled = [bean for bean, place in enumerate(state.where) if place < OFF]
    ends = [landing_of(flight, bean) for bean in piled[1:3]]
    assert {landing.place for landing in ends} == {"d4"}
    after = land(flying, *flight.landings).state
    assert after.beans_in(PLACES["d4"]) == 3
    assert after.beans_in(PLACES["a4"]) == 2
    assert len({after.poses[bean] for bean in piled}) == 5


@pytest.mark.rule("HOPPER-12")
def test_equal_states_shots_and_draws_give_equal_flights() -> None:
    """Identical to the last bit, also after other flights and in several threads."""
    flying = fire(position(cups={"a1": 2}, loose=20), 0)
    first = fly(flying, SeededRandom(b"seed", 7))
    others = [
        fly(fire(position(seats=3, loose=9), 0), SeededRandom(b"x", n)).path for n in range(3)
    ]
    assert fly(flying, SeededRandom(b"seed", 7)) == first
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda n: fly(flying, SeededRandom(b"seed", n)), [7, 8, 7, 9, 7, 10]))
    assert drawn[0] == drawn[2] == drawn[4] == first
    assert len({first, drawn[1], drawn[3], drawn[5]}) == 4
    assert len(set(others)) == 3


@pytest.mark.rule("HOPPER-10", "HOPPER-12")
def test_a_bean_that_is_launched_later_joins_the_same_flight() -> None:
    """Until then the first one flies as if alone, bit for bit."""
    state = fire(position("long", loose=12), 0)
    (first,) = state.air
    second = Launch(1, state.where.index(33), Shot(30, 480, 0), 700)
    where = bytearray(state.where)
    where[second.bean] = PLACES["off"] + 1
    both = replace(state, air=(first, second), where=bytes(where))
    alone, together = (fly(flown, SeededRandom(b"finale", 5)) for flown in (state, both))
    ways = [{t.bean: t for t in decode(flight.path)} for flight in (alone, together)]
    assert ways[1][second.bean].first == 42
    assert ways[1][first.bean].first == 0
    one, two = (way[first.bean].frames[:42] for way in ways)
    assert np.array_equal(one, two[: len(one)])
    assert landing_of(together, second.bean).seat == 1
    assert landing_of(together, first.bean).seat == 0


@pytest.mark.rule("HOPPER-12")
def test_beans_off_the_table_do_not_matter() -> None:
    """Beans off the table are out of reach and change nothing."""
    state = position(loose=3)
    poses = list(state.poses)
    where = bytearray(state.where)
    for bean in range(3):
        poses[bean], where[bean] = (0, 0, 4000, 1_000_000, 0, 0, 0), OFF
    strewn = replace(state, poses=tuple(poses), where=bytes(where))
    shot = aim_at(0, 2, 0, 0)
    flying = GAME.apply(strewn, Played(0, shot)).state
    assert all(landing.bean > 2 for landing in fly(flying, SeededRandom(b"off", 1)).landings)


@pytest.mark.rule("HOPPER-12")
def test_simulations_start_at_rest_and_are_not_shared() -> None:
    state = position(loose=5)
    with lent(closed(16), 80) as bodies:
        lay(bodies, poses_of(state, bodies), lying(state))
        assert bodies.data.ntree_awake == 0
        with lent(closed(16), 80) as other:
            assert other.data is not bodies.data
