"""Kala's board as SVG, with the same orientation for both players."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin, sqrt

from cupboard.core import i18n, svg
from cupboard.games.kala.layout import CELL_NAMES, SEATS, SIDE
from cupboard.games.kala.text_board import CUPS
from cupboard.games.kala.view import KalaView

PITCH, RADIUS, RIM, SHELF = 108.0, 46.0, 44.0, 150.0
BOARD = SIDE * PITCH + 2 * RIM
BEAN_LONG, BEAN_SHORT = 7.0, 4.6
MAX_BEANS = 16
CUP_FILL = ("#4a2a16", "#f1dcb4")
CUP_INSIDE = ("#6b4023", "#d9b987")
GOLDEN = pi * (3 - sqrt(5))


def draw_svg(view: KalaView, language: str = i18n.FALLBACK) -> str:
    """Draw the board, with Light's store, the bank and Dark's store on its right."""
    parts = [
        svg.tag("rect", x=2, y=2, width=BOARD + SHELF - 4, height=BOARD - 4, rx=28, fill=svg.WOOD),
        svg.tag(
            "rect",
            x=14,
            y=14,
            width=BOARD - 28,
            height=BOARD - 28,
            rx=20,
            fill="none",
            stroke=svg.WOOD_DARK,
            stroke_width=2,
        ),
        *_labels(),
        *(part for cell in range(SIDE * SIDE) for part in _place(view, cell)),
        *_shelf(view),
    ]
    return svg.picture(BOARD + SHELF, BOARD, _title(view, language), parts)


def _labels() -> Iterator[str]:
    for n in range(SIDE):
        middle = RIM + (n + 0.5) * PITCH
        yield svg.words(middle, BOARD - 29, "abcd"[n], 16, fill=svg.WOOD_DARK)
        yield svg.words(29, BOARD - middle, str(n + 1), 16, fill=svg.WOOD_DARK)


def _place(view: KalaView, cell: int) -> Iterator[str]:
    x = RIM + (cell % SIDE + 0.5) * PITCH
    y = BOARD - RIM - (cell // SIDE + 0.5) * PITCH
    name = CELL_NAMES[cell]
    edge = "#fff4d6" if name in view.ends else svg.WOOD_DARK
    wide = 5 if name in view.ends else 2
    yield svg.tag("circle", cx=x, cy=y, r=RADIUS, fill=svg.HOLLOW, stroke=edge, stroke_width=wide)
    if name in view.at:
        yield from _playing_cup(view, view.at.index(name), x, y, view.field[cell])
    else:
        yield from _beans(x, y, view.field[cell], RADIUS - 14)
        yield from _count(x, y, view.field[cell])


def _playing_cup(view: KalaView, seat: int, x: float, y: float, covered: int) -> Iterator[str]:
    """Draw a cup with its beans, a ring in its player's colour and a tab for the covered beans."""
    ring, radius = svg.SEATS[seat], RADIUS - 7
    wide = 5 if seat == view.actor else 3
    cup = CUP_FILL[seat]
    yield svg.tag("circle", cx=x, cy=y, r=radius, fill=cup, stroke=ring, stroke_width=wide)
    yield svg.tag("circle", cx=x, cy=y, r=radius - 8, fill=CUP_INSIDE[seat])
    yield from _beans(x, y, view.cups[seat], radius - 18)
    yield from _count(x, y, view.cups[seat])
    yield from _tab(x - RADIUS * 0.78, y - RADIUS * 0.78, covered, svg.HOLLOW, svg.BEAN)


def _beans(x: float, y: float, count: int, radius: float) -> Iterator[str]:
    """Draw beans in a sunflower pattern; a large number is only written."""
    shown = min(count, MAX_BEANS)
    for n in range(shown):
        away = radius * sqrt((n + 0.5) / max(shown, 5))
        bean_x, bean_y = x + away * cos(n * GOLDEN), y + away * sin(n * GOLDEN)
        lean = f"rotate({n * 67 % 180} {bean_x:.1f} {bean_y:.1f})"
        yield svg.tag(
            "ellipse",
            cx=bean_x,
            cy=bean_y,
            rx=BEAN_LONG,
            ry=BEAN_SHORT,
            fill=svg.BEAN,
            stroke=svg.INK,
            stroke_width=0.8,
            transform=lean,
        )


