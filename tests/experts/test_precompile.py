"""Compilation ahead of time covers all code that the levels of a game use."""

from __future__ import annotations

from typing import Any

from cupboard.core.registry import game, game_ids
from cupboard.experts import find
from cupboard.experts.dacapo.solver import backward_induction, sampled_regret
from cupboard.experts.precompile import RULES, SEARCHES, SOLVER, compile_steps, precompile, tables


def test_levels_are_compiled_for_the_fewest_and_most_players_of_each_preset() -> None:
    for game_id in game_ids():
        spec, warmed = game(game_id).spec, set(tables(game(game_id)))
        for name in spec.presets:
            seats = spec.seats_for(name)
            assert {(name, seats[0]), (name, seats[-1])} <= warmed
    assert ("de", 4) in set(tables(game("kalaha")))


def test_the_rules_are_compiled_first_then_the_weaker_levels_then_the_solver() -> None:
    for game_id in game_ids():
        names = [step.name for step in compile_steps(game_id)]
        solver = [SOLVER] if find(game_id).precompile else []
        *weaker, strongest = [level.name for level in find(game_id).levels]
        first = [RULES, *weaker, *solver, strongest]
        assert names[: len(first)] == first
        assert set(names) == {*first, SEARCHES}


def test_da_capo_is_compiled_for_rounds_without_a_book() -> None:
    done: list[str] = []
    precompile("dacapo", SOLVER, done=done.append)
    assert done == [SOLVER]
    used: tuple[Any, ...] = (sampled_regret.walk, backward_induction.sweep)
    assert all(function.signatures for function in used)
