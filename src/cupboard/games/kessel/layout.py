"""Where things lie in Kupferkessel's flat array, and the ring around the square.

    places  36: the card on each place, a1 b1 … f1 a2 … f6, NONE where there is none; the four
            corners never hold a card
    stack   24: face down, the bottom card first; STACK_SIZE says how many
    below   56: for each card in a cauldron the card under it, NONE for the bottom one and for
            cards that are elsewhere
    then    single numbers, and one number a seat for figures, top cards, counts and recipes

The ring has 20 stops, numbered clockwise from the corner at a1:

     0 corner a1    1–4  rows 2, 3, 4, 5 from the left
     5 corner a6    6–9  columns b, c, d, e from above
    10 corner f6   11–14 rows 5, 4, 3, 2 from the right
    15 corner f1   16–19 columns e, d, c, b from below
"""

from __future__ import annotations

from typing import NamedTuple

CARDS = 56
VALUES = range(1, 5)
INGREDIENT_COUNT = 14
COLOURED = 16
"""The first card that is neither black nor white: eight of each come before it."""

NONE = -1
SIDE = 6
PLACE_COUNT = SIDE * SIDE
CORNER_PLACES = (0, SIDE - 1, PLACE_COUNT - SIDE, PLACE_COUNT - 1)
OPEN_CARDS = 32
STACK_ROOM = CARDS - OPEN_CARDS

STOPS = 20
STOPS_A_SIDE = 5
START = (0, 10, 5)
"""KESSEL-4: white at a1, black at f6; KESSEL-X: the third figure at a6."""

RETURN_LIMIT = 100
"""So many cards go back under the stack in one game; later ones leave it, and every game ends."""

PLACES = 0
STACK = PLACE_COUNT
BELOW = STACK + STACK_ROOM
STACK_SIZE = BELOW + CARDS
PHASE = STACK_SIZE + 1
ACTOR = PHASE + 1
SECOND = ACTOR + 1
"""1 in the second of two turns in a row."""
PENDING = SECOND + 1
"""The place whose card was just taken and that is not filled again yet; NONE else."""
RETURNED = PENDING + 1
"""How many cards explosions have put back under the stack."""
GONE = RETURNED + 1
"""How many cards have left the game."""
FIGURE = GONE + 1
TOP = FIGURE + 3
COUNT = TOP + 3
HAND = COUNT + 3
"""Two recipes a seat, NONE for none."""
HAND_ROOM = 2
WIDTH = HAND + 3 * HAND_ROOM

# Phases.
DEALING = 0
RECIPES = 1
TAKING = 2
EXPLODING = 3
CASTING = 4
LAST = 5
FINISHED = 6

# Move codes: a place, or one of these.
USE = PLACE_COUNT
WAIVE = USE + 1
KEEP = USE + 2
ASIDE = USE + 3

# What a recipe asks for (KESSEL-R, KESSEL-B), and of which cards.
SETS = 0
FEWER = 1
MORE = 2
AT_LEAST = 3
AT_MOST = 4
LAST_CARD = 5

OF_CARDS = 0
OF_CAULDRONS = 1
OF_WANDS = 2
OF_VALUE = 3
"""Ones; twos, threes and fours follow."""
OF_PLANTS = 7
OF_COLOUR = 8
"""Black; the other colours follow."""

# A recipe in one number: kind, of, cards, ingredients, points, from the lowest bits up.
KIND_BITS = 3
OF_BITS = 4
CARDS_BITS = 6
INGREDIENTS_BITS = 4
OF_SHIFT = KIND_BITS
CARDS_SHIFT = OF_SHIFT + OF_BITS
INGREDIENTS_SHIFT = CARDS_SHIFT + CARDS_BITS
POINTS_SHIFT = INGREDIENTS_SHIFT + INGREDIENTS_BITS

BOOK_SIZE = 18
"""Thirteen recipes of the box and up to five of the players' own."""


class Rules(NamedTuple):
    """The options of a table, and the deck, as the compiled rules read them.

    The deck and the recipes are arguments and not constants: compiled code is kept on disk, and
    must not keep an old deck with it.
    """

    seats: int
    hand: int
    """Recipes a seat: 0 without recipes."""
    children: bool
    third: int
    """The third figure's colour, as its place among the colours."""
    cauldrons: int
    wands: int
    plants: int
    pool: int
    """The recipes that are dealt, a bit each."""
    book: tuple[int, ...]
    """All recipes, each in one number."""


# What a trace holds: how many entries, then (what, a, b, c) for each.
TRACE_LAID = 0
TRACE_REFUSED = 1
TRACE_FIRST = 2
TRACE_RECIPES = 3
TRACE_RECIPE = 4
TRACE_WALKED = 5
TRACE_JUMPED = 6
TRACE_STOPPED = 7
TRACE_CORNER = 8
TRACE_TAKEN = 9
TRACE_USED = 10
TRACE_WAIVED = 11
TRACE_EXPLODED = 12
TRACE_LOST = 13
TRACE_UNCOVERED = 14
TRACE_REFILLED = 15
TRACE_LAST_TAKEN = 16
TRACE_KEPT = 17
TRACE_ASIDE = 18
TRACE_ONES = 19
TRACE_INGREDIENT = 20
TRACE_RECIPE_SCORED = 21
TRACE_TOTAL = 22

# A deal lays 32 cards and turns at most 40 more; a scoring tells at most 3 × 17 things.
TRACE_ENTRIES = 160
