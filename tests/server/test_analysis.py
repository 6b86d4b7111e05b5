"""Analyses on the server: requested after the game, run one at a time, stored permanently."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from cupboard.learn.analysis import VERSION, AnalysisEffort, PlayedGame, Report, Study, analyse
from cupboard.server import analysis_queue, job_kinds
from tests.server.clients import Browser, Json, here, order
from tests.server.running import Running, running, settings

pytestmark = pytest.mark.anyio

SHOTS = ((0, "shot 0 500 0"), (1, "shot 300 520 40"), (0, "shot -250 480 -30"))


async def given_up(browser: Browser, finish: bool = True) -> str:
    """Play a few shots, resign, and return the table's code."""
    code, tokens, _ = await browser.open(order("hopper", here("Anna"), here("Ben")))
    async with browser.sit(code, *tokens) as ear:
        for _, text in SHOTS:
            (seat,) = ear.frame["turn"]["waiting"]
            await ear.moved(seat, text)
        if finish:
            await ear.say(type="resign", seat=0)
            await ear.hear("steps")
    return code


async def ask(browser: Browser, code: str, method: str = "GET") -> tuple[int, Json]:
    answer = await browser.http.request(method, f"/api/tables/{code}/analysis")
    return answer.status_code, answer.json()


async def done(browser: Browser, code: str) -> Json:
    """Poll until the analysis is finished."""
    while (told := (await ask(browser, code))[1])["status"] in ("waiting", "running"):
        await asyncio.sleep(0)
    return told


async def test_it_is_available_after_the_game_on_request(served: Running, anna: Browser) -> None:
    code = await given_up(anna)
    nothing = {"status": "none", "progress": 0, "seconds_left": None, "report": None, "frames": []}
    assert await ask(anna, code) == (200, nothing)
    status, told = await ask(anna, code, "POST")
    assert status == 202
    assert told["status"] in ("waiting", "running")
    told = await done(anna, code)
    assert (told["status"], told["progress"]) == ("done", 1)
    report = told["report"]
    assert report["version"] == VERSION
    assert [decision["made"] for decision in report["decisions"]] == [text for _, text in SHOTS]
    frames = (await anna.http.get(f"/api/tables/{code}/replay")).json()
    for decision in report["decisions"]:
        shown = frames[told["frames"][decision["event"] + 1]]
        assert shown["event"]["text"] == decision["made"]
    assert (await ask(anna, code, "POST"))[1] == told


async def test_before_the_end_it_is_refused(served: Running, anna: Browser) -> None:
    code = await given_up(anna, finish=False)
    for method in ("GET", "POST"):
        status, problem = await ask(anna, code, method)
        assert (status, problem["code"]) == (409, "game-not-over")


async def test_anyone_who_may_see_the_replay_may_request_it(
    served: Running, anna: Browser, ben: Browser
) -> None:
    code = await given_up(anna)
    watch = (await anna.table(code))["watch"]
    assert (await ask(ben, watch, "POST"))[0] == 202
    assert (await done(ben, watch))["report"] == (await done(anna, code))["report"]
    assert (await ask(ben, "NOSUCH", "POST"))[0] == 404


async def test_it_survives_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        code, other = await given_up(anna), await given_up(anna)
        await ask(anna, code, "POST")
        report = (await done(anna, code))["report"]
        await anna.close()
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        assert (await ask(anna, code))[1]["report"] == report
        assert (await ask(anna, other))[1]["status"] == "none", "it begins anew when asked"
        await anna.close()


class Held:
    """An analysis that runs until the test releases it."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.begun = 0
        self.fails = False

    def __call__(self, walk: PlayedGame, means: AnalysisEffort, study: Study) -> Report:
        self.begun += 1
        means.progress(0.25)
        while not self.go.wait(0.01):
            means.check()
        if self.fails:
            raise RuntimeError("on purpose")
        return analyse(walk, means, study)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    found = Held()
    monkeypatch.setattr(job_kinds, "analyse", found)
    return found


async def until(wanted: Callable[[Json], bool], browser: Browser, code: str) -> Json:
    while not wanted(told := (await ask(browser, code))[1]):
        await asyncio.sleep(0)
    return told


async def test_one_at_a_time_with_progress(served: Running, anna: Browser, held: Held) -> None:
    first, second = await given_up(anna), await given_up(anna)
    await ask(anna, first, "POST")
    await until(lambda told: told["progress"] == 0.25, anna, first)
    assert (await ask(anna, first))[1]["status"] == "running"
    assert (await ask(anna, second, "POST"))[1]["status"] == "waiting"
    assert (await ask(anna, second, "POST"))[1]["status"] == "waiting", "asked twice, done once"
    assert held.begun == 1
    held.go.set()
    for code in (first, second):
        assert (await done(anna, code))["status"] == "done"
    assert held.begun == 2


async def test_a_failure_is_reported_and_can_be_retried(
    served: Running, anna: Browser, held: Held
) -> None:
    code = await given_up(anna)
    held.fails = True
    held.go.set()
    await ask(anna, code, "POST")
    assert (await done(anna, code))["status"] == "failed"
    held.fails = False
    assert (await ask(anna, code, "POST"))[1]["status"] in ("waiting", "running")
    assert (await done(anna, code))["status"] == "done"


async def test_too_many_are_refused(
    served: Running, anna: Browser, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_queue, "MAX_WAITING", 1)
    codes = [await given_up(anna) for _ in range(3)]
    await ask(anna, codes[0], "POST")
    await until(lambda told: told["status"] == "running", anna, codes[0])
    await ask(anna, codes[1], "POST")
    status, problem = await ask(anna, codes[2], "POST")
    assert (status, problem["code"]) == (429, "too-many-analyses")


async def test_one_guest_cannot_fill_the_queue(
    served: Running, anna: Browser, ben: Browser, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_queue, "MAX_WAITING_PER_HOST", 1)
    codes = [await given_up(anna) for _ in range(3)]
    await ask(anna, codes[0], "POST")
    await until(lambda told: told["status"] == "running", anna, codes[0])
    assert [(await ask(anna, code, "POST"))[0] for code in codes[1:]] == [202, 429]
    assert (await ask(ben, await given_up(ben), "POST"))[0] == 202
    held.go.set()


async def test_the_server_can_stop_while_one_runs(tmp_path: Path, held: Held) -> None:
    """The server shuts down without waiting for the analysis, and stores nothing of it."""
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        code = await given_up(anna)
        await ask(anna, code, "POST")
        await until(lambda told: told["progress"] == 0.25, anna, code)
        await anna.close()
    held.go.set()
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        assert (await ask(anna, code))[1]["status"] == "none"
        await anna.close()
