"""Facts of Kupferkessel, small enough to animate: each step of a pawn is a fact.

A fact names a card by its ingredient and value, a place as in the move texts, and a stop by its
number on the ring (see `layout`). All facts are public except which recipes are dealt.
"""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import Fact


@dataclass(frozen=True, slots=True)
class Laid(Fact):
    """KESSEL-3: a card was put face up into the grid."""

    place: str
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class Refused(Fact):
    """KESSEL-4: the card drawn for a cauldron was black or white and went under the draw pile."""

    seat: int
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class FirstDrawn(Fact):
    """KESSEL-4: a cauldron got its first card."""

    seat: int
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class RecipesTaken(Fact):
    """KESSEL-R: a seat got its secret recipes; all players see how many."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class RecipeDealt(Fact):
    """KESSEL-R: a recipe that only its owner may see."""

    seat: int
    recipe: str


@dataclass(frozen=True, slots=True)
class Walked(Fact):
    """KESSEL-6: a pawn made one step."""

    seat: int
    stop: int


@dataclass(frozen=True, slots=True)
class Jumped(Fact):
    """KESSEL-7: a pawn jumped over another, which is not a step."""

    seat: int
    other: int
    stop: int


@dataclass(frozen=True, slots=True)
class Stopped(Fact):
    """KESSEL-8: a pawn is at a line, `b` … `e` or `2` … `5`, and its player takes a card."""

    seat: int
    line: str


@dataclass(frozen=True, slots=True)
class Cornered(Fact):
    """KESSEL-8: a pawn stopped at a corner, and the turn is over."""

    seat: int
    corner: str


@dataclass(frozen=True, slots=True)
class Taken(Fact):
    """KESSEL-8: a card went from the grid onto a cauldron."""

    seat: int
    place: str
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class Used(Fact):
    """KESSEL-9, KESSEL-10: a seat uses a symbol, `cauldron` or `wand`."""

    seat: int
    symbol: str


@dataclass(frozen=True, slots=True)
class Waived(Fact):
    """KESSEL-11: a seat does not use a symbol."""

    seat: int
    symbol: str


@dataclass(frozen=True, slots=True)
class Exploded(Fact):
    """KESSEL-9: a seat's explosion put another's top card under the draw pile.

    If `gone`, the card left the game instead.
    """

    seat: int
    other: int
    ingredient: str
    value: int
    gone: bool


@dataclass(frozen=True, slots=True)
class Uncovered(Fact):
    """KESSEL-9: the top card after an explosion."""

    owner: int
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class Refilled(Fact):
    """KESSEL-12: the top card of the draw pile filled a place."""

    place: str
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class LastTaken(Fact):
    """KESSEL-13: a seat takes the last card of a line; the game ends after its answer."""

    seat: int
    place: str
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class Kept(Fact):
    """KESSEL-13: the last card was kept in the cauldron."""

    seat: int
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class LaidAside(Fact):
    """KESSEL-13: the last card was discarded."""

    seat: int
    ingredient: str
    value: int


@dataclass(frozen=True, slots=True)
class IngredientScored(Fact):
    """KESSEL-14, KESSEL-C: the points of a seat's cards of one ingredient."""

    seat: int
    ingredient: str
    values: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class OnesScored(Fact):
    """KESSEL-14: the seat has the most cards of value 1."""

    seat: int
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class OnesTied(Fact):
    """KESSEL-14: several players have the most cards of value 1, so no one gets the points."""

    count: int


@dataclass(frozen=True, slots=True)
class RecipeScored(Fact):
    """KESSEL-R: a recipe was revealed; it earns no points if it was not completed."""

    seat: int
    recipe: str
    points: int


@dataclass(frozen=True, slots=True)
class Totalled(Fact):
    """KESSEL-16: a seat's total points."""

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
    OnesTied,
    RecipeScored,
    Totalled,
)
