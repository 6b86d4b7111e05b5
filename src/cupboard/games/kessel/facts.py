"""What can happen in Kupferkessel, small enough to animate: each step of a figure is a fact.

A card is told by its ingredient and value, a place as in the move texts, a stop by its number on
the ring (see `layout`). What happens lies open for everybody, except which recipes are dealt.
"""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import Fact


@dataclass(frozen=True, slots=True)
class Laid(Fact):
    """KESSEL-3: a card was laid open into the square."""

    place: str
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class Refused(Fact):
    """KESSEL-4: the card drawn for a cauldron was black or white and went under the stack."""

    seat: int
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class FirstDrawn(Fact):
    """KESSEL-4: a cauldron's first card."""

    seat: int
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class RecipesTaken(Fact):
    """KESSEL-R: a seat got its secret recipes; everybody sees how many."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class RecipeDealt(Fact):
    """KESSEL-R: a recipe that only its owner knows."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class Walked(Fact):
    """KESSEL-6: a figure made one step."""

    seat: int
    stop: int


@dataclass(frozen=True, slots=True)
class Jumped(Fact):
    """KESSEL-7: a figure passed another, which is no step."""

    seat: int
    other: int
    stop: int


@dataclass(frozen=True, slots=True)
class Stopped(Fact):
    """KESSEL-8: a figure stands at a line, `b` … `e` or `2` … `5`, and its player takes a card."""

    seat: int
    line: str


@dataclass(frozen=True, slots=True)
class Cornered(Fact):
    """KESSEL-8: a figure stopped at a corner, and the turn is over."""

    seat: int
    corner: str


@dataclass(frozen=True, slots=True)
class Taken(Fact):
    """KESSEL-8: a card went from the square onto a cauldron."""

    seat: int
    place: str
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class Used(Fact):
    """KESSEL-9, KESSEL-10: a seat lets a symbol work, `cauldron` or `wand`."""

    seat: int
    symbol: str


@dataclass(frozen=True, slots=True)
class Waived(Fact):
    """KESSEL-11: a seat lets a symbol be."""

    seat: int
    symbol: str


@dataclass(frozen=True, slots=True)
class Exploded(Fact):
    """KESSEL-9: a seat's explosion threw another's top card under the stack, or, when `gone`,
    out of the game."""

    seat: int
    other: int
    ingredient: str
    value: int
    gone: bool


@dataclass(frozen=True, slots=True)
class Uncovered(Fact):
    """KESSEL-9: what an explosion left on top."""

    owner: int
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class Refilled(Fact):
    """KESSEL-12: the stack's top card filled a place."""

    place: str
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class LastTaken(Fact):
    """KESSEL-13: a seat takes the last card of a line; the game ends with its answer."""

    seat: int
    place: str
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class Kept(Fact):
    """KESSEL-13: the last card went into the cauldron."""

    seat: int
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class LaidAside(Fact):
    """KESSEL-13: the last card was laid aside."""

    seat: int
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class IngredientScored(Fact):
    """KESSEL-14, KESSEL-X: what a seat's cards of one ingredient are worth."""

    seat: int
    ingredient: str
    values: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class OnesScored(Fact):
    """KESSEL-14: the seat has most cards of value 1."""

    seat: int
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class RecipeScored(Fact):
    """KESSEL-R: a recipe was opened; no points when it was not fulfilled."""

    seat: int
    recipe: str
    points: int


@dataclass(frozen=True, slots=True)
class Totalled(Fact):
    """KESSEL-16: a seat's points."""

    seat: int
    points: int


FACTS = (
    Laid,
    Refused,
    FirstDrawn,
    RecipesTaken,
    RecipeDealt,
    Walked,
    Jumped,
    Stopped,
    Cornered,
    Taken,
    Used,
    Waived,
    Exploded,
    Uncovered,
    Refilled,
    LastTaken,
    Kept,
    LaidAside,
    IngredientScored,
    OnesScored,
    RecipeScored,
    Totalled,
)
