"""The benchmarks of the server measure what they claim to: real databases and real visits."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cupboard.bench import growth, loop_lag
from cupboard.bench.echo_server import ACKNOWLEDGEMENT, FRAME, create_app
from cupboard.bench.players import EchoPair
from cupboard.bench.start import Visit
from cupboard.bench.websocket import connect
from cupboard.server import ports
from cupboard.server.run import config_of
from cupboard.server.session.tables import fold
from cupboard.server.storage.sql import SqlStorage
from tests.server.running import QuietServer, Running, running, settings

pytestmark = pytest.mark.anyio

TABLES = 2 * growth.ONE_UNFINISHED_IN


async def test_a_filled_database_has_tables_that_can_be_continued(tmp_path: Path) -> None:
    sample = await growth.store_sample(tmp_path / "full" / "tables.db")
    growth.copy_sample(tmp_path / "full" / "tables.db", sample, TABLES)
    with closing(sqlite3.connect(tmp_path / "full" / "tables.db")) as database:
        found = database.execute("SELECT id FROM tables WHERE status = 'playing' ORDER BY id")
        unfinished = [table_id for (table_id,) in found]
    storage = SqlStorage(f"sqlite+aiosqlite:///{tmp_path / 'full' / 'tables.db'}")
    await storage.open()
    assert len(unfinished) == 1 + TABLES // growth.ONE_UNFINISHED_IN
    row = await storage.get(unfinished[-1])
    assert row is not None
    log = fold(row, await storage.log(row.id))
    assert (log.number, log.outcome) == (row.number, None)
    (seat,) = log.waiting_for
    assert row.seats[seat].kind == "engine"
    await storage.close()


def test_delays_are_counted_between_two_looks() -> None:
    before = {1.0: 10.0, 10.0: 12.0, 25.0: 12.0, float("inf"): 12.0}
    after = {1.0: 15.0, 10.0: 20.0, 25.0: 21.0, float("inf"): 23.0}
    found = loop_lag.histogram(before, after)
    assert found["samples"] == 11
    assert found["up_to_ms"] == {"1": 5, "10": 3, "25": 1, "more": 2}
    assert found["later_than_10_ms"] == 3


@pytest.mark.parametrize("game_id", ["dacapo", "ronda"])
async def test_a_visit_ends_with_the_first_reply_of_an_engine(tmp_path: Path, game_id: str) -> None:
    async with running(settings(tmp_path)) as served:
        visit = Visit(port_of(served), game_id)
        await visit.play()
        assert visit.replied >= visit.opened > 0


def port_of(served: Running) -> int:
    return int(served.address.rsplit(":", 1)[1])


async def test_the_echo_stores_each_message_and_sends_as_much_as_a_move(tmp_path: Path) -> None:
    listening = ports.listen("127.0.0.1", 0)
    app = create_app(str(tmp_path / "echo.db"))
    server = QuietServer(config_of(app, lifespan="on"))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0)
    port = listening.getsockname()[1]
    heard: list[tuple[int, bytes]] = []

    def listener(who: int) -> Callable[[bytes], None]:
        return lambda data: heard.append((who, data))

    ends = [await connect(port, "/socket/one", listener(seat)) for seat in range(2)]
    stranger = await connect(port, "/socket/two", listener(9))
    ends[1].send(EchoPair.MESSAGE)
    while len(heard) < 3:
        await asyncio.sleep(0.01)
    server.should_exit = True
    await serving
    stranger.close()
    acknowledgement, frame = ACKNOWLEDGEMENT.encode(), FRAME.encode()
    assert sorted(heard) == sorted([(1, acknowledgement), (0, frame), (1, frame)])
    with closing(sqlite3.connect(tmp_path / "echo.db")) as stored:
        assert stored.execute("SELECT text FROM messages").fetchall() == [
            (EchoPair.MESSAGE.decode(),)
        ]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_an_echo_pair_sends_one_message_at_a_time(order: tuple[int, int]) -> None:
    """Both clients get a frame, in any order, but only the other one answers."""

    class Sent(list[bytes]):
        def send(self, payload: bytes) -> None:
            self.append(payload)

    ends = [Sent(), Sent()]
    pair = EchoPair(0)
    pair._sockets = ends  # type: ignore[assignment]
    pair.start()
    pair._speak(0)
    for _ in range(3):
        for seat in order:
            pair._received(seat, FRAME.encode())
    assert [len(end) for end in ends] == [2, 2]
