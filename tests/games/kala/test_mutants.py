"""Broken rules must be caught: each mutant is one change of `rules.py`, run against the oracle.

The mutants run interpreted, so that none is compiled for nothing.
"""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from cupboard.core.kernel import CHANCE, OVER, Cells
from cupboard.games.kala import GAME, KalaState
from cupboard.games.kala import rules as kernel
from cupboard.games.kala.game import MOST_MOVES, facts_of
from cupboard.games.kala.layout import TRACE_ENTRIES, TRACE_STRIDE, WIDTH
from cupboard.games.kala.moves import format_move, move_of
from tests.games.kala import oracle
from tests.games.kala.retold import retold
from tests.games.kala.support import table_of

SOURCE = Path(kernel.__file__).read_text(encoding="utf-8")
COMPILED = 'compiled = njit(cache=True, nogil=True, inline="always")'


@dataclass(frozen=True)
class Mutant:
    """A change that breaks a rule."""

    name: str
    rule: str
    old: str
    new: str


MUTANTS = [
    Mutant(**entry)
    for entry in tomllib.loads(
        Path(__file__).with_name("mutants.toml").read_text(encoding="utf-8")
    )["mutant"]
]
GAMES = 40
EDITIONS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "bank"},
    {"store_beans": 7},
    {"edition": "bank", "bank_beans": 41},
)


def load(old: str, new: str) -> ModuleType:
    """The rules with one change, interpreted."""
    assert SOURCE.count(old) == 1, f"{old!r} must stand in the rules once"
    text = SOURCE.replace(old, new)
    assert text.count(COMPILED) == 1
    text = text.replace(COMPILED, "compiled = lambda function: function")
    module = ModuleType("mutant")
    exec(compile(text, "mutant of rules.py", "exec"), vars(module))
    return module


def differences(rules: Any, games: int) -> int:
    """Play random games with these rules and the oracle side by side; how many states agreed.
    The first difference is an AssertionError, and a rule that crashes differs too."""
    agreed = 0
    for choices in EDITIONS:
        options = GAME.options(**choices)
        for seed in range(games):
            agreed += _one_game(
                rules, KalaState(options, 2, b""), random.Random(f"{options} {seed}")
            )
    return agreed


def _one_game(rules: Any, state: KalaState, rng: random.Random) -> int:
    cells = np.zeros(WIDTH, dtype=np.int16)
    flat = state.rules
    rules.set_up(cells, flat)
    table = oracle.lay_out(flat.stores, flat.bank)
    assert _table(state, cells) == table
    assert rules.actor(cells, flat) == CHANCE
    number = rng.randrange(1 << 20)
    rules.chance(cells, flat, number)
    table = oracle.start_turn(table, number % 2)
    agreed = 1
    while table.stage != "lost":
        assert _table(state, cells) == table
        assert rules.actor(cells, flat) == table.who
        table = _one_move(rules, cells, flat, table, rng)
        agreed += 1
    assert _table(state, cells) == table
    assert rules.actor(cells, flat) == OVER
    worth = np.zeros(2, dtype=np.int16)
    rules.points(cells, flat, worth)
    assert worth.argmin() == table.who
    return agreed


def _one_move(
    rules: Any, cells: Cells, flat: Any, table: oracle.Table, rng: random.Random
) -> oracle.Table:
    out = np.zeros(MOST_MOVES, dtype=np.int16)
    codes = out[: rules.moves(cells, flat, out)].tolist()
    steps = rules.steps_due(cells)
    offered = [format_move(move_of(code, steps)) for code in codes]
    assert sorted(offered) == sorted(oracle.choices(table))
    chosen = rng.randrange(len(codes))
    trace = np.zeros(1 + TRACE_STRIDE * TRACE_ENTRIES, dtype=np.int16)
    rules.play(cells, flat, codes[chosen], trace)
    following = oracle.play(table, offered[chosen])
    assert retold(table, facts_of(trace)) == following
    return following


def _table(state: KalaState, cells: Cells) -> oracle.Table:
    return table_of(KalaState(state.options, 2, cells.tobytes()))


@pytest.mark.rule(*[f"KALA-{number}" for number in range(1, 16)])
def test_the_rules_themselves_pass_interpreted() -> None:
    """What catches the mutants lets the true rules through, and it does look at states; the facts
    of every move lead to the same table without any rule."""
    rules = load('"""KALA-5: so many beans', '"""KALA-5: so many beans')
    assert differences(rules, 12) > 600


@pytest.mark.rule(*sorted({mutant.rule for mutant in MUTANTS}))
@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name.replace(" ", "-"))
def test_a_broken_rule_is_caught(mutant: Mutant) -> None:
    """By a difference from the oracle, or because it runs off the board."""
    broken = load(mutant.old, mutant.new)
    with pytest.raises((AssertionError, IndexError)):
        differences(broken, GAMES)


@pytest.mark.rule("KALA-1")
def test_nearly_every_rule_has_a_mutant() -> None:
    """All but KALA-14, which `rules.py` has nothing to do with: nothing is hidden."""
    broken = {mutant.rule for mutant in MUTANTS}
    assert {clause.id for clause in GAME.spec.clauses} - broken == {"KALA-14"}
