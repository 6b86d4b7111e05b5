"""State of a Kupferkessel game: named properties over the flat array, without rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np

from cupboard.core.game import State
from cupboard.core.kernel import Cells
from cupboard.games.kessel.cards import CAULDRON_CARDS, COLOURS, PLANT_CARDS, WAND_CARDS
from cupboard.games.kessel.layout import (
    ACTOR,
    BELOW,
    BOOK_SIZE,
    COUNT,
    DEALING,
    FIGURE,
    FINISHED,
    GONE,
    HAND,
    HAND_ROOM,
    NONE,
    PENDING,
    PHASE,
    PLACE_COUNT,
    RECIPES,
    RETURNED,
    SECOND,
    STACK,
    STACK_SIZE,
    TOP,
    WIDTH,
    Rules,
)
from cupboard.games.kessel.recipes import BOOK, FOR_THREE, Recipe, pack
from cupboard.games.kessel.spec import KesselOptions


def book_of(options: KesselOptions) -> tuple[Recipe, ...]:
    """Return all recipes of a game: the printed ones, then the players' own."""
    return BOOK + options.own_recipes


def pool_of(options: KesselOptions, seats: int) -> tuple[int, ...]:
    """KESSEL-R, KESSEL-X: return the numbers of the recipes that can be dealt.

    Players' own recipes always can.
    """
    whole = range(len(book_of(options)))
    return tuple(n for n in whole if seats == 2 or n in FOR_THREE or n >= len(BOOK))


def hand_size(options: KesselOptions, seats: int) -> int:
    """KESSEL-R: return two recipes per seat; KESSEL-X: one for three players."""
    if not options.recipes:
        return 0
    return 2 if seats == 2 else 1


@cache
def flat_rules(options: KesselOptions, seats: int) -> Rules:
    """Return the options as the compiled rules read them."""
    book = [pack(recipe) for recipe in book_of(options)]
    return Rules(
        seats=seats,
        reminders=options.reminders,
        hand=hand_size(options, seats),
        children=options.scoring == "children",
        third=COLOURS.index(options.third_colour),
        cauldrons=CAULDRON_CARDS,
        wands=WAND_CARDS,
        plants=PLANT_CARDS,
        pool=sum(1 << number for number in pool_of(options, seats)),
        book=tuple(book + [0] * (BOOK_SIZE - len(book))),
    )


def blank_cells() -> Cells:
    """Return the cells before the deal."""
    cells = np.full(WIDTH, NONE, dtype=np.int16)
    cells[[STACK_SIZE, ACTOR, SECOND, RETURNED, GONE]] = 0
    cells[COUNT : COUNT + 3] = 0
    cells[PHASE] = DEALING
    return cells


@dataclass(frozen=True, repr=False)
class KesselState(State):
    """Immutable state; `data` holds the bytes of the array that the rules work on."""

    options: KesselOptions
    seats: int
    data: bytes

    # Kept, because comparing options takes longer than anything else that is read from a state.
    @cached_property
    def rules(self) -> Rules:
        return flat_rules(self.options, self.seats)

    def cells(self) -> Cells:
        """Return a copy of the array that the caller may change."""
        return np.frombuffer(self.data, dtype=np.int16).copy()

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        return tuple(np.frombuffer(self.data, dtype=np.int16).tolist())

    @property
    def phase(self) -> int:
        return self._numbers[PHASE]

    @property
    def actor(self) -> int:
        """The seat to decide, or after the end the one that took the last card."""
        return self._numbers[ACTOR]

    @property
    def acting(self) -> bool:
        """Whether a seat has to decide."""
        return self.phase not in (DEALING, RECIPES, FINISHED)

    @property
    def second(self) -> bool:
        """Whether it is the second of two turns in a row."""
        return bool(self._numbers[SECOND])

    @property
    def pending(self) -> int:
        """The place of the card just taken, while an answer is needed; otherwise NONE."""
        return self._numbers[PENDING]

    @property
    def places(self) -> tuple[int, ...]:
        """The card on each place, NONE for none."""
        return self._numbers[:PLACE_COUNT]

    @property
    def stack(self) -> tuple[int, ...]:
        """The draw pile, the top card first."""
        size = self._numbers[STACK_SIZE]
        return self._numbers[STACK : STACK + size][::-1]

    @cached_property
    def cauldrons(self) -> tuple[tuple[int, ...], ...]:
        """The cards in each cauldron, the bottom one first."""
        return tuple(self._cauldron(seat) for seat in range(self.seats))

    def _cauldron(self, seat: int) -> tuple[int, ...]:
        cells, pile = self._numbers, []
        card = cells[TOP + seat]
        while card != NONE:
            pile.append(card)
            card = cells[BELOW + card]
        return tuple(reversed(pile))

    @property
    def figures(self) -> tuple[int, ...]:
        """The stop of each pawn, NONE before the deal."""
        return self._numbers[FIGURE : FIGURE + self.seats]

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of each seat's recipes."""
        starts = range(HAND, HAND + self.seats * HAND_ROOM, HAND_ROOM)
        rows = [self._numbers[start : start + HAND_ROOM] for start in starts]
        return tuple(tuple(recipe for recipe in row if recipe != NONE) for row in rows)

    @property
    def returned(self) -> int:
        """The number of cards that explosions have put back under the draw pile."""
        return self._numbers[RETURNED]

    @property
    def gone(self) -> int:
        """The number of cards that have left the game."""
        return self._numbers[GONE]
