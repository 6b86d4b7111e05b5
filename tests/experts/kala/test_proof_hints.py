"""The domain knowledge used in Kala proofs agrees with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from cupboard.core.jit import compile_with
from cupboard.core.kernel import Cells
from cupboard.experts.kala.proof_hints import (
    FIELD_WORDS,
    KEY_WORDS,
    SYMMETRIES,
    kala_decided,
    kala_guess,
    kala_key,
)
from cupboard.games.kala import GAME, KalaState
from cupboard.games.kala.layout import ACTOR, AT, BANK, CELLS, CUP, OPEN, PHASE, SOWING, STORE
from cupboard.search.budget import Budget
from cupboard.search.proof_hints import UNDECIDED
from cupboard.search.proof_number import Prover
from tests.search.oracle import (
    begun,
    mirrored,
    random_positions,
    state_with,
    winner_of,
)

Key = tuple[tuple[int, ...], int]


@compile_with()
def key_into(cells, rules, out):  # type: ignore[no-untyped-def]
    return kala_key(cells, rules, out)


@compile_with()
def decided_of(cells, rules):  # type: ignore[no-untyped-def]
    return kala_decided(cells, rules)


def key_of(state: KalaState, cells: Cells) -> Key:
    out = np.zeros(KEY_WORDS + FIELD_WORDS, dtype=np.uint64)
    worth = int(key_into(cells, state.rules, out))
    return tuple(out[:KEY_WORDS].tolist()), worth


def slow_key(cells: Cells) -> tuple[int, ...]:
    """Return the least of the eight symmetric forms of a position, seat to act first.

    Leaves out what doesn't matter: the stores, and a closed bank.
    """
    pictures = []
    for symmetry in range(SYMMETRIES):
        seen = mirrored(cells, symmetry, exchange=bool(cells[ACTOR]))
        seen[STORE : STORE + 2] = 0
        seen[BANK] = seen[BANK] if seen[OPEN] else 0
        pictures.append(tuple(seen.tolist()))
    return min(pictures)


def children(state: KalaState, cells: Cells) -> Iterator[Cells]:
    kernel, codes = GAME.kernel, np.zeros(GAME.kernel.max_moves, dtype=np.int16)
    for code in codes[: kernel.moves(cells, state.rules, codes)].tolist():
        after = cells.copy()
        kernel.play(after, state.rules, code, None)
        yield after


def positions() -> Iterator[KalaState]:
    for beans in (52, 40, 30, 20, 10):
        yield from random_positions(beans, 6, beans, store_beans=28)
    yield from random_positions(5, 6, 30, edition="bank")


@pytest.mark.parametrize("symmetry", range(SYMMETRIES))
@pytest.mark.parametrize("exchange", [False, True])
def test_symmetric_positions_have_the_same_key_and_the_same_children(
    symmetry: int, exchange: bool
) -> None:
    for state in positions():
        cells = state.cells()
        picture = mirrored(cells, symmetry, exchange)
        assert key_of(state, picture) == key_of(state, cells)
        # Count the keys, because two children of a position can be symmetric to each other.
        keys = Counter(key_of(state, child) for child in children(state, cells))
        assert keys == Counter(key_of(state, child) for child in children(state, picture))
        phases = Counter(int(child[PHASE]) for child in children(state, cells))
        assert phases == Counter(int(child[PHASE]) for child in children(state, picture))


def test_only_symmetric_positions_share_a_key() -> None:
    seen: dict[tuple[int, ...], tuple[int, ...]] = {}
    for state in positions():
        for child in children(state, state.cells()):
            for near in children(state, child):
                words, _ = key_of(state, near)
                assert seen.setdefault(words, slow_key(near)) == slow_key(near)
    assert len(set(seen.values())) == len(seen) > 1000


def test_the_value_counts_the_stores_and_an_open_bank() -> None:
    state = begun()
    cells = state.cells()
    cells[STORE], cells[STORE + 1] = 11, 7
    words, worth = key_of(state, cells)
    assert divmod(worth, 512) == (11, 7)
    cells[BANK] = 3
    assert key_of(state, cells)[0] == words
    cells[OPEN] = 1
    opened = key_of(state, cells)[0]
    cells[BANK] = 4
    assert len({words, opened, key_of(state, cells)[0]}) == 3


def test_more_own_beans_and_fewer_opposing_ones_are_never_worse() -> None:
    changed = 0
    for state in random_positions(3, 40, 12, store_beans=14):
        cells, seat = state.cells(), state.actor
        won = winner_of(state) == seat
        for own, other in ((1, 0), (3, 0), (0, 1), (0, 3)):
            better = cells.copy()
            better[STORE + seat] += own
            better[STORE + 1 - seat] = max(0, better[STORE + 1 - seat] - other)
            wins = winner_of(state, better) == seat
            assert wins or not won
            changed += wins and not won
    assert changed > 10


def test_early_decisions_agree_with_brute_force() -> None:
    found = Counter[bool]()
    for state in _late():
        winner = int(decided_of(state.cells(), state.rules))
        if winner != UNDECIDED:
            assert winner == winner_of(state), state
            found[winner == state.actor] += 1
    assert min(found[True], found[False]) > 40


def _late() -> Iterator[KalaState]:
    """Yield positions with one low store, including full cups, because those decide about gifts."""
    for state in random_positions(21, 80, 12, store_beans=14):
        for low in range(8):
            cells = state.cells()
            cells[STORE + 1 - state.actor] = low
            yield state_with(state, cells)
            if cells[PHASE] == SOWING:
                cells = state.cells()
                cells[STORE + state.actor] = 4 + low % 4
                cells[CUP + state.actor] = low % 6
                yield state_with(state, cells)


def test_nothing_is_decided_early_while_the_bank_is_open() -> None:
    for beans in (8, 12, 30):
        state = begun(edition="bank", bank_beans=beans)
        assert decided_of(state.cells(), state.rules) == UNDECIDED


def test_symmetric_positions_get_the_same_verdict() -> None:
    for state in random_positions(9, 6, 12, store_beans=12):
        won = winner_of(state) == state.actor
        for symmetry in range(SYMMETRIES):
            for exchange in (False, True):
                picture = state_with(state, mirrored(state.cells(), symmetry, exchange))
                verdict = Prover(GAME, table_bytes=1 << 18).prove(picture, Budget())
                assert (verdict.winner == picture.actor) == won


def test_estimates_are_positive_integers_and_grow_with_the_remaining_work() -> None:
    state = begun()
    cells = state.cells()

    @compile_with()
    def guess_of(cells, rules):  # type: ignore[no-untyped-def]
        return kala_guess(cells, rules)

    before = guess_of(cells, state.rules)
    cells[STORE] -= 8
    after = guess_of(cells, state.rules)
    assert before[0] < after[0]
    assert before[1] > after[1] >= 1


def test_a_symmetric_form_moves_every_cup_once() -> None:
    """Test of the helper: a symmetric form keeps all beans and moves every cup once."""
    cells = begun().cells()
    cells[:CELLS] = range(CELLS)
    pictures = {tuple(mirrored(cells, symmetry, False).tolist()) for symmetry in range(SYMMETRIES)}
    assert len(pictures) == SYMMETRIES
    assert all(sorted(picture[:CELLS]) == list(range(CELLS)) for picture in pictures)
    assert all(picture[AT] != picture[AT + 1] for picture in pictures)
