"""HOPPER-10: a finale in real time, over real sockets and with a manual clock."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from cupboard.core import record
from cupboard.core.registry import game
from cupboard.core.types import Rng
from cupboard.games.hopper import Flight, HopperState
from cupboard.games.hopper.flight_path import decode
from cupboard.games.hopper.realtime import LAST_CALL, RELOAD
from cupboard.server.clock import Timer
from cupboard.server.session.move_clock import GRACE_SECONDS
from cupboard.server.session.reaction_time import pauses
from cupboard.server.session.table import INVALIDATED, LiveTable
from cupboard.server.settings import Settings
from tests.games.hopper import simple_flight
from tests.server.clients import Browser, Ear, Json, elsewhere, engine, here, order
from tests.server.finales import go_to_the_finale
from tests.server.running import ManualClock, Running, rest, running, settings

pytestmark = [pytest.mark.anyio, pytest.mark.rule("HOPPER-10")]

SHOT = "shot 0 500 0"


@pytest.fixture(autouse=True)
def flights(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use simple flights, except in tests that ask for real ones."""
    if "real_flights" not in request.fixturenames:
        monkeypatch.setattr("cupboard.games.hopper.game.fly", simple_flight.fly)


@pytest.fixture
def real_flights() -> None:
    """Mark a test that needs real flights."""


@asynccontextmanager
async def at_the_finale(
    served: Running, *others: Json, **choices: object
) -> AsyncIterator[tuple[str, list[Ear]]]:
    """Yield a finale that has just begun, with Anna and Ben on separate devices."""
    anna, ben = Browser(served.address), Browser(served.address)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(anna.close)
        stack.push_async_callback(ben.close)
        ordered = order("hopper", here("Anna"), elsewhere(), *others, preset="long", **choices)
        code, (token,), _ = await anna.open(ordered)
        joined = await ben.join(code)
        await go_to_the_finale(await served.live(code))
        ears = [
            await stack.enter_async_context(anna.sit(code, token)),
            await stack.enter_async_context(ben.sit(code, joined["token"])),
        ]
        yield code, ears


async def shoot(ear: Ear, seat: int, text: str = SHOT) -> Json:
    """Shoot, and return the first message about the flight."""
    await ear.moved(seat, text)
    return await ear.hear("under-way")


async def come_to_rest(served: Running, *ears: Ear) -> None:
    """Advance the clock until the flight is over and every client knows its end."""
    served.clock.advance(LAST_CALL + 60_000)
    for ear in ears:
        while ear.frame["event"]["kind"] != "resolved":
            await ear.next()


def launches(ear: Ear) -> list[tuple[int, int]]:
    return [(flying["seat"], flying["tick"]) for flying in ear.frame["view"]["flying"]]


@pytest.mark.usefixtures("real_flights")
async def test_two_players_shoot_into_one_flight(served: Running) -> None:
    async with at_the_finale(served) as (_, (anna, ben)):
        before = anna.frame["number"]
        first = await shoot(anna, 0)
        assert (first["number"], first["elapsed"]) == (before + 1, 0)
        assert first["wait"]["0"] == RELOAD
        assert first["wait"]["1"] == 0
        await ben.hear("under-way")
        assert ben.frame["turn"]["kind"] == "chance"
        assert ben.frame["turn"]["live"]
        assert 1 in ben.frame["turn"]["waiting"]
        served.clock.advance(0.2514)
        second = await shoot(ben, 1)
        assert (second["number"], second["elapsed"]) == (before + 2, 251)
        assert launches(ben) == [(0, 0), (1, 250)]
        await come_to_rest(served, anna, ben)
        assert anna.frame["number"] == before + 3
        landed = [fact for fact in anna.frame["facts"] if fact["fact"] == "Landed"]
        assert sorted(fact["seat"] for fact in landed) == [0, 1]
        assert anna.frame["turn"]["kind"] == "act"
        assert anna.frame["facts"] == ben.frame["facts"]


