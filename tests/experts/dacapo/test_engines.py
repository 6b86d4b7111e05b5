"""The Da Capo engines in whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cupboard.core.errors import OutOfTurn
from cupboard.core.match import Match
from cupboard.core.moveset import FiniteMoves
from cupboard.experts import find
from cupboard.experts.dacapo import book_store
from cupboard.experts.dacapo.biased_engine import BiasedEngine
from cupboard.experts.dacapo.equilibrium_engine import Equilibrium, draw
from cupboard.games.dacapo import Show
from cupboard.players.engine import Advice, Certainty, Limit, Unit
from cupboard.players.levels import LEVEL_NAMES
from tests.experts.dacapo.oracle import GAME

LONG = Limit(seconds=600)


def advise(match: Any, seat: int, engine: Any = None, limit: Limit = LONG) -> Advice:
    legal = GAME.legal(match.state, seat)
    asked = engine or Equilibrium()
    advice: Advice = asked.advise(match.observation(seat), legal, limit, random.Random(1))
    assert advice.move in legal
    assert [show for show, _ in advice.mix] == list(legal)
    assert sum(chance for _, chance in advice.mix) == pytest.approx(1, abs=1e-6)
    assert dict(advice.mix)[advice.move] > 0
    assert advice.score.unit is Unit.CHANCE
    assert 0 <= advice.score.value <= 1
    return advice


def table(seats: int, **options: Any) -> Any:
    return Match(GAME, GAME.options(**options), seats, b"seed")


def show(match: Any, *beans: int) -> None:
    for seat, number in zip(match.waiting_for, beans, strict=True):
        match.play(seat, Show(number))


def test_two_players_are_solved_and_their_chances_sum_to_one() -> None:
    match = table(2, beans=8)
    show(match, 3, 2)
    first, second = advise(match, 0), advise(match, 1)
    assert first.score.certainty is second.score.certainty is Certainty.PROVEN
    assert first.score.value + second.score.value == pytest.approx(1, abs=1e-12)
    assert first.score.value > 0.5


def test_hidden_stocks_are_counted() -> None:
    hidden, open_ = table(2, beans=8, hide_stocks=True), table(2, beans=8)
    for match in (hidden, open_):
        show(match, 3, 2)
        show(match, 1, 1)
    assert hidden.observation(0).view.stocks[1] is None
    assert advise(hidden, 0).mix == advise(open_, 0).mix


def test_more_players_are_estimated() -> None:
    match = table(3, beans=6)
    assert advise(match, 0).score.certainty is Certainty.ESTIMATED
    assert advise(match, 0).score.value == pytest.approx(1 / 3, abs=1e-3)
    assert advise(match, 0).mix == advise(match, 2).mix


def test_without_a_book_the_ending_is_solved_and_the_opening_sampled() -> None:
    match = table(5, beans=12)
    assert not book_store.makes_book(5, 12)
    advise(match, 0, limit=Limit(seconds=0.3))
    while not match.over and max(match.state.stocks) > 3:
        show(match, *(min(3, match.state.stocks[seat]) for seat in match.waiting_for))
    advice = advise(match, 0)
    assert advice.score.certainty is Certainty.ESTIMATED


def test_it_answers_when_cancelled_and_can_think_again() -> None:
    match = table(2, beans=9)
    hurried = advise(match, 0, limit=Limit(stopped=lambda: True))
    assert hurried.score.certainty is Certainty.ESTIMATED
    assert advise(match, 0).score.certainty is Certainty.PROVEN


def test_a_book_is_stored_and_a_damaged_one_rebuilt() -> None:
    match = table(2, beans=5)
    mix = advise(match, 0).mix
    home = book_store.folder(2, 5)
    assert {path.name for path in home.iterdir()} == {"answers.npy", "keys.npy", "shape.npy"}
    book_store.shelf.cache_clear()
    assert book_store.load(2, 5) is not None
    assert advise(match, 0).mix == mix
    (home / "keys.npy").write_bytes(b"no array")
    book_store.shelf.cache_clear()
    assert book_store.load(2, 5) is None
    assert advise(match, 0).mix == mix


def test_a_seat_that_is_not_to_choose_gets_an_error() -> None:
    match = table(3, beans=4)
    show(match, 4, 1, 1)
    nothing: FiniteMoves[Show] = FiniteMoves(())
    for engine in (Equilibrium(), BiasedEngine(0.5)):
        with pytest.raises(OutOfTurn) as out:
            engine.advise(match.observation(0), nothing, LONG, random.Random(1))
        assert out.value.key == "engine-not-asked"
    show(match, 3, 3)
    assert match.over
    with pytest.raises(OutOfTurn):
        Equilibrium().advise(match.observation(1), nothing, LONG, random.Random(1))


def test_draws_follow_the_mix() -> None:
    rng = random.Random(1)
    mix = ((Show(1), 0.0), (Show(2), 0.25), (Show(3), 0.75), (Show(4), 0.0))
    drawn = [draw(mix, rng).beans for _ in range(4000)]
    assert set(drawn) == {2, 3}
    assert drawn.count(3) == pytest.approx(3000, abs=120)


def test_there_are_five_levels_and_each_plays_every_table() -> None:
    found = find("dacapo").levels
    assert [level.name for level in found] == ["sprout", "gardener", "farmer", "miller", "master"]
    assert len(found) == len(LEVEL_NAMES)
    assert all(level.limit.seconds is not None and level.limit.seconds <= 1 for level in found[:-1])
    for seats in (2, 3):
        match = table(seats, beans=6, hide_stocks=True)
        for level in found:
            advise(match, 0, level.make())
