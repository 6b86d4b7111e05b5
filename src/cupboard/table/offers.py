"""Asking for a take-back: everybody else has to agree."""

from __future__ import annotations

from collections.abc import Iterable

from cupboard.core.types import Seat
from cupboard.table.messages import Offer, OfferClosed
from cupboard.table.refusals import Refused
from cupboard.table.wire import Message


class Offers:
    """At most one offer is open. It is not kept: who asked before a restart asks again."""

    def __init__(self) -> None:
        self._asker: Seat | None = None
        self._waiting: set[Seat] = set()

    def ask(self, seat: Seat, others: Iterable[Seat]) -> bool:
        """Whether all agree already, because nobody else has to be asked."""
        if self._asker is not None:
            raise Refused("offer-open")
        waiting = set(others)
        if waiting:
            self._asker, self._waiting = seat, waiting
        return not waiting

    def agree(self, seat: Seat) -> Seat | None:
        """Note that a seat agrees; the asker when it was the last one."""
        self.require(seat)
        self._waiting.discard(seat)
        return None if self._waiting else self._asker

    def require(self, seat: Seat) -> None:
        if self._asker is None or seat not in self._waiting:
            raise Refused("no-offer")

    def news(self) -> list[Message]:
        """What somebody who comes in has to know."""
        if self._asker is None:
            return []
        return [Offer(seat=self._asker, waiting=sorted(self._waiting))]

    def close(self, taken: bool) -> list[Message]:
        """What is to be told when it is settled, or when the game went on."""
        was_open = self._asker is not None
        self._asker, self._waiting = None, set()
        return [OfferClosed(taken=taken)] if was_open else []
