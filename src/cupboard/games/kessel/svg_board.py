"""Kupferkessel's board as SVG: the grid of cards, the pawns around it, the cauldrons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cupboard.core import i18n, svg
from cupboard.games.kessel import card_texts, icons
from cupboard.games.kessel.cards import CAULDRON, Card
from cupboard.games.kessel.layout import CORNER_PLACES, PLACE_COUNT, SIDE, STOPS, STOPS_A_SIDE
from cupboard.games.kessel.moves import FILES, RANKS, place_text
from cupboard.games.kessel.view import KesselView

CARD_WIDE, CARD_HIGH, GAP = 70.0, 84.0, 8.0
STEP_X, STEP_Y = CARD_WIDE + GAP, CARD_HIGH + GAP
RING = 56.0
SQUARE_WIDE, SQUARE_HIGH = SIDE * STEP_X, SIDE * STEP_Y
PANEL = 180.0
WIDTH = SQUARE_WIDE + 2 * RING + PANEL
HEIGHT = SQUARE_HIGH + 2 * RING
STACK_ROOM = 180.0
GLOW = "#f3c64b"


def draw_svg(view: KesselView, language: str = i18n.FALLBACK) -> str:
    parts = [
        svg.tag("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=22, fill=svg.WOOD),
        _labels(),
        *_stops(view),
        *_cards(view, language),
        *_figures(view),
        *_panel(view, language),
    ]
    return svg.picture(WIDTH, HEIGHT, _title(view, language), parts)


def _corner_of(place: int) -> tuple[float, float]:
    """Return the upper left point of a place; rank 6 is at the top."""
    x = RING + place % SIDE * STEP_X + GAP / 2
    y = RING + (SIDE - 1 - place // SIDE) * STEP_Y + GAP / 2
    return x, y


def _moved(x: float, y: float, content: str, size: float = 40) -> str:
    """Move and scale a drawing of 40 by 40 units."""
    return svg.tag("g", content, transform=f"translate({x:g} {y:g}) scale({size / 40:g})")


# The grid


@cache
def _labels() -> str:
    files = "".join(
        svg.words(RING + (number + 0.5) * STEP_X, HEIGHT - 12, name, 13, fill=svg.WOOD_DARK)
        for number, name in enumerate(FILES)
    )
    ranks = "".join(
        svg.words(13, RING + (SIDE - 0.5 - number) * STEP_Y, name, 13, fill=svg.WOOD_DARK)
        for number, name in enumerate(RANKS)
    )
    return files + ranks


def _cards(view: KesselView, language: str) -> Iterator[str]:
    for place in range(PLACE_COUNT):
        x, y = _corner_of(place)
        card = view.places[place]
        if place in CORNER_PLACES:
            yield _corner_card(x, y)
        else:
            here = place_text(place)
            yield _place(x, y, card, here in view.touch or here == view.pending, language)


def _place(x: float, y: float, card: Card | None, open_: bool, language: str) -> str:
    if card is None:
        return _box(x, y, "none", GLOW if open_ else svg.HOLLOW, 1.5, dashed=True)
    return _card(x, y, card, open_, language)


@cache
def _box(x: float, y: float, fill: str, edge: str, width: float, dashed: bool = False) -> str:
    return svg.tag(
        "rect",
        x=x,
        y=y,
        width=CARD_WIDE,
        height=CARD_HIGH,
        rx=8,
        fill=fill,
        stroke=edge,
        stroke_width=width,
        stroke_dasharray="5 5" if dashed else "none",
    )


@cache
def _corner_card(x: float, y: float) -> str:
    pot = _moved(x + CARD_WIDE / 2 - 17, y + CARD_HIGH / 2 - 20, icons.cauldron(), 34)
    return _box(x, y, svg.HOLLOW, svg.WOOD_DARK, 2) + svg.tag("g", pot, opacity=0.45)


def _card(x: float, y: float, card: Card, open_: bool, language: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{_face(card, open_, language)}</g>'


@cache
def _face(card: Card, open_: bool, language: str) -> str:
    """Draw a card with its upper left point at 0, 0; cached, because a page shows many."""
    parts = [
        svg.spoken(
            f"{card_texts.whole(card, language)}, {card_texts.colour(card.colour, language)}"
        ),
        _box(0, 0, svg.BEAN, GLOW if open_ else svg.WOOD_DARK, 5 if open_ else 1.5),
        svg.words(CARD_WIDE / 2, 11, card_texts.short(card.ingredient, language), 11),
        _moved(CARD_WIDE / 2 - 19, 19, icons.ingredient(card.ingredient, card.colour), 38),
        _shield(CARD_WIDE - 14, CARD_HIGH - 15, card),
    ]
    if card.plant:
        parts.append(_moved(CARD_WIDE / 2 - 6, CARD_HIGH - 18, icons.leaf(), 12))
    if card.symbol is not None:
        symbol = icons.cauldron() if card.symbol == CAULDRON else icons.wand()
        parts.append(_moved(4, CARD_HIGH - 27, symbol, 23))
    return "".join(parts)


def _shield(x: float, y: float, card: Card) -> str:
    outline = f"M{x - 10} {y - 11} H{x + 10} V{y + 2} Q{x + 9} {y + 9} {x} {y + 12}"
    path = f"{outline} Q{x - 9} {y + 9} {x - 10} {y + 2} Z"
    shape = svg.tag("path", d=path, fill=icons.PAINTS[card.colour], stroke=svg.INK, stroke_width=1)
    ink = svg.INK if card.colour == "white" else "#ffffff"
    return shape + svg.words(x, y, str(card.value), 14, fill=ink, font_weight="bold")


# The ring


def _stop_point(stop: int) -> tuple[float, float]:
    """Return the point of a pawn at a stop."""
    side, along = divmod(stop, STOPS_A_SIDE)
    left, right = RING / 2 + 4, RING * 1.5 + SQUARE_WIDE - 4
    top, bottom = RING / 2, RING * 1.5 + SQUARE_HIGH - 13
    x = RING + (along + 0.5) * STEP_X
    y = RING + (along + 0.5) * STEP_Y
    points = (
        (left, HEIGHT - y) if along else (left, bottom),
        (x, top) if along else (left, top),
        (right, y) if along else (right, top),
        (2 * RING + SQUARE_WIDE - x, bottom) if along else (right, bottom),
    )
    return points[side]


def _stops(view: KesselView) -> Iterator[str]:
    for stop in range(STOPS):
        if stop not in view.figures:
            yield _dot(stop)


@cache
def _dot(stop: int) -> str:
    x, y = _stop_point(stop)
    return svg.tag("circle", cx=x, cy=y, r=4, fill=svg.HOLLOW)


def _figures(view: KesselView) -> Iterator[str]:
    for seat, stop in enumerate(view.figures):
        if stop >= 0:
            x, y = _stop_point(stop)
            yield _figure(x, y, view.cauldrons[seat].colour, seat == view.actor)


@cache
def _figure(x: float, y: float, colour: str, acting: bool) -> str:
    body = f"M{x - 12} {y + 16} C{x - 7} {y + 2} {x - 5} {y} {x} {y - 6}"
    path = f"{body} C{x + 5} {y} {x + 7} {y + 2} {x + 12} {y + 16} Z"
    shape = svg.tag("path", d=path) + svg.tag("circle", cx=x, cy=y - 9, r=7.5)
    edge = GLOW if acting else svg.INK
    return svg.tag("g", shape, fill=icons.PAINTS[colour], stroke=edge, stroke_width=2.4)


# The cauldrons and the draw pile


def _panel(view: KesselView, language: str) -> Iterator[str]:
    x = SQUARE_WIDE + 2 * RING + PANEL / 2 - 12
    yield from _stack(view, x)
    room = (HEIGHT - STACK_ROOM) / len(view.cauldrons)
    for seat in range(len(view.cauldrons)):
        yield from _cauldron(view, seat, x, STACK_ROOM + seat * room, language)


def _stack(view: KesselView, x: float) -> Iterator[str]:
    left = x - CARD_WIDE / 2
    for lift in range(min(view.stack, 4)):
        yield _box(left + lift * 2, 40 - lift * 2, svg.WOOD_DARK, svg.INK, 1.5)
    if view.stack == 0:
        yield _box(left, 40, "none", svg.HOLLOW, 1.5, dashed=True)
    yield svg.words(x, 40 + CARD_HIGH + 18, f"{view.stack}", 18)


def _cauldron(view: KesselView, seat: int, x: float, y: float, language: str) -> Iterator[str]:
    """Draw the whole top card above its cauldron, because its value says how far the pawn moves."""
    cauldron = view.cauldrons[seat]
    rim = GLOW if seat == view.actor else svg.INK
    top, low = y + CARD_HIGH - 6, y + CARD_HIGH + 54
    pot = f"M{x - 60} {top} H{x + 60} L{x + 54} {top + 9} C{x + 68} {top + 46} {x + 30} {low}"
    path = f"{pot} {x} {low} C{x - 30} {low} {x - 68} {top + 46} {x - 54} {top + 9} Z"
    yield svg.tag("path", d=path, fill=icons.COPPER, stroke=rim, stroke_width=3)
    if cauldron.top is not None:
        yield _card(x - CARD_WIDE / 2, y - 6, cauldron.top, False, language)
    yield _figure(x - 32, y + 106, cauldron.colour, seat == view.actor)
    count = str(cauldron.count) if view.points is None else f"{view.points[seat]}"
    yield svg.words(x + 16, y + 108, count, 26, fill=svg.BEAN, font_weight="bold")


def _title(view: KesselView, language: str) -> str:
    piles = "; ".join(
        f"{card_texts.colour(pile.colour, language)}: {pile.count}"
        + (f", {card_texts.whole(pile.top, language)}" if pile.top else "")
        for pile in view.cauldrons
    )
    return f"{i18n.text(language, 'kessel-name')}. {piles}"
