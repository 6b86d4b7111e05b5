"""Sampling of a history that is consistent with a perfect memory of the facts.

All players see the same facts in Ronda. A cup's beans change only while it is lifted, so the first
time it is seen shows what the shuffle put under it. All orders of the unseen cups are equally
likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cupboard.core.random_stream import shuffled
from cupboard.core.types import Event, Fact, Played, Resolved, Rng
from cupboard.games.ronda.facts import Added, Begins, Kept, Lifted, Passed, Shuffled, Uncovered
from cupboard.games.ronda.moves import Add, Keep, Lift, Pass
from cupboard.games.ronda.rules import CUPS, FILLING


def history(facts: tuple[Fact, ...], rng: Rng) -> tuple[Event, ...]:
    """Return the events behind the facts, with the unseen part of the shuffle sampled."""
    return tuple(_events(facts, arrangement(facts, rng)))


def arrangement(facts: Iterable[Fact], rng: Rng) -> tuple[int, ...]:
    """RONDA-1: return a random shuffle that agrees with every cup that was ever seen."""
    known: dict[int, int] = {}
    for fact in facts:
        if isinstance(fact, Lifted | Uncovered):
            known.setdefault(fact.cup, fact.beans)
    rest = list(FILLING)
    for beans in known.values():
        rest.remove(beans)
    unseen = iter(shuffled(rest, rng))
    return tuple(known[cup] if cup in known else next(unseen) for cup in CUPS)


def _events(facts: Iterable[Fact], shuffle: tuple[int, ...]) -> Iterator[Event]:
    for fact in facts:
        match fact:
            case Shuffled():
                yield Resolved("shuffle", shuffle)
            case Begins(seat):
                yield Resolved("lot", seat)
            case Lifted(seat, cup):
                yield Played(seat, Lift(cup))
            case Added(seat, cup):
                yield Played(seat, Add(cup))
            case Kept(seat, cup):
                yield Played(seat, Keep(cup))
            case Passed(seat):
                yield Played(seat, Pass())
