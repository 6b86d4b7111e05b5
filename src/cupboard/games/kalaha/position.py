"""Kalaha's position text.

4,4,4,4,4,4/0 4,4,4,4,4,4/0 move:0
pits/store of each seat, then `roll:01` (who still rolls), `move:0` (whose turn) or
`over:1:swept`, and with KALAHA-V5 ` past:` and the positions since the last capture.
"""

from __future__ import annotations

import re

import numpy as np

from cupboard.core.errors import BadPosition
from cupboard.core.kernel import Cells
from cupboard.games.kalaha import rules as kernel
from cupboard.games.kalaha.layout import (
    ACTOR,
    END_NO_MOVE,
    OVER_NO_MOVE,
    OVER_PLAYED_OUT,
    OVER_REPEATED,
    OVER_SIDE_CLEARED,
    OVER_SWEPT,
    PAST,
    PHASE,
    PLAYING,
    QUIET,
    QUIET_LIMIT,
    ROLLERS,
    ROLLING,
    Rules,
)
from cupboard.games.kalaha.spec import KalahaOptions
from cupboard.games.kalaha.state import KalahaState, flat_rules

ENDINGS = {
    OVER_PLAYED_OUT: "played_out",
    OVER_NO_MOVE: "no_move",
    OVER_SIDE_CLEARED: "side_cleared",
    OVER_SWEPT: "swept",
    OVER_REPEATED: "repeated",
}

SIDE = re.compile(r"(\d+(?:,\d+)*)/(\d+)")
MARK = re.compile(
    r"roll:(?P<roll>[0-3]{1,4})|move:(?P<move>[0-3])|over:(?P<last>[0-3]):(?P<end>\w+)"
)
BIGGEST = 12 * 6 * 4


def write(state: KalahaState) -> str:
    sides = (
        f"{','.join(map(str, pits))}/{store}"
        for pits, store in zip(state.pits, state.stores, strict=True)
    )
    words = [*sides, _mark(state)]
    if state.past:
        words.append("past:" + "|".join(",".join(map(str, row)) for row in state.past))
    return " ".join(words)


def _mark(state: KalahaState) -> str:
    if state.phase == ROLLING:
        return "roll:" + "".join(map(str, state.rollers))
    if state.phase == PLAYING:
        return f"move:{state.actor}"
    return f"over:{state.actor}:{ENDINGS[state.phase]}"


def read(body: str, options: KalahaOptions, seats: int) -> KalahaState:
    """The state of a text; one that no game can hold is refused."""
    rules = flat_rules(options, seats)
    words = body.split()
    if len(words) not in (seats + 1, seats + 2):
        raise BadPosition("kalaha-position-sides", rule="KALAHA-1", seats=seats)
    cells = np.zeros(rules.width, dtype=np.int16)
    for seat, word in enumerate(words[:seats]):
        _read_side(cells, rules, seat, word)
    _read_mark(cells, rules, words[seats])
    _read_past(cells, rules, words[seats + 1 :])
    _require_possible(cells, rules)
    return KalahaState(options, seats, cells.tobytes())


def _read_side(cells: Cells, rules: Rules, seat: int, word: str) -> None:
    found = SIDE.fullmatch(word)
    pits = [int(n) for n in found[1].split(",")] if found else []
    if found is None or len(pits) != rules.pits or max(*pits, int(found[2])) > BIGGEST:
        raise BadPosition("kalaha-position-side", rule="KALAHA-1", text=word[:40], pits=rules.pits)
    cells[seat * rules.pits : (seat + 1) * rules.pits] = pits
    cells[rules.seats * rules.pits + seat] = int(found[2])


def _read_mark(cells: Cells, rules: Rules, word: str) -> None:
    found = MARK.fullmatch(word)
    named = [int(n) for n in (found["roll"] or found["move"] or found["last"])] if found else []
    if found is None or not all(seat < rules.seats for seat in named):
        raise BadPosition("kalaha-position-mark", rule="KALAHA-3", text=word[:40])
    phases = {name: phase for phase, name in ENDINGS.items()}
    if found["roll"]:
        cells[rules.tail + PHASE] = ROLLING
        cells[rules.tail + ROLLERS] = sum(1 << seat for seat in set(named))
        return
    if found["end"] and found["end"] not in phases:
        raise BadPosition("kalaha-position-mark", rule="KALAHA-9", text=word[:40])
    cells[rules.tail + PHASE] = phases[found["end"]] if found["end"] else PLAYING
    cells[rules.tail + ACTOR] = named[0]


def _read_past(cells: Cells, rules: Rules, words: list[str]) -> None:
    due = not rules.sow_stores and cells[rules.tail + PHASE] != ROLLING
    rows = [row.split(",") for row in words[0].removeprefix("past:").split("|")] if words else []
    wide = rules.seats * rules.pits + 1
    numbers = [[int(n) for n in row] for row in rows if all(n.isdecimal() for n in row)]
    fits = len(numbers) == len(rows) <= QUIET_LIMIT and all(
        len(row) == wide and max(row) <= BIGGEST for row in numbers
    )
    if due != bool(rows) or not fits:
        raise BadPosition("kalaha-position-past", rule="KALAHA-V5")
    if not due:
        return
    repeated = cells[rules.tail + PHASE] == OVER_REPEATED
    cells[rules.tail + QUIET] = len(rows) - (not repeated)
    flat = np.array(numbers, dtype=np.int16).ravel()
    cells[rules.tail + PAST : rules.tail + PAST + len(flat)] = flat


def _require_possible(cells: Cells, rules: Rules) -> None:
    """All stones must be there, and the mark must agree with what the rules say."""
    total = rules.seats * rules.pits * rules.stones
    found = int(cells[: rules.tail].sum())
    if found != total:
        raise BadPosition("kalaha-position-stones", rule="KALAHA-2", found=found, total=total)
    if not _mark_agrees(cells, rules):
        raise BadPosition("kalaha-position-phase", rule="KALAHA-9")


def _mark_agrees(cells: Cells, rules: Rules) -> bool:
    phase, seat = int(cells[rules.tail + PHASE]), int(cells[rules.tail + ACTOR])
    if phase == ROLLING:
        fresh = np.zeros_like(cells)
        kernel.set_up(fresh, rules)
        return bool((fresh[: rules.tail] == cells[: rules.tail]).all())
    movable = kernel.movers(cells, rules)
    how = kernel.ending(rules, movable)
    if how == PLAYING and rules.end == END_NO_MOVE and not movable >> seat & 1:
        how = OVER_NO_MOVE
    if phase == OVER_REPEATED:
        return how == PLAYING and not rules.sow_stores
    return phase == how and (how != PLAYING or bool(movable >> seat & 1))
