"""The mutant harness detects surviving mutants and changes that don't apply."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.mutants.harness import Mutant, kill, load

MODULE = "cupboard.games.kalaha.rules"


def test_an_unchanged_rule_survives() -> None:
    same = Mutant("same", "KALAHA-4", MODULE, "last = sow(", "last = sow(")
    with pytest.raises(pytest.fail.Exception):
        kill(same, lambda module: 1)


def test_a_change_that_does_not_apply_is_an_error() -> None:
    with pytest.raises(AssertionError, match="stands 0 times"):
        load(MODULE, "no such line", "")


def test_a_check_of_no_states_is_an_error() -> None:
    def idle(module: ModuleType) -> int:
        return 0

    with pytest.raises(AssertionError, match="looked at nothing"):
        kill(Mutant("any", "KALAHA-4", MODULE, "last = sow(", "last = sow("), idle)
