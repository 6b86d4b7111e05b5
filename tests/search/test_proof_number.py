"""Proofs agree with brute force, keep their limits and refuse unprovable games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import cupboard
from cupboard.core.errors import CupboardError
from cupboard.core.kernel import CHANCE, OVER
from cupboard.core.types import Act, Over, Played
from cupboard.experts.kala.proof_hints import KALA
from cupboard.games.kala import GAME, KalaState
from cupboard.games.kala.layout import AT, CUP, STORE
from cupboard.search import proof_number
from cupboard.search import proof_number_loop as loop
from cupboard.search.budget import Budget
from cupboard.search.proof_hints import PLAIN, ProofHints
from cupboard.search.proof_number import Prover
from cupboard.search.proof_number_table import LEAST_BYTES
from tests.search.oracle import begun, random_positions, state_with, winner_of

SMALL = 1 << 20
INSIGHTS = {"plain": PLAIN, "kala": KALA}


@pytest.mark.parametrize("insight", INSIGHTS.values(), ids=INSIGHTS)
def test_small_games_agree_with_brute_force(insight: ProofHints) -> None:
    tables: list[dict[str, Any]] = [{"store_beans": beans} for beans in range(4, 12)]
    tables += [{"edition": "bank", "bank_beans": beans} for beans in range(4, 17)]
    prover, winners = Prover(GAME, insight, SMALL), Counter[int]()
    for choices in tables:
        state = begun(**choices)
        verdict = prover.prove(state, Budget())
        assert verdict.winner == winner_of(state), choices
        winners[verdict.winner] += 1
    assert winners[0] > 3
    assert winners[1] > 3


@pytest.mark.parametrize(
    ("insight", "size"),
    [(PLAIN, 1 << 24), (KALA, 1 << 24), (KALA, LEAST_BYTES)],
    ids=["plain", "kala", "kala-forgetful"],
)
def test_random_positions_agree_with_brute_force(insight: ProofHints, size: int) -> None:
    """They share one table: entries from one position must not spoil the next."""
    prover, winners = Prover(GAME, insight, size), Counter[bool]()
    bank = {"edition": "bank", "bank_beans": 40}
    for choices in ({"store_beans": 13}, {"store_beans": 16}, bank):
        for state in random_positions(7, 40, 13, **choices):
            verdict = prover.prove(state, Budget())
            assert verdict.winner == winner_of(state), state
            winners[verdict.winner == state.actor] += 1
    assert min(winners[True], winners[False]) > 20


def test_every_reply_and_the_line_keep_the_proven_result() -> None:
    prover, kinds = Prover(GAME, KALA, SMALL), Counter[bool]()
    for state in random_positions(11, 30, 12, store_beans=14):
        winner, seat = winner_of(state), state.actor
        replies = list(prover.every_reply(state, Budget()))
        moves = list(GAME.legal(state, seat))
        assert [GAME.kernel.code(move) for move in moves] == [reply.code for reply in replies]
        for move, reply in zip(moves, replies, strict=True):
            after = GAME.apply(state, Played(seat, move)).state
            turn = GAME.turn(after)
            over = isinstance(turn, Over)
            expected = turn.outcome.winners[0] if isinstance(turn, Over) else winner_of(after)
            assert reply.winner == expected, (over, state)
        assert (winner == seat) == any(reply.winner == seat for reply in replies)
        kinds[winner == seat] += 1
        assert _end_of(state, prover.line(state, Budget())) == winner
    assert min(kinds.values()) > 5


def _end_of(state: KalaState, line: tuple[Any, ...]) -> int:
    for move in line:
        state = GAME.apply(state, Played(state.actor, move)).state
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    return turn.outcome.winners[0]


def test_a_limit_gives_no_verdict_and_never_a_wrong_one() -> None:
    state = begun(store_beans=16)
    full = Budget()
    assert Prover(GAME, KALA, SMALL).prove(state, full).winner == 1
    for nodes in (1, 2, 10, 100, full.used - 1, full.used, full.used + 1):
        budget = Budget(nodes=nodes)
        verdict = Prover(GAME, KALA, SMALL).prove(state, budget)
        assert budget.used == min(nodes, full.used)
        assert verdict.winner == (1 if nodes >= full.used else None)
        assert (verdict.best() is None) == (verdict.winner is None)


def test_it_stops_when_cancelled_and_when_time_is_up() -> None:
    prover, state = Prover(GAME, KALA, SMALL), begun()
    for budget in (Budget(stopped=lambda: True), Budget(deadline=0.0)):
        verdict = prover.prove(state, budget)
        assert (verdict.winner, verdict.replies, budget.used) == (None, (), 0)
    asked = iter([False, False, True])
    budget = Budget(stopped=lambda: next(asked))
    assert prover.prove(state, budget).winner is None
    assert budget.used == 2 * proof_number.SLICE


def test_slicing_a_search_does_not_change_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seen = begun(store_beans=14), []
    for piece in (7, 10_000):
        monkeypatch.setattr(proof_number, "SLICE", piece)
        told: list[int] = []
        budget = Budget(report=told.append)
        prover = Prover(GAME, KALA, SMALL)
        seen.append((prover.prove(state, budget), budget.used, prover.table.tobytes()))
        assert sum(told) == budget.used
    assert seen[0] == seen[1]


def test_a_proven_result_is_remembered() -> None:
    prover, state = Prover(GAME, KALA, SMALL), begun(store_beans=16)
    prover.prove(state, Budget())
    again = Budget()
    assert prover.prove(state, again).winner == 1
    assert again.used == 1


def refused(game_id: str, state: Any, size: int = LEAST_BYTES) -> str:
    with pytest.raises(CupboardError) as problem:
        Prover(cupboard.game(game_id), table_bytes=size).prove(state, Budget(nodes=100_000))
    return problem.value.key


def test_unprovable_games_are_refused() -> None:
    kalaha, dacapo = cupboard.game("kalaha"), cupboard.game("dacapo")
    assert refused("kalaha", kalaha.new(kalaha.options(), 3)) == "proof-two-seats"
    assert refused("kala", GAME.new(GAME.options(), 2)) == "chance-is-due"
    assert refused("kala", begun(), LEAST_BYTES - 1) == "proof-table-too-small"
    assert refused("dacapo", dacapo.new(dacapo.options(), 2)) == "proof-not-compiled"


@pytest.mark.parametrize(("said", "key"), [(OVER, "proof-ends-tied"), (CHANCE, "proof-has-chance")])
def test_a_tie_or_a_chance_event_ends_the_search(
    said: int, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One interpreted step of the loop, in a game that ends with equal points."""
    monkeypatch.setattr(loop, "points", lambda cells, rules, out: out.fill(1))
    cells = begun().cells()
    stack = loop.new_stack(cells, 1, 3, 1)
    step: Any = loop._winner
    step(stack, cells, None, said)
    with pytest.raises(CupboardError) as problem:
        Prover(GAME, table_bytes=LEAST_BYTES)._require_sound(int(stack.head[loop.STATUS]))
    assert problem.value.key == key


def test_garbage_and_finished_games_are_refused() -> None:
    state = begun()
    for at, value in ((AT, 99), (AT, 15), (CUP, 9), (STORE, 400), (STORE, -5)):
        cells = state.cells()
        cells[at] = value
        problem = refused("kala", state_with(state, cells))
        assert problem.startswith(("kala-position", "proof-no-position"))
    assert refused("kala", replace(state, data=b"")) == "proof-no-position"
    assert refused("kala", replace(state, data=np.ones(99, np.int16).tobytes()))
    short = begun(store_beans=4)
    while isinstance(turn := GAME.turn(short), Act):
        move = GAME.legal(short, turn.seats[0]).first()
        short = GAME.apply(short, Played(turn.seats[0], move)).state
    assert refused("kala", short) == "game-is-over"
