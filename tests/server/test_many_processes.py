"""Two server processes on one PostgreSQL database: any seat can be connected to either."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from cupboard.learn.analysis import VERSION
from cupboard.server.cluster.bus import MAX_BYTES, NAME, payloads
from cupboard.server.cluster.merged_metrics import merged
from cupboard.server.cluster.postgres import PostgresCluster
from cupboard.server.errors import Outdated
from tests.server.clients import Browser, Ear, choose, elsewhere, engine, here, order
from tests.server.running import Running, running, settings

pytestmark = pytest.mark.anyio

LEASE_SECONDS = 1.5


@pytest.fixture
def database(new_postgres: Callable[[], str]) -> str:
    return new_postgres()


@asynccontextmanager
async def one_process(folder: Path, database: str, **changes: Any) -> AsyncIterator[Running]:
    usual = {"database": database, "lease_seconds": LEASE_SECONDS, "poll_seconds": 0.3}
    async with running(settings(folder, **(usual | changes))) as found:
        yield found


@pytest.fixture
async def pair(tmp_path: Path, database: str) -> AsyncIterator[tuple[Running, Running]]:
    async with (
        one_process(tmp_path / "a", database) as first,
        one_process(tmp_path / "b", database) as second,
    ):
        yield first, second


@pytest.fixture
async def anna(pair: tuple[Running, Running]) -> AsyncIterator[Browser]:
    browser = Browser(pair[0].address)
    yield browser
    await browser.close()


@pytest.fixture
async def ben(pair: tuple[Running, Running]) -> AsyncIterator[Browser]:
    browser = Browser(pair[1].address)
    yield browser
    await browser.close()


def cluster_of(served: Running) -> PostgresCluster:
    found = served.server.services.cluster
    assert isinstance(found, PostgresCluster)
    return found


async def until(check: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    while not check():
        await asyncio.sleep(0.02)


@asynccontextmanager
async def seated(
    anna: Browser, ben: Browser, game: str, **changes: Any
) -> AsyncIterator[tuple[str, Ear, Ear]]:
    """Seat two players at one table, each connected to another process."""
    code, (token,), _ = await anna.open(order(game, here("Anna"), elsewhere(), **changes))
    joined = await ben.join(code, "Ben")
    async with anna.sit(code, token) as first, ben.sit(code, joined["token"]) as second:
        status = first.welcome["table"]["status"]
        while status != "playing":
            status = (await first.hear("table"))["table"]["status"]
        yield code, first, second


async def play_both(first: Ear, second: Ear, rng: random.Random, moves: int = 999) -> None:
    """Let two seats move in turn, each when its own connection shows that it is its turn."""

    async def play(ear: Ear, seat: int) -> None:
        while ear.frame["outcome"] is None and ear.frame["moves"] < moves:
            if seat in ear.frame["turn"]["waiting"]:
                await choose(ear, seat, rng)
            else:
                await ear.next()

    await asyncio.gather(play(first, 0), play(second, 1))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("kalaha", {"stones": 2}),
        ("kala", {}),
        ("dacapo", {}),
        ("ronda", {"easy": True, "beans": 1}),
    ],
)
async def test_a_game_between_two_processes_is_seen_alike(
    anna: Browser, ben: Browser, pair: tuple[Running, Running], game: str, options: dict[str, Any]
) -> None:
    async with seated(anna, ben, game, options=options) as (code, first, second):
        await play_both(first, second, random.Random(game))
        assert first.frame["number"] == second.frame["number"]
        assert first.frame["outcome"] == second.frame["outcome"]
    one, other = [await served.live(code) for served in pair]
    assert one.log.match.state == other.log.match.state
    assert one.row.status == other.row.status == "over"


async def test_a_move_of_a_process_that_is_behind_is_stale_and_its_socket_stays(
    anna: Browser, ben: Browser, pair: tuple[Running, Running]
) -> None:
    """The hint is held back, so the second process does not know of the first move."""
    code, tokens, _ = await anna.open(order("kalaha", here(), here()))
    async with anna.sit(code, *tokens) as first, ben.sit(code, *tokens) as second:
        await cluster_of(pair[1]).bus.close()
        seat = first.frame["turn"]["seats"][0]
        text = first.frame["legal"][str(seat)][0]
        behind = (await pair[1].live(code)).log.number
        async with (await pair[1].live(code)).locked():
            await first.moved(seat, text)
            await second.move(seat, text, expected=behind)
        assert (await second.problem())["code"] == "stale"
        await second.hear("welcome")
        assert second.frame["number"] == first.frame["number"] == behind + 1
        await second.settled()


async def test_a_secret_choice_at_another_process_stays_secret(
    anna: Browser, ben: Browser, pair: tuple[Running, Running]
) -> None:
    async with seated(anna, ben, "dacapo") as (code, first, second):
        await first.move(0, "3")
        await first.hear("done")
        sealed = await second.hear("sealed")
        assert sealed["waiting"] == [1]
        assert not any('"text":"3"' in text for text in second.heard)
        await second.move(1, "2")
        await second.hear("done")
        assert second.frame["number"] > sealed["number"]
        while first.frame["number"] < second.frame["number"]:
            await first.next()
        assert (await pair[0].live(code)).log.number == second.frame["number"]


async def test_choices_made_together_at_two_processes_are_revealed_once(
    anna: Browser, ben: Browser, pair: tuple[Running, Running]
) -> None:
    async with seated(anna, ben, "dacapo") as (code, first, second):
        one, other = await pair[0].live(code), await pair[1].live(code)
        async with one.locked(), other.locked():
            await first.move(0, "3")
            await second.move(1, "2")
        await asyncio.gather(first.hear("steps"), second.hear("steps"))
        stored = await pair[0].server.services.storage.log(one.row.id)
        assert [line["event"] for line in stored].count("joint") == 1
        await until(lambda: one.log.number == other.log.number == len(stored))


async def test_only_one_of_two_visitors_at_two_processes_gets_a_seat(
    anna: Browser, ben: Browser, pair: tuple[Running, Running]
) -> None:
    code, _, _ = await anna.open(order("kala", here(), elsewhere()))
    one, other = await pair[0].live(code), await pair[1].live(code)
    visitors = [Browser(served.address) for served in pair]
    async with one.locked(), other.locked():
        path = f"/api/tables/{code}/join"
        asked = [asyncio.create_task(v.http.post(path, json={"name": "x"})) for v in visitors]
        await asyncio.sleep(0.1)
    answers = await asyncio.gather(*asked)
    for visitor in visitors:
        await visitor.close()
    assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_offers_cross_processes(
    anna: Browser, ben: Browser, pair: tuple[Running, Running]
) -> None:
    async with seated(anna, ben, "kala") as (_code, first, second):
        mover, other = (first, second) if first.frame["turn"]["waiting"] == [0] else (second, first)
        seat = mover.frame["turn"]["waiting"][0]
        await mover.moved(seat, mover.frame["legal"][str(seat)][1])
        await mover.say(type="takeback", seat=seat)
        offer = await other.hear("offer")
        assert (offer["seat"], offer["waiting"]) == (seat, [1 - seat])
        await other.say(type="agree", seat=1 - seat, yes=False)
        assert (await mover.hear("offer-closed"))["taken"] is False
        await mover.say(type="takeback", seat=seat)
        await other.hear("offer")
        await other.say(type="agree", seat=1 - seat, yes=True)
        assert (await mover.hear("offer-closed"))["taken"] is True
        assert (await mover.hear("steps"))["frames"][-1]["event"]["kind"] == "takeback"
        await mover.say(type="resign", seat=seat)
        while other.frame["outcome"] is None:
            await other.next()
        await mover.say(type="rematch", seat=seat, yes=True)
        while not (await other.hear("table"))["table"]["rematch"]:
            pass
        await other.say(type="rematch", seat=1 - seat, yes=True)
        while not (await mover.hear("table"))["table"]["next"]:
            pass


async def test_presence_is_known_to_all_processes(
    anna: Browser, ben: Browser, pair: tuple[Running, Running]
) -> None:
    code, (token,), _ = await anna.open(order("kala", here("Anna"), elsewhere()))
    joined = await ben.join(code, "Ben")
    async with anna.sit(code, token) as first:
        async with ben.sit(code, joined["token"]) as second:
            seats = second.welcome["table"]["seats"]
            while not all(seat["present"] for seat in seats):
                seats = (await second.hear("table"))["table"]["seats"]
            while not (await first.hear("table"))["table"]["seats"][1]["present"]:
                pass
        while (await first.hear("table"))["table"]["seats"][1]["present"]:
            pass


async def test_spectators_at_another_process_leave_when_watching_ends(
    anna: Browser, ben: Browser, pair: tuple[Running, Running]
) -> None:
    code, (token,), info = await anna.open(order("kala", here(), engine()))
    async with anna.sit(code, token) as first, ben.listen(info["watch"]) as watcher:
        await watcher.hello()
        await first.say(type="watching", on=False)
        assert await watcher.closed() == 4403


async def test_engines_run_in_one_process_and_another_takes_over(
    tmp_path: Path, database: str
) -> None:
    async with one_process(tmp_path / "b", database) as second:
        async with one_process(tmp_path / "a", database) as first:
            anna = Browser(first.address)
            code, (token,), _ = await anna.open(order("kalaha", here(), engine()))
            await anna.close()
            live = await second.live(code)
            owners = [cluster_of(served).owns(live.row.id) for served in (first, second)]
            assert owners == [True, False]
        ben = Browser(second.address)
        async with ben.sit(code, token) as ear:
            rng = random.Random(1)
            while ear.frame["moves"] < 6 and ear.frame["outcome"] is None:
                if 0 in ear.frame["turn"]["waiting"]:
                    await choose(ear, 0, rng)
                else:
                    await ear.next()
        await ben.close()
        assert cluster_of(second).owns(live.row.id)


async def test_an_owner_that_lost_its_lease_writes_nothing_of_its_own(
    pair: tuple[Running, Running], anna: Browser
) -> None:
    """It is out of date, follows the log, and a person's move is still accepted."""
    code, (token,), _ = await anna.open(order("kalaha", here(), engine()))
    live = await pair[0].live(code)
    cluster, table_id = cluster_of(pair[0]), live.row.id
    assert cluster.owns(table_id)
    old = cluster.epoch(table_id)
    # As if this process had been suspended for so long that it counts as dead.
    for task in cluster._tasks:
        task.cancel()
    await cluster.database.execute(
        "UPDATE processes SET until = now() WHERE id = $1", cluster.process
    )
    other = cluster_of(pair[1])
    assert await other.claim(table_id)
    async with anna.sit(code, token) as ear:
        seat = ear.frame["turn"]["waiting"][0]
        before = live.log.number
        legal = live.log.game.legal(live.log.match.state, seat)
        text = live.log.game.format(next(iter(legal)))
        async with live.locked():
            with pytest.raises(Outdated):
                await live.play(seat, before, text, old)
        assert live.log.number == before
        assert not cluster.owns(table_id)


