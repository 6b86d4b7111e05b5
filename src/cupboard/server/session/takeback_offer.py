"""Takeback requests. Everyone else has to agree."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cupboard.core.types import Seat
from cupboard.server.schemas.http import Json, ServerModel
from cupboard.server.schemas.socket import Offer


@dataclass(frozen=True)
class TakebackOffer:
    """A request, stored with the table, so that every process knows it.

    It is open only until the log grows: the next move closes it.
    """

    seat: Seat
    """who asks"""
    waiting: frozenset[Seat]
    number: int
    """the number of the log entry after which it was made"""

    @classmethod
    def read(cls, data: Json | None, number: int) -> TakebackOffer | None:
        """Return the request that is open at a number of the log."""
        if data is None or data["number"] != number:
            return None
        return cls(data["seat"], frozenset(data["waiting"]), number)

    def data(self) -> Json:
        return {"seat": self.seat, "waiting": sorted(self.waiting), "number": self.number}

    def agree(self, seat: Seat) -> TakebackOffer:
        return replace(self, waiting=self.waiting - {seat})

    def news(self) -> ServerModel:
        return Offer(seat=self.seat, waiting=sorted(self.waiting))
