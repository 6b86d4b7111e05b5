"""The only process of a server: it owns every table and has no one to notify."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from cupboard.core.types import Seat
from cupboard.server.cluster.base import Elsewhere, Hint

if TYPE_CHECKING:
    from cupboard.server.session.tables import LiveTables


class Alone:
    """A cluster of one process. Every method does nothing, or allows what it is asked for."""

    shared = False
    analyses = None

    async def open(self, key: str) -> None: ...

    async def start(self, tables: LiveTables) -> None: ...

    async def close(self) -> None: ...

    def check(self) -> None: ...

    def announce(self, hint: Hint) -> None: ...

    def owns(self, _table_id: str) -> bool:
        return True

    def epoch(self, _table_id: str) -> int | None:
        return None

    async def claim(self, _table_id: str) -> bool:
        return True

    def want(self, table_id: str) -> None: ...

    def release(self, table_id: str) -> None: ...

    def forget_lease(self, table_id: str) -> None: ...

    def came(self, table_id: str, seats: Iterable[Seat]) -> None: ...

    def left(self, table_id: str, seats: Iterable[Seat]) -> None: ...

    async def presence(self, _table_ids: list[str]) -> dict[str, Elsewhere]:
        return {}

    async def limit(self, _name: str, _per_minute: float) -> float | None:
        return None

    async def metrics(self, own: str) -> str:
        return own
