"""The Kalah engine: exact in the endgame, within its limits before, for some rules only."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cupboard.core.errors import BadOptions, CupboardError, OutOfTurn
from cupboard.core.game import Observation
from cupboard.core.types import Over, Played, Resolved
from cupboard.experts.kalaha.kalah import engine
from cupboard.experts.kalaha.kalah.engine import KalahEngine
from cupboard.games.kalaha import GAME, KalahaState
from cupboard.players.engine import Advice, Certainty, Limit, Unit

RNG = random.Random(1)


@pytest.fixture(scope="module", autouse=True)
def nothing_on_disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Hide a stored endgame database, because it would prove positions that the tests search."""
    with pytest.MonkeyPatch.context() as patch:
        shelf = tmp_path_factory.mktemp("shelf")
        patch.setenv("XDG_CACHE_HOME", str(shelf))
        patch.setattr(engine, "_databases", {})
        yield shelf


def opened(preset: str = "kalah", **choices: Any) -> KalahaState:
    start = GAME.new(GAME.options(preset, **choices), 2)
    return GAME.apply(start, Resolved("dice", (6, 1))).state


def position(body: str, preset: str = "kalah", **choices: Any) -> KalahaState:
    text = GAME.encode(GAME.new(GAME.options(preset, **choices), 2))
    return GAME.decode(" ".join([*text.split(" ", 3)[:3], body]))


def advise(state: KalahaState, limit: Limit, seat: int | None = None) -> Advice:
    asked = state.actor if seat is None else seat
    seen = Observation(state.options, state.seats, (), GAME.view(state, asked), asked)
    return KalahEngine().advise(seen, GAME.legal(state, asked), limit, RNG)


@pytest.mark.parametrize("preset", ["kalah", "kalah-empty"])
def test_endings_are_proven_and_the_line_reaches_the_proven_result(preset: str) -> None:
    state = position("0,2,1,0,0,3/20 1,0,0,0,2,1/18 move:0", preset)
    advice = advise(state, Limit(nodes=1))
    assert advice.score.certainty is Certainty.PROVEN
    assert advice.score.unit is Unit.MARGIN
    assert advice.line[0] == advice.move
    for move in advice.line:
        state = GAME.apply(state, Played(state.actor, move)).state
    assert isinstance(GAME.turn(state), Over)
    assert state.stores[0] - state.stores[1] == advice.score.value


def test_a_middle_game_is_proven_when_there_is_time() -> None:
    state = position("1,0,3,2,0,4/10 2,3,0,3,1,1/6 move:1", stones=3)
    quick, slow = advise(state, Limit(nodes=60)), advise(state, Limit(nodes=3_000_000))
    assert quick.score.certainty is not Certainty.PROVEN
    assert slow.score.certainty is Certainty.PROVEN
    assert slow.score.depth is None


def test_an_opening_is_searched_and_its_depth_reported() -> None:
    state = opened()
    advice = advise(state, Limit(nodes=20_000))
    assert advice.score.certainty is Certainty.SEARCHED
    assert advice.score.depth is not None
    assert advice.score.depth > 3
    assert advice.move in GAME.legal(state, 0)
    for move in advice.line:
        state = GAME.apply(state, Played(state.actor, move)).state


def test_it_stops_when_cancelled() -> None:
    state = opened(stones=6)
    looks = iter(range(30))
    advice = advise(state, Limit(seconds=3600, stopped=lambda: next(looks, None) is None))
    assert advice.move in GAME.legal(state, 0)
    assert advise(state, Limit(stopped=lambda: True)).score.certainty is Certainty.ESTIMATED


@pytest.mark.parametrize("pits", [1, 3, 5])
def test_small_boards_end_with_the_proven_result(pits: int) -> None:
    state = opened("kalah-empty", pits=pits, stones=2)
    promised = advise(state, Limit(nodes=200_000)).score.value
    while not isinstance(GAME.turn(state), Over):
        advice = advise(state, Limit(nodes=200_000))
        assert advice.score.certainty is Certainty.PROVEN
        assert advice.score.value == (promised if state.actor == 0 else -promised)
        state = GAME.apply(state, Played(state.actor, advice.move)).state
    assert state.stores[0] - state.stores[1] == promised


@pytest.mark.parametrize(
    "choices",
    [{"end": "played_out"}, {"free_turns": False}, {"sow_stores": False}, {"capturer_stays": True}],
)
def test_other_rules_are_refused(choices: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        advise(opened("kalah", **choices), Limit(nodes=10))


def test_it_refuses_a_wrong_seat_and_a_finished_game() -> None:
    with pytest.raises(OutOfTurn):
        advise(opened(), Limit(nodes=10), seat=1)
    with pytest.raises(OutOfTurn):
        advise(GAME.new(GAME.options("kalah"), 2), Limit(nodes=10), seat=0)
    over = position("0,0,0,0,0,0/25 0,0,0,0,0,0/23 over:0:swept")
    with pytest.raises(OutOfTurn):
        advise(over, Limit(nodes=10))


def test_an_impossible_position_and_an_empty_limit_are_refused() -> None:
    state = opened()
    view = GAME.view(state, 0)
    broken = Observation(
        state.options, 2, (), type(view)(**{**fields(view), "position": "kalaha 2 x"}), 0
    )
    with pytest.raises(CupboardError):
        KalahEngine().advise(broken, GAME.legal(state, 0), Limit(nodes=10), RNG)
    for limit in ({"nodes": 0}, {"seconds": 0.0}, {"seconds": -1.0}):
        with pytest.raises(BadOptions):
            Limit(**limit)


def fields(view: Any) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__dataclass_fields__}
