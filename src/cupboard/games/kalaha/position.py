"""Kalaha's position string.

4,4,4,4,4,4/0 4,4,4,4,4,4/0 move:0
pits/store of each seat, then `roll:01` (the seats still to roll), `move:0` (the seat to move) or
`over:1:swept`, and with KALAHA-V5 ` past:` and the positions since the last capture, each as all
pits and the seat to move.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TypeAlias

import numpy as np

from cupboard.core.errors import BadPosition
from cupboard.core.kernel import Cells
from cupboard.games.kalaha.layout import (
    ACTOR,
    END_NO_MOVE,
    END_SWEEP,
    OVER_NO_MOVE,
    OVER_PLAYED_OUT,
    OVER_QUIET,
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
from cupboard.games.kalaha.switched_rules import kernel

Row: TypeAlias = tuple[int, ...]

ENDINGS = {
    OVER_PLAYED_OUT: "played_out",
    OVER_NO_MOVE: "no_move",
    OVER_SIDE_CLEARED: "side_cleared",
    OVER_SWEPT: "swept",
    OVER_REPEATED: "repeated",
    OVER_QUIET: "quiet",
}

NUMBER = r"(?:0|[1-9][0-9]{0,2})"
NUMBERS = rf"{NUMBER}(?:,{NUMBER})*"
SIDE = re.compile(rf"({NUMBERS})/({NUMBER})")
MARK = re.compile(
    r"roll:(?P<roll>0?1?2?3?)|move:(?P<move>[0-3])"
    rf"|over:(?P<last>[0-3]):(?P<end>{'|'.join(ENDINGS.values())})"
)
PAST_TEXT = re.compile(rf"past:{NUMBERS}(?:\|{NUMBERS})*")
QUIET_ENDS = (OVER_REPEATED, OVER_QUIET)
BIGGEST = 12 * 6 * 4
LEAST_ROLLERS = 2


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
    """Parse a state; raise an error for one that no game can reach."""
    rules = flat_rules(options, seats)
    words = body.split()
    if len(words) not in (seats + 1, seats + 2):
        raise BadPosition("kalaha-position-sides", rule="KALAHA-1", seats=seats)
    cells = np.zeros(rules.width, dtype=np.int16)
    for seat, word in enumerate(words[:seats]):
        _read_side(cells, rules, seat, word)
    _read_mark(cells, rules, words[seats])
    _require_possible(cells, rules)
    _read_past(cells, rules, words[seats + 1 :])
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
    seats = [int(n) for n in found["roll"] or found["move"] or found["last"] or ""] if found else []
    if found is None or not seats or max(seats) >= rules.seats:
        rule = "KALAHA-9" if word.startswith("over:") else "KALAHA-3"
        raise BadPosition("kalaha-position-mark", rule=rule, text=word[:40])
    if found["roll"]:
        if len(seats) < LEAST_ROLLERS:
            raise BadPosition("kalaha-position-rollers", rule="KALAHA-3")
        cells[rules.tail + PHASE] = ROLLING
        cells[rules.tail + ROLLERS] = sum(1 << seat for seat in seats)
        return
    phases = {name: phase for phase, name in ENDINGS.items()}
    cells[rules.tail + PHASE] = phases.get(found["end"], PLAYING)
    cells[rules.tail + ACTOR] = seats[0]


def _require_possible(cells: Cells, rules: Rules) -> None:
    """Raise an error unless all stones are there and the phase agrees with the rules."""
    total = rules.seats * rules.pits * rules.stones
    found = int(cells[: rules.tail].sum())
    if found != total:
        raise BadPosition("kalaha-position-stones", rule="KALAHA-2", found=found, total=total)
    if not _mark_agrees(cells, rules):
        raise BadPosition("kalaha-position-phase", rule="KALAHA-9")


def _mark_agrees(cells: Cells, rules: Rules) -> bool:
    phase, seat = int(cells[rules.tail + PHASE]), int(cells[rules.tail + ACTOR])
    if phase == ROLLING:
        return _is_start(cells, rules)
    movable = kernel.movers(cells, rules)
    if phase == OVER_SWEPT:
        return rules.end == END_SWEEP and movable == 0 and _has_scored(cells, rules, seat)
    how = kernel.ending(rules, movable)
    if how == PLAYING and rules.end == END_NO_MOVE and not movable >> seat & 1:
        how = OVER_NO_MOVE
    if phase in QUIET_ENDS:
        return how == PLAYING and not rules.sow_stores
    if phase in (OVER_PLAYED_OUT, OVER_SIDE_CLEARED):
        return phase == how and _has_scored(cells, rules, seat)
    return phase == how and (how != PLAYING or bool(movable >> seat & 1))


def _is_start(cells: Cells, rules: Rules) -> bool:
    """KALAHA-2: return whether this is the board before the first move."""
    fresh = np.zeros_like(cells)
    kernel.set_up(fresh, rules)
    return bool((fresh[: rules.tail] == cells[: rules.tail]).all())


def _has_scored(cells: Cells, rules: Rules, seat: int) -> bool:
    """Return whether a seat can have emptied a side.

    Such a move ends in the seat's own store or with a capture. Only if stores are not sown can it
    also end by sowing into others' pits.
    """
    sown_away = not rules.sow_stores and int(cells[: rules.seats * rules.pits].sum()) > 0
    return sown_away or int(cells[rules.seats * rules.pits + seat]) > 0


# KALAHA-V5: the positions since the last capture


def _read_past(cells: Cells, rules: Rules, words: list[str]) -> None:
    due = not rules.sow_stores and cells[rules.tail + PHASE] != ROLLING
    if due != bool(words):
        raise BadPosition("kalaha-position-past", rule="KALAHA-V5")
    if not due:
        return
    past = _rows(words[0], rules)
    quiet = len(past) - (cells[rules.tail + PHASE] not in QUIET_ENDS)
    if not _past_agrees(rules, past) or not _end_agrees(cells, rules, past):
        raise BadPosition("kalaha-position-past-impossible", rule="KALAHA-V5")
    cells[rules.tail + QUIET] = quiet
    flat = np.array(past, dtype=np.int16).ravel()
    cells[rules.tail + PAST : rules.tail + PAST + len(flat)] = flat


def _rows(word: str, rules: Rules) -> list[Row]:
    wide = rules.seats * rules.pits + 1
    fits = PAST_TEXT.fullmatch(word) is not None and word.count("|") < QUIET_LIMIT
    texts = word.removeprefix("past:").split("|") if fits else []
    rows = [tuple(int(n) for n in text.split(",")) for text in texts]
    if not rows or any(len(row) != wide or max(row) > BIGGEST for row in rows):
        raise BadPosition("kalaha-position-past", rule="KALAHA-V5")
    return rows


def _past_agrees(rules: Rules, past: list[Row]) -> bool:
    """Return whether the past positions are possible.

    They are distinct, each follows from the one before by a move without a capture, and before the
    first capture they begin with the start.
    """
    ring = rules.seats * rules.pits
    stored = rules.stones * ring - sum(past[-1][:-1])
    begins = stored > 0 or set(past[0][:-1]) == {rules.stones}
    distinct = len(set(past)) == len(past) and all(row[-1] < rules.seats for row in past)
    return begins and distinct and all(_leads_to(rules, *pair, PLAYING) for pair in pairwise(past))


def _end_agrees(cells: Cells, rules: Rules, past: list[Row]) -> bool:
    """Return whether the present position is the last past one, or ended the game after it."""
    phase, ring = int(cells[rules.tail + PHASE]), rules.seats * rules.pits
    present: Row = (*cells[:ring].tolist(), int(cells[rules.tail + ACTOR]))
    if phase == PLAYING:
        return present == past[-1]
    if phase in QUIET_ENDS:
        came_back = present in past
        due = came_back if phase == OVER_REPEATED else len(past) == QUIET_LIMIT and not came_back
        return due and _leads_to(rules, past[-1], present, PLAYING)
    taken = sum(past[-1][:-1]) - sum(present[:-1])
    return taken <= cells[ring + past[-1][-1]] and _leads_to(rules, past[-1], present, phase, taken)


def _leads_to(rules: Rules, before: Row, after: Row, phase: int, taken: int = 0) -> bool:
    """Return whether a move that captures `taken` stones leads from one position to another."""
    ring = rules.seats * rules.pits
    for pit in range(rules.pits):
        if before[before[-1] * rules.pits + pit] == 0:
            continue
        cells = np.zeros(rules.width, dtype=np.int16)
        cells[:ring] = before[:-1]
        kernel.begin(cells, rules, before[-1])
        kernel.play(cells, rules, pit, None)
        reached: Row = (*cells[:ring].tolist(), int(cells[rules.tail + ACTOR]))
        stored = int(cells[ring : ring + rules.seats].sum())
        if (reached, cells[rules.tail + PHASE], stored) == (after, phase, taken):
            return True
    return False