async def test_lost_hints_are_found_by_the_poll(
    anna: Browser, ben: Browser, pair: tuple[Running, Running], database: str
) -> None:
    """The bus of the second process is cut permanently; it still follows."""
    async with seated(anna, ben, "kalaha", options={"stones": 2}) as (_code, first, second):
        for served in pair:
            await cluster_of(served).bus.close()
        seat = first.frame["turn"]["waiting"][0]
        mover, other = (first, second) if seat == 0 else (second, first)
        await mover.moved(seat, mover.frame["legal"][str(seat)][0])
        while other.frame["number"] < mover.frame["number"]:
            await other.next()


async def test_the_bus_is_restored_after_its_connection_broke(
    anna: Browser, ben: Browser, pair: tuple[Running, Running], database: str
) -> None:
    async with seated(anna, ben, "kalaha", options={"stones": 2}) as (_code, first, second):
        await asyncio.gather(*(cluster_of(served).bus.listening.wait() for served in pair))
        connection = await asyncpg.connect(database)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
        assert await connection.fetch(cut, NAME)
        await connection.close()
        await play_both(first, second, random.Random(4), moves=10)
        await asyncio.gather(*(cluster_of(served).bus.listening.wait() for served in pair))


async def test_limits_count_for_all_processes(pair: tuple[Running, Running]) -> None:
    first, second = (cluster_of(served) for served in pair)
    left = [await cluster.limit("open 1.2.3.4", 3) for cluster in (first, second, first, second)]
    assert [value is not None and value >= 0 for value in left] == [True, True, True, False]
    assert (await first.limit("open 5.6.7.8", 3) or 0) >= 0
    names = await first.database.fetch("SELECT name FROM buckets")
    assert not any("1.2.3.4" in row["name"] for row in names)