@pytest.mark.usefixtures("real_flights")
async def test_the_shown_part_of_a_flight_stays_true_when_a_bean_joins(
    served: Running,
) -> None:
    async with at_the_finale(served) as (_, (anna, ben)):
        first = decode((await shoot(anna, 0))["path"])
        served.clock.advance(0.4)
        second = decode((await shoot(ben, 1))["path"])
        assert {track.bean for track in first} < {track.bean for track in second}
        frames = int(0.4 * 60)
        for track in first:
            again = next(other for other in second if other.bean == track.bean)
            assert again.first == track.first
            seen = max(0, frames - track.first)
            assert (again.frames[:seen] == track.frames[:seen]).all()


async def test_a_player_reloads_and_sees_for_how_long(served: Running) -> None:
    async with at_the_finale(served) as (_, (anna, ben)):
        await shoot(anna, 0)
        served.clock.advance(0.3)
        await shoot(ben, 1)
        served.clock.advance(RELOAD / 1000 - 0.5)
        await anna.move(0, SHOT)
        problem = await anna.problem()
        assert (problem["key"], problem["rule"]) == ("hopper-not-yet", "HOPPER-10")
        assert problem["details"]["ms"] == 200
        served.clock.advance(0.2)
        await anna.moved(0, SHOT)
        assert launches(anna) == [(0, 0), (1, 300), (0, RELOAD)]


async def test_after_the_last_call_no_one_can_shoot_until_the_beans_stop(served: Running) -> None:
    async with at_the_finale(served) as (_, ears):
        elapsed = 0
        while elapsed <= LAST_CALL:
            seat = elapsed // (RELOAD // 2) % 2
            last = await shoot(ears[seat], seat)
            served.clock.advance(RELOAD / 2000)
            elapsed += RELOAD // 2
        seat = 1 - seat
        await ears[seat].move(seat, SHOT)
        problem = await ears[seat].problem()
        assert problem["rule"] == "HOPPER-10"
        assert problem["details"]["ms"] == last["ms"] - elapsed > 0
        await come_to_rest(served, ears[seat])
        await ears[seat].moved(seat, SHOT)
        assert launches(ears[seat]) == [(seat, 0)]


async def test_a_shot_after_the_end_of_a_flight_starts_the_next_one(
    served: Running,
) -> None:
    """Even if the server has not announced the end yet: the arrival time decides, not the timer."""
    async with at_the_finale(served) as (code, (anna, ben)):
        under_way = await shoot(anna, 0)
        await ben.hear("under-way")
        live = await served.live(code)
        live.pending_chance.stop()  # the timer is late
        served.clock.advance(under_way["ms"] / 1000)
        done = await ben.moved(1, SHOT)
        assert done["number"] == under_way["number"] + 2
        kinds = [moment.kind for moment in live.log.since(under_way["number"] - 1)]
        assert kinds == ["played", "resolved", "played"]
        assert launches(ben) == [(1, 0)]


class HastyClock(ManualClock):
    """A clock that fires a little early, as on some systems."""

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        return super().call_later(seconds - 0.015, what)


async def test_a_timer_that_fires_early_is_set_again(tmp_path: Path) -> None:
    """Otherwise a flight would never end, and a player's time never run out."""
    hasty = settings(tmp_path, clock=HastyClock())
    async with running(hasty) as served, at_the_finale(served, move_seconds=5) as (code, ears):
        under_way = await shoot(ears[0], 0)
        ends = (await ears[0].hear("under-way"))["ms"] if not under_way["ms"] else under_way["ms"]
        live = await served.live(code)
        for seconds in (ends / 1000 - 0.01, 0.01, 0.01):
            served.clock.advance(seconds)
            await rest(live)
        assert live.log.entry(live.log.number).kind == "resolved"
        for seconds in (GRACE_SECONDS + 5 - ends / 1000 - 0.03, 0.01, 0.01, 0.01):
            served.clock.advance(seconds)
            await rest(live)
        assert live.log.entry(live.log.number).kind == "expired"


