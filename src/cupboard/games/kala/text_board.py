"""Kala's board in characters.

The board has the same orientation for both players, because paths use compass letters.
"""

from __future__ import annotations

from collections.abc import Iterator

from cupboard.core.board_markup import paint
from cupboard.games.kala.layout import CELL_NAMES, SIDE
from cupboard.games.kala.view import KalaView

CUPS = ("●", "○")
INSIDE = 6


def draw(view: KalaView) -> str:
    """Draw the board with the stores to its right.

    `●3` is a playing cup with three beans, `(2)` the beans it covers; `›2‹` can be the last cup of
    a path, and `»4«` can then be harvested.
    """
    lines = [paint("quiet", "    " + " ".join(f"{letter:^{INSIDE}}" for letter in "abcd").rstrip())]
    lines.append(_beam("┌┬┐"))
    for rank in range(SIDE - 1, -1, -1):
        lines.extend(_rank(view, rank))
        lines.append(_beam("├┼┤" if rank else "└┴┘"))
    return "\n".join(line + note for line, note in zip(lines, _notes(view), strict=True))


def _beam(joints: str) -> str:
    bars = joints[1].join(["─" * INSIDE] * SIDE)
    return paint("quiet", f"   {joints[0]}{bars}{joints[2]}")


def _rank(view: KalaView, rank: int) -> Iterator[str]:
    cells = range(rank * SIDE, (rank + 1) * SIDE)
    wall = paint("quiet", "│")
    upper = wall.join(_cup(view, cell) for cell in cells)
    lower = wall.join(_field_cup(view, cell) for cell in cells)
    yield f"   {wall}{upper}{wall}"
    yield f" {paint('quiet', str(rank + 1))} {wall}{lower}{wall}"


def _cup(view: KalaView, cell: int) -> str:
    """Return the upper line of a place: the playing cup on it, if any."""
    if CELL_NAMES[cell] not in view.at:
        return " " * INSIDE
    seat = view.at.index(CELL_NAMES[cell])
    return _marked(view, cell, f"{CUPS[seat]}{view.cups[seat]}", f"seat{seat}")


def _field_cup(view: KalaView, cell: int) -> str:
    """Return the lower line of a place: the beans of the field cup."""
    beans = view.field[cell]
    if CELL_NAMES[cell] in view.at:
        return paint("quiet", f"{f'({beans})':^{INSIDE}}")
    return _marked(view, cell, str(beans or "·"), "bean")


def _marked(view: KalaView, cell: int, text: str, role: str) -> str:
    """Mark a cup if a path can end there and, more strongly, if it can then be harvested."""
    ways = [
        move for move, end in zip(view.playable, view.ends, strict=True) if end == CELL_NAMES[cell]
    ]
    if ways:
        text = f"»{text}«" if any("x" in move for move in ways) else f"›{text}‹"
    return paint("touch" if ways else role, f"{text:^{INSIDE}}")


def _notes(view: KalaView) -> Iterator[str]:
    """Yield the notes beside the board: Light's store, the bank, Dark's store."""
    notes = {3: _store(view, 1), 7: _bank(view), 11: _store(view, 0)}
    for line in range(2 + 3 * SIDE):
        yield f"   {notes[line]}" if line in notes else ""


def _store(view: KalaView, seat: int) -> str:
    mark = "▸" if seat == view.actor else "★" if seat == view.winner else " "
    beans = paint("bean", " " + "•" * view.hand) if seat == view.actor else ""
    return paint(f"seat{seat}", f"{mark} {CUPS[seat]} ({view.stores[seat]:>3})") + beans


def _bank(view: KalaView) -> str:
    """Return the bank, followed by `›` while beans are sown from it (KALA-3)."""
    return paint("quiet", f"  ⌂ ({view.bank:>3})" + (" ›" if view.bank_open else ""))
