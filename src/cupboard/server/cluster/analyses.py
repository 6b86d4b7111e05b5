"""Which games are being analysed, so that every process can say so and none is analysed twice."""

from __future__ import annotations

from cupboard.server.cluster.database import Database

BEGIN = """
INSERT INTO analysing AS own (table_id, process, host, progress) VALUES ($1, $2, $3, 0)
ON CONFLICT (table_id) DO UPDATE SET process = $2, host = $3, progress = 0
WHERE NOT EXISTS (
    SELECT FROM processes WHERE processes.id = own.process AND processes.until > now()
)
RETURNING table_id
"""
ALIVE = """
FROM analysing JOIN processes ON processes.id = analysing.process AND processes.until > now()
"""
PROGRESS = f"SELECT progress {ALIVE} WHERE table_id = $1"
COUNT = f"SELECT count(*) FILTER (WHERE host = $1) AS own, count(*) AS total {ALIVE}"
REPORT = "UPDATE analysing SET progress = $3 WHERE table_id = $1 AND process = $2"
END = "DELETE FROM analysing WHERE table_id = $1 AND process = $2"
END_ALL = "DELETE FROM analysing WHERE process = $1"


class SharedAnalyses:
    """The analyses of all processes."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def begin(self, table_id: str, host: str) -> bool:
        """Note that this process analyses a game. Return whether no other one does."""
        return bool(await self._database.fetch(BEGIN, table_id, self._process, host))

    async def progress(self, table_id: str) -> float | None:
        """Return how far the analysis of a game is, None if no process works on it."""
        found: float | None = await self._database.value(PROGRESS, table_id)
        return found

    async def counts(self, host: str) -> tuple[int, int]:
        """Return how many analyses of games of a host wait or run, and of all games."""
        (row,) = await self._database.fetch(COUNT, host)
        return row["own"], row["total"]

    async def report(self, table_id: str, progress: float) -> None:
        await self._database.execute(REPORT, table_id, self._process, progress)

    async def end(self, table_id: str) -> None:
        await self._database.execute(END, table_id, self._process)

    async def end_all(self) -> None:
        await self._database.execute(END_ALL, self._process)