async def test_a_new_connection_sees_the_beans_in_the_air(served: Running) -> None:
    async with at_the_finale(served) as (code, (anna, _)):
        shown = await shoot(anna, 0)
        served.clock.advance(0.3)
        guest = Browser(served.address)
        watch = anna.welcome["table"]["watch"]
        async with guest.sit(watch or code) as ear:
            told = await ear.hear("under-way")
            assert told["elapsed"] == 300
            assert (told["path"], told["ms"]) == (shown["path"], shown["ms"])
        await guest.close()


async def test_a_restart_in_the_middle_of_a_flight_loses_nothing(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as served, at_the_finale(served) as (code, ears):
        first = await shoot(ears[0], 0)
        await shoot(ears[1], 1)
    async with running(settings(tmp_path)) as again:
        log = (await again.live(code)).log
        kinds = [moment.kind for moment in log.since(first["number"] - 1)]
        assert kinds == ["played", "played", "resolved"]
        assert not log.match.state.air
        assert log.match.state.flying == 0
        assert log.live


async def caught_up(live: LiveTable) -> None:
    """Wait until the flight in the air is predicted, and ended if its time is over."""
    chance = live.pending_chance
    while chance and (chance._ahead is None or chance.is_over(chance.elapsed)):
        await asyncio.sleep(0.001)
    async with live.locked():
        pass  # the end has been written


async def answer_to(ear: Ear, seat: int) -> Json:
    """Return the server's answer to a shot."""
    await ear.settled()
    key = await ear.move(seat, SHOT)
    while (answer := await ear.next()).get("id") != key:
        pass
    return answer


async def test_shots_are_logged_in_order_of_arrival(served: Running) -> None:
    """Many shots at random times.

    The log has all acknowledged shots in order, with ticks that never decrease; all others are
    refused with HOPPER-10.
    """
    rng = random.Random(10)
    async with at_the_finale(served) as (code, ears):
        live = await served.live(code)
        start = live.log.number
        answers: list[tuple[int, Json]] = []
        while len(answers) < 30 and not live.log.outcome:
            seat = rng.randrange(2)
            if seat in live.log.waiting_for:
                answers.append((seat, await answer_to(ears[seat], seat)))
            served.clock.advance(rng.random())
            await caught_up(live)
            await ears[seat].settled()
        arrived = [(told["number"], seat) for seat, told in answers if told["type"] == "done"]
        refused = [told["problem"]["rule"] for _, told in answers if told["type"] == "problem"]
        played = [(m.number, m.seat) for m in live.log.since(start) if m.kind == "played"]
        assert played == arrived
        assert len(arrived) > 3
        assert set(refused) == {"HOPPER-10"}
        for moment in live.log.since(start):
            ticks = [launch.tick for launch in moment.state.air]
            assert ticks == sorted(ticks)


async def test_the_record_of_a_finale_replays(served: Running) -> None:
    async with at_the_finale(served) as (code, (anna, ben)):
        live = await served.live(code)
        for seat, ear in ((0, anna), (1, ben)):
            await shoot(ear, seat)
            served.clock.advance(0.1)
        await come_to_rest(served, anna)
        written = record.record_match(live.log.match)
        timeline = record.replay(game("hopper"), record.parse(written.dump()))
        assert timeline.state == live.log.match.state
        assert [event["move"] for event in written.events[-3:-1]] == [SHOT, f"{SHOT} 100"]


async def test_time_that_runs_out_in_a_flight_waits_for_its_end(served: Running) -> None:
    async with at_the_finale(served, move_seconds=5) as (code, (anna, _)):
        live = await served.live(code)
        await shoot(anna, 0)
        live.pending_chance.stop()
        served.clock.advance(GRACE_SECONDS + 6)
        await anna.settled()
        assert live.log.entry(live.log.number).kind == "played"
        async with live.locked():
            await live.pending_chance.decide()
        served.clock.advance(0)
        while anna.frame["event"]["kind"] != "expired":
            await anna.next()
        assert [seat for seat, _ in launches(anna)] == [anna.frame["event"]["seat"]]


async def test_resigning_in_a_flight_ends_it(served: Running) -> None:
    async with at_the_finale(served) as (code, (anna, ben)):
        await shoot(anna, 0)
        await ben.say(type="resign", seat=1)
        while ben.frame["outcome"] is None:
            await ben.next()
        served.clock.advance(60)
        await ben.settled()
        live = await served.live(code)
        assert live.log.entry(live.log.number).kind == "resigned"
        assert not live.pending_chance


async def test_resigning_during_a_prediction_leaves_nothing_behind(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the table would wait forever and never be unloaded."""
    held = threading.Event()

    def slowly(state: HopperState, rng: Rng) -> Flight:
        held.wait()
        return simple_flight.fly(state, rng)

    async with at_the_finale(served) as (code, (anna, ben)):
        monkeypatch.setattr("cupboard.games.hopper.game.fly", slowly)
        await anna.moved(0, SHOT)
        await ben.say(type="resign", seat=1)
        while ben.frame["outcome"] is None:
            await ben.next()
        live = await served.live(code)
        looking = asyncio.create_task(rest(live))
        held.set()
        await looking
        assert not live.pending_chance
    served.clock.advance(served.settings.unload_seconds)
    await served.server.tables.unload_idle()
    assert served.server.services.metrics.live_tables == 0


async def test_a_flight_that_fails_is_retried(
    served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game doesn't hang: a client that reconnects gets the shot and its result."""

    def fail(_state: HopperState, _rng: Rng) -> Flight:
        raise MemoryError

    async with at_the_finale(served) as (code, (anna, ben)):
        with monkeypatch.context() as failing:
            failing.setattr("cupboard.games.hopper.game.fly", fail)
            number = (await anna.moved(0, SHOT))["number"]
            assert await ben.closed() == INVALIDATED
        live = await served.live(code)
        kinds = [moment.kind for moment in live.log.since(number - 1)]
        assert kinds == ["played", "resolved"]
        assert live.log.live


@pytest.mark.usefixtures("real_flights")
async def test_trajectories_are_not_sent_again(served: Running) -> None:
    """All flights of a game take half a megabyte, so a welcome leaves out their trajectories."""
    anna = Browser(served.address)
    code, (token,), _ = await anna.open(order("hopper", here("Anna"), engine()))
    async with anna.sit(code, token) as ear:
        while 0 not in ear.frame["turn"]["waiting"]:
            await ear.next()
        number = (await ear.moved(0, SHOT))["number"]
        heard = [fact["fact"] for fact in json.loads(ear.heard[-2])["frames"][-1]["facts"]]
        assert heard[0] == "Flew"
    async with anna.sit(code, token) as ear:
        entries = {entry["number"]: entry for entry in ear.welcome["log"]}
        again = [fact["fact"] for fact in entries[number + 1]["facts"]]
        assert again == heard[1:]
    await anna.close()


async def test_an_engine_needs_time_to_reload(tmp_path: Path) -> None:
    """An engine reloads for some seconds, however fast it thinks; a master is the fastest."""
    pause, others = 400, (engine("sprout"), engine("master"))
    async with (
        running(settings(tmp_path, pause_ms=pause)) as served,
        at_the_finale(served, *others) as (code, (anna, _)),
    ):
        begun, live = served.clock.now(), await served.live(code)
        while not live.pending_chance:
            served.clock.advance(0.05)
            await anna.settled()
        await anna.settled()
        assert launches(anna)[0] == (3, 0)
        assert served.clock.now() - begun >= pause * pauses("master") / 1000


def test_better_levels_are_faster_but_none_reaches_the_limit_of_the_rules() -> None:
    hands = [
        pauses(level) for level in ("random", "sprout", "gardener", "farmer", "miller", "master")
    ]
    assert hands[0] == hands[1]
    assert hands[1:] == sorted(set(hands), reverse=True)
    assert Settings(data=Path()).pause_ms * hands[-1] > 1.5 * RELOAD
