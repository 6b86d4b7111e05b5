"""Kalaha's board in characters and as SVG, turned to the seat that looks."""

from __future__ import annotations

from collections.abc import Iterator

from cupboard.core import svg
from cupboard.core.markup import paint
from cupboard.games.kalaha.view import KalahaView

# SVG measures.
PIT, GAP, RIM = 44.0, 8.0, 26.0


def sides_of(seats: int) -> tuple[int, ...]:
    """KALAHA-1: the side of the square board each seat sits at, counter-clockwise."""
    return {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}[seats]


def draw(view: KalahaView) -> str:
    """Two players as two rows, the board between them; three and four as a list of sides."""
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


def draw_svg(view: KalahaView) -> str:
    """The square board: pits along the four edges, each store at its owner's right corner."""
    pits = len(view.pits[0])
    length = pits * (PIT + GAP) + GAP
    size = length + 2 * (PIT + 2 * GAP) + 2 * RIM
    parts = [
        svg.tag("rect", x=2, y=2, width=size - 4, height=size - 4, rx=24, fill=svg.WOOD),
        *_sides(view, size),
    ]
    return svg.picture(size, size, _title(view), parts)


def _sides(view: KalahaView, size: float) -> Iterator[str]:
    first = view.seat or 0
    sides = sides_of(len(view.pits))
    for seat in range(len(view.pits)):
        quarter = (sides[seat] - sides[first]) % 4
        turn = f"rotate({-90 * quarter} {size / 2:g} {size / 2:g})"
        yield svg.tag("g", "".join(_side(view, seat, size, quarter)), transform=turn)


def _side(view: KalahaView, seat: int, size: float, quarter: int) -> Iterator[str]:
    """One side as its owner sees it: at the bottom, store at the right corner."""
    y = size - RIM - PIT / 2 - GAP
    for pit, stones in enumerate(view.pits[seat]):
        x = RIM + PIT + 2 * GAP + GAP + PIT / 2 + pit * (PIT + GAP)
        open_ = seat == view.actor and pit + 1 in view.playable
        yield from _hollow(x, y, PIT / 2, stones, seat, open_, quarter)
    corner = size - RIM - PIT / 2
    yield from _hollow(corner, y, PIT / 2 + 6, view.stores[seat], seat, False, quarter)


def _hollow(
    x: float, y: float, radius: float, stones: int, seat: int, open_: bool, quarter: int
) -> Iterator[str]:
    edge = svg.SEATS[seat]
    wide = 4 if open_ else 2
    yield svg.tag("circle", cx=x, cy=y, r=radius, fill=svg.HOLLOW, stroke=edge, stroke_width=wide)
    upright = f"rotate({90 * quarter} {x:g} {y:g})"
    yield svg.words(x, y, str(stones), 18, transform=upright, fill=svg.BEAN)


def _title(view: KalahaView) -> str:
    rows = "; ".join(
        f"{seat + 1}: {' '.join(map(str, pits))} ({store})"
        for seat, (pits, store) in enumerate(zip(view.pits, view.stores, strict=True))
    )
    return f"Kalaha. {rows}"
