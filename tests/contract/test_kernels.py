"""Contract 7: compiled and interpreted rules agree on every state."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from cupboard.core.kernel import CHANCE, OVER
from cupboard.core.types import Over
from cupboard.search.playouts import playouts
from tests.contract.kernel_digest import digests
from tests.contract.support import TABLES, Table, each, samples

TOP = Path(__file__).parents[2]
COMPILED = [table for table in TABLES if table.game.kernel is not None]

every_compiled = each(COMPILED)


@pytest.mark.full
def test_interpreted_rules_agree_with_compiled_ones() -> None:
    """int16 sums and integer division must not depend on compilation.

    NumPy checks the index of every access of interpreted rules, and both modes play the same games,
    so no compiled rule reads or writes outside its arrays there either.
    """
    interpreted = subprocess.run(
        [sys.executable, "-m", "tests.contract.kernel_digest"],
        cwd=TOP,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(TOP / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert interpreted.returncode == 0, interpreted.stderr
    found = dict(line.split() for line in interpreted.stdout.splitlines())
    assert found == digests()
    assert found


@every_compiled
def test_the_kernel_agrees_with_the_game(table: Table) -> None:
    """Move codes, acting seats and legal moves of the kernel equal those of the typed game."""
    kernel = table.game.kernel
    assert kernel is not None
    out = np.zeros(kernel.max_moves, dtype=np.int16)
    for match in samples(table, 2, 6):
        state = match.state
        cells, rules = kernel.cells(state), kernel.rules(state)
        actor = kernel.actor(cells, rules)
        acting = match.game.acting(state)
        assert acting == ((actor,) if actor not in (OVER, CHANCE) else ())
        if acting:
            codes = [int(code) for code in out[: kernel.moves(cells, rules, out)]]
            moves = list(match.game.legal(state, actor))
            assert [kernel.move(state, code) for code in codes] == moves
            assert [kernel.code(move) for move in moves] == codes
        if isinstance(turn := match.turn, Over):
            points = np.zeros(table.seats, dtype=np.int16)
            kernel.points(cells, rules, points)
            ranks = turn.outcome.ranks
            best = {seat for seat in range(table.seats) if points[seat] == points.max()}
            assert best == {seat for seat in range(table.seats) if ranks[seat] == 1}


@every_compiled
def test_playouts_end_and_repeat(table: Table) -> None:
    """Compiled random games end within the bound, and equal seeds give equal games."""
    state = table.match(0).state
    first = playouts(table.game, state, 50, seed=3)
    again = playouts(table.game, state, 50, seed=3)
    assert (first.length > 0).all()
    assert (first.length == again.length).all()
    assert (first.points == again.points).all()
    assert len(set(first.length.tolist())) > 1
    assert set(first.first.tolist()) <= set(range(table.seats))
