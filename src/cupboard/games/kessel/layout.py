"""Layout of Kupferkessel's flat array, and the ring around the grid.

    places  36: the card on each place, a1 b1 … f1 a2 … f6, NONE where there is none; the four
            corners never hold a card
    stack   24: the draw pile, the bottom card first; STACK_SIZE is their number
    below   56: for each card in a cauldron the card under it, NONE for the bottom one and for
            cards that are elsewhere
    then    single numbers, and one number per seat for pawns, top cards, counts and recipes

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
"""KESSEL-4: White starts at a1, Black at f6; KESSEL-X: the third pawn at a6."""

RETURN_LIMIT = 100
"""Most cards that go back under the draw pile; later ones leave the game, so that it ends."""

PLACES = 0
STACK = PLACE_COUNT
BELOW = STACK + STACK_ROOM
STACK_SIZE = BELOW + CARDS
PHASE = STACK_SIZE + 1
ACTOR = PHASE + 1
SECOND = ACTOR + 1
"""1 in the second of two turns in a row."""
PENDING = SECOND + 1
"""The place whose card was just taken and that is not refilled yet, or NONE."""
RETURNED = PENDING + 1
"""The number of cards that explosions have put back under the draw pile."""
GONE = RETURNED + 1
"""The number of cards that have left the game."""
FIGURE = GONE + 1
TOP = FIGURE + 3
COUNT = TOP + 3
HAND = COUNT + 3
"""Two recipes per seat, NONE for none."""
HAND_ROOM = 2
WIDTH = HAND + 3 * HAND_ROOM

# Phases
DEALING = 0
RECIPES = 1
TAKING = 2
EXPLODING = 3
CASTING = 4
LAST = 5
FINISHED = 6

# Move codes: a place, one of these, or a place plus TAKE_USING.
USE = PLACE_COUNT
WAIVE = USE + 1
KEEP = USE + 2
ASIDE = USE + 3
TAKE_USING = ASIDE + 1
"""Added to a place: its card is taken and its symbol used immediately (KESSEL-11)."""
MAX_MOVES = 2 * SIDE
"""Every card of a line, with its symbol and without."""

# Conditions of recipes (KESSEL-R, KESSEL-B), and the cards they count.
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

# A recipe as one number: kind, of, cards, ingredients, points, from the lowest bits up.
KIND_BITS = 3
OF_BITS = 4
CARDS_BITS = 6
INGREDIENTS_BITS = 4
OF_SHIFT = KIND_BITS
CARDS_SHIFT = OF_SHIFT + OF_BITS
INGREDIENTS_SHIFT = CARDS_SHIFT + CARDS_BITS
POINTS_SHIFT = INGREDIENTS_SHIFT + INGREDIENTS_BITS

BOOK_SIZE = 18
"""Thirteen printed recipes and up to five of the players' own."""


class Rules(NamedTuple):
    """The options and the deck, as the compiled rules read them.

    The deck and the recipes are arguments, not constants, because compiled code is cached on disk
    and must not contain an old deck.
    """

    seats: int
    reminders: bool
    """Whether players are asked about a symbol, or must claim it with the move (KESSEL-11)."""
    hand: int
    """Recipes per seat, 0 without recipes."""
    children: bool
    third: int
    """The third player's colour, as its index among the colours."""
    cauldrons: int
    wands: int
    plants: int
    pool: int
    """The recipes that can be dealt, one bit each."""
    book: tuple[int, ...]
    """All recipes, each as one number."""


# Kinds of trace entries
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
TRACE_ONES_TIED = 23

# A deal puts 32 cards and turns at most 40 more; a scoring has at most 3 × 17 + 1 entries.
TRACE_ENTRIES = 160