async def test_guests_are_known_to_all_processes(
    anna: Browser, pair: tuple[Running, Running]
) -> None:
    code, _, _ = await anna.open(order("kala", here(), elsewhere()))
    elsewhere_too = Browser(pair[1].address)
    elsewhere_too.http.cookies = anna.http.cookies
    listed = (await elsewhere_too.http.get("/api/tables")).json()
    await elsewhere_too.close()
    assert [table["code"] for table in listed] == [code]


async def test_metrics_of_all_processes_come_from_any_of_them(
    anna: Browser, pair: tuple[Running, Running]
) -> None:
    ids = {cluster_of(served).process for served in pair}

    async def labelled() -> set[str]:
        text = (await anna.http.get("/metrics")).text
        lines = [line for line in text.splitlines() if line.startswith("cupboard_sockets{")]
        return {line.split('process="')[1].split('"')[0] for line in lines}

    while await labelled() != ids:
        await asyncio.sleep(0.1)


async def test_an_analysis_is_known_to_all_processes_and_made_once(
    anna: Browser, ben: Browser, pair: tuple[Running, Running]
) -> None:
    async with seated(anna, ben, "kalaha", options={"stones": 2}) as (code, first, second):
        await play_both(first, second, random.Random(5))
    path = f"/api/tables/{code}/analysis"
    shared = cluster_of(pair[0]).analyses
    table_id = (await pair[0].live(code)).row.id
    assert await shared.begin(table_id, "host")  # as if the first process were analysing it
    await shared.report(table_id, 0.5)
    asked = (await ben.http.post(path)).json()
    assert (asked["status"], asked["progress"]) == ("running", 0.5)
    assert not await cluster_of(pair[1]).analyses.begin(table_id, "host")
    await shared.end(table_id)
    await pair[0].server.services.storage.keep_analysis(table_id, {"version": VERSION})
    assert (await ben.http.get(path)).json()["status"] == "done"
    assert await cluster_of(pair[1]).analyses.begin(table_id, "host")


def test_long_messages_are_split() -> None:
    items: list[Any] = [[f"table{n:012}", n, 3, 0] for n in range(1000)]
    messages = list(payloads("sender", "moved", items))
    assert len(messages) > 1
    assert all(len(message.encode()) <= MAX_BYTES for message in messages)
    assert [item for message in messages for item in json.loads(message)[2]] == items


def test_merged_metrics_keep_one_description_per_family() -> None:
    text = '# HELP a About\n# TYPE a counter\na_total{code="x"} 1.0\n# HELP b About\nb 2.0\n'
    both = merged({"p": text, "q": text})
    assert both.count("# HELP a About") == 1
    assert 'a_total{process="p",code="x"} 1.0' in both
    assert 'b{process="q"} 2.0' in both