def _count(x: float, y: float, beans: int) -> Iterator[str]:
    if beans:
        yield from _tab(x + RADIUS * 0.78, y + RADIUS * 0.78, beans, svg.BEAN, svg.INK)


def _tab(x: float, y: float, number: int, fill: str, ink: str) -> Iterator[str]:
    yield svg.tag("circle", cx=x, cy=y, r=13, fill=fill, stroke=svg.WOOD_DARK, stroke_width=1.5)
    yield svg.words(x, y, str(number), 14, fill=ink)


def _shelf(view: KalaView) -> Iterator[str]:
    x, step = BOARD + SHELF / 2 - 8, BOARD / 6
    yield from _store_bowl(view, 1, x, 1.1 * step)
    yield from _bank_box(view, x, 3 * step)
    yield from _store_bowl(view, 0, x, 4.9 * step)


def _store_bowl(view: KalaView, seat: int, x: float, y: float) -> Iterator[str]:
    """Draw a player's store; the beans to be sown are in front of the player to move."""
    wide = 6 if seat in (view.actor, view.winner) else 3
    ring = svg.SEATS[seat]
    yield svg.tag("circle", cx=x, cy=y, r=44, fill=CUP_FILL[seat], stroke=ring, stroke_width=wide)
    yield svg.words(x, y, str(view.stores[seat]), 28, fill=svg.BEAN if seat == 0 else svg.INK)
    if seat == view.winner:
        yield _star(x, y - 64, ring)
    if seat == view.actor and view.source != "cup":
        for n in range(view.hand):
            at = x + (n - (view.hand - 1) / 2) * 17
            yield svg.tag(
                "ellipse",
                cx=at,
                cy=y + 64,
                rx=BEAN_LONG,
                ry=BEAN_SHORT,
                fill=svg.BEAN,
                stroke=svg.INK,
                stroke_width=0.8,
            )


def _bank_box(view: KalaView, x: float, y: float) -> Iterator[str]:
    """KALA-3: draw the bank, with its lid off while it gives beans."""
    edge, wide = (svg.BEAN, 4) if view.bank_open else (svg.WOOD_DARK, 2)
    yield _box(x, y, 88, 60, svg.HOLLOW, edge, wide)
    if not view.bank_open:
        yield _box(x, y - 30, 96, 16, svg.WOOD_DARK, svg.WOOD_DARK, 0)
    yield svg.words(x, y + 4, str(view.bank), 24, fill=svg.BEAN)


def _box(
    x: float, y: float, width: float, height: float, fill: str, edge: str, edge_width: float
) -> str:
    """Draw a box centred at a point."""
    return svg.tag(
        "rect",
        x=x - width / 2,
        y=y - height / 2,
        width=width,
        height=height,
        rx=7,
        fill=fill,
        stroke=edge,
        stroke_width=edge_width,
    )


def _star(x: float, y: float, colour: str) -> str:
    """Draw a star for the winner, because not every font has one."""
    corners = ((11 if n % 2 == 0 else 5, n * pi / 5 - pi / 2) for n in range(10))
    points = " ".join(f"{x + r * cos(a):.1f},{y + r * sin(a):.1f}" for r, a in corners)
    return svg.tag("polygon", points=points, fill=colour)


def _title(view: KalaView, language: str) -> str:
    """Return the text for screen readers: cups, stores and bank as bare numbers."""
    cups = "; ".join(
        f"{CUPS[seat]} {view.at[seat]} {view.cups[seat]} ({view.stores[seat]})"
        for seat in range(SEATS)
    )
    field = " ".join(f"{CELL_NAMES[cell]} {n}" for cell, n in enumerate(view.field) if n)
    return f"{i18n.text(language, 'kala-name')}. {cups}; ⌂ {view.bank}; {field}".rstrip("; ")
