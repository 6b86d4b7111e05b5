"""Kala's position string.

0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0 a1:0 d4:0 stores:28,28 bank:0 sow:0
The field cups as on the board, rank 4 first; the places and contents of Dark's and Light's cups;
the stores; the bank, with `:open` while it gives beans (KALA-3); then `lot`, `sow:0` (the seat to
sow), `bonus:0` (the seat to sow the beans of its cup) or `lost:0` (the seat that could not sow).
"""

from __future__ import annotations

import re

import numpy as np

from cupboard.core.errors import BadPosition
from cupboard.core.kernel import Cells
from cupboard.games.kala.layout import (
    ACTOR,
    AT,
    BANK,
    BONUS,
    CELL_NAMES,
    CELLS,
    CUP,
    FIELD,
    LOT,
    OPEN,
    OVER,
    PHASE,
    SIDE,
    SOWING,
    STORE,
    WIDTH,
    Rules,
)
from cupboard.games.kala.spec import KalaOptions, beans_of, flat_rules
from cupboard.games.kala.state import KalaState
from cupboard.games.kala.switched_rules import kernel

MARKS = {SOWING: "sow", BONUS: "bonus", OVER: "lost"}
PHASES = {mark: phase for phase, mark in MARKS.items()}

NUMBER = r"[0-9]{1,4}"
ROW = rf"{NUMBER}(?:,{NUMBER}){{3}}"
BOARD_TEXT = re.compile(rf"{ROW}(?:/{ROW}){{3}}")
CUP_TEXT = re.compile(rf"([a-d][1-4]):({NUMBER})")
STORES_TEXT = re.compile(rf"stores:({NUMBER}),({NUMBER})")
BANK_TEXT = re.compile(rf"bank:({NUMBER})(:open)?")
MARK_TEXT = re.compile(r"lot|(sow|bonus|lost):([01])")
WORDS = 6

# KALA-12, KALA-13: the most beans in the cups of the seat to act and of the other, by phase. The
# other's cup got a bean in its own last turn and kept at most three; a sowing adds one more.
FULLEST = {SOWING: (5, 3), BONUS: (6, 4), OVER: (5, 3)}
LEAST = {SOWING: (0, 1), BONUS: (4, 0), OVER: (0, 1)}


def write(state: KalaState) -> str:
    ranks = [state.field[first : first + SIDE] for first in range(0, CELLS, SIDE)]
    return " ".join(
        (
            "/".join(",".join(map(str, rank)) for rank in reversed(ranks)),
            *(f"{cell}:{beans}" for cell, beans in zip(state.at, state.cups, strict=True)),
            "stores:" + ",".join(map(str, state.stores)),
            f"bank:{state.bank}" + (":open" if state.bank_open else ""),
            "lot" if state.phase == LOT else f"{MARKS[state.phase]}:{state.actor}",
        )
    )


def read(body: str, options: KalaOptions, seats: int) -> KalaState:
    """Parse a state; raise an error for one that no game can reach."""
    words = body.split()
    if len(words) != WORDS:
        raise BadPosition("kala-position-words", rule="KALA-1", words=WORDS)
    cells = np.zeros(WIDTH, dtype=np.int16)
    _read_field(cells, words[0])
    _read_cup(cells, 0, words[1])
    _read_cup(cells, 1, words[2])
    _read_stores(cells, words[3], words[4])
    _read_mark(cells, words[5])
    _require_possible(cells, flat_rules(options), beans_of(options))
    return KalaState(options, seats, cells.tobytes())


def _read_field(cells: Cells, word: str) -> None:
    if not BOARD_TEXT.fullmatch(word):
        raise BadPosition("kala-position-field", rule="KALA-1", text=word[:40])
    ranks = reversed(word.split("/"))
    cells[FIELD : FIELD + CELLS] = [int(n) for rank in ranks for n in rank.split(",")]


def _read_cup(cells: Cells, seat: int, word: str) -> None:
    found = CUP_TEXT.fullmatch(word)
    if found is None:
        raise BadPosition("kala-position-cup", rule="KALA-1", text=word[:40])
    cells[AT + seat] = CELL_NAMES.index(found[1])
    cells[CUP + seat] = int(found[2])


def _read_stores(cells: Cells, stores_word: str, bank_word: str) -> None:
    stores = STORES_TEXT.fullmatch(stores_word)
    bank = BANK_TEXT.fullmatch(bank_word)
    if stores is None or bank is None:
        text = f"{stores_word} {bank_word}"[:40]
        raise BadPosition("kala-position-stores", rule="KALA-2", text=text)
    cells[STORE : STORE + 2] = [int(n) for n in stores.groups()]
    cells[BANK] = int(bank[1])
    cells[OPEN] = 1 if bank[2] else 0


def _read_mark(cells: Cells, word: str) -> None:
    found = MARK_TEXT.fullmatch(word)
    if found is None:
        raise BadPosition("kala-position-mark", rule="KALA-4", text=word[:40])
    cells[PHASE] = PHASES[found[1]] if found[1] else LOT
    cells[ACTOR] = int(found[2] or 0)


def _require_possible(cells: Cells, rules: Rules, total: int) -> None:
    """Raise an error unless the beans add up, the cups are apart, and the phase fits the beans."""
    found = int(cells[:AT].sum() + cells[STORE:OPEN].sum())
    if found != total:
        rule = "KALA-3" if rules.bank else "KALA-2"
        raise BadPosition("kala-position-beans", rule=rule, found=found, total=total)
    if cells[AT] == cells[AT + 1]:
        raise BadPosition("kala-position-stacked", rule="KALA-9")
    if cells[OPEN] and not rules.bank:
        raise BadPosition("kala-position-open-bank", rule="KALA-2")
    if _at_start(cells, rules):
        return
    if cells[PHASE] == LOT:
        raise BadPosition("kala-position-lot", rule="KALA-4")
    _require_cups(cells)
    _require_supply(cells)


def _at_start(cells: Cells, rules: Rules) -> bool:
    """KALA-1: return whether this is the start, before or after the starting player is chosen."""
    fresh = np.zeros_like(cells)
    kernel.set_up(fresh, rules)
    before_lot = cells[PHASE] == LOT
    if not before_lot:
        kernel.begin(fresh, int(cells[ACTOR]), None)
    return bool((fresh == cells).all())


def _require_cups(cells: Cells) -> None:
    phase, seat = int(cells[PHASE]), int(cells[ACTOR])
    for beans, low, high in zip(
        (int(cells[CUP + seat]), int(cells[CUP + 1 - seat])),
        LEAST[phase],
        FULLEST[phase],
        strict=True,
    ):
        if not low <= beans <= high:
            key = "kala-position-cup-beans"
            raise BadPosition(key, rule="KALA-12", beans=beans, low=low, high=high)


def _require_supply(cells: Cells) -> None:
    """KALA-3, KALA-15: raise an error if the seat's supply does not fit the phase."""
    if cells[PHASE] == BONUS:
        return
    judged = cells.copy()
    kernel.begin_turn(judged, int(cells[ACTOR]), None)
    if judged[OPEN] != cells[OPEN]:
        raise BadPosition("kala-position-bank-closed", rule="KALA-3", beans=int(cells[BANK]))
    if judged[PHASE] != cells[PHASE]:
        raise BadPosition("kala-position-turn", rule="KALA-15")
