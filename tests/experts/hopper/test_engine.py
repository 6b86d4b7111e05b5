"""Hopper's engine: its targets, its errors, and the games in which it can't play."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean, stdev

import pytest

from cupboard.core.errors import BadOptions, OutOfTurn
from cupboard.core.game import Observation
from cupboard.core.moveset import FiniteMoves
from cupboard.experts import find
from cupboard.experts.hopper.aim_calibration import book, key, landing_errors, lands, sample_error
from cupboard.experts.hopper.aim_noise import AimNoise
from cupboard.experts.hopper.engine import HopperEngine
from cupboard.experts.hopper.target_values import HopperObservation, advantage, expectations, worth
from cupboard.games.hopper import GAME, HopperState, Shot, aim_at
from cupboard.games.hopper.geometry import centre, flat_pose
from cupboard.games.hopper.places import CELL_NAMES, HAND, WHOLE_TRAY
from cupboard.games.hopper.state import Claim
from cupboard.players.engine import Engine, Limit
from cupboard.players.levels import LEVEL_NAMES
from tests.games.hopper import simple_flight
from tests.players.support import begun, play

LIMIT = Limit(1.0)
PATIENT = Limit()
SHAKY = AimNoise(aim=200, power=80, timing=200)
STEADY = HopperEngine()


def filled(beans: dict[int, int], claims: tuple[Claim, ...] = ()) -> HopperState:
    """Return a state with beans in some cups of a full tray; seat 0 is to shoot."""
    state: HopperState = begun("hopper").state
    where, poses = bytearray(state.where), list(state.poses)
    for cell, count in beans.items():
        for _ in range(count):
            bean = max(n for n, place in enumerate(where) if place >= HAND)
            where[bean], poses[bean] = cell, flat_pose(*centre(cell, WHOLE_TRAY), 4000, 0.0)
    return replace(state, actor=0, where=bytes(where), poses=tuple(poses), claims=claims)


def seen_of(state: HopperState) -> HopperObservation:
    return Observation(state.options, state.seats, (), GAME.view(state, 0), 0)


def target(state: HopperState, engine: HopperEngine = STEADY) -> str:
    values = engine._values(seen_of(state), 0, LIMIT)
    return max(values, key=lambda cell: values[cell])


def test_a_cup_that_needs_one_bean_is_the_target() -> None:
    assert target(filled({5: 3, 6: 2, 9: 1})) == CELL_NAMES[5]


def test_it_does_not_set_up_a_cup_for_the_opponent() -> None:
    """Every cup but one holds two beans: a third bean would let the opponent claim the cup."""
    assert target(filled({cell: 2 for cell in range(16) if cell != 10})) == CELL_NAMES[10]


def test_without_foresight_the_fullest_cup_looks_best() -> None:
    assert target(filled({5: 2, 6: 1}), HopperEngine(foresight=False)) == CELL_NAMES[5]


def test_the_winning_cup_counts_most() -> None:
    three = (Claim(0, False),) * 3
    state = filled({0: 3})
    ordinary = worth(seen_of(state), 0)[CELL_NAMES[0]]
    view = replace(seen_of(state).view, taken=GAME.view(replace(state, claims=three), 0).taken)
    winning = worth(replace(seen_of(state), view=view), 0)[CELL_NAMES[0]]
    assert winning > 2 * ordinary


def test_the_shot_is_aimed_at_the_middle_of_the_cup() -> None:
    state = filled({5: 3})
    advice = STEADY.advise(seen_of(state), GAME.legal(state, 0), LIMIT, Random(1))
    assert advice.move == aim_at(0, 2, *centre(5, WHOLE_TRAY))


def test_the_spread_of_a_hand_matches_its_settings() -> None:
    rng, meant = Random(5), Shot(0, 500, 0)
    shots = [AimNoise(aim=100, power=30, timing=60).shoot(meant, rng) for _ in range(4000)]
    for name, middle, spread in (("aim", 0, 100), ("power", 500, 30), ("timing", 0, 60)):
        values = [getattr(shot, name) for shot in shots]
        assert mean(values) == pytest.approx(middle, abs=spread / 8)
        assert stdev(values) == pytest.approx(spread, rel=0.1)


def test_a_shaky_hand_stays_within_the_ranges() -> None:
    rng = Random(2)
    wild = AimNoise(aim=5000, power=5000, timing=5000)
    assert all(wild.shoot(Shot(0, 500, 0), rng).in_range for _ in range(200))


def test_practice_measures_the_spread_of_a_hand() -> None:
    calm, shaky = landing_errors(AimNoise(), PATIENT), landing_errors(SHAKY, PATIENT)
    assert landing_errors(AimNoise(), PATIENT)[: len(calm)] == calm
    hits = [sum(abs(a) < 22_000 > abs(b) for a, b in row) / len(row) for row in (calm, shaky)]
    assert hits[0] > 0.6 > hits[1] + 0.2


def test_the_stored_practice_fits_the_current_simulation() -> None:
    """The stored practice shots match the simulation."""
    for level in find("hopper").levels:
        engine = level.make()
        assert isinstance(engine, HopperEngine)
        kept = book()[key(engine.hand)]
        assert len(kept) >= 150
        assert landing_errors(engine.hand, Limit(stopped=lambda: True)) == kept
    flown = [sample_error(AimNoise(), number) for number in range(12)]
    # Another processor may round differently, which changes the course of some bounces.
    assert sum(one == other for one, other in zip(flown, book()["0 0 0"], strict=False)) >= 6


def test_when_cancelled_it_assumes_a_straight_shot() -> None:
    unknown = AimNoise(aim=1, power=2, timing=3)
    assert landing_errors(unknown, Limit(stopped=lambda: True)) == ((0.0, 0.0),)


def test_drifts_are_rotated_with_the_seat() -> None:
    assert lands((1000, 2000), 0, 2, (10, 20)) == pytest.approx((1010, 2020))
    assert lands((1000, 2000), 1, 2, (10, 20)) == pytest.approx((-990, -1980))


def test_expectations_are_averages_over_the_drifts() -> None:
    seen = seen_of(filled({5: 3}))
    worths = worth(seen, 0)
    straight = expectations(seen, 0, ((0.0, 0.0),), worths)
    assert straight == worths
    half = expectations(seen, 0, ((0.0, 0.0), (52_000.0, 0.0)), worths)
    assert half["b2"] == pytest.approx((worths["b2"] + worths["c2"]) / 2)


def test_shooting_first_at_full_cups_has_a_value() -> None:
    assert advantage(0) == 0
    assert advantage(1) > advantage(3) > advantage(2) > 0


@pytest.mark.parametrize(("preset", "seats"), [("short", 3), ("long", 2), ("long-rounds", 3)])
def test_games_end(preset: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With simple flights, because a whole game has hundreds of shots."""
    monkeypatch.setattr("cupboard.games.hopper.game.fly", simple_flight.fly)
    engines: list[Engine] = [STEADY, HopperEngine(AimNoise(aim=60, power=25, timing=60)), STEADY]
    assert play(begun("hopper", preset, seats), engines[:seats], LIMIT).winners


def test_no_engine_plays_in_referee_mode() -> None:
    match = begun("hopper", "referee")
    seat = match.waiting_for[0]
    with pytest.raises(BadOptions, match="HOPPER-13"):
        STEADY.advise(match.observation(seat), GAME.legal(match.state, seat), LIMIT, Random(1))


def test_a_seat_that_is_not_to_move_gets_an_error() -> None:
    match = begun("hopper")
    with pytest.raises(OutOfTurn):
        STEADY.advise(match.observation(0), FiniteMoves(()), LIMIT, Random(1))


def test_there_are_five_levels() -> None:
    state = filled({5: 3})
    assert len(find("hopper").levels) == len(LEVEL_NAMES)
    for level in find("hopper").levels:
        engine = level.make()
        assert engine.advise(seen_of(state), GAME.legal(state, 0), LIMIT, Random(1)).move
