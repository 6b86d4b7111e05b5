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


def test_a_crash_is_not_a_detected_mutant() -> None:
    def check(module: ModuleType) -> int:
        return {"sow": 1}["missing" if "missing" in module.play.__code__.co_names else "sow"]

    with pytest.raises(KeyError):
        kill(Mutant("crash", "KALAHA-4", MODULE, "last = sow(", "last = missing("), check)


def test_the_true_rules_are_checked_once() -> None:
    mutant = Mutant("any", "KALAHA-4", MODULE, "last = sow(", "last = 1 + sow(")
    runs = []

    def check(module: ModuleType) -> int:
        runs.append(module)
        assert len(runs) == 1
        return 1

    kill(mutant, check)
    kill(mutant, check)
    assert len(runs) == 3
