"""Compile time doesn't count as thinking time: the first call for a kind of table is repeated."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cupboard.core.match import Match
from cupboard.core.moveset import MoveSet
from cupboard.core.registry import game, game_ids
from cupboard.experts import find
from cupboard.players.ask import WARMUP_LIMIT, ask
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit

SHORT = Limit(seconds=0.2, nodes=200)


class Noting:
    """Engine that plays the first move and notes its limits."""

    def __init__(self) -> None:
        self.limits: list[Limit] = []

    def advise(self, observation: Any, legal: MoveSet[Any], limit: Limit, rng: Any) -> Advice:
        self.limits.append(limit)
        return Advice(legal.first(), Score(rng.random(), Unit.CHANCE, Certainty.ESTIMATED, seat=0))


def table(game_id: str) -> tuple[Any, Any]:
    """Return what the first seat to act knows at the start of a game."""
    chosen = game(game_id)
    match = Match(chosen, chosen.options(), 2, b"seed")
    match.draw()
    seat = match.waiting_for[0]
    return match.observation(seat), chosen.legal(match.state, seat)


def test_the_first_call_uses_neither_thinking_time_nor_random_numbers() -> None:
    engine, (seen, legal) = Noting(), table("kala")
    first = ask(engine, seen, legal, SHORT, random.Random(7))
    again = ask(engine, seen, legal, SHORT, random.Random(7))
    assert engine.limits == [WARMUP_LIMIT, SHORT, SHORT]
    assert first == again


@pytest.mark.parametrize("game_id", game_ids())
def test_every_engine_answers_with_hardly_any_time(game_id: str) -> None:
    """The unmeasured first call relies on this."""
    seen, legal = table(game_id)
    engine = find(game_id).levels[0].make()
    assert engine.advise(seen, legal, WARMUP_LIMIT, random.Random(1)).move in legal
    assert ask(engine, seen, legal, SHORT, random.Random(1)).move in legal


@pytest.mark.parametrize("game_id", ["kala", "kalaha"])
def test_a_master_also_searches_on_its_first_call(game_id: str) -> None:
    seen, legal = table(game_id)
    advice = ask(
        find(game_id).levels[-1].make(), seen, legal, Limit(nodes=20_000), random.Random(1)
    )
    assert advice.score.certainty is not Certainty.ESTIMATED
