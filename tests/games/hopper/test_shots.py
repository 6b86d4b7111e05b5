"""Shots: their text, their ranges, and the random errors of a hand. HOPPER-12."""

from __future__ import annotations

import random
from dataclasses import replace
from math import hypot
from statistics import mean

import pytest

from cupboard.core.errors import BadOptions, IllegalMove, MalformedMove
from cupboard.core.random_stream import SeededRandom
from cupboard.core.types import Played
from cupboard.games.hopper import GAME, Shot, aim_at
from cupboard.games.hopper.aiming import SKILLS, arc, skill_of, throws, touch_down
from cupboard.games.hopper.state import Launch
from tests.games.hopper.support import fire, position

TARGET = (26_000, -78_000)


def strays(hand: str, timing: int) -> float:
    """Return the mean distance of such shots from their target, in micrometres."""
    rng = random.Random(1)
    shot = replace(aim_at(0, 2, *TARGET), timing=timing)
    points = [touch_down(0, 2, shot, SKILLS[hand], rng) for _ in range(300)]
    return mean(hypot(x - TARGET[0], y - TARGET[1]) for x, y in points)


@pytest.mark.rule("HOPPER-12")
@pytest.mark.parametrize("timing", [0, 300, -300, 1000])
def test_easy_shooting_helps_and_hard_shooting_does_not(timing: int) -> None:
    gentle, normal, strict = (strays(hand, timing) for hand in ("gentle", "normal", "strict"))
    assert 1.3 * gentle < normal
    assert 1.2 * normal < strict


@pytest.mark.rule("HOPPER-12")
@pytest.mark.parametrize("hand", ["gentle", "normal", "strict"])
def test_a_steady_hand_is_for_one_seat_and_easier_than_the_others(hand: str) -> None:
    options = GAME.options(hand=hand, steady_hands=[False, True])
    assert skill_of(options, 0) == skill_of(options, 2) == SKILLS[hand]
    steady = skill_of(options, 1)
    assert steady.tremor < SKILLS[hand].tremor
    assert steady.timing < SKILLS[hand].timing


@pytest.mark.rule("HOPPER-12", "HOPPER-13")
def test_real_hands_cannot_be_made_steadier() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(GAME.options("referee", steady_hands=[True]), 2)
    assert refused.value.rule == "HOPPER-13"


@pytest.mark.rule("HOPPER-12")
def test_every_shot_has_errors_and_bad_timing_adds_to_them() -> None:
    assert 2_000 < strays("gentle", 0) < strays("normal", 0) < 20_000
    assert strays("normal", 0) < strays("normal", 200) < strays("normal", -600)


@pytest.mark.rule("HOPPER-12")
def test_an_unknown_shooting_difficulty_is_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(hand="perfect")
    assert refused.value.rule == "HOPPER-12"


@pytest.mark.rule("HOPPER-3", "HOPPER-12")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 2), (5, 4)])
def test_a_bean_starts_at_its_edge_upwards_and_towards_its_target(seats: int, seat: int) -> None:
    flying = GAME.apply(position(seats=seats, turn=seat), Played(seat, Shot(0, 500, 0))).state
    (throw,) = throws(flying, SeededRandom(b"edge", 1))
    x, y, z = throw.pose[:3]
    vx, vy, vz = throw.velocity[:3]
    assert hypot(x, y) == pytest.approx(0.5)
    assert 0 < z < 0.1
    assert vx * x + vy * y < 0, "inwards"
    assert vz > 1.5 * hypot(vx, vy), "in a high arc"


@pytest.mark.rule("HOPPER-12")
@pytest.mark.parametrize("steep", [45.0, 60.0, 70.0])
def test_a_trajectory_ends_at_its_target(steep: float) -> None:
    vx, vy, vz = arc(0.3, -0.4, steep)
    time = 0.3 / vx
    assert vy * time == pytest.approx(-0.4)
    assert 0.03 + vz * time - 9.81 * time**2 / 2 == pytest.approx(0.018)


@pytest.mark.rule("HOPPER-10", "HOPPER-12")
def test_a_later_launch_changes_nothing_for_the_earlier_ones() -> None:
    """All random errors of a bean are drawn before those of the next, whatever the seats."""
    flying = fire(position("long", seats=3), 0)
    first = Launch(2, 5, Shot(10, 500, 0), 0)
    second = Launch(0, 3, Shot(-70, 420, 30), 400)
    third = Launch(1, 30, Shot(0, 490, 0), 900)
    drawn = [
        throws(replace(flying, air=air), SeededRandom(b"finale", 3))
        for air in ((first,), (first, second), (second, third, first))
    ]
    assert drawn[0] == drawn[1][:1] == drawn[2][:1]
    assert drawn[1] == drawn[2][:2]
    assert [throw.tick for throw in drawn[2]] == [0, 400, 900]


@pytest.mark.rule("HOPPER-12")
def test_shots_round_trip_and_sloppy_typing_is_forgiven() -> None:
    state = position()
    for shot in (Shot(-1000, 0, -1000), Shot(1000, 1000, 1000), Shot(0, 500, 3)):
        assert GAME.parse(GAME.format(shot), state) == shot
    assert GAME.parse("  SHOT  +12 480\t-3 ", state) == Shot(12, 480, -3)


@pytest.mark.rule("HOPPER-12")
@pytest.mark.parametrize(
    "text", ["shot 1001 0 0", "shot 0 -1 0", "shot 0 1001 0", "shot 0 0 -1001"]
)
def test_shots_beyond_the_ranges_are_refused(text: str) -> None:
    state = position()
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text, state)
    assert refused.value.rule == "HOPPER-12"
    with pytest.raises(IllegalMove):
        GAME.apply(state, Played(0, Shot(*map(int, text.split()[1:]))))


@pytest.mark.rule("HOPPER-12")
@pytest.mark.parametrize(
    "text", ["", "shot", "shot 1 2", "shot 1 2 3 4 5", "shot 1 2 x", "slap 1 2 3"]
)
def test_unreadable_shots_get_a_clear_error(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        GAME.parse(text, position())
    assert refused.value.rule in {"HOPPER-3", "HOPPER-12"}


@pytest.mark.rule("HOPPER-12")
def test_the_set_of_shots_cannot_be_listed() -> None:
    shots = GAME.legal(position(), 0)
    assert shots
    assert not shots.finite
    assert Shot(0, 0, 0) in shots
    assert Shot(0, 0, 1001) not in shots
    assert "shot 0 0 0" not in shots
    with pytest.raises(TypeError):
        iter(shots)
    assert shots.first() in shots
    assert not GAME.legal(position(), 1)
    assert Shot.clamped(-5000, 499.6, 12.4) == Shot(-1000, 500, 12)
