"""Reasons why a move is illegal, each with its rule."""

from __future__ import annotations

from cupboard.core.errors import IllegalMove
from cupboard.games.kessel.cards import CAULDRON, DECK
from cupboard.games.kessel.fact_reader import line_name
from cupboard.games.kessel.layout import (
    CASTING,
    CORNER_PLACES,
    EXPLODING,
    LAST,
    NONE,
    SIDE,
    TAKING,
)
from cupboard.games.kessel.moves import (
    PLACE_TEXTS,
    Aside,
    Keep,
    KesselMove,
    Take,
    place_number,
)
from cupboard.games.kessel.state import KesselState
from cupboard.games.kessel.switched_rules import kernel


def why_not(state: KesselState, move: KesselMove) -> IllegalMove:
    """Return the error that names the rule against an illegal move."""
    if isinstance(move, Take):
        return _why_not_take(state, move)
    if state.phase == LAST:
        return IllegalMove("kessel-last-has-no-symbol", rule="KESSEL-13")
    if isinstance(move, Keep | Aside):
        return _why_not_last(state)
    asked = state.options.reminders
    return IllegalMove("kessel-no-symbol" if asked else "kessel-nobody-asks", rule="KESSEL-11")


def _why_not_take(state: KesselState, move: Take) -> IllegalMove:
    place = move.place
    if state.phase == LAST:
        return IllegalMove("kessel-keep-or-aside", rule="KESSEL-13")
    if state.phase in (EXPLODING, CASTING):
        return IllegalMove("kessel-use-or-waive", rule="KESSEL-11")
    if place not in PLACE_TEXTS or place_number(place) in CORNER_PLACES:
        return IllegalMove("kessel-no-such-place", rule="KESSEL-3", place=place[:20])
    stop = state.figures[state.actor]
    first, stride = kernel.line_at(stop)
    if place_number(place) not in range(first, first + SIDE * stride, stride):
        line = line_name(stop)
        return IllegalMove("kessel-other-line", rule="KESSEL-8", place=place, line=line)
    if state.places[place_number(place)] == NONE:
        return IllegalMove("kessel-empty-place", rule="KESSEL-12", place=place)
    return _why_not_claim(state, place)


def _why_not_claim(state: KesselState, place: str) -> IllegalMove:
    """KESSEL-11: return the error for a legal card whose symbol cannot be used."""
    if state.options.reminders:
        return IllegalMove("kessel-you-are-asked", rule="KESSEL-11", place=place)
    card = DECK[state.places[place_number(place)]]
    if card.symbol is None:
        return IllegalMove("kessel-card-has-no-symbol", rule="KESSEL-11", place=place)
    if kernel.is_last(state.cells(), place_number(place)):
        return IllegalMove("kessel-claims-last", rule="KESSEL-13", place=place)
    if card.symbol == CAULDRON:
        return IllegalMove("kessel-claims-safe", rule="KESSEL-9", place=place)
    return IllegalMove("kessel-claims-third-turn", rule="KESSEL-10", place=place)


def _why_not_last(state: KesselState) -> IllegalMove:
    if state.phase == TAKING:
        stop = state.figures[state.actor]
        first, stride = kernel.line_at(stop)
        left = int(kernel.cards_in(state.cells(), first, stride))
        line = line_name(stop)
        return IllegalMove("kessel-line-has-more", rule="KESSEL-13", line=line, cards=left)
    return IllegalMove("kessel-not-the-last", rule="KESSEL-13")
