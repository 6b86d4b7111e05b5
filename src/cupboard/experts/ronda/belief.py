"""What a Ronda player knows: the open cups, the remembered ones, and the contents of the rest.

All players see every bean that is added or removed, so counting gives the number of cups of each
content. Only their places depend on memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cupboard.core.errors import BadPosition
from cupboard.core.game import Observation
from cupboard.core.types import Seat
from cupboard.games.ronda.facts import Added, Dissolved, Lifted
from cupboard.games.ronda.rules import CUPS, FILLING
from cupboard.games.ronda.spec import RondaOptions, hands
from cupboard.games.ronda.view import RondaView
from cupboard.players.memory import Memory, RecallNoise, Sighting, remember

RondaObservation = Observation[RondaOptions, RondaView]


@dataclass(frozen=True)
class Belief:
    """The circle as a player knows it; cups are 1–10."""

    open: dict[int, int]
    remembered: dict[int, int]
    """covered cups and what the player believes they hold"""
    rest: tuple[int, ...]
    """number of the other cups that hold 0, 1, 2 … beans"""


def recollect(observation: RondaObservation, seat: Seat, memory: Memory) -> Belief:
    """Return what a player remembers of the facts.

    If memories contradict the counts, the older ones are dropped: there are no three fours if
    counting gives two.
    """
    rest = contents(observation)
    visible = {
        cup: beans
        for cup, beans in zip(CUPS, observation.view.cups, strict=True)
        if beans is not None
    }
    for beans in visible.values():
        _take(rest, beans)
    remembered: dict[int, int] = {}
    for cup, trace in remember(memory, sights(seat, observation), beside).items():
        if cup not in visible and rest[trace.what] > 0:
            remembered[cup] = trace.what
            rest[trace.what] -= 1
    return Belief(visible, remembered, tuple(rest))


def sights(seat: Seat, observation: RondaObservation) -> Iterator[Sighting[int]]:
    """Yield every time the beans of a cup were visible, with the content it is covered with."""
    luck = RecallNoise(seat)
    for fact in observation.facts:
        if isinstance(fact, Dissolved):
            yield Sighting(fact.cup, 0, luck.draw(fact.cup, 0))
        elif isinstance(fact, Lifted | Added) and fact.beans <= observation.options.top:
            yield Sighting(fact.cup, fact.beans, luck.draw(fact.cup, fact.beans))


def beside(cup: int) -> tuple[int, int]:
    """RONDA-1: return the neighbours of a cup in the circle."""
    return (cup - 2) % len(CUPS) + 1, cup % len(CUPS) + 1


def contents(observation: RondaObservation) -> list[int]:
    """Return the number of cups that hold 0, 1, 2 … beans, from the beans added and removed."""
    top = observation.options.top
    counts = [FILLING.count(beans) for beans in range(top + 1)]
    for fact in observation.facts:
        if isinstance(fact, Added):
            _take(counts, fact.beans - 1)
            if fact.beans <= top:
                counts[fact.beans] += 1
        elif isinstance(fact, Dissolved):
            counts[0] += 1
    if _circle(observation) != sum(beans * cups for beans, cups in enumerate(counts)):
        raise BadPosition("engine-facts-do-not-fit")
    return counts


def _circle(observation: RondaObservation) -> int:
    """Return the number of beans under all cups: those that are nowhere else."""
    view = observation.view
    dealt = sum(hands(observation.options, observation.seats)) + sum(FILLING)
    return dealt - sum(view.hands) - view.black - view.out


def _take(counts: list[int], beans: int) -> None:
    if not 0 <= beans < len(counts) or counts[beans] == 0:
        raise BadPosition("engine-facts-do-not-fit")
    counts[beans] -= 1
