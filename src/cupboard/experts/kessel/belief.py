"""Determinizations of Kupferkessel that fit what a seat remembers.

Every player knows the open cards. A player knows a covered card in a cauldron only if they remember
it. A forgotten card, or one in the face-down draw pile, may be any card that is not accounted for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from cupboard.core.game import Observation
from cupboard.core.kernel import Cells
from cupboard.core.random_stream import shuffled
from cupboard.core.types import Rng, Seat
from cupboard.games.kessel import GAME, facts
from cupboard.games.kessel.cards import NUMBERS
from cupboard.games.kessel.layout import BELOW, CARDS, HAND, HAND_ROOM, NONE, STACK, STACK_ROOM, TOP
from cupboard.games.kessel.sampling import FROM_STACK, sample_recipes
from cupboard.games.kessel.spec import KesselOptions
from cupboard.games.kessel.state import KesselState
from cupboard.games.kessel.view import KesselView
from cupboard.players.memory import Memory, RecallNoise, Sighting, remember

KesselObservation = Observation[KesselOptions, KesselView]
Height = tuple[int, int]
"""a cauldron's owner, and the number of cards below the card in question"""


def sights(seat: Seat, observation: KesselObservation) -> Iterator[Sighting[Height]]:
    """Yield every time a card became the top card of a cauldron, taken or uncovered."""
    heights, luck = [0] * observation.seats, RecallNoise(seat)
    for fact in observation.facts:
        if isinstance(fact, facts.Exploded):
            heights[fact.other] -= 1
        elif isinstance(fact, facts.FirstDrawn | facts.Taken):
            heights[fact.seat] += 1
            yield _sighting(
                fact.seat, heights[fact.seat], NUMBERS[fact.ingredient, fact.value], luck
            )
        elif isinstance(fact, facts.Uncovered):
            top = NUMBERS[fact.ingredient, fact.value]
            yield _sighting(fact.owner, heights[fact.owner], top, luck)


def _sighting(owner: int, cards: int, top: int, luck: RecallNoise) -> Sighting[Height]:
    return Sighting((owner, cards - 1), top, luck.draw(owner, top))


def beside(place: Height) -> tuple[Height, ...]:
    """Return the cards above and below, which are easily confused with this one."""
    owner, height = place
    return ((owner, height - 1), (owner, height + 1)) if height else ((owner, height + 1),)


@dataclass(frozen=True)
class Belief:
    """Cards that a seat is sure of, and the cards that may be anywhere else."""

    observation: KesselObservation
    state: KesselState
    """a state that looks the same to the seat"""
    cells: Cells
    """cells that are correct wherever the card is known"""
    piles: tuple[tuple[int, ...], ...]
    """the cauldrons from the bottom, NONE for a forgotten card"""
    slots: tuple[int, ...]
    """the cells of the draw pile whose card is unknown"""
    loose: tuple[int, ...]
    """the cards that can be there"""

    def worlds(self, number: int, rng: Rng) -> Cells:
        """Return `number` determinizations, one per row, all equally likely."""
        return np.stack([self._world(rng) for _ in range(number)])

    def _world(self, rng: Rng) -> Cells:
        cells, cards = self.cells.copy(), iter(shuffled(self.loose, rng))
        for owner, pile in enumerate(self.piles):
            below = NONE
            for known in pile:
                card = next(cards) if known == NONE else known
                cells[BELOW + card] = below
                below = card
            cells[TOP + owner] = below
        for slot in self.slots:
            cells[slot] = next(cards)
        if self.observation.options.recipes:
            _deal_recipes(cells, self.observation, rng)
        return cells


def recollect(observation: KesselObservation, seat: Seat, memory: Memory, rng: Rng) -> Belief:
    """Return what a seat knows of the cards."""
    state = GAME.sample_world(observation, rng)
    piles = _piles(observation, seat, memory, state)
    slots = _unknown_slots(observation, memory, state)
    sure = {card for pile in piles for card in pile} | _elsewhere(state, slots)
    cells = state.cells()
    cells[BELOW : BELOW + CARDS] = NONE
    loose = tuple(card for card in range(CARDS) if card not in sure)
    return Belief(observation, state, cells, piles, slots, loose)


def _piles(
    observation: KesselObservation, seat: Seat, memory: Memory, state: KesselState
) -> tuple[tuple[int, ...], ...]:
    """Return the cauldrons as remembered, with the open top card.

    A remembered card is dropped if it is open elsewhere or remembered twice.
    """
    rows = [[NONE] * len(pile) for pile in state.cauldrons]
    used = set(state.places)
    for row, pile in zip(rows, state.cauldrons, strict=True):
        row[-1] = pile[-1]
        used.add(pile[-1])
    if memory.perfect:
        return state.cauldrons
    for (owner, height), trace in remember(memory, sights(seat, observation), beside).items():
        if height < len(rows[owner]) - 1 and trace.what not in used | _gone(state):
            rows[owner][height] = trace.what
            used.add(trace.what)
    return tuple(map(tuple, rows))


def _unknown_slots(
    observation: KesselObservation, memory: Memory, state: KesselState
) -> tuple[int, ...]:
    """Return the draw pile's unknown cells.

    A player with perfect memory knows the cards that went back under the pile, at the bottom.
    """
    back = sum(
        isinstance(fact, facts.Refused) or (isinstance(fact, facts.Exploded) and not fact.gone)
        for fact in observation.facts
    )
    drawn = sum(isinstance(fact, FROM_STACK) for fact in observation.facts)
    known = min(back, back + STACK_ROOM - drawn) if memory.perfect else 0
    return tuple(STACK + slot for slot in range(known, len(state.stack)))


def _gone(state: KesselState) -> set[int]:
    """Return the cards that have left the game."""
    there = {*state.places, *state.stack}.union(*state.cauldrons)
    return set(range(CARDS)) - there


def _elsewhere(state: KesselState, slots: tuple[int, ...]) -> set[int]:
    """Return the cards open in the grid, out of the game or known to be in the draw pile."""
    low = len(state.stack) - len(slots)
    known = state.stack[len(state.stack) - low :]
    return {*state.places, *known} | _gone(state)


def _deal_recipes(cells: Cells, observation: KesselObservation, rng: Rng) -> None:
    for owner, hand in enumerate(sample_recipes(observation, rng)):
        at = HAND + owner * HAND_ROOM
        cells[at : at + len(hand)] = hand
