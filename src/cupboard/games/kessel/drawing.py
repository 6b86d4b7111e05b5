"""Kupferkessel's table in characters: the square, the figures around it, the cauldrons.

A card shows its name, then its value, its symbol (`*` the exploding cauldron, `/` the wand) and its
colour's first letters.
"""

from __future__ import annotations

from collections.abc import Iterator

from cupboard.core.markup import paint
from cupboard.games.kessel.deck import CAULDRON, WAND, Card
from cupboard.games.kessel.layout import CORNER_PLACES, SIDE, STOPS, STOPS_A_SIDE
from cupboard.games.kessel.moves import FILES, RANKS, place_text
from cupboard.games.kessel.view import CauldronView, KesselView

WIDE = 10
MARKS = {CAULDRON: "*", WAND: "/", None: " "}
FIGURES = "WBC"


def draw(view: KesselView) -> str:
    """At most 78 columns."""
    lines = [
        _edge(view, range(STOPS_A_SIDE, 2 * STOPS_A_SIDE + 1)),
        *_square(view),
        _edge(view, (*range(STOPS - 1, 3 * STOPS_A_SIDE - 1, -1),), corner=0),
        _files(),
        "",
        *_cauldrons(view),
        _stack(view),
        *_own_recipes(view),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _figure(view: KesselView, stop: int) -> str:
    """The figure at a stop: W, B, or C for the third."""
    for seat, at in enumerate(view.figures):
        if at == stop:
            return paint(f"seat{seat}", FIGURES[seat])
    return " "


def _edge(view: KesselView, stops: range | tuple[int, ...], corner: int | None = None) -> str:
    """The figures above or below the square, from left to right."""
    row = [*([corner] if corner is not None else []), *stops]
    cells = (" " * (WIDE // 2 - 1) + _figure(view, stop) + " " * (WIDE // 2) for stop in row)
    return "    " + "".join(cells)


def _files() -> str:
    names = "".join(f"{name:^{WIDE}}" for name in FILES)
    return "    " + paint("quiet", names.rstrip())


def _square(view: KesselView) -> Iterator[str]:
    for rank in reversed(range(SIDE)):
        left, right = _side_stops(rank)
        row = range(rank * SIDE, rank * SIDE + SIDE)
        upper = "".join(_upper(view, place) for place in row)
        lower = "".join(_lower(view, place) for place in row)
        number = paint("quiet", RANKS[rank])
        yield f"{number} {_beside(view, left)} {upper}{_beside(view, right)}"
        yield f"    {lower}"


def _side_stops(rank: int) -> tuple[int | None, int | None]:
    """The stops to the left and right of a rank; the corners are drawn above and below."""
    inner = 0 < rank < SIDE - 1
    return (rank, 3 * STOPS_A_SIDE - rank) if inner else (None, None)


def _beside(view: KesselView, stop: int | None) -> str:
    return " " if stop is None else _figure(view, stop)


def _role(view: KesselView, place: int) -> str:
    here = place_text(place)
    return "touch" if here in view.touch or here == view.pending else "bean"


def _upper(view: KesselView, place: int) -> str:
    card = view.places[place]
    if place in CORNER_PLACES:
        return paint("quiet", f"{'+--+':^{WIDE}}")
    if card is None:
        return paint("quiet", f"{'.':^{WIDE}}")
    mark = ">" if place_text(place) in view.touch else " "
    return paint(_role(view, place), f"{mark}{card.ingredient:<{WIDE - 1}}")


def _lower(view: KesselView, place: int) -> str:
    card = view.places[place]
    if place in CORNER_PLACES:
        return paint("quiet", f"{'+--+':^{WIDE}}")
    if card is None:
        return " " * WIDE
    return paint(_role(view, place), f" {_details(card):<{WIDE - 1}}")


def _details(card: Card) -> str:
    return f"{card.value}{MARKS[card.symbol]} {card.colour}"


def _cauldrons(view: KesselView) -> Iterator[str]:
    for seat, cauldron in enumerate(view.cauldrons):
        mark = "▸" if seat == view.actor else " "
        told = f"{mark}{FIGURES[seat]} {cauldron.colour:<7}{_pile(cauldron)}{_points(view, seat)}"
        yield paint(f"seat{seat}", told)
        if cauldron.cards is not None:
            yield from _opened(cauldron.cards)


def _pile(cauldron: CauldronView) -> str:
    if cauldron.top is None:
        return "(0)"
    return f"({cauldron.count:>2}) {cauldron.top.ingredient} {_details(cauldron.top)}"


def _points(view: KesselView, seat: int) -> str:
    return "" if view.points is None else f" = {view.points[seat]}"


def _opened(cards: tuple[Card, ...]) -> Iterator[str]:
    """KESSEL-14: the cauldron's cards sorted by ingredient, as they are scored."""
    groups: dict[str, list[int]] = {}
    for card in cards:
        groups.setdefault(card.ingredient, []).append(card.value)
    words = [f"{name} {''.join(map(str, sorted(held)))}" for name, held in sorted(groups.items())]
    for at in range(0, len(words), 5):
        yield "    " + "  ".join(words[at : at + 5])


def _stack(view: KesselView) -> str:
    asked = {"cauldron": "  use * / waive", "wand": "  use / / waive", "last": "  keep / aside"}
    note = asked.get(view.asked or "", "")
    return paint("hidden", f"  [{view.stack:>2}]") + paint("touch", note)


def _own_recipes(view: KesselView) -> Iterator[str]:
    for seat, hand in enumerate(view.recipes):
        for recipe in hand or ():
            yield paint(f"seat{seat}", f"  {FIGURES[seat]} +{recipe.points:<3}{recipe.name}")
