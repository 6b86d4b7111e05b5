"""The Kala prover plays proven moves and gives no other advice."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cupboard.core.errors import CupboardError
from cupboard.core.game import Observation
from cupboard.core.types import Over, Played
from cupboard.experts.kala.prover_engine import KalaProver
from cupboard.games.kala import GAME, KalaState
from cupboard.players.engine import Advice, Certainty, Limit, Unit
from tests.search.oracle import begun, random_positions, winner_of

SMALL = 1 << 20


def advised(state: KalaState, limit: Limit, seat: int | None = None, **wrong: Any) -> Advice | None:
    prover = KalaProver(table_bytes=SMALL)
    who = state.actor if seat is None else seat
    seen = Observation(state.options, state.seats, (), GAME.view(state, who), who)
    legal = wrong.get("legal", GAME.legal(state, who))
    return prover.advise(seen, legal, limit, random.Random(1))


def test_it_proves_wins_and_losses_and_its_line_leads_there() -> None:
    values = Counter[float]()
    for state in random_positions(13, 25, 12, store_beans=14):
        advice = advised(state, Limit(nodes=2_000_000))
        assert advice is not None
        assert (advice.score.certainty, advice.score.unit) == (Certainty.PROVEN, Unit.WIN)
        assert (advice.score.value > 0) == (winner_of(state) == state.actor)
        assert advice.line[0] == advice.move
        assert advice.move in GAME.legal(state, state.actor)
        values[advice.score.value] += 1
        winner, after = winner_of(state), state
        for move in advice.line:
            after = GAME.apply(after, Played(after.actor, move)).state
        turn = GAME.turn(after)
        assert isinstance(turn, Over)
        assert turn.outcome.winners == (winner,)
    assert min(values[1.0], values[-1.0]) > 3


def test_it_gives_no_advice_without_a_proof() -> None:
    state = begun()
    for limit in (Limit(nodes=1), Limit(nodes=3000), Limit(stopped=lambda: True)):
        assert advised(state, limit) is None


def refused(state: KalaState, **choices: Any) -> str:
    with pytest.raises(CupboardError) as problem:
        advised(state, Limit(nodes=1000), **choices)
    return problem.value.key


def test_it_refuses_a_seat_that_is_not_to_move() -> None:
    state = begun(store_beans=8)
    assert refused(state, seat=1) == "engine-not-asked"
    assert refused(GAME.new(GAME.options(), 2), seat=0) == "engine-not-asked"
    after = GAME.apply(state, Played(0, GAME.legal(state, 0).first())).state
    assert refused(state, legal=GAME.legal(after, 1)) == "proof-other-position"
    while not isinstance(GAME.turn(after), Over):
        move = GAME.legal(after, after.actor).first()
        after = GAME.apply(after, Played(after.actor, move)).state
    assert refused(after) == "engine-not-asked"
