"""Rate limits shared by all processes."""

from __future__ import annotations

from hashlib import sha256

from cupboard.server.cluster.database import Database

# A bucket of $2 tokens, refilled in a minute. It goes down to one below zero, so that a client that
# keeps trying has to pause.
TAKE = """
INSERT INTO buckets AS bucket (name, level, since) VALUES ($1, $2::float8 - 1, now())
ON CONFLICT (name) DO UPDATE SET since = now(), level = greatest(
    -1, least($2, bucket.level + extract(epoch FROM now() - bucket.since) * $2 / 60) - 1
)
RETURNING level
"""
FORGET = "DELETE FROM buckets WHERE since < now() - interval '10 minutes'"


class SharedLimits:
    """Token buckets in the database. Addresses are stored as hashes, and only for minutes."""

    def __init__(self, database: Database, key: str) -> None:
        self._database = database
        self._key = key

    async def take(self, name: str, per_minute: float) -> float:
        """Take a token. Return how many are left, which is negative if there was none."""
        stored = sha256(f"{self._key} {name}".encode()).hexdigest()[:32]
        return float(await self._database.value(TAKE, stored, float(per_minute)))

    async def forget(self) -> None:
        await self._database.execute(FORGET)
