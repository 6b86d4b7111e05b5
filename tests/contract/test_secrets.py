"""Contract 5: no leaks. Hidden information changes nothing that a seat receives, at any step."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import pytest

from cupboard.core.codec import fact_to_json, view_to_json
from cupboard.core.match import Match
from cupboard.core.registry import AnyGame, AnyMatch
from cupboard.core.spec import Trait
from cupboard.core.types import Fact, Seat
from tests.contract.support import (
    GAMES,
    Table,
    covering_table,
    every_table,
    finished,
    moment,
    samples,
)

MAX_STEPS = 30

MEMORY_AND_SECRETS = {Trait.SECRETS, Trait.MEMORY}


@dataclass(frozen=True, slots=True)
class Unheard(Fact):
    """A fact that belongs to no game."""


def told(game: AnyGame, state: Any, seat: Seat | None) -> tuple[object, ...]:
    """Return what a seat receives at a moment of a match: view, legal moves, turn.

    Boards and pictures are drawn from the view alone.
    """
    view = game.view(state, seat)
    legal = game.legal(state, seat) if seat is not None else ()
    moves = [game.format(move) for move in legal] if getattr(legal, "finite", True) else []
    return (view, repr(view_to_json(view)), moves, game.turn(state))


def drawn(game: AnyGame, state: Any, seat: Seat | None) -> tuple[str, str]:
    """Return the board and the picture that a seat receives."""
    view = game.view(state, seat)
    return game.draw(view), game.svg(view)


def other_world(match: AnyMatch, seat: Seat | None, rng: random.Random) -> AnyMatch | None:
    """Return a match that the seat can't tell from this one, or None if nothing is hidden."""
    if not MEMORY_AND_SECRETS & match.game.spec.traits:
        return None
    other = Match(match.game, match.options, match.seats, b"another seed")
    for event in match.game.sample_log(match.observation(seat), rng):
        other.replay(event)
    return other


def some_steps(last: int, rng: random.Random) -> list[int]:
    """Return every step of a game; of a game with thousands of steps (Ronda), some and the last."""
    steps = range(max(0, last + 1))
    if len(steps) <= MAX_STEPS:
        return list(steps)
    return [*rng.sample(steps[:-1], MAX_STEPS), steps[-1]]


@covering_table
def test_other_worlds_look_the_same_at_every_step(table: Table) -> None:
    """Hidden differences don't show.

    Views, facts, pictures and moves are byte-identical in a world that differs only in what the
    seat, or a spectator, can't see.
    """
    compared = different = 0
    whole = finished(table)
    early = moment(whole, whole.number // 4)  # most is still hidden
    for match in (early, *samples(table, 2, 2)):
        for seat in (*range(table.seats), None):
            rng = random.Random(f"{table} {match.number} {seat}")
            other = other_world(match, seat, rng)
            if other is None:
                world = table.game.sample_world(match.observation(seat), rng)
                assert world == match.state
                continue
            assert other.number == match.number
            assert other.facts(seat) == match.facts(seat)
            last = match.number if not match.over else match.number - 1
            mine, theirs = match.states, other.states
            steps = some_steps(last, rng)
            for at in steps:
                assert told(table.game, mine[at], seat) == told(table.game, theirs[at], seat)
                compared += 1
            for at in steps[-1:]:
                assert drawn(table.game, mine[at], seat) == drawn(table.game, theirs[at], seat)
            different += theirs != mine
    if MEMORY_AND_SECRETS & table.game.spec.traits:
        assert compared
    if {Trait.SECRETS, Trait.CHANCE} <= table.game.spec.traits:
        assert different, "the other worlds were all the same one"


@every_table
def test_facts_and_views_are_plain_data(table: Table) -> None:
    """Every fact is declared, and everything shown is JSON."""
    for match in samples(table, 1, 3):
        for seat in (*range(table.seats), None):
            for fact in match.facts(seat):
                assert type(fact) in table.game.spec.facts
                assert fact_to_json(fact)["fact"] == type(fact).__name__
            assert view_to_json(table.game.view(match.state, seat))


@pytest.mark.parametrize(
    "game", [g for g in GAMES if MEMORY_AND_SECRETS & g.spec.traits], ids=lambda g: g.spec.id
)
def test_unknown_facts_are_hidden(game: AnyGame) -> None:
    """`see` fails closed: it hides facts that it doesn't know."""
    assert game.see(Unheard(), 0) is None
    assert game.see(Unheard(), None) is None
