"""Kalaha agrees with the oracle for every combination of options; perft counts."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest

import cupboard
from cupboard.core.errors import BadOptions
from cupboard.core.types import Resolved
from cupboard.games.kalaha import KalahaOptions, KalahaState, rules
from cupboard.games.kalaha.spec import CAPTURES, ENDS
from cupboard.search.perft import perft
from tests.games.kalaha.oracle import Oracle
from tests.games.kalaha.oracle import perft as plain_perft
from tests.games.kalaha.support import check, compare_game

GAME = cupboard.game("kalaha")
PERFT = tomllib.loads((Path(__file__).parent / "perft.toml").read_text())
FLAGS = (False, True)


def combinations() -> list[tuple[KalahaOptions, int]]:
    """Return every combination of options and seats that the game accepts."""
    found = []
    for capture, end, even, stays, stores, free, seats in product(
        CAPTURES, ENDS, FLAGS, FLAGS, FLAGS, FLAGS, (2, 3, 4)
    ):
        options = KalahaOptions(
            capture=capture,
            end=end,
            even_captures=even,
            capturer_stays=stays,
            sow_stores=stores,
            free_turns=free,
        )
        with suppress(BadOptions):
            GAME.check(options, seats)
            found.append((options, seats))
    return found


@pytest.mark.rule("KALAHA-4", "KALAHA-5", "KALAHA-6", "KALAHA-7", "KALAHA-8", "KALAHA-9")
@pytest.mark.rule("KALAHA-V2", "KALAHA-V3", "KALAHA-V4", "KALAHA-V5", "KALAHA-V6", "KALAHA-P")
def test_every_combination_of_options_agrees_with_the_oracle() -> None:
    tables = combinations()
    assert len(tables) > 150
    states = sum(
        compare_game(rules, options, seats, seed) for options, seats in tables for seed in (1, 2)
    )
    assert states > 10_000


@pytest.mark.rule("KALAHA-V1", "KALAHA-2", "KALAHA-P")
@pytest.mark.parametrize("stones", range(1, 13))
def test_every_number_of_stones_and_pits_agrees_with_the_oracle(stones: int) -> None:
    for seats in (2, 3, 4):
        assert compare_game(rules, KalahaOptions(stones=stones), seats, stones)
    for pits, capture in product(range(1, 7), ("opposite", "opposite_empty")):
        small = KalahaOptions(stones=stones, pits=pits, capture=capture, end="sweep")
        assert compare_game(rules, small, 2, stones)


@pytest.mark.rule("KALAHA-4", "KALAHA-6", "KALAHA-7")
def test_the_mutant_check_reaches_every_ending() -> None:
    """The check for mutants is thorough: it compares thousands of states."""
    assert check(rules) > 3000


def start(preset: str, seats: int) -> KalahaState:
    fresh = GAME.new(GAME.options(preset), seats)
    state = GAME.apply(fresh, Resolved("dice", (6,) + (1,) * (seats - 1))).state
    assert isinstance(state, KalahaState)
    return state


@pytest.mark.rule("KALAHA-4", "KALAHA-5", "KALAHA-6", "KALAHA-7", "KALAHA-P")
@pytest.mark.parametrize(("preset", "seats"), list(GAME.spec.tables()))
def test_perft_is_pinned(preset: str, seats: int) -> None:
    counts = PERFT[preset][str(seats)]
    state = start(preset, seats)
    assert [perft(GAME, state, depth + 1) for depth in range(len(counts))] == counts
    plain = [plain_perft(Oracle(state.options, seats, 0), depth + 1) for depth in range(4)]
    assert plain == counts[:4]
