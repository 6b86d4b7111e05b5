"""The words on Kupferkessel's cards and beside them, in every language."""

from __future__ import annotations

from functools import cache

from cupboard.core import texts
from cupboard.games.kessel.deck import Card

FIGURES = ("white", "black", "third")


@cache
def short(ingredient: str, language: str) -> str:
    """An ingredient in at most nine letters, as it stands on the cards."""
    return texts.say(language, f"kessel-short-{ingredient}")


@cache
def colour(name: str, language: str) -> str:
    return texts.say(language, f"kessel-colour-{name}")


@cache
def whole(card: Card, language: str) -> str:
    """A card with its full name and value."""
    return texts.say(language, "kessel-card", ingredient=card.ingredient, value=card.value)


@cache
def figure(seat: int, language: str) -> str:
    """The one letter that stands for a seat's figure."""
    return texts.say(language, f"kessel-figure-{FIGURES[seat]}")
