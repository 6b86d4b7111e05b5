"""The shot as a skill, and the simple flight: HOPPER-12."""

from __future__ import annotations

import random
from dataclasses import replace
from math import hypot

import pytest

from cupboard.core.codec import from_json, to_json
from cupboard.core.draws import Draws
from cupboard.core.errors import IllegalMove, MalformedMove
from cupboard.core.types import Played
from cupboard.games.hopper import GAME, Flight, HopperState, Shot, aim_at
from cupboard.games.hopper.facts import Knocked
from cupboard.games.hopper.flight import fly
from cupboard.games.hopper.geometry import centre, sane
from cupboard.games.hopper.places import PLACES, cells
from tests.games.hopper.tables import fire, position, random_steps

TRIES = 400


def hits(state: HopperState, seat: int, cup: str, shots: list[Shot]) -> float:
    """How often shots of a seat end in a cup."""
    rng = random.Random(cup)
    ends = 0
    for shot in shots:
        flying = GAME.apply(state, Played(seat, shot)).state
        (bean,) = [landing for landing in fly(flying, rng).landings if landing.seat == seat][:1]
        ends += bean.place == cup
    return ends / len(shots)


@pytest.mark.rule("HOPPER-12")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 2), (5, 3)])
@pytest.mark.parametrize("cup", ["a1", "b2", "d4"])
def test_a_good_aim_hits_far_more_often_than_a_random_one(seats: int, seat: int, cup: str) -> None:
    state = position(seats=seats, turn=seat)
    rng = random.Random(seat)
    aimed = aim_at(seat, seats, *centre(PLACES[cup], state.cups))
    wild = [GAME.legal(state, seat).sample(rng) for _ in range(TRIES)]
    good = hits(state, seat, cup, [aimed] * TRIES)
    bad = hits(state, seat, cup, [shot for shot in wild if isinstance(shot, Shot)])
    assert good > 0.65
    assert bad < 0.15
    assert good < 1, "nobody hits by arithmetic"


@pytest.mark.rule("HOPPER-12")
@pytest.mark.parametrize("change", [{"timing": 700}, {"timing": -700}, {"aim": 700}, {"power": 0}])
def test_aim_power_and_timing_all_matter(change: dict[str, int]) -> None:
    state = position()
    aimed = aim_at(0, 2, *centre(PLACES["b2"], state.cups))
    spoiled = replace(aimed, **change)
    assert hits(state, 0, "b2", [spoiled] * TRIES) < 0.3


@pytest.mark.rule("HOPPER-12")
def test_the_same_shot_from_the_same_state_with_the_same_draw_ends_the_same() -> None:
    flying = fire(position(cups={"a1": 2}, loose=20), 0)
    ends = [fly(flying, Draws(b"seed", 7)) for _ in range(3)]
    assert ends[0] == ends[1] == ends[2]
    assert len({fly(flying, Draws(b"seed", number)) for number in range(20)}) > 10


@pytest.mark.rule("HOPPER-12")
@pytest.mark.parametrize("preset", ["long", "long-rounds"])
def test_whatever_the_sampler_draws_is_possible_and_survives_a_record(preset: str) -> None:
    """Every flight of random games is a lawful outcome and round-trips through JSON; beans that
    lie about are hit now and then."""
    knocked = drawn = 0
    for state, event, step in random_steps(preset, 3, 1):
        if state.air:
            flight = event.outcome  # type: ignore[union-attr]
            assert isinstance(flight, Flight)
            assert from_json(Flight, to_json(flight)) == flight
            assert all(sane(landing.pose) for landing in flight.landings)
            knocked += any(isinstance(fact, Knocked) for fact in step.facts)
            drawn += 1
    assert drawn > 100
    assert knocked > 0


@pytest.mark.rule("HOPPER-12")
def test_beans_in_the_tray_lie_beside_the_cups() -> None:
    for state, _, step in random_steps("short", 2, 5):
        if not state.air:
            continue
        middles = [centre(cell, step.state.cups) for cell in cells(step.state.cups)]
        for place, pose in zip(step.state.where, step.state.poses, strict=True):
            if place == PLACES["tray"]:
                assert all(hypot(pose[0] - x, pose[1] - y) >= 25_000 for x, y in middles)


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
def test_no_hand_shoots_beyond_the_ranges(text: str) -> None:
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
def test_unreadable_shots_say_so(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        GAME.parse(text, position())
    assert refused.value.rule in {"HOPPER-3", "HOPPER-12"}


@pytest.mark.rule("HOPPER-12")
def test_the_shots_are_a_set_that_cannot_be_listed() -> None:
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
