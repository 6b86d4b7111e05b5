"""Ronda's engine: plays to the end, finds good moves, and uses only what it may know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cupboard.core.errors import BadPosition, OutOfTurn
from cupboard.core.match import Match
from cupboard.core.moveset import FiniteMoves
from cupboard.core.random_stream import shuffled
from cupboard.core.registry import AnyMatch
from cupboard.core.types import Played
from cupboard.experts import find
from cupboard.experts.ronda.belief import recollect
from cupboard.experts.ronda.engine import RondaEngine, idle_turns
from cupboard.experts.ronda.safe_chains import chain
from cupboard.experts.ronda.win_probability import Circle, TurnValue
from cupboard.games.ronda import GAME, Add, Keep, Lift, Pass, RondaState
from cupboard.games.ronda.rules import FILLING
from cupboard.players.engine import Certainty, Engine, Limit
from cupboard.players.levels import LEVEL_NAMES
from cupboard.players.memory import PERFECT, Memory
from tests.players.support import ask, begun, play

QUICK = Limit(nodes=2_000)
CALM = RondaEngine(replies=0)


def table(cups: tuple[int, ...], beans: int = 10, first: int = 0) -> AnyMatch:
    match: AnyMatch = Match(GAME, GAME.options(beans=beans), 2, b"seed")
    match.resolve(cups)
    match.resolve(first)
    return match


def lift(match: AnyMatch, *cups: int) -> None:
    for cup in cups:
        match.play(match.waiting_for[0], Lift(cup))


ORDER = (0, 1, 2, 3, 4, 0, 1, 2, 3, 4)


@pytest.mark.parametrize("preset", GAME.spec.presets)
@pytest.mark.parametrize("seats", [2, 5])
def test_games_end(preset: str, seats: int) -> None:
    engines: list[Engine] = [CALM] * seats
    outcome = play(begun("ronda", preset, seats), engines, QUICK)
    assert len(outcome.winners) == 1


def test_a_known_pair_is_lifted_and_used() -> None:
    match = table(ORDER)
    lift(match, 1, 2)  # 0 and 1
    lift(match, 3, 6)  # 2 and 0
    first = ask(match, CALM).move
    assert first in (Lift(1), Lift(6))
    match.play(0, first)
    assert ask(match, CALM).move in (Lift(1), Lift(6))
    match.play(0, ask(match, CALM).move)
    added = ask(match, CALM).move
    assert isinstance(added, Add)
    match.play(0, added)
    kept = ask(match, CALM).move
    assert kept == Keep(added.cup), "with a one known elsewhere the new one stays open"
    match.play(0, kept)
    assert ask(match, CALM).move == Lift(2)


def test_a_forgotten_pair_is_not_used() -> None:
    match = table(ORDER)
    lift(match, 1, 2)
    lift(match, 3, 6)
    seen = match.observation(0)
    assert recollect(seen, 0, PERFECT).remembered == {1: 0, 2: 1, 3: 2, 6: 0}
    weak = recollect(seen, 0, Memory(span=1))
    assert weak.remembered == {6: 0}
    assert weak.rest == (1, 2, 2, 2, 2, 0)


def test_the_last_bean_wins_for_certain() -> None:
    match = table(ORDER, beans=1)
    lift(match, 1, 2)
    lift(match, 3, 6)
    lift(match, 1)
    advice = ask(match, CALM)
    assert (advice.move, advice.score.value) == (Lift(6), 1.0)
    assert advice.score.certainty is Certainty.SEARCHED


def test_it_passes_if_a_penalty_is_almost_certain() -> None:
    """No known cup matches the open one, so continuing would almost certainly cost a penalty."""
    outlook = TurnValue(GAME.options(), 1.0, 0, lambda: None)
    circle = Circle((1, 1, 1, 1, 0, 0), (0, 0, 0, 1, 2, 1), 5, 5, 6)
    on = outlook.one_open(circle.cover(3), 4, 3)
    assert outlook.end(circle.cover(3, 4)) > outlook.lift_second(circle.cover(3), 4, 0)
    assert on >= outlook.lift_second(circle.cover(3), 4, None)


def test_probabilities_are_exact() -> None:
    """One of three forgotten cups matches the open one, and the next bean wins."""
    outlook = TurnValue(GAME.options(), 1.0, 0, lambda: None)
    circle = Circle((0, 0, 0, 0, 0, 0), (0, 1, 2, 0, 0, 0), 1, 1, 0)
    miss = outlook.miss(circle.lift_unknown(2).cover(1, 2))
    assert outlook.lift_second(circle, 1, None) == pytest.approx(1 / 3 + 2 / 3 * miss)


@pytest.mark.parametrize(
    ("known", "beans"),
    [
        ((1, 1, 1, 1, 1, 1), 0),
        ((2, 0, 0, 0, 0, 0), 1),
        ((2, 1, 0, 0, 0, 0), 2),
        ((0, 0, 0, 0, 0, 2), 1),
        ((2, 1, 1, 1, 1, 1), 6),
    ],
)
def test_safe_chains(known: tuple[int, ...], beans: int) -> None:
    assert chain(known, False) == beans


def test_chains_agree_with_play() -> None:
    """A turn with full knowledge adds as many beans as the chain says, and never more."""
    for luck in range(6):
        cups = shuffled(FILLING, Random(luck))
        best = chain(tuple(cups.count(n) for n in range(6)), False)
        assert best == longest_turn(table(cups, beans=20).state)


def longest_turn(state: RondaState) -> int:
    """Return the longest turn by brute force over the rules; equal cups count as one."""
    found: dict[object, int] = {}

    def best(now: RondaState) -> int:
        if now.actor != 0:
            return 20 - now.hands[0]
        key = alike(now)
        if key not in found:
            events = (Played(0, move) for move in GAME.legal(now, 0))
            found[key] = max(best(GAME.apply(now, event).state) for event in events)
        return found[key]

    return best(state)


def alike(state: RondaState) -> object:
    barred = None if state.barred is None else state.under(state.barred)
    opened = tuple(sorted(map(state.under, state.open)))
    return state.phase, tuple(sorted(state.cups)), opened, barred, state.hands


def test_hidden_beans_change_nothing() -> None:
    """Worlds that differ only under cups that were never lifted give the same advice."""
    other = (0, 1, 2, 4, 3, 0, 2, 1, 4, 3)
    said = []
    for cups in (ORDER, other):
        match = table(cups)
        lift(match, 1, 2)
        lift(match, 3, 6)
        said.append(ask(match, RondaEngine(replies=1), Limit(nodes=3_000)))
    assert said[0] == said[1]


def test_turns_without_a_new_cup_are_counted() -> None:
    match = table(ORDER)
    for _ in range(9):
        lift(match, 1, 2)
    assert idle_turns(match.facts(0)) == 9
    lift(match, 3)
    assert idle_turns(match.facts(0)) == 0


def test_it_stops_immediately_when_cancelled() -> None:
    advice = ask(table(ORDER), RondaEngine(), Limit(stopped=lambda: True))
    assert advice.score.certainty is Certainty.ESTIMATED


def test_invalid_calls_are_refused() -> None:
    match = table(ORDER)
    seen, rng = match.observation(0), Random(1)
    with pytest.raises(OutOfTurn):
        CALM.advise(seen, FiniteMoves(()), QUICK, rng)
    bent = replace(seen, view=replace(seen.view, hands=(3, 10)))
    with pytest.raises(BadPosition):
        CALM.advise(bent, GAME.legal(match.state, 0), QUICK, rng)


def test_there_are_five_levels() -> None:
    assert len(find("ronda").levels) == len(LEVEL_NAMES)
    match = table(ORDER)
    for level in find("ronda").levels:
        assert ask(match, level.make(), QUICK).move in GAME.legal(match.state, 0)
    assert Pass() not in GAME.legal(match.state, 0)
