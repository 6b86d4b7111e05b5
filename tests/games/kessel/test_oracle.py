"""The compiled rules agree with an independent implementation, over whole random games."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cupboard.core.kernel import CHANCE
from cupboard.games.kessel import rules as kernel
from cupboard.games.kessel.layout import MAX_MOVES
from cupboard.games.kessel.state import KesselState
from tests.games.kessel.oracle import Oracle
from tests.games.kessel.support import GAME, TABLES, Pair, oracle_of, run, snapshot

PINNED = tomllib.loads((Path(__file__).parent / "perft.toml").read_text())["perft"]


@pytest.mark.rule(
    "KESSEL-3", "KESSEL-4", "KESSEL-6", "KESSEL-8", "KESSEL-9", "KESSEL-10", "KESSEL-12"
)
@pytest.mark.rule("KESSEL-11", "KESSEL-13", "KESSEL-14", "KESSEL-16", "KESSEL-R")
@pytest.mark.rule("KESSEL-B", "KESSEL-X", "KESSEL-C")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_rules_and_oracle_agree_in_every_state(number: int) -> None:
    """States, moves and points agree in whole random games of every kind of table."""
    options, seats = TABLES[number]
    looked = sum(
        run(Pair(GAME.new(options, seats)), random.Random(f"{number} {game}")) for game in range(25)
    )
    assert looked > 25 * 30


@pytest.mark.rule("KESSEL-9")
@pytest.mark.parametrize("seats", [2, 3])
def test_at_most_a_hundred_cards_go_back(seats: int) -> None:
    """Near the limit the rules and the oracle still agree, and some games pass it."""
    crossed = 0
    for seed in range(12):
        rng = random.Random(f"limit {seed}")
        pair = Pair(GAME.new(TABLES[0][0], seats))
        pair.chance(GAME.outcomes(pair.state).sample(rng))
        text = GAME.encode(pair.state).removesuffix(" 0 -") + " 99 -"
        near = Pair(GAME.decode(text))
        run(near, rng)
        crossed += near.state.returned == 100 and near.state.gone > 1
    assert crossed


def count_kernel(state: KesselState, cells: Any, depth: int) -> int:
    if depth == 0 or kernel.actor(cells, state.rules) < 0:
        return 1
    out = np.zeros(MAX_MOVES, dtype=np.int16)
    total = 0
    for code in out[: kernel.moves(cells, state.rules, out)]:
        after = cells.copy()
        kernel.play(after, state.rules, int(code), None)
        total += count_kernel(state, after, depth - 1)
    return total


def count_oracle(table: Oracle, depth: int) -> int:
    if depth == 0 or table.asked == "over":
        return 1
    total = 0
    for text in table.legal():
        after = table.clone()
        after.play(text)
        total += count_oracle(after, depth - 1)
    return total


@pytest.mark.rule("KESSEL-8", "KESSEL-9", "KESSEL-10", "KESSEL-13")
@pytest.mark.parametrize("case", PINNED, ids=lambda case: case["name"])
def test_perft_counts_are_pinned(case: dict[str, Any]) -> None:
    """Pinned numbers of lines of play from fixed positions, from both implementations."""
    state = GAME.decode(case["position"])
    for depth, leaves in enumerate(case["leaves"], 1):
        assert count_kernel(state, state.cells(), depth) == leaves
        if leaves < 400:
            assert count_oracle(oracle_of(state), depth) == leaves


@pytest.mark.rule("KESSEL-3", "KESSEL-4", "KESSEL-R")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_kernel_deals_whole_decks(number: int) -> None:
    """A chance number deals the same table as the oracle with the same order of cards."""
    options, seats = TABLES[number]
    orders = set()
    for seed in (0, 1, 2**31 - 1, 2**62 + 12345, 77777777777):
        start = GAME.new(options, seats)
        cells = start.cells()
        kernel.chance(cells, start.rules, seed)
        if kernel.actor(cells, start.rules) == CHANCE:
            kernel.chance(cells, start.rules, seed + 1)
        state = KesselState(options, seats, cells.tobytes())
        assert GAME.decode(GAME.encode(state)) == state
        assert GAME.sums(state) == {"cards": 56}
        assert snapshot(state)[0] == "take"
        assert [len(hand) for hand in state.hands] == [start.rules.hand] * seats
        orders.add(state.places)
    assert len(orders) == 5


@pytest.mark.rule("KESSEL-3")
def test_the_kernel_shuffles_fairly() -> None:
    """Over many numbers every card is first about equally often (a coarse chi-squared bound)."""
    counts = np.zeros(56)
    deck = np.arange(56, dtype=np.int16)
    for seed in range(5600):
        items = deck.copy()
        kernel.shuffle(items, 0, 56, seed * 2654435761)
        counts[items[0]] += 1
    assert float(((counts - 100) ** 2 / 100).sum()) < 110
