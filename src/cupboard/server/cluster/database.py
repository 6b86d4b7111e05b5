"""Connections to PostgreSQL for coordination between processes."""

from __future__ import annotations

from typing import Any

import asyncpg

MAX_CONNECTIONS = 4
TIMEOUT_SECONDS = 10

TROUBLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What is raised if the database cannot be reached or refuses."""


class Database:
    """A few connections, opened when they are needed."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: Any = None

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(
            self._address, min_size=0, max_size=MAX_CONNECTIONS, command_timeout=TIMEOUT_SECONDS
        )

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.terminate()

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        """Return the rows of a statement."""
        found: list[Any] = await self._pool.fetch(statement, *values)
        return found

    async def value(self, statement: str, *values: object) -> Any:
        """Return the first column of the first row."""
        return await self._pool.fetchval(statement, *values)

    async def execute(self, statement: str, *values: object) -> None:
        await self._pool.execute(statement, *values)
