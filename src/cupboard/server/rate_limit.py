"""Rate limits."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from cupboard.server.clock import Clock

MAX_ADDRESSES = 10_000


@dataclass
class TokenBucket:
    """A token bucket with `size` tokens that regains `rate` tokens per second."""

    rate: float
    size: float
    clock: Clock
    level: float = -1.0
    since: float = 0.0

    def __post_init__(self) -> None:
        self.level, self.since = self.size, self.clock.now()

    def take(self) -> bool:
        """Take a token. Return whether there was one."""
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
    """A bucket per address; the least recently used ones are dropped."""

    def __init__(self, per_minute: float, clock: Clock) -> None:
        self._per_minute = per_minute
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, address: str) -> TokenBucket:
        if address not in self._buckets:
            self._buckets[address] = TokenBucket(
                self._per_minute / 60, self._per_minute, self._clock
            )
        self._buckets.move_to_end(address)
        if len(self._buckets) > MAX_ADDRESSES:
            self._buckets.popitem(last=False)
        return self._buckets[address]
