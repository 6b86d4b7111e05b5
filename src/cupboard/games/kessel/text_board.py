"""Kupferkessel's board in characters: the grid, the pawns around it, the cauldrons.

A card shows its short name, then its value, its symbol (`*` the exploding cauldron, `/` the wand)
and its colour.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from cupboard.core import i18n
from cupboard.core.board_markup import paint
from cupboard.games.kessel import card_texts
from cupboard.games.kessel.cards import CAULDRON, WAND, Card
from cupboard.games.kessel.layout import CORNER_PLACES, SIDE, STOPS, STOPS_A_SIDE
from cupboard.games.kessel.moves import FILES, RANKS, place_text
from cupboard.games.kessel.recipes import describe, title
from cupboard.games.kessel.view import CauldronView, KesselView

WIDE = 11
MARKS = {CAULDRON: "*", WAND: "/", None: " "}
A_ROW, HELD_WIDE = 4, 14
CONDITION_WIDE = 68


def draw(view: KesselView, language: str = i18n.FALLBACK) -> str:
    """Draw the board in at most 78 columns."""
    lines = [
        _edge(view, range(STOPS_A_SIDE, 2 * STOPS_A_SIDE + 1), language),
        *_square(view, language),
        _edge(view, (0, *range(STOPS - 1, 3 * STOPS_A_SIDE - 1, -1)), language),
        _files(),
        "",
        *_cauldrons(view, language),
        _stack(view, language),
        *_own_recipes(view, language),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _figure(view: KesselView, stop: int, language: str) -> str:
    """Return the letter of the pawn at a stop."""
    for seat, at in enumerate(view.figures):
        if at == stop:
            return paint(f"seat{seat}", card_texts.figure(seat, language))
    return " "


def _edge(view: KesselView, stops: Iterable[int], language: str) -> str:
    """Return the pawns above or below the grid, from left to right."""
    left, right = " " * (WIDE // 2), " " * (WIDE - WIDE // 2 - 1)
    return "    " + "".join(f"{left}{_figure(view, stop, language)}{right}" for stop in stops)


def _files() -> str:
    names = "".join(f"{name:^{WIDE}}" for name in FILES)
    return "    " + paint("quiet", names.rstrip())


def _square(view: KesselView, language: str) -> Iterator[str]:
    for rank in reversed(range(SIDE)):
        left, right = (_beside(view, stop, language) for stop in _side_stops(rank))
        row = range(rank * SIDE, rank * SIDE + SIDE)
        upper = "".join(_upper(view, place, language) for place in row)
        lower = "".join(_lower(view, place, language) for place in row)
        yield f"{paint('quiet', RANKS[rank])} {left} {upper}{right}"
        yield f"    {lower}"


def _side_stops(rank: int) -> tuple[int | None, int | None]:
    """Return the stops to the left and right of a rank; the corners are drawn above and below."""
    inner = 0 < rank < SIDE - 1
    return (rank, 3 * STOPS_A_SIDE - rank) if inner else (None, None)


def _beside(view: KesselView, stop: int | None, language: str) -> str:
    return " " if stop is None else _figure(view, stop, language)


def _role(view: KesselView, place: int) -> str:
    here = place_text(place)
    return "touch" if here in view.touch or here == view.pending else "bean"


def _upper(view: KesselView, place: int, language: str) -> str:
    card = view.places[place]
    if place in CORNER_PLACES:
        return paint("quiet", f"{'+--+':^{WIDE}}")
    if card is None:
        return paint("quiet", f"{'.':^{WIDE}}")
    mark = ">" if place_text(place) in view.touch else " "
    name = card_texts.short(card.ingredient, language)
    return paint(_role(view, place), f"{mark}{name:<{WIDE - 1}}")


def _lower(view: KesselView, place: int, language: str) -> str:
    card = view.places[place]
    if place in CORNER_PLACES:
        return paint("quiet", f"{'+--+':^{WIDE}}")
    if card is None:
        return " " * WIDE
    return paint(_role(view, place), f" {_details(card, language):<{WIDE - 1}}")


def _details(card: Card, language: str) -> str:
    return f"{card.value}{MARKS[card.symbol]} {card_texts.colour(card.colour, language)}"


def _cauldrons(view: KesselView, language: str) -> Iterator[str]:
    for seat, cauldron in enumerate(view.cauldrons):
        mark = "▸" if seat == view.actor else " "
        whose = (
            f"{card_texts.figure(seat, language)} {card_texts.colour(cauldron.colour, language):<8}"
        )
        line = f"{mark}{whose}{_pile(cauldron, language)}{_points(view, seat)}"
        yield paint(f"seat{seat}", line)
        if cauldron.cards is not None:
            yield from _opened(cauldron.cards, language)


def _pile(cauldron: CauldronView, language: str) -> str:
    """Return the number of cards in a cauldron, and the top card with its symbol."""
    top = cauldron.top
    if top is None:
        return "(0)"
    card = f"{card_texts.whole(top, language)}{MARKS[top.symbol]}"
    return f"({cauldron.count:>2}) {card} {card_texts.colour(top.colour, language)}"


def _points(view: KesselView, seat: int) -> str:
    return "" if view.points is None else f" = {view.points[seat]}"


def _opened(cards: tuple[Card, ...], language: str) -> Iterator[str]:
    """KESSEL-14: yield the cauldron's cards sorted by ingredient, as they are scored."""
    groups: dict[str, list[int]] = {}
    for card in cards:
        groups.setdefault(card_texts.short(card.ingredient, language), []).append(card.value)
    held = [f"{name} {''.join(map(str, sorted(groups[name])))}" for name in sorted(groups)]
    for at in range(0, len(held), A_ROW):
        yield "    " + "  ".join(f"{text:<{HELD_WIDE}}" for text in held[at : at + A_ROW])


def _stack(view: KesselView, language: str) -> str:
    note = f"  {_question(view, language)}".rstrip()
    return paint("hidden", f"  [{view.stack:>2}]") + paint("touch", note)


def _question(view: KesselView, language: str) -> str:
    """Return the possible answers; the words to type are the same in every language."""
    if view.asked == "last":
        return i18n.text(language, "kessel-board-last")
    if view.asked in (CAULDRON, WAND):
        return i18n.text(language, "kessel-board-symbol", mark=MARKS[view.asked])
    if view.asked == "take" and not view.reminders:
        return i18n.text(language, "kessel-board-claim")
    return ""


def _own_recipes(view: KesselView, language: str) -> Iterator[str]:
    for seat, hand in enumerate(view.recipes):
        for recipe in hand or ():
            whose = f"  {card_texts.figure(seat, language)} +{recipe.points:<3}"
            yield paint(f"seat{seat}", whose + title(recipe, language))
            for line in textwrap.wrap(describe(recipe, language), CONDITION_WIDE):
                yield "        " + paint("quiet", line)
