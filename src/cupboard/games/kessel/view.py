"""View of Kupferkessel: the open cards, the top of each cauldron, the seat's own recipes."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View
from cupboard.games.kessel.cards import Card
from cupboard.games.kessel.recipes import Recipe


@dataclass(frozen=True, slots=True)
class CauldronView:
    """KESSEL-5: the top card and the number of cards; all cards only in the scoring."""

    colour: str
    top: Card | None
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class KesselView(View):
    """The board as a seat sees it."""

    seat: int | None
    places: tuple[Card | None, ...]
    """a1, b1 … f1, a2 … f6; the four corners hold no card."""
    stack: int
    cauldrons: tuple[CauldronView, ...]
    figures: tuple[int, ...]
    """Stops on the ring: 0 is the corner at a1, then clockwise; -1 before the deal."""
    recipes: tuple[tuple[Recipe, ...] | None, ...]
    """The seat's own recipes, and all after the end; None for hidden ones."""
    actor: int | None
    asked: str | None
    """The present decision: `take`, `cauldron`, `wand` or `last`."""
    second: bool
    pending: str | None
    """The place of the card just taken, while an answer is needed."""
    touch: tuple[str, ...]
    """The places from which a card can be taken."""
    reminders: bool
    """KESSEL-11: whether players are asked about a symbol, or must claim it with the move."""
    doubles: bool
    """KESSEL-14: whether a player's own colour counts double."""
    gone: int
    over: bool
    points: tuple[int, ...] | None
