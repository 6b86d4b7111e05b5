"""Short ways to a position and from there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from cupboard.core.match import Match
from cupboard.core.types import Act, Chance, Event, Fact, Over, Played, Resolved
from cupboard.games.ronda import GAME, RondaOptions, RondaState


def at(body: str, options: str = "-", seats: int = 2) -> RondaState:
    return GAME.decode(f"ronda {seats} {options} {body}")


def do(state: RondaState, *texts: str) -> tuple[RondaState, list[Fact]]:
    """The state after some moves of whoever is to act, and all that happened."""
    facts: list[Fact] = []
    for text in texts:
        step = GAME.apply(state, Played(state.actor, GAME.parse(text, state)))
        state = step.state
        facts.extend(step.facts)
    return state, facts


def texts(state: RondaState) -> list[str]:
    return [GAME.format(move) for move in GAME.legal(state, state.actor)]


def random_event(state: RondaState, rng: Random) -> Event:
    """Something that can happen next; pairs are found often, so that everything gets its turn."""
    turn = GAME.turn(state)
    if isinstance(turn, Chance):
        return Resolved(turn.kind, GAME.outcomes(state).sample(rng))
    assert isinstance(turn, Act)
    moves = list(GAME.legal(state, state.actor))
    if len(state.open) == 1 and rng.random() < 0.6:
        wanted = state.under(state.open[0])
        equal = [m for m in moves if state.under(int(GAME.format(m))) == wanted]
        moves = equal or moves
    return Played(state.actor, rng.choice(moves))


def walk(options: RondaOptions, seats: int, seed: int, most: int = 10_000) -> Iterator[RondaState]:
    """The states of a game from its beginning."""
    rng, state = Random(seed), GAME.new(options, seats)
    yield state
    for _ in range(most):
        if isinstance(GAME.turn(state), Over):
            return
        state = GAME.apply(state, random_event(state, rng)).state
        yield state


def played(preset: str, seats: int, seed: int, events: int) -> Match[Any, Any, Any, Any]:
    """A match some events long."""
    match, rng = Match(GAME, GAME.options(preset), seats, b"any"), Random(seed)
    while match.number < events and not match.over:
        match.replay(random_event(match.state, rng))
    return match


def twin(state: RondaState, rng: Random, fixed: tuple[int, ...]) -> RondaState:
    """The same table to look at: the beans under all covered cups but the fixed ones changed."""
    free = [cup for cup in range(1, 11) if cup not in (*state.open, *fixed)]
    beans = [state.under(cup) for cup in free]
    rng.shuffle(beans)
    cups = list(state.cups)
    for cup, under in zip(free, beans, strict=True):
        cups[cup - 1] = under
    return replace(state, cups=tuple(cups))
