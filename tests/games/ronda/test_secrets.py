"""RONDA-13: covered beans are hidden until the end; a perfect memory knows what was seen."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from cupboard.core import codec
from cupboard.core.errors import CupboardError
from cupboard.core.match import Match
from cupboard.core.types import Fact, Over, Played, Resolved
from cupboard.games.ronda import GAME, Lift, RondaMove, RondaState
from cupboard.games.ronda.facts import FACTS, Covered, Lifted, Uncovered
from cupboard.games.ronda.sampling import arrangement
from tests.games.ronda.support import at, played, random_event, twin, walk

pytestmark = pytest.mark.rule("RONDA-13")

EVERY_TEXT = [*(f"{sign}{cup}" for sign in ("", "+", "=") for cup in range(1, 11)), "pass"]
EYES = (None, 0, 1)


def acting(preset: str, seed: int, most: int = 250) -> Iterator[RondaState]:
    return (s for s in walk(GAME.options(preset), 2, seed, most) if GAME.acting(s))


def answer(state: RondaState, text: str) -> str:
    """Return the game's whole answer to a move text."""
    try:
        return GAME.format(GAME.parse(text, state))
    except CupboardError as problem:
        return f"{type(problem).__name__} {problem.details} {problem}"


@pytest.mark.parametrize("preset", ["standard", "easy", "easiest"])
def test_covered_beans_change_nothing_visible(preset: str) -> None:
    rng, differed = Random(1), 0
    for state in acting(preset, 3):
        other = twin(state, rng, ())
        differed += other.cups != state.cups
        for eyes in EYES:
            # Pictures are made only from the view, so they are the same as well.
            assert GAME.view(other, eyes) == GAME.view(state, eyes)
        assert GAME.default_move(other, state.actor) == GAME.default_move(state, state.actor)
        assert [answer(other, text) for text in EVERY_TEXT] == [
            answer(state, text) for text in EVERY_TEXT
        ]
    assert differed > 100


@pytest.mark.parametrize("preset", ["standard", "easy", "easiest"])
def test_covered_beans_change_nothing_that_happens(preset: str) -> None:
    """Only the lifted cup determines what a step shows; the end shows all."""
    rng, differed = Random(2), 0
    for state in (*acting(preset, 4), *acting(preset, 5)):
        for move in GAME.legal(state, state.actor):
            other = twin(state, rng, shown_by(move))
            differed += other.cups != state.cups
            mine = GAME.apply(state, Played(state.actor, move))
            theirs = GAME.apply(other, Played(state.actor, move))
            assert before_the_end(mine.facts) == before_the_end(theirs.facts)
            assert GAME.turn(mine.state) == GAME.turn(theirs.state)
            if not isinstance(GAME.turn(mine.state), Over):
                assert mine.facts == before_the_end(mine.facts)
                assert GAME.view(mine.state, 0) == GAME.view(theirs.state, 0)
    assert differed > 500


