"""Da Capo's board in characters, turned towards the viewer. The SVG is in `portrait`."""

from __future__ import annotations

from cupboard.core.board_markup import paint
from cupboard.games.dacapo.view import DaCapoView

HAND, CUP = 8, 4


def draw(view: DaCapoView) -> str:
    """Draw one row per player, from the hand to the target cup, which all rows share."""
    sides = (_side(view, seat, line) for line, seat in enumerate(order(view)))
    return "\n".join([_cup_numbers(view), *sides, _foot(view)])


def order(view: DaCapoView) -> list[int]:
    """Return the seats clockwise from the viewer's."""
    seats = len(view.rows)
    return [((view.seat or 0) + step) % seats for step in range(seats)]


def filler(view: DaCapoView) -> int | None:
    """Return the seat that filled the target cup, or None."""
    full = [seat for seat, row in enumerate(view.rows) if len(row) > view.row_length]
    return full[0] if full else None


def _cup_numbers(view: DaCapoView) -> str:
    numbers = "".join(f"{cup:^{CUP}}" for cup in range(1, view.row_length + 1))
    return paint("quiet", " " * (4 + HAND) + numbers.rstrip())


def _side(view: DaCapoView, seat: int, line: int) -> str:
    mark = "▸" if seat in view.choosing else "★" if seat in view.winners else " "
    name = paint(f"seat{seat}", f"{mark}{seat + 1}: {_hand(view, seat):<{HAND}}")
    cups = "".join(_cup(view, seat, cup) for cup in range(view.row_length))
    return name + cups + _lead(view, line)


def _hand(view: DaCapoView, seat: int) -> str:
    """Draw a closed hand with its beans, or an open one for a seat that is out."""
    stock = view.stocks[seat]
    if stock == 0:
        return "⟨  ⟩"
    return "⟨ ?⟩" if stock is None else f"⟨{stock:>2}⟩"


def _cup(view: DaCapoView, seat: int, cup: int) -> str:
    row = view.rows[seat]
    if cup < len(row):
        return paint(f"seat{seat}", f"({row[cup]}) ")
    return paint("quiet", "( ) ")


def _lead(view: DaCapoView, line: int) -> str:
    """Draw the paths of all rows to the shared black cup."""
    last = len(view.rows) - 1
    way = "─╮" if line == 0 else "─╯" if line == last else "─┤"
    if line != last // 2:
        return paint("quiet", way)
    return paint("quiet", "─┬─" if line == 0 else "─┼─") + _target(view)


def _target(view: DaCapoView) -> str:
    seat = filler(view)
    if seat is None:
        return paint("strong", "◖ ◗")
    return paint(f"seat{seat}", f"◖{view.rows[seat][-1]}◗")


def _foot(view: DaCapoView) -> str:
    """Draw the box, and the numbers that the viewer may show."""
    box = f"    ▤ {'?' if view.box is None else view.box}"
    if not view.playable:
        return paint("quiet", box)
    return paint("quiet", f"{box:<{4 + HAND}}") + paint("touch", " ".join(map(str, view.playable)))
