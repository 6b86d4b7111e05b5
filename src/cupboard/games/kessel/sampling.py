"""Sampling of a whole history that is consistent with what a seat has seen.

Hidden are the order of the draw pile and the others' recipes. All players saw which cards came off
the pile and which went back under it. Only the order of the cards that never came up is unknown,
and all their orders are equally likely.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from cupboard.core.game import Observation
from cupboard.core.random_stream import shuffled
from cupboard.core.types import Event, Fact, Played, Resolved, Rng
from cupboard.games.kessel import facts as kinds
from cupboard.games.kessel.cards import NUMBERS
from cupboard.games.kessel.layout import CARDS, OPEN_CARDS
from cupboard.games.kessel.moves import Aside, Keep, KesselMove, Take, Use, Waive
from cupboard.games.kessel.spec import KesselOptions
from cupboard.games.kessel.state import book_of, hand_size, pool_of
from cupboard.games.kessel.view import KesselView

FROM_STACK = (kinds.Refused, kinds.FirstDrawn, kinds.Refilled)


def sample_log(seen: Observation[KesselOptions, KesselView], rng: Rng) -> tuple[Event, ...]:
    """Return a log that would have shown the seat exactly these facts."""
    events: list[Event] = []
    if any(isinstance(fact, kinds.Laid) for fact in seen.facts):
        events.append(Resolved("deal", sample_deal(seen.facts, rng)))
    if any(isinstance(fact, kinds.RecipesTaken) for fact in seen.facts):
        events.append(Resolved("recipes", sample_recipes(seen, rng)))
    events.extend(moves_in(seen.facts, seen.options.reminders))
    return tuple(events)


def moves_in(facts: Sequence[Fact], reminders: bool) -> Iterator[Event]:
    """Yield the decisions behind the facts, all of which are public."""
    for fact, after in zip_longest(facts, facts[1:]):
        move = _move(fact, reminders, isinstance(after, kinds.Used))
        if move is not None:
            yield Played(getattr(fact, "seat"), move)  # noqa: B009 - facts differ in type


def _move(fact: Fact, reminders: bool, then_used: bool) -> KesselMove | None:
    """KESSEL-11: without reminders the use of a symbol is part of the move."""
    match fact:
        case kinds.Taken(place=place) | kinds.LastTaken(place=place):
            return Take(place, use=then_used and not reminders)
        case kinds.Used() if reminders:
            return Use()
        case kinds.Waived():
            return Waive()
        case kinds.Kept():
            return Keep()
        case kinds.LaidAside():
            return Aside()
    return None


def sample_deal(facts: Sequence[Fact], rng: Rng) -> tuple[int, ...]:
    """Return an order of the deck: as seen where known, uniformly random elsewhere."""
    laid = [_card(fact) for fact in facts if isinstance(fact, kinds.Laid)]
    known = _seen_of_stack(facts)
    rest = shuffled(sorted(set(range(CARDS)) - set(laid) - set(known.values())), rng)
    unseen = iter(rest)
    return (*laid, *(known[n] if n in known else next(unseen) for n in range(CARDS - OPEN_CARDS)))


def _seen_of_stack(facts: Sequence[Fact]) -> dict[int, int]:
    """Return the seen cards of the original draw pile, counted from its top.

    The pile is followed as cards were drawn and added. A slot that was added later holds NONE.
    """
    slots: deque[int | None] = deque(range(CARDS - OPEN_CARDS))
    known: dict[int, int] = {}
    for fact in facts:
        if isinstance(fact, FROM_STACK):
            slot = slots.popleft()
            if slot is not None:
                known[slot] = _card(fact)
        if isinstance(fact, kinds.Refused) or (isinstance(fact, kinds.Exploded) and not fact.gone):
            slots.append(None)
    return known


def _card(fact: kinds.Laid | kinds.Refused | kinds.FirstDrawn | kinds.Refilled) -> int:
    return NUMBERS[fact.ingredient, fact.value]


def sample_recipes(
    seen: Observation[KesselOptions, KesselView], rng: Rng
) -> tuple[tuple[int, ...], ...]:
    """Return all recipes: the seat's own and revealed ones as known, the others at random."""
    known = _known_recipes(seen)
    taken = {recipe for hand in known.values() for recipe in hand}
    left = (n for n in pool_of(seen.options, seen.seats) if n not in taken)
    unseen = iter(shuffled(left, rng))
    size = hand_size(seen.options, seen.seats)
    return tuple(
        known.get(other) or tuple(sorted(next(unseen) for _ in range(size)))
        for other in range(seen.seats)
    )


def _known_recipes(seen: Observation[KesselOptions, KesselView]) -> dict[int, tuple[int, ...]]:
    numbers = {recipe.name: number for number, recipe in enumerate(book_of(seen.options))}
    known: dict[int, set[int]] = {}
    for fact in seen.facts:
        if isinstance(fact, kinds.RecipeScored | kinds.RecipeDealt):
            known.setdefault(fact.seat, set()).add(numbers[fact.recipe])
    return {owner: tuple(sorted(hand)) for owner, hand in known.items()}
