"""What a seat sees of Kupferkessel: the open cards, the top of each cauldron, its own recipes."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View
from cupboard.games.kessel.deck import Card
from cupboard.games.kessel.recipes import Recipe


@dataclass(frozen=True, slots=True)
class CauldronView:
    """KESSEL-5: the top card and the height of a pile; all its cards only in the scoring."""

    colour: str
    top: Card | None
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class KesselView(View):
    """The table as it lies there now."""

    seat: int | None
    places: tuple[Card | None, ...]
    """a1, b1 … f1, a2 … f6; the four corners hold no card."""
    stack: int
    cauldrons: tuple[CauldronView, ...]
    figures: tuple[int, ...]
    """Stops on the ring: 0 is the corner at a1, then clockwise; -1 before the deal."""
    recipes: tuple[tuple[Recipe, ...] | None, ...]
    """The own ones; everybody's after the end; None where they are somebody's secret."""
    actor: int | None
    asked: str | None
    """What is to be decided: `take`, `cauldron`, `wand` or `last`."""
    second: bool
    pending: str | None
    """The place of the card just taken, while an answer to it is due."""
    touch: tuple[str, ...]
    """The places a card can be taken from."""
    gone: int
    over: bool
    points: tuple[int, ...] | None
