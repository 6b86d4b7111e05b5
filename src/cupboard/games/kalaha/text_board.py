"""Kalaha's board in characters, turned towards the viewer's seat."""

from __future__ import annotations

from cupboard.core.board_markup import paint
from cupboard.games.kalaha.view import KalahaView


def draw(view: KalahaView) -> str:
    """Draw the board: two rows for two players, a list of sides for three and four."""
    return _two_rows(view) if len(view.pits) == 2 else _list_of_sides(view)


def _two_rows(view: KalahaView) -> str:
    below = view.seat or 0
    above = 1 - below
    wide = 4 * len(view.pits[0])
    lines = [
        " " * 7 + _labels(view, above),
        " " * 7 + _row(view, above),
        _store(view, above) + " " * wide + "   " + _store(view, below),
        " " * 7 + _row(view, below),
        " " * 7 + _labels(view, below),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _row(view: KalahaView, seat: int) -> str:
    cells = [_pit(view, seat, pit) for pit in range(len(view.pits[seat]))]
    return "".join(reversed(cells) if seat != (view.seat or 0) else cells)


def _labels(view: KalahaView, seat: int) -> str:
    names = [f"{pit + 1:>3} " for pit in range(len(view.pits[seat]))]
    return paint("quiet", "".join(reversed(names) if seat != (view.seat or 0) else names))


def _pit(view: KalahaView, seat: int, pit: int) -> str:
    stones = view.pits[seat][pit]
    touchable = seat == view.actor and pit + 1 in view.playable
    role = "touch" if touchable else f"seat{seat}"
    return paint(role, f"{stones or '·':>3} ")


def _store(view: KalahaView, seat: int) -> str:
    mark = "▸" if seat == view.actor else " "
    return paint(f"seat{seat}", f"{mark}({view.stores[seat]:>3})")


def _list_of_sides(view: KalahaView) -> str:
    first = view.seat or 0
    order = [(first + step) % len(view.pits) for step in range(len(view.pits))]
    numbers = "".join(f"{pit + 1:>3} " for pit in range(len(view.pits[0])))
    lines = [paint("quiet", " " * 4 + numbers)]
    for seat in order:
        mark = "▸" if seat == view.actor else " "
        pits = "".join(_pit(view, seat, pit) for pit in range(len(view.pits[seat])))
        store = paint(f"seat{seat}", f"({view.stores[seat]:>3})")
        lines.append(paint(f"seat{seat}", f"{mark}{seat + 1}: ") + pits + store)
    return "\n".join(lines)
