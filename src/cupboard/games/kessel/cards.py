"""The deck: 56 cards read from `deck.toml` (KESSEL-1, KESSEL-2).

A set of cards is an integer with one bit per card, so that the compiled rules can use bit masks.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from cupboard.games.kessel.layout import CARDS, COLOURED, VALUES

COLOURS = ("black", "white", "grey", "blue", "brown", "green", "purple")
CAULDRON = "cauldron"
WAND = "wand"


@dataclass(frozen=True, slots=True)
class Ingredient:
    """One of the fourteen ingredients.

    `cauldron` and `wand` are the card value with that symbol, 0 for none.
    """

    id: str
    colour: str
    plant: bool = False
    cauldron: int = 0
    wand: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed."""

    ingredient: str
    value: int
    colour: str
    plant: bool
    symbol: str | None


def _load() -> tuple[Ingredient, ...]:
    text = (files("cupboard.games.kessel") / "deck.toml").read_text(encoding="utf-8")
    return tuple(Ingredient(**row) for row in tomllib.loads(text)["ingredient"])


INGREDIENTS = _load()


def _symbol(ingredient: Ingredient, value: int) -> str | None:
    if value == ingredient.cauldron:
        return CAULDRON
    return WAND if value == ingredient.wand else None


DECK = tuple(
    Card(made.id, value, made.colour, made.plant, _symbol(made, value))
    for made in INGREDIENTS
    for value in VALUES
)
NUMBERS = {(card.ingredient, card.value): number for number, card in enumerate(DECK)}


def _mask(chosen: list[bool]) -> int:
    return sum(1 << number for number, inside in enumerate(chosen) if inside)


CAULDRON_CARDS = _mask([card.symbol == CAULDRON for card in DECK])
WAND_CARDS = _mask([card.symbol == WAND for card in DECK])
PLANT_CARDS = _mask([card.plant for card in DECK])


def card_text(number: int) -> str:
    """Return a card in two characters for position strings: `A1` is the first ingredient's 1."""
    return f"{chr(ord('A') + number // 4)}{number % 4 + 1}"


def card_number(text: str) -> int:
    """Return the number of a card text, or -1 if it is no card."""
    letter, value = ord(text[0]) - ord("A"), ord(text[1]) - ord("1")
    return letter * 4 + value if 0 <= letter < CARDS // 4 and 0 <= value < len(VALUES) else -1


def is_coloured(number: int) -> bool:
    """KESSEL-4: return whether a card may be a cauldron's first, being neither black nor white."""
    return number >= COLOURED
