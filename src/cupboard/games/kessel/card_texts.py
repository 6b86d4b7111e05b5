"""The words on Kupferkessel's cards and beside them, in every language."""

from __future__ import annotations

from functools import cache

from cupboard.core import i18n
from cupboard.games.kessel.cards import Card

FIGURES = ("white", "black", "third")


@cache
def short(ingredient: str, language: str) -> str:
    """Return an ingredient's short name, at most nine letters, as on the cards."""
    return i18n.text(language, f"kessel-short-{ingredient}")


@cache
def colour(name: str, language: str) -> str:
    return i18n.text(language, f"kessel-colour-{name}")


@cache
def whole(card: Card, language: str) -> str:
    """Return a card's full name and value."""
    return i18n.text(language, "kessel-card", ingredient=card.ingredient, value=card.value)


@cache
def figure(seat: int, language: str) -> str:
    """Return the letter that stands for a seat's pawn."""
    return i18n.text(language, f"kessel-figure-{FIGURES[seat]}")
