"""How often somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from cupboard.table.settings import Clock

MOST_ADDRESSES = 10_000


@dataclass
class Bucket:
    """Holds `size` tokens and gets `rate` a second back."""

    rate: float
    size: float
    clock: Clock
    level: float = -1.0
    since: float = 0.0

    def __post_init__(self) -> None:
        self.level, self.since = self.size, self.clock.now()

    def take(self) -> bool:
        """Whether there was a token left to take."""
        if not self.has_one:
            return False
        self.level -= 1
        return True

    @property
    def has_one(self) -> bool:
        now = self.clock.now()
        self.level = min(self.size, self.level + self.rate * (now - self.since))
        self.since = now
        return self.level >= 1


class Buckets:
    """A bucket for each address; those that were not used for longest are forgotten."""

    def __init__(self, per_minute: float, clock: Clock) -> None:
        self._per_minute = per_minute
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        if address not in self._buckets:
            self._buckets[address] = Bucket(self._per_minute / 60, self._per_minute, self._clock)
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return self._buckets[address]