def before_the_end(facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    return tuple(fact for fact in facts if not isinstance(fact, Uncovered))


def shown_by(move: RondaMove) -> tuple[int, ...]:
    return (move.cup,) if isinstance(move, Lift) else ()


def test_a_view_shows_only_open_cups() -> None:
    *before, last = walk(GAME.options(), 3, 11)
    assert isinstance(GAME.turn(last), Over)
    for state in before:
        shown = GAME.view(state, 1).cups
        assert [cup for cup, beans in enumerate(shown, 1) if beans is not None] == sorted(
            state.open
        )
        assert all(shown[cup - 1] == state.under(cup) for cup in state.open)


@pytest.mark.parametrize("seed", range(5))
def test_the_end_lifts_every_cup_for_everyone(seed: int) -> None:
    """Each covered cup has a fact of its own, in the last step and in no other."""
    match, rng = Match(GAME, GAME.options(beans=3), 2, b"any"), Random(seed)
    while not match.over:
        assert not any(isinstance(fact, Uncovered) for fact in match.facts(None))
        match.replay(random_event(match.state, rng))
    last = match.state
    for eyes in EYES:
        assert GAME.view(last, eyes).cups == last.cups
        told = [fact for fact in match.facts(eyes) if isinstance(fact, Uncovered)]
        assert [fact.cup for fact in told] == [n for n in range(1, 11) if n not in last.open]
        assert all(fact.beans == last.under(fact.cup) for fact in told)


def test_covering_and_shuffling_reveal_no_beans() -> None:
    assert codec.fact_to_json(Covered(4)) == {"fact": "Covered", "cup": 4}
    step = GAME.apply(GAME.new(GAME.options(), 2), Resolved("shuffle", tuple([0, 1, 2, 3, 4] * 2)))
    assert [codec.fact_to_json(fact) for fact in step.facts] == [{"fact": "Shuffled"}]


def test_an_unknown_fact_is_hidden() -> None:
    class Peeked(Fact):
        pass

    assert all(GAME.see(Peeked(), eyes) is None for eyes in EYES)
    assert GAME.see(Covered(1), None) == Covered(1)
    assert set(GAME.spec.facts) == set(FACTS)


# A perfect memory


@pytest.mark.parametrize("preset", GAME.spec.presets)
def test_a_sampled_history_looks_exactly_the_same(preset: str) -> None:
    """Replayed, it gives the same facts and view, and every cup ever lifted has the same beans."""
    for seed in range(25):
        match = played(GAME.options(preset), 2 + seed % 4, seed, 3 * seed)
        seen = match.observation(0)
        log = GAME.sample_log(seen, Random(seed))
        again = Match(GAME, match.options, match.seats, b"other")
        for event in log:
            again.replay(event)
        assert again.facts(0) == seen.facts
        assert again.observation(0).view == seen.view
        assert again.events[1:] == match.events[1:]
        known = {fact.cup for fact in seen.facts if isinstance(fact, Lifted)}
        assert all(again.state.under(cup) == match.state.under(cup) for cup in known)
        assert GAME.sample_world(seen, Random(seed)) == again.state


class Script:
    """A random source that plays back given numbers and reports the next range it needs."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = list(numbers)
        self.chance = Fraction(1)

    def randrange(self, stop: int, /) -> int:
        if not self.numbers:
            raise NeedsMoreError(stop)
        self.chance /= stop
        return self.numbers.pop(0)

    def random(self) -> float:
        raise NotImplementedError


class NeedsMoreError(Exception):
    def __init__(self, stop: int) -> None:
        self.stop = stop


def every_arrangement(facts: tuple[Fact, ...]) -> dict[tuple[int, ...], Fraction]:
    """Return every shuffle that can be drawn, with its exact probability."""
    chances: dict[tuple[int, ...], Fraction] = {}
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        numbers = waiting.pop()
        script = Script(numbers)
        try:
            drawn = arrangement(facts, script)
        except NeedsMoreError as need:
            waiting.extend((*numbers, number) for number in range(need.stop))
            continue
        chances[drawn] = chances.get(drawn, Fraction(0)) + script.chance
    return chances


@pytest.mark.rule("RONDA-1")
def test_unseen_cups_are_sampled_fairly() -> None:
    """Six cups seen, four unseen with 1, 3, 4 and 4 beans.

    All twelve orders are equally likely, exactly.
    """
    seen = {1: 0, 2: 0, 3: 2, 4: 2, 5: 1, 6: 3}
    facts = tuple(Lifted(0, cup, beans) for cup, beans in seen.items())
    chances = every_arrangement(facts)
    assert len(chances) == 12
    assert set(chances.values()) == {Fraction(1, 12)}
    assert all(drawn[:6] == tuple(seen.values()) for drawn in chances)
    assert all(sorted(drawn[6:]) == [1, 3, 4, 4] for drawn in chances)


@pytest.mark.rule("RONDA-1")
def test_a_cup_with_an_added_bean_still_reveals_its_original_beans() -> None:
    state = at("0123401234 10,10 0/0 lot")
    match = Match(GAME, state.options, 2, b"any")
    match.resolve(state.cups)
    match.resolve(0)
    for text in ("3", "8", "+8", "pass", "8", "4", "pass"):
        match.play(match.state.actor, GAME.parse(text, match.state))
    shuffle = GAME.sample_log(match.observation(1), Random(9))[0]
    assert isinstance(shuffle, Resolved)
    assert [shuffle.outcome[cup - 1] for cup in (3, 4, 8)] == [2, 3, 2]


def test_nothing_is_sampled_before_the_shuffle() -> None:
    match = Match(GAME, GAME.options(), 2, b"any")
    assert GAME.sample_log(match.observation(0), Random(0)) == ()
