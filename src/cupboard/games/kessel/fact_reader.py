"""Conversion of traces to facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from cupboard.core import trace as tracing
from cupboard.core.kernel import Cells
from cupboard.core.types import Fact
from cupboard.games.kessel import facts, layout
from cupboard.games.kessel.cards import CAULDRON, DECK, INGREDIENTS, WAND
from cupboard.games.kessel.moves import FILES, PLACE_TEXTS, RANKS
from cupboard.games.kessel.recipes import Recipe
from cupboard.games.kessel.switched_rules import kernel

Book: TypeAlias = tuple[Recipe, ...]
Reader: TypeAlias = Callable[[int, int, int, Book], Fact]

SYMBOLS = (CAULDRON, WAND)
CORNERS = ("a1", "a6", "f6", "f1")


def blank_trace() -> Cells:
    return tracing.blank(layout.TRACE_ENTRIES)


def line_name(stop: int) -> str:
    """Return the line at a stop, `b` … `e` or `2` … `5`, or the place of a corner."""
    if stop % layout.STOPS_A_SIDE == 0:
        return CORNERS[stop // layout.STOPS_A_SIDE]
    first, stride = kernel.line_at(stop)
    return RANKS[first // layout.SIDE] if stride == 1 else FILES[first]


def _of(card: int) -> tuple[str, int]:
    return DECK[card].ingredient, DECK[card].value


def _ingredient(seat: int, packed: int, points: int) -> Fact:
    number, values = divmod(packed, 16)
    held = tuple(value for value in range(1, 5) if values >> (value - 1) & 1)
    return facts.IngredientScored(seat, INGREDIENTS[number].id, held, points)


READERS: dict[int, Reader] = {
    layout.TRACE_LAID: lambda place, card, _, __: facts.Laid(PLACE_TEXTS[place], *_of(card)),
    layout.TRACE_REFUSED: lambda seat, card, _, __: facts.Refused(seat, *_of(card)),
    layout.TRACE_FIRST: lambda seat, card, _, __: facts.FirstDrawn(seat, *_of(card)),
    layout.TRACE_RECIPES: lambda seat, count, _, __: facts.RecipesTaken(seat, count),
    layout.TRACE_RECIPE: lambda seat, recipe, _, book: facts.RecipeDealt(seat, book[recipe].name),
    layout.TRACE_WALKED: lambda seat, stop, _, __: facts.Walked(seat, stop),
    layout.TRACE_JUMPED: lambda seat, other, stop, _: facts.Jumped(seat, other, stop),
    layout.TRACE_STOPPED: lambda seat, stop, _, __: facts.Stopped(seat, line_name(stop)),
    layout.TRACE_CORNER: lambda seat, stop, _, __: facts.Cornered(seat, line_name(stop)),
    layout.TRACE_TAKEN: lambda seat, place, card, _: facts.Taken(
        seat, PLACE_TEXTS[place], *_of(card)
    ),
    layout.TRACE_USED: lambda seat, symbol, _, __: facts.Used(seat, SYMBOLS[symbol]),
    layout.TRACE_WAIVED: lambda seat, symbol, _, __: facts.Waived(seat, SYMBOLS[symbol]),
    layout.TRACE_EXPLODED: lambda seat, other, card, _: facts.Exploded(
        seat, other, *_of(card), False
    ),
    layout.TRACE_LOST: lambda seat, other, card, _: facts.Exploded(seat, other, *_of(card), True),
    layout.TRACE_UNCOVERED: lambda owner, card, _, __: facts.Uncovered(owner, *_of(card)),
    layout.TRACE_REFILLED: lambda place, card, _, __: facts.Refilled(
        PLACE_TEXTS[place], *_of(card)
    ),
    layout.TRACE_LAST_TAKEN: lambda seat, place, card, _: facts.LastTaken(
        seat, PLACE_TEXTS[place], *_of(card)
    ),
    layout.TRACE_KEPT: lambda seat, card, _, __: facts.Kept(seat, *_of(card)),
    layout.TRACE_ASIDE: lambda seat, card, _, __: facts.LaidAside(seat, *_of(card)),
    layout.TRACE_ONES: lambda seat, count, points, _: facts.OnesScored(seat, count, points),
    layout.TRACE_ONES_TIED: lambda count, _, __, ___: facts.OnesTied(count),
    layout.TRACE_INGREDIENT: lambda seat, packed, points, _: _ingredient(seat, packed, points),
    layout.TRACE_RECIPE_SCORED: lambda seat, recipe, points, book: facts.RecipeScored(
        seat, book[recipe].name, points
    ),
    layout.TRACE_TOTAL: lambda seat, points, _, __: facts.Totalled(seat, points),
}


def facts_of(trace: Cells, book: Book) -> Iterator[Fact]:
    """Yield the facts that a trace recorded."""
    for what, a, b, c in tracing.entries(trace):
        yield READERS[what](a, b, c, book)
