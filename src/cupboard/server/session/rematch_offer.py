"""An offer of a rematch. Everyone has to agree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cupboard.core.types import Seat
from cupboard.server.schemas.http import Json


@dataclass(frozen=True)
class RematchOffer:
    """Stored with the table, so that it survives a reload."""

    seat: Seat
    """who asks"""
    agreed: frozenset[Seat] = frozenset()
    waiting: frozenset[Seat] = frozenset()
    declined: Seat | None = None

    @classmethod
    def read(cls, data: Json | None) -> RematchOffer | None:
        if data is None:
            return None
        sets = {name: frozenset(data[name]) for name in ("agreed", "waiting")}
        return cls(data["seat"], **sets, declined=data["declined"])

    def data(self) -> Json:
        return {
            "seat": self.seat,
            "agreed": sorted(self.agreed),
            "waiting": sorted(self.waiting),
            "declined": self.declined,
        }

    def agree(self, seats: Iterable[Seat]) -> RematchOffer:
        found = frozenset(seats)
        return replace(self, agreed=self.agreed | found, waiting=self.waiting - found)

    def decline(self, seat: Seat) -> RematchOffer:
        return replace(self, waiting=frozenset(), declined=seat)
