"""The compiled rules agree with an independent implementation: same moves, same tables."""

from __future__ import annotations

import random
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cupboard
from cupboard.core.kernel import CHANCE, OVER
from cupboard.core.types import Over, Resolved
from cupboard.games.kala import GAME, KalaOptions, KalaState
from cupboard.games.kala import rules as kernel
from tests.games.kala import oracle
from tests.games.kala.kernel_perft import perft
from tests.games.kala.retold import retold
from tests.games.kala.support import played, table_of, texts

PINNED = tomllib.loads(Path(__file__).with_name("perft.toml").read_text())["position"]
ORACLE_LIMIT = 8_000
GAMES = 20

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

EDITIONS: list[dict[str, Any]] = [
    {},
    {"store_beans": 4},
    {"store_beans": 11},
    {"fewer_beans": [0, 9]},
    {"store_beans": 60},
    {"edition": "bank"},
    {"edition": "bank", "bank_beans": 4},
    {"edition": "bank", "bank_beans": 33},
    {"edition": "bank", "bank_beans": 150},
]


@cache
def random_games(edition: int) -> list[list[KalaState]]:
    """Return random games, each compared at every step with the oracle and the facts."""
    options = GAME.options(**EDITIONS[edition])
    return [random_game(options, random.Random(f"{edition} {seed}")) for seed in range(GAMES)]


def random_game(options: KalaOptions, rng: random.Random) -> list[KalaState]:
    state, table = drawn(GAME.new(options, 2), rng.randrange(2))
    passed = [state]
    while table.stage != "lost":
        offered = texts(state)
        assert sorted(offered) == sorted(oracle.choices(table))
        text = offered[rng.randrange(len(offered))]
        state, facts = played(state, text)
        following = oracle.play(table, text)
        assert table_of(state) == following == retold(table, facts)
        table = following
        passed.append(state)
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert turn.outcome.winners == (1 - table.who,)
    return passed


def drawn(state: KalaState, beginner: int) -> tuple[KalaState, oracle.Table]:
    """Return a game and the oracle's table after the starting player is drawn."""
    table = oracle.lay_out((state.rules.dark, state.rules.light), state.rules.bank)
    assert table_of(state) == table
    step = GAME.apply(state, Resolved("lot", beginner))
    following = oracle.start_turn(table, beginner)
    assert table_of(step.state) == following == retold(table, step.facts)
    return step.state, following


@pytest.mark.parametrize("edition", range(len(EDITIONS)), ids=[str(e) for e in EDITIONS])
def test_random_games_agree_with_the_oracle(edition: int) -> None:
    """Every state, every set of legal moves and every winner is the same in both."""
    games = random_games(edition)
    assert sum(map(len, games)) >= 2 * GAMES


@pytest.mark.rule("KALA-9", "KALA-11", "KALA-12", "KALA-13", "KALA-3")
def test_the_random_games_cover_every_rule() -> None:
    """The comparison is useful only if it includes rare events."""
    seen = {
        name
        for edition in range(len(EDITIONS))
        for game in random_games(edition)
        for state in game
        for name in remarkable(state)
    }
    wanted = {"landing", "robbery", "harvest", "bonus 4", "bonus 5", "bonus 6", "closed bank"}
    assert seen >= wanted | {"six from the middle"}


def remarkable(state: KalaState) -> set[str]:
    offered = texts(state)
    found = {"landing"} if any("@" in text for text in offered) else set()
    found |= {"robbery"} if any("x@" in text for text in offered) else set()
    found |= {"harvest"} if any(text.endswith("x") for text in offered) else set()
    if state.phase == 2:
        beans = state.cups[state.actor]
        found.add(f"bonus {beans}")
        if beans == 6 and state.at[state.actor] in ("b2", "b3", "c2", "c3"):
            found.add("six from the middle")
    if state.options.edition == "bank" and not state.bank_open:
        found.add("closed bank")
    return found


@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: pinned["name"])
def test_perft_of_the_compiled_rules(pinned: dict[str, Any]) -> None:
    """Pinned node counts of whole trees of sowings."""
    state = cupboard.position(pinned["position"])
    assert isinstance(state, KalaState)
    cells, before = state.cells(), state.cells()
    depths = range(len(pinned["counts"]))
    assert [perft(kernel, cells, state.rules, depth) for depth in depths] == pinned["counts"]
    assert (cells == before).all()


@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: pinned["name"])
def test_perft_of_the_oracle(pinned: dict[str, Any]) -> None:
    """The same counts from the oracle, as deep as is fast."""
    state = cupboard.position(pinned["position"])
    assert isinstance(state, KalaState)
    counts = [count for count in pinned["counts"] if count <= ORACLE_LIMIT]
    assert len(counts) > 3
    table = table_of(state)
    assert [oracle.perft(table, depth) for depth in range(len(counts))] == counts


def kernel_game(rng: random.Random, choices: dict[str, Any]) -> tuple[int, int, int]:
    """Play a random game with the kernel: return starting player, winner and number of sowings."""
    state = GAME.new(GAME.options(**choices), 2)
    cells, rules = state.cells(), state.rules
    out, worth = np.zeros(26, dtype=np.int16), np.zeros(2, dtype=np.int16)
    assert kernel.actor(cells, rules) == CHANCE
    kernel.chance(cells, rules, rng.randrange(1 << 30))
    beginner, sowings = int(kernel.actor(cells, rules)), 0
    while kernel.actor(cells, rules) != OVER:
        count = kernel.moves(cells, rules, out)
        kernel.play(cells, rules, int(out[rng.randrange(count)]), None)
        sowings += 1
    kernel.points(cells, rules, worth)
    assert sorted(worth.tolist()) == [0, 1]
    return beginner, int(worth.argmax()), sowings


@pytest.mark.rule("KALA-2", "KALA-4", "KALA-15")
def test_length_and_balance_of_random_play_agree_with_the_ledger() -> None:
    """`store`: 16 to about 34 sowings; the starting player wins about 28% of the games."""
    rng = random.Random(28)
    games = [kernel_game(rng, {}) for _ in range(3000)]
    lengths = [sowings for _, _, sowings in games]
    assert min(lengths) >= 15
    assert 24 <= max(lengths) <= 38
    beginners_won = sum(beginner == winner for beginner, winner, _ in games) / len(games)
    assert 0.24 < beginners_won < 0.32
    first = sum(beginner for beginner, _, _ in games) / len(games)
    assert 0.46 < first < 0.54
