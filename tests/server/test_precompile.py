"""Compilation ahead of time covers all code that the levels of a game use."""

from __future__ import annotations

from typing import Any

from cupboard.core.registry import game, game_ids
from cupboard.experts import find
from cupboard.experts.dacapo.solver import backward_induction, sampled_regret
from cupboard.server.precompile import tables


def test_levels_are_compiled_for_the_fewest_and_most_players_of_each_preset() -> None:
    for game_id in game_ids():
        spec, warmed = game(game_id).spec, set(tables(game(game_id)))
        for name in spec.presets:
            seats = spec.seats_for(name)
            assert {(name, seats[0]), (name, seats[-1])} <= warmed
    assert ("de", 4) in set(tables(game("kalaha")))


def test_da_capo_is_compiled_for_rounds_without_a_book() -> None:
    warm = find("dacapo").precompile
    assert warm is not None
    warm()
    used: tuple[Any, ...] = (sampled_regret.walk, backward_induction.sweep)
    assert all(function.signatures for function in used)
    assert find("kala").precompile is None
