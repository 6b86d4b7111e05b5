"""The oracle must detect every mutant; each is one change of `rules.py`."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cupboard
from cupboard.core import trace as tracing
from cupboard.core.kernel import CHANCE, OVER, Cells
from cupboard.games.kala import GAME, KalaOptions, KalaState
from cupboard.games.kala.fact_reader import facts_of
from cupboard.games.kala.game import MAX_MOVES
from cupboard.games.kala.layout import TRACE_ENTRIES, WIDTH
from cupboard.games.kala.moves import format_move, move_of
from tests.games.kala import oracle
from tests.games.kala.retold import retold
from tests.games.kala.support import table_of
from tests.mutants.harness import Mutant, kill, load

pytestmark = pytest.mark.rule(
    "KALA-1",
    "KALA-2",
    "KALA-3",
    "KALA-4",
    "KALA-5",
    "KALA-6",
    "KALA-7",
    "KALA-8",
    "KALA-9",
    "KALA-10",
    "KALA-11",
    "KALA-12",
    "KALA-13",
    "KALA-14",
    "KALA-15",
)

HERE = Path(__file__).parent
MODULE = "cupboard.games.kala.rules"
MUTANTS = [
    Mutant(module=MODULE, **entry)
    for entry in tomllib.loads((HERE / "mutants.toml").read_text(encoding="utf-8"))["mutant"]
]
PINNED = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))["position"]
EDITIONS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "bank"},
    {"store_beans": 7},
    {"store_beans": 9, "fewer_beans": (0, 2)},
    {"edition": "bank", "bank_beans": 41},
    {"edition": "bank", "bank_beans": 8},
)


def agreeing(rules: Any) -> int:
    """Play random games with these rules and the oracle, and return how many states agreed.

    The games start from the beginning and from positions just before rare events. The first
    difference raises an AssertionError; rules that leave the board count as different too.
    """
    rng = random.Random(16)
    return sum(
        _side_by_side(rules, options, cells, table, rng)
        for options, cells, table in _beginnings(rules, rng)
    )


def _beginnings(
    rules: Any, rng: random.Random
) -> Iterator[tuple[KalaOptions, Cells, oracle.Table]]:
    for choices in EDITIONS * 3:
        options = GAME.options(**choices)
        yield options, *_drawn(rules, options, rng.randrange(1 << 20))
    for pinned in PINNED:
        state = cupboard.position(pinned["position"])
        assert isinstance(state, KalaState)
        yield state.options, state.cells(), table_of(state)


def _drawn(rules: Any, options: KalaOptions, number: int) -> tuple[Cells, oracle.Table]:
    """Return a new game whose starting player is decided."""
    cells = np.full(WIDTH, 9, dtype=np.int16)
    flat = KalaState(options, 2, b"").rules
    rules.set_up(cells, flat)
    table = oracle.lay_out((flat.dark, flat.light), flat.bank)
    assert _table(options, cells) == table
    assert rules.actor(cells, flat) == CHANCE
    rules.chance(cells, flat, number)
    return cells, oracle.start_turn(table, number % 2)


def _side_by_side(
    rules: Any, options: KalaOptions, cells: Cells, table: oracle.Table, rng: random.Random
) -> int:
    flat = KalaState(options, 2, b"").rules
    agreed = 1
    while table.stage != "lost":
        assert _table(options, cells) == table
        assert rules.actor(cells, flat) == table.who
        table = _one_move(rules, cells, flat, table, rng)
        agreed += 1
    assert _table(options, cells) == table
    assert rules.actor(cells, flat) == OVER
    worth = np.zeros(2, dtype=np.int16)
    rules.points(cells, flat, worth)
    assert worth.argmin() == table.who
    return agreed


def _one_move(
    rules: Any, cells: Cells, flat: Any, table: oracle.Table, rng: random.Random
) -> oracle.Table:
    out = np.zeros(MAX_MOVES, dtype=np.int16)
    codes = out[: rules.moves(cells, flat, out)].tolist()
    steps = rules.steps_due(cells)
    offered = [format_move(move_of(code, steps)) for code in codes]
    assert sorted(offered) == sorted(oracle.choices(table))
    chosen = rng.randrange(len(codes))
    trace = tracing.blank(TRACE_ENTRIES)
    rules.play(cells, flat, codes[chosen], trace)
    following = oracle.play(table, offered[chosen])
    assert retold(table, facts_of(trace)) == following
    return following


def _table(options: KalaOptions, cells: Cells) -> oracle.Table:
    return table_of(KalaState(options, 2, cells.tobytes()))


def test_the_true_rules_pass_the_mutant_check() -> None:
    """Interpreted, over hundreds of states.

    The facts of every move, without any rules, lead to the same table.
    """
    assert agreeing(load(MODULE)) > 400


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_a_broken_rule_is_detected(mutant: Mutant) -> None:
    kill(mutant, agreeing)


def test_every_rule_that_can_be_broken_has_a_mutant() -> None:
    """All but KALA-14: nothing is hidden, so `rules.py` has no code for it."""
    broken = {mutant.rule for mutant in MUTANTS}
    assert {clause.id for clause in GAME.spec.clauses} - broken == {"KALA-14"}
