"""Conversion of traces to facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from cupboard.core import trace as tracing
from cupboard.core.kernel import Cells
from cupboard.core.types import Fact
from cupboard.games.kessel import facts as told
from cupboard.games.kessel.cards import CAULDRON, DECK, INGREDIENTS, WAND
from cupboard.games.kessel.layout import (
    SIDE,
    STOPS_A_SIDE,
    TRACE_ASIDE,
    TRACE_CORNER,
    TRACE_ENTRIES,
    TRACE_EXPLODED,
    TRACE_FIRST,
    TRACE_INGREDIENT,
    TRACE_JUMPED,
    TRACE_KEPT,
    TRACE_LAID,
    TRACE_LAST_TAKEN,
    TRACE_LOST,
    TRACE_ONES,
    TRACE_RECIPE,
    TRACE_RECIPE_SCORED,
    TRACE_RECIPES,
    TRACE_REFILLED,
    TRACE_REFUSED,
    TRACE_STOPPED,
    TRACE_TAKEN,
    TRACE_TOTAL,
    TRACE_UNCOVERED,
    TRACE_USED,
    TRACE_WAIVED,
    TRACE_WALKED,
)
from cupboard.games.kessel.moves import FILES, PLACE_TEXTS, RANKS
from cupboard.games.kessel.recipes import Recipe
from cupboard.games.kessel.rules import line_at

Book: TypeAlias = tuple[Recipe, ...]
Teller: TypeAlias = Callable[[int, int, int, Book], Fact]

SYMBOLS = (CAULDRON, WAND)
CORNERS = ("a1", "a6", "f6", "f1")


def blank_trace() -> Cells:
    return tracing.blank(TRACE_ENTRIES)


def line_name(stop: int) -> str:
    """Return the line at a stop, `b` … `e` or `2` … `5`, or the place of a corner."""
    if stop % STOPS_A_SIDE == 0:
        return CORNERS[stop // STOPS_A_SIDE]
    first, stride = line_at(stop)
    return RANKS[first // SIDE] if stride == 1 else FILES[first]


def _of(card: int) -> tuple[str, int]:
    return DECK[card].ingredient, DECK[card].value


def _ingredient(seat: int, packed: int, points: int) -> Fact:
    number, values = divmod(packed, 16)
    held = tuple(value for value in range(1, 5) if values >> (value - 1) & 1)
    return told.IngredientScored(seat, INGREDIENTS[number].id, held, points)


TELLERS: dict[int, Teller] = {
    TRACE_LAID: lambda place, card, _, __: told.Laid(PLACE_TEXTS[place], *_of(card)),
    TRACE_REFUSED: lambda seat, card, _, __: told.Refused(seat, *_of(card)),
    TRACE_FIRST: lambda seat, card, _, __: told.FirstDrawn(seat, *_of(card)),
    TRACE_RECIPES: lambda seat, count, _, __: told.RecipesTaken(seat, count),
    TRACE_RECIPE: lambda seat, recipe, _, book: told.RecipeDealt(seat, book[recipe].name),
    TRACE_WALKED: lambda seat, stop, _, __: told.Walked(seat, stop),
    TRACE_JUMPED: lambda seat, other, stop, _: told.Jumped(seat, other, stop),
    TRACE_STOPPED: lambda seat, stop, _, __: told.Stopped(seat, line_name(stop)),
    TRACE_CORNER: lambda seat, stop, _, __: told.Cornered(seat, line_name(stop)),
    TRACE_TAKEN: lambda seat, place, card, _: told.Taken(seat, PLACE_TEXTS[place], *_of(card)),
    TRACE_USED: lambda seat, symbol, _, __: told.Used(seat, SYMBOLS[symbol]),
    TRACE_WAIVED: lambda seat, symbol, _, __: told.Waived(seat, SYMBOLS[symbol]),
    TRACE_EXPLODED: lambda seat, other, card, _: told.Exploded(seat, other, *_of(card), False),
    TRACE_LOST: lambda seat, other, card, _: told.Exploded(seat, other, *_of(card), True),
    TRACE_UNCOVERED: lambda owner, card, _, __: told.Uncovered(owner, *_of(card)),
    TRACE_REFILLED: lambda place, card, _, __: told.Refilled(PLACE_TEXTS[place], *_of(card)),
    TRACE_LAST_TAKEN: lambda seat, place, card, _: told.LastTaken(
        seat, PLACE_TEXTS[place], *_of(card)
    ),
    TRACE_KEPT: lambda seat, card, _, __: told.Kept(seat, *_of(card)),
    TRACE_ASIDE: lambda seat, card, _, __: told.LaidAside(seat, *_of(card)),
    TRACE_ONES: lambda seat, count, points, _: told.OnesScored(seat, count, points),
    TRACE_INGREDIENT: lambda seat, packed, points, _: _ingredient(seat, packed, points),
    TRACE_RECIPE_SCORED: lambda seat, recipe, points, book: told.RecipeScored(
        seat, book[recipe].name, points
    ),
    TRACE_TOTAL: lambda seat, points, _, __: told.Totalled(seat, points),
}


def facts_of(trace: Cells, book: Book) -> Iterator[Fact]:
    """Yield the facts that a trace recorded."""
    for what, a, b, c in tracing.entries(trace):
        yield TELLERS[what](a, b, c, book)
