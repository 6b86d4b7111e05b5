"""Ronda's circle in characters. All covered cups look the same (RONDA-13)."""

from __future__ import annotations

from cupboard.core.board_markup import paint
from cupboard.games.ronda.view import RondaView

# The cups of each line and their columns, so that cups run clockwise from the top.
ROWS = (
    ((10, 20), (1, 40)),
    ((9, 7), (2, 53)),
    ((8, 1), (3, 59)),
    ((7, 7), (4, 53)),
    ((6, 20), (5, 40)),
)
CUP_WIDE, MIDDLE_WIDE = 14, 12
MIDDLE_ROW, MIDDLE_COLUMN = 2, 31
COVERED = "▟████████▙"
MAX_SHOWN = 40


def draw(view: RondaView) -> str:
    """Draw the circle with the black cup in its middle, then each player's beans."""
    lines: list[str] = []
    for number, row in enumerate(ROWS):
        pieces = [(column, CUP_WIDE, _cup(view, cup)) for cup, column in row]
        if number == MIDDLE_ROW:
            pieces.insert(1, (MIDDLE_COLUMN, MIDDLE_WIDE, _middle(view)))
        lines += [_line(pieces), ""]
    lines += [_hand(view, seat) for seat in range(len(view.hands))]
    return "\n".join(line.rstrip() for line in lines)


def _line(pieces: list[tuple[int, int, str]]) -> str:
    """Place pieces at their columns; each has its visible width, because roles take no space."""
    text, at = "", 0
    for column, wide, piece in pieces:
        text += " " * (column - at) + piece
        at = column + wide
    return text


def _cup(view: RondaView, cup: int) -> str:
    beans = view.cups[cup - 1]
    role = "touch" if touchable(view, cup) else "quiet"
    label = paint(role, f"{_sign(view, cup) + str(cup):>3} ")
    if beans is None:
        return label + paint("hidden", COVERED)
    return label + paint("bean", f"({beans} {'•' * beans:<6})")


def touchable(view: RondaView, cup: int) -> bool:
    """Return whether a legal move names a cup."""
    return cup in view.liftable or cup in view.addable or cup in view.keepable


def _sign(view: RondaView, cup: int) -> str:
    """Return the sign with which a move of this cup is typed."""
    if cup in view.addable:
        return "+"
    return "=" if cup in view.keepable else ""


def _middle(view: RondaView) -> str:
    return paint("strong", f"▌ {view.black} {'•' * view.black:<6} ▐")


def _hand(view: RondaView, seat: int) -> str:
    beans = view.hands[seat]
    dots = "•" * min(beans, MAX_SHOWN) + ("…" if beans > MAX_SHOWN else "")
    return " " + paint(f"seat{seat}", f"{_mark(view, seat)}{seat + 1}: {beans:>3} {dots}")


def _mark(view: RondaView, seat: int) -> str:
    if seat == view.winner:
        return "★"
    return "▸" if seat == view.actor else " "
