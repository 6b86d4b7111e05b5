"""Prepared positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import cupboard
from cupboard.core.types import Fact, Played
from cupboard.games.kessel.cards import DECK, NUMBERS, card_text
from tests.games.kessel.oracle import PLACES

GAME = cupboard.game("kessel")


def card(text: str) -> int:
    """Return the number of a card such as `moss3`."""
    return NUMBERS[text[:-1], int(text[-1])]


def cards(text: str) -> list[int]:
    """Return the numbers of cards such as `moss3 ash1`."""
    return [card(word) for word in text.split()]


def table(  # noqa: PLR0913 - all that can differ from one position to another
    asked: str,
    piles: Sequence[str],
    stops: Sequence[int],
    *,
    at: Mapping[str, str] | None = None,
    gaps: Iterable[str] = (),
    only: Iterable[str] | None = None,
    stack: str | None = None,
    returns: int = 0,
    hands: str = "-",
    options: str = "-",
) -> Any:
    """Return a position with given cauldrons (bottom first) and places.

    The remaining cards fill the other places (or `only` some of them), then the draw pile below its
    given top cards; `stack=""` means no draw pile.
    """
    fixed = {place: card(text) for place, text in (at or {}).items()}
    held = [cards(pile) for pile in piles]
    given = cards(stack or "")
    used = {*fixed.values(), *given, *(number for pile in held for number in pile)}
    rest = [number for number in range(len(DECK)) if number not in used]
    filled = set(PLACES if only is None else only) - set(gaps)
    lying = {
        p: fixed[p] if p in fixed else rest.pop(0) for p in PLACES if p in filled or p in fixed
    }
    below = [] if stack == "" else given + rest
    words = [
        f"kessel {len(piles)} {options} {asked}",
        "/".join("".join(_place(f + r, lying) for f in "abcdef") for r in "654321"),
        "".join(map(card_text, below)) or "-",
        ",".join("".join(map(card_text, pile)) for pile in held),
        ",".join(map(str, stops)),
        str(returns),
        hands,
    ]
    return GAME.decode(" ".join(words))


def _place(place: str, lying: Mapping[str, int]) -> str:
    if place not in PLACES:
        return "*"
    return card_text(lying[place]) if place in lying else "-"


def play(state: Any, *texts: str) -> tuple[Any, tuple[Fact, ...]]:
    """Return the state after some moves, and all their facts."""
    facts: list[Fact] = []
    for text in texts:
        seat = GAME.acting(state)[0]
        step = GAME.apply(state, Played(seat, GAME.parse(text, state)))
        state = step.state
        facts.extend(step.facts)
    return state, tuple(facts)


def legal(state: Any) -> list[str]:
    return [GAME.format(move) for move in GAME.legal(state, GAME.acting(state)[0])]


def told(facts: Iterable[Fact], kind: type[Any]) -> list[Any]:
    return [fact for fact in facts if isinstance(fact, kind)]
