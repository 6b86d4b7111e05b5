"""Engines give legal advice within the limit, from a seat's own knowledge, and clear errors."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import cupboard
from cupboard.core.errors import BadOptions, BadPosition, CupboardError, OutOfTurn
from cupboard.core.game import Observation
from cupboard.core.match import Match
from cupboard.core.moveset import FiniteMoves
from cupboard.core.registry import AnyMatch
from cupboard.core.spec import Trait
from cupboard.core.types import Over, Played
from cupboard.experts import engine, find, level, level_names, study
from cupboard.players.engine import Certainty, Limit, Unit
from cupboard.players.engines import (
    AlphaBetaEngine,
    MctsEngine,
    NoisyEngine,
    RandomEngine,
    draw_weighted,
)
from cupboard.players.levels import LEVEL_NAMES, LevelEngine
from cupboard.players.self_play import by_engines, play
from tests.search import support
from tests.search.support import evaluation_of

GAMES = ["kala", "kalaha"]
ENGINES = [
    lambda name: AlphaBetaEngine(name, evaluation_of(name)),
    MctsEngine,
    lambda name: NoisyEngine(name, evaluation_of(name), depth=2, temperature=4),
]


def seen_of(state: Any) -> tuple[Observation[Any, Any], Any]:
    game = state.game
    seat = game.acting(state)[0]
    view = game.view(state, seat)
    return Observation(state.options, state.seats, (), view, seat), game.legal(state, seat)


def advise(engine: Any, state: Any, limit: Limit, seed: int = 1) -> Any:
    return engine.advise(*seen_of(state), limit, random.Random(seed))


@pytest.mark.parametrize("make", ENGINES)
@pytest.mark.parametrize("game_id", GAMES)
def test_advice_is_legal_repeatable_and_starts_its_own_line(game_id: str, make: Any) -> None:
    for moves in (0, 9):
        state = support.later(support.start(game_id), moves, 4)
        advice = advise(make(game_id), state, Limit(nodes=3_000))
        assert advice == advise(make(game_id), state, Limit(nodes=3_000))
        assert advice.move in seen_of(state)[1]
        assert advice.line[0] == advice.move
        for move in advice.line:
            state = state.game.apply(state, Played(state.game.acting(state)[0], move)).state


@pytest.mark.parametrize("make", ENGINES)
def test_a_cancelled_engine_still_gives_a_legal_move(make: Any) -> None:
    state = support.start("kala")
    advice = advise(make("kala"), state, Limit(stopped=lambda: True))
    assert advice.move in seen_of(state)[1]
    assert advice.score.certainty is Certainty.ESTIMATED


def test_advice_marked_as_proven_is_true() -> None:
    state = support.later(support.start("kalaha", preset="kalah", pits=3, stones=2), 3, 1)
    advice = advise(AlphaBetaEngine("kalaha", evaluation_of("kalaha")), state, Limit(seconds=60))
    assert (advice.score.certainty, advice.score.unit) == (Certainty.PROVEN, Unit.MARGIN)
    assert advice.score.value == support.exact(state, state.actor)
    won = advise(
        AlphaBetaEngine("kala", evaluation_of("kala")),
        support.start("kala", store_beans=8),
        Limit(seconds=60),
    )
    assert (won.score.certainty, won.score.unit, abs(won.score.value)) == (
        Certainty.PROVEN,
        Unit.WIN,
        1,
    )
    far = advise(
        AlphaBetaEngine("kala", evaluation_of("kala")), support.start("kala"), Limit(nodes=5_000)
    )
    assert far.score.certainty is Certainty.SEARCHED
    assert far.score.depth


@pytest.mark.parametrize("make", ENGINES)
def test_a_seat_that_is_not_to_move_gets_an_error(make: Any) -> None:
    state = support.start("kalaha")
    seen, _ = seen_of(state)
    assert seen.seat is not None
    other = replace(seen, seat=1 - seen.seat)
    nothing = state.game.legal(state, 1 - seen.seat)
    for wrong in (other, replace(seen, seat=None)):
        with pytest.raises(OutOfTurn):
            make("kalaha").advise(wrong, nothing, Limit(nodes=10), random.Random(1))
    game = state.game
    before = game.new(game.options(), 2)
    unseen: Any = Observation(before.options, 2, (), game.view(before, 0), 0)
    with pytest.raises(OutOfTurn):
        make("kalaha").advise(unseen, game.legal(before, 0), Limit(nodes=10), random.Random(1))
    while not isinstance(game.turn(state), Over):
        actor = game.acting(state)[0]
        state = game.apply(state, Played(actor, game.legal(state, actor).first())).state
    over: Any = Observation(state.options, 2, (), game.view(state, 0), 0)
    with pytest.raises(OutOfTurn):
        make("kalaha").advise(over, game.legal(state, 0), Limit(nodes=10), random.Random(1))


@pytest.mark.parametrize("make", ENGINES)
def test_garbage_is_refused(make: Any) -> None:
    state = support.start("kala")
    seen, legal = seen_of(state)
    position = seen.view.position.replace("kala", "kalo", 1)
    broken: Any = replace(seen, view=replace(seen.view, position=position))
    with pytest.raises(BadPosition):
        make("kala").advise(broken, legal, Limit(nodes=10), random.Random(1))
    with pytest.raises(CupboardError):
        make("kala").advise(seen, FiniteMoves(()), Limit(nodes=200), random.Random(1))


@pytest.mark.parametrize("bound", [{"seconds": 0}, {"seconds": -1}, {"nodes": 0}, {"nodes": -5}])
def test_an_empty_limit_is_refused(bound: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Limit(**bound)


def test_a_noisy_engine_prefers_better_moves_but_not_always_the_best() -> None:
    state = support.start("kalaha")
    sharp, blurred = (
        NoisyEngine("kalaha", evaluation_of("kalaha"), 2, temperature) for temperature in (0, 8)
    )
    best = {advise(sharp, state, Limit(nodes=9_999), seed).move for seed in range(8)}
    chosen = Counter(advise(blurred, state, Limit(nodes=9_999), seed).move for seed in range(60))
    assert len(best) < len(chosen)
    assert max(chosen, key=lambda move: chosen[move]) in best


def test_draws_follow_the_weights() -> None:
    rng = random.Random(3)
    drawn = Counter(draw_weighted("abc", [1, 0, 3], rng) for _ in range(4_000))
    assert drawn["b"] == 0
    assert 0.7 < drawn["c"] / 4_000 < 0.8


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_five_named_levels_that_think_briefly(game_id: str) -> None:
    levels = find(game_id).levels
    assert tuple(one.name for one in levels) == LEVEL_NAMES == level_names(game_id)
    assert all((one.limit.seconds or 9) <= 1 for one in levels[:-1])
    with pytest.raises(BadOptions):
        level(game_id, "giant")


def test_a_game_without_an_expert_has_only_the_random_engine() -> None:
    assert level_names("chess") == ()
    assert find("chess").levels == ()
    for ask_for in (lambda: level("chess", "master"), lambda: study("chess")):
        with pytest.raises(BadOptions):
            ask_for()
    assert isinstance(engine("chess", "random").engine, RandomEngine)


@pytest.mark.parametrize(("game_id", "seats"), [("kala", 2), ("kalaha", 2), ("kalaha", 3)])
def test_levels_play_a_whole_game_at_a_table(game_id: str, seats: int) -> None:
    """The two weakest levels, and a master with a small node limit, play like at a table."""
    game = cupboard.game(game_id)
    players = [engine(game_id, LEVEL_NAMES[n % 2]) for n in range(seats)]
    players[-1] = LevelEngine(level(game_id, "master").make(), Limit(nodes=300))
    match: Any = Match(game, game.options(), seats, b"seed")
    assert 1 in play(match, by_engines(players)).ranks


def test_the_random_engine_plays_any_game() -> None:
    for game_id in cupboard.game_ids():
        match = begun(game_id)
        move = engine(game_id, "random").choose(match, random.Random(1))
        assert move in match.state.legal()
    with pytest.raises(BadOptions):
        engine("kala", "giant")


def begun(game_id: str) -> AnyMatch:
    """Return a match that waits for its first decision."""
    game = cupboard.game(game_id)
    match: AnyMatch = Match(game, game.options(), game.spec.seats[0], b"seed")
    match.draw()
    return match


@pytest.mark.parametrize("game_id", cupboard.game_ids())
def test_an_engine_chooses_from_a_match_and_from_a_state_without_history(game_id: str) -> None:
    """Only what a seat saw earlier can be missing from a state."""
    match, easy = begun(game_id), cupboard.engine(game_id, "sprout")
    assert easy.choose(match, random.Random(1)) in match.state.legal()
    if match.game.spec.traits & {Trait.MEMORY, Trait.SECRETS}:
        with pytest.raises(BadOptions) as refused:
            easy.choose(match.state, random.Random(1))
        assert refused.value.key == "engine-needs-match"
    else:
        assert easy.choose(match.state, random.Random(1)) in match.state.legal()


def test_an_engine_chooses_from_a_state() -> None:
    state = support.start("kala")
    assert engine("kala", "gardener").choose(state) in state.game.legal(state, state.actor)
    with pytest.raises(OutOfTurn):
        engine("kala", "gardener").choose(state.game.new(state.options, 2))
