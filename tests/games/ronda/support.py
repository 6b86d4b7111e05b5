"""Helpers to reach positions and play from them."""

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
    """Return the state after some moves of the seat to act, and all their facts."""
    facts: list[Fact] = []
    for text in texts:
        step = GAME.apply(state, Played(state.actor, GAME.parse(text, state)))
        state = step.state
        facts.extend(step.facts)
    return state, facts


def texts(state: RondaState) -> list[str]:
    return [GAME.format(move) for move in GAME.legal(state, state.actor)]


def random_event(state: RondaState, rng: Random) -> Event:
    """Return a possible next event; pairs are found often, so that all rules are used."""
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
    """Yield the states of a game from its start."""
    rng, state = Random(seed), GAME.new(options, seats)
    yield state
    for _ in range(most):
        if isinstance(GAME.turn(state), Over):
            return
        state = GAME.apply(state, random_event(state, rng)).state
        yield state


def played(options: RondaOptions, seats: int, seed: int, events: int) -> Match[Any, Any, Any, Any]:
    """Return a match after some events."""
    match, rng = Match(GAME, options, seats, b"any"), Random(seed)
    while match.number < events and not match.over:
        match.replay(random_event(match.state, rng))
    return match


def twin(state: RondaState, rng: Random, fixed: tuple[int, ...]) -> RondaState:
    """Return a state that looks the same: beans are swapped under covered, not fixed cups."""
    free = [cup for cup in range(1, 11) if cup not in (*state.open, *fixed)]
    beans = [state.under(cup) for cup in free]
    rng.shuffle(beans)
    cups = list(state.cups)
    for cup, under in zip(free, beans, strict=True):
        cups[cup - 1] = under
    return replace(state, cups=tuple(cups))
