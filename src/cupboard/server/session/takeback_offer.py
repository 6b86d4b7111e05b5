"""Takeback requests. Everyone else has to agree."""

from __future__ import annotations

from collections.abc import Iterable

from cupboard.core.types import Seat
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import ServerModel
from cupboard.server.schemas.socket import Offer, OfferClosed


class TakebackOffer:
    """At most one request is open.

    It is not stored, so after a restart the player has to ask again.
    """

    def __init__(self) -> None:
        self._asker: Seat | None = None
        self._waiting: set[Seat] = set()

    def ask(self, seat: Seat, others: Iterable[Seat]) -> bool:
        """Open a request.

        Return whether it is granted already, because no one else has to agree.
        """
        if self._asker is not None:
            raise Refusal("offer-open")
        waiting = set(others)
        if waiting:
            self._asker, self._waiting = seat, waiting
        return not waiting

    def agree(self, seat: Seat) -> Seat | None:
        """Record a seat's agreement. Return the requester if it was the last one."""
        self.require(seat)
        self._waiting.discard(seat)
        return None if self._waiting else self._asker

    def require(self, seat: Seat) -> None:
        if self._asker is None or seat not in self._waiting:
            raise Refusal("no-offer")

    def news(self) -> list[ServerModel]:
        """Return the message for a client that connects."""
        if self._asker is None:
            return []
        return [Offer(seat=self._asker, waiting=sorted(self._waiting))]

    def close(self, taken: bool) -> list[ServerModel]:
        """Close the request when it is settled or the game has continued.

        Return the message to send.
        """
        was_open = self._asker is not None
        self._asker, self._waiting = None, set()
        return [OfferClosed(taken=taken)] if was_open else []
