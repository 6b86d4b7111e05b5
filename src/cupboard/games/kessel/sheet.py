"""KESSEL-B: printable recipe cards to cut out, as one picture in any language."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

from cupboard.core import i18n, svg
from cupboard.games.kessel import icons
from cupboard.games.kessel.recipes import Recipe, describe, title

# Millimetres on an A4 page, with three cards per row.
PAGE_WIDE, PAGE_HIGH, EDGE = 210.0, 297.0, 12.0
WIDE, HIGH = 62.0, 88.0
A_ROW = 3
LETTERS_A_LINE, NAME_LETTERS = 24, 16
LINE = 5.4


def sheet(recipes: Sequence[Recipe], language: str) -> str:
    """Return all recipes as cards, nine per page, with pages one below the other."""
    pages = max(1, -(-len(recipes) // (A_ROW * A_ROW)))
    cards = (_placed(number, recipe, language) for number, recipe in enumerate(recipes))
    name = i18n.text(language, "kessel-name")
    return svg.picture(PAGE_WIDE, pages * PAGE_HIGH, name, cards)


def _placed(number: int, recipe: Recipe, language: str) -> str:
    page, on_page = divmod(number, A_ROW * A_ROW)
    row, column = divmod(on_page, A_ROW)
    x = EDGE + column * WIDE
    y = page * PAGE_HIGH + EDGE + row * HIGH
    content = "".join(_card(recipe, language))
    return svg.tag("g", content, transform=f"translate({x:g} {y:g})")


def _card(recipe: Recipe, language: str) -> Iterator[str]:
    yield svg.tag(
        "rect", width=WIDE, height=HIGH, fill=svg.BEAN, stroke=svg.WOOD_DARK, stroke_width=0.4
    )
    yield svg.tag("g", icons.cauldron(), transform=f"translate({WIDE / 2 - 9:g} 5) scale(0.45)")
    yield from _lines(title(recipe, language), 29, 6.2, NAME_LETTERS)
    yield from _lines(describe(recipe, language), 53, 4.2, LETTERS_A_LINE)
    points = i18n.text(language, "kessel-recipe-points", points=recipe.points)
    yield svg.words(WIDE / 2, HIGH - 8, points, 6.5, fill=icons.COPPER, font_weight="bold")


def _lines(text: str, y: float, size: float, letters: int) -> Iterator[str]:
    for number, line in enumerate(textwrap.wrap(text, letters)):
        yield svg.words(WIDE / 2, y + number * LINE * size / 4.4, line, size)
