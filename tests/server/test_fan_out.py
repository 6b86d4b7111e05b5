"""A step is built and encoded once for everyone who sees it in the same way."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from cupboard.core.types import Seat
from cupboard.server.schemas.socket import Sealed, TableNews
from cupboard.server.session import frames
from cupboard.server.session import table as table_module
from cupboard.server.session.frame_text import EntryText
from cupboard.server.session.frames import SPECTATOR
from cupboard.server.session.subscribers import Encoded, EncodedSteps, Subscriber
from cupboard.server.session.table import LiveTable
from tests.server.clients import Browser, here, order
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


WATCHERS = 100


@dataclass
class Recorder:
    """A connection that encodes and keeps everything, as a socket does."""

    heard: list[str] = field(default_factory=list)

    def send(self, message: Encoded) -> None:
        self.heard.append(message.text)

    def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")

    def steps(self) -> list[str]:
        return [text for text in self.heard if json.loads(text)["type"] == "steps"]


async def enter(live: LiveTable, *held: Seat) -> Recorder:
    """Connect a device with these seats, or a spectator."""
    recorder = Recorder()
    async with live.locked():
        await live.enter(Subscriber(recorder, None, by_watch_code=not held), held, None)
    recorder.heard.clear()
    return recorder


def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> Callable[[], int]:
    """Count the calls of a function from now on."""
    calls, honest = 0, getattr(owner, name)

    def counting(*args: Any, **named: Any) -> Any:
        nonlocal calls
        calls += 1
        return honest(*args, **named)

    monkeypatch.setattr(owner, name, counting)
    return lambda: calls


@pytest.mark.parametrize("game_id", ["kalaha", "kessel"])
async def test_a_move_is_built_and_encoded_once_per_perspective(
    game_id: str, served: Running, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, _ = await anna.open(order(game_id, here("Anna"), here("Ben")))
    live = await served.live(code)
    watchers = [await enter(live) for _ in range(WATCHERS)]
    players = [await enter(live, seat) for seat in (0, 1, 0, 1)]
    built = counted(monkeypatch, EntryText, "frame")
    encoded = counted(monkeypatch, EncodedSteps, "__init__")
    (seat,) = live.log.waiting_for
    text = live.log.game.format(live.log.game.legal(live.log.match.state, seat).first())
    before = live.log.number
    async with live.locked():
        await live.play(seat, before, text)
    perspectives, entries = 3, live.log.number - before  # two players and the spectators
    assert entries > 0
    assert (built(), encoded()) == (perspectives * entries, perspectives)
    seen = {tuple(watcher.steps()) for watcher in watchers}
    assert len(seen) == 1
    assert [player.steps() for player in players[:2]] == [player.steps() for player in players[2:]]
    ((steps,),) = seen
    expected = [frames.log_frame(live.log, entry, SPECTATOR) for entry in live.log.since(before)]
    assert json.loads(steps)["frames"] == [frame.model_dump(mode="json") for frame in expected]
    assert len({*seen, *(tuple(player.steps()) for player in players)}) == perspectives


async def test_news_of_the_table_is_built_and_encoded_once_for_equal_rights(
    served: Running, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, _ = await anna.open(order("kalaha", here("Anna"), here("Ben")))
    live = await served.live(code)
    watchers = [await enter(live) for _ in range(WATCHERS)]
    players = [await enter(live, seat) for seat in (0, 1)]
    for recorder in (*watchers, *players):
        recorder.heard.clear()
    built = counted(monkeypatch, table_module, "table_info")
    encoded = counted(monkeypatch, TableNews, "model_dump_json")
    live.broadcast_table()
    assert (built(), encoded()) == (2, 2)  # for spectators and for players
    assert len({watcher.heard[0] for watcher in watchers}) == 1
    assert players[0].heard == players[1].heard
    spectators, seated = (json.loads(one.heard[0])["table"] for one in (watchers[0], players[0]))
    row = live.row
    assert (spectators["code"], spectators["watch"]) == (row.watch, None)
    assert (seated["code"], seated["watch"]) == (row.code, row.watch)


async def test_a_message_for_all_is_encoded_once(
    served: Running, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, _, _ = await anna.open(order("dacapo", here("Anna"), here("Ben")))
    live = await served.live(code)
    watchers = [await enter(live) for _ in range(WATCHERS)]
    encoded = counted(monkeypatch, Sealed, "model_dump_json")
    async with live.locked():
        await live.play(0, live.log.number, "1")
    assert encoded() == 1
    assert len({watcher.heard[-1] for watcher in watchers}) == 1
    assert json.loads(watchers[0].heard[-1])["type"] == "sealed"
