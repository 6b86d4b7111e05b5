"""Compiles what a game needs before anyone has to wait for it: the one entry point for that.

The work is a list of named steps, the most urgent first. The server runs them in a separate
process and lets people play as soon as the rules are done; commands run the steps they need before
their clock starts.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from cupboard.core.errors import MissingExtra
from cupboard.core.match import Match
from cupboard.core.registry import AnyGame, game
from cupboard.core.switched_rules import compiled_in_this_thread
from cupboard.core.types import Chance
from cupboard.experts import find
from cupboard.players.ask import WARMUP_LIMIT
from cupboard.players.levels import Level
from cupboard.search.precompile import precompile_searches

RULES, SOLVER, SEARCHES = "rules", "solver", "searches"
RULE_EVENTS = 40
"""Events of a random game that use every compiled rule."""


@dataclass(frozen=True)
class CompileStep:
    """A part of a game that is compiled by running it briefly."""

    name: str
    """`rules`, `solver`, `searches` or a level; a level has one step for each kind of table"""
    run: Callable[[], None]


def precompile(game_id: str, *only: str, done: Callable[[str], object] = lambda name: None) -> None:
    """Run all steps of a game, or those with some names; call `done` after each."""
    for step in compile_steps(game_id):
        if not only or step.name in only:
            step.run()
            done(step.name)


def compile_steps(game_id: str) -> Iterator[CompileStep]:
    """Yield what has to be compiled for a game, the most urgent first.

    A newcomer meets the weaker levels first. The strongest one may need the solver.
    """
    chosen, expert = game(game_id), find(game_id)
    yield CompileStep(RULES, partial(compile_rules, game_id))
    first, *others = tables(chosen)
    yield from _level_steps(chosen, first, expert.levels[:-1])
    if expert.precompile is not None:
        yield CompileStep(SOLVER, expert.precompile)
    yield from _level_steps(chosen, first, expert.levels[-1:])
    for table in others:
        yield from _level_steps(chosen, table, expert.levels)
    evaluation = expert.evaluation
    yield CompileStep(SEARCHES, lambda: precompile_searches(chosen, evaluation and evaluation()))


def _level_steps(
    chosen: AnyGame, table: tuple[str, int], levels: Sequence[Level]
) -> Iterator[CompileStep]:
    for level in levels:
        yield CompileStep(level.name, partial(_compile_level, chosen, *table, level))


def is_compiled_game(game_id: str) -> bool:
    """Return whether a game has compiled code at all."""
    return game(game_id).kernel is not None or find(game_id).precompile is not None


def tables(chosen: AnyGame) -> Iterator[tuple[str, int]]:
    """Yield every preset with its smallest and largest number of seats.

    Levels may use other algorithms for more players.
    """
    for name in chosen.spec.presets:
        seats = chosen.spec.seats_for(name)
        for number in sorted({seats[0], seats[-1]}):
            yield name, number


def compile_rules(game_id: str) -> None:
    """Use all compiled rules of a game once, as far as the packages it needs are installed."""
    with suppress(MissingExtra), compiled_in_this_thread():
        _play_random(game(game_id), random.Random(0))


def _play_random(chosen: AnyGame, rng: random.Random) -> None:
    match = Match(chosen, chosen.options(), chosen.spec.seats[0], b"warm")
    while not match.over and match.number < RULE_EVENTS:
        if isinstance(match.turn, Chance):
            match.draw_one()
        else:
            seat = match.waiting_for[0]
            match.play(seat, chosen.legal(match.state, seat).sample(rng))
        chosen.view(match.state, None)


def _compile_level(chosen: AnyGame, preset: str, seats: int, level: Level) -> None:
    match = Match(chosen, chosen.options(preset), seats, b"warm")
    match.draw()
    seat = match.waiting_for[0]
    legal = chosen.legal(match.state, seat)
    level.make().advise(match.observation(seat), legal, WARMUP_LIMIT, random.Random(0))
