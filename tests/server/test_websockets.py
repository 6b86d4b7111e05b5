"""Moves take the short way through uvicorn's protocol, and everything else the usual one."""

from __future__ import annotations

import asyncio
import json
import os
from typing import Any

import pytest

from cupboard.bench.websocket import connect
from cupboard.server.eager import Eager
from cupboard.server.schemas.socket import Done
from cupboard.server.session.connection import DirectMoves, SocketConnection
from cupboard.server.session.subscribers import EncodedDone
from cupboard.server.websockets import text_frame
from tests.server.clients import Browser, Ear, Json, elsewhere, here, order
from tests.server.running import Running

pytestmark = pytest.mark.anyio

FINAL_TEXT, PART_OF_TEXT, CONTINUED = 0x81, 0x01, 0x80


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


def masked(text: bytes, first: int = FINAL_TEXT) -> bytes:
    """Return a frame as a browser sends it."""
    mask = os.urandom(4)
    payload = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    size = len(payload)
    head = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((first,)) + head + mask + payload


class Raw:
    """A connection at a seat whose frames are written byte by byte."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self.frame: Json = {}

    async def sit(self, served: Running, code: str, token: str) -> None:
        port = int(served.address.rsplit(":", 1)[1])
        path = f"/api/tables/{code}/socket"
        self.socket = await connect(
            port, path, lambda data: self.heard.put_nowait(json.loads(data))
        )
        self.write(masked(json.dumps({"type": "hello", "tokens": [token]}).encode()))
        self.frame = (await self.hear("welcome"))["frame"]

    def write(self, data: bytes) -> None:
        assert self.socket._transport is not None
        self.socket._transport.write(data)

    def move(self, key: str = "m", pad: int = 0) -> bytes:
        (seat,) = self.frame["turn"]["waiting"]
        text = self.frame["legal"][str(seat)][0]
        move: dict[str, Any] = {"type": "move", "id": key, "seat": seat}
        return json.dumps({**move, "expected": self.frame["number"], "text": text}).encode() + (
            b" " * pad
        )

    async def hear(self, *kinds: str) -> Json:
        while True:
            message = await self.heard.get()
            if message["type"] in kinds:
                return message


@pytest.fixture
async def raw(served: Running, anna: Browser) -> Raw:
    """A seat at a table of Kalaha that is to move."""
    code, tokens, _ = await anna.open(order("kalaha", here("Anna"), here("Ben")))
    live = await served.live(code)
    found = Raw()
    await found.sit(served, code, tokens[live.log.waiting_for[0]])
    return found


async def test_a_connection_handles_moves_when_they_arrive(
    served: Running, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    handled: list[bool] = []
    receive = DirectMoves.receive

    def noted(self: DirectMoves, text: str) -> bool:
        handled.append(receive(self, text))
        return handled[-1]

    monkeypatch.setattr(DirectMoves, "receive", noted)
    code, tokens, _ = await anna.open(order("kalaha", here("Anna"), here("Ben")))
    async with anna.sit(code, *tokens) as ear:
        await move_once(ear)
        (subscriber,) = (await served.live(code))._subscribers
        assert isinstance(subscriber.connection, SocketConnection)
        assert subscriber.connection._protocol is not None
        await ear.settled()
    assert handled == [True, False]  # the move, and the ping


async def move_once(ear: Ear) -> Json:
    (seat,) = ear.frame["turn"]["waiting"]
    return await ear.moved(seat, ear.frame["legal"][str(seat)][0])


async def test_a_frame_may_arrive_in_pieces(raw: Raw) -> None:
    frame = masked(raw.move())
    for piece in (frame[:1], frame[1:5], frame[5:20], frame[20:]):
        raw.write(piece)
        await asyncio.sleep(0.02)
    assert (await raw.hear("done", "problem"))["type"] == "done"


async def test_a_whole_frame_after_the_beginning_of_another_is_part_of_it(raw: Raw) -> None:
    # What looks like a frame is the payload of the one before.
    inner = masked(raw.move())
    outer = bytes((FINAL_TEXT, 0x80 | len(inner))) + bytes(4)
    raw.write(outer)
    await asyncio.sleep(0.02)
    raw.write(inner)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(raw.hear("done"), 0.3)


async def test_a_message_may_be_fragmented(raw: Raw) -> None:
    move = raw.move()
    raw.write(masked(move[:10], PART_OF_TEXT))
    await asyncio.sleep(0.02)
    raw.write(masked(move[10:], CONTINUED))
    assert (await raw.hear("done", "problem"))["type"] == "done"


async def test_a_long_message_takes_the_usual_way(raw: Raw) -> None:
    raw.write(masked(raw.move(pad=200)))
    assert (await raw.hear("done", "problem"))["type"] == "done"


@pytest.mark.parametrize("together", [True, False])
async def test_messages_are_answered_in_their_order(raw: Raw, together: bool) -> None:
    frames = [masked(raw.move(f"m{number}")) for number in range(4)]
    if together:
        raw.write(b"".join(frames))
    else:
        for frame in frames:
            raw.write(frame)
            await asyncio.sleep(0)
    answers = [await raw.hear("done", "problem") for _ in frames]
    assert [answer["id"] for answer in answers] == ["m0", "m1", "m2", "m3"]
    assert [answer["type"] for answer in answers] == ["done", "problem", "problem", "problem"]


async def test_frames_come_before_the_acknowledgement(raw: Raw) -> None:
    raw.write(masked(raw.move()))
    assert (await raw.hear("steps", "done"))["type"] == "steps"
    assert (await raw.hear("steps", "done"))["type"] == "done"


async def test_a_move_of_a_stranger_is_refused_as_by_the_usual_way(
    served: Running, anna: Browser, ben: Browser
) -> None:
    code, _, _ = await anna.open(order("kalaha", here("Anna"), elsewhere()))
    async with ben.listen(code) as ear:
        await ear.hello()
        await ear.move(0, "1")
        assert (await ear.problem())["code"] == "not-your-seat"


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_have_the_length_of_their_text(size: int) -> None:
    frame = text_frame("x" * size)
    assert frame.endswith(b"x" * size)
    head = frame[: len(frame) - size]
    assert head[0] == FINAL_TEXT
    expected = {2: head[1:2], 4: head[2:], 10: head[2:]}[len(head)]
    assert int.from_bytes(expected, "big") == size
    assert len(head) == (2 if size < 126 else 4 if size < 65_536 else 10)


@pytest.mark.parametrize("request_id", ["1", 'a"b\\', "é\n\u2028", ""])
def test_an_acknowledgement_is_written_as_the_schema_describes_it(request_id: str) -> None:
    assert EncodedDone(request_id, 17).text == Done(id=request_id, number=17).model_dump_json()


# Coroutines without a task


async def test_work_that_waits_for_nothing_is_done_at_once() -> None:
    done: list[str] = []

    async def work() -> None:
        done.append("done")

    assert Eager(work()).ended
    assert done == ["done"]


@pytest.mark.parametrize("waits", [1, 2, 5])
async def test_work_goes_on_when_what_it_waits_for_is_there(waits: int) -> None:
    loop = asyncio.get_running_loop()
    futures = [loop.create_future() for _ in range(waits)]
    ended = loop.create_future()

    async def work() -> None:
        ended.set_result([await future for future in futures])

    eager = Eager(work())
    assert not eager.ended
    for number, future in enumerate(futures):
        future.set_result(number)
        await asyncio.sleep(0)
    assert await ended == list(range(waits))


@pytest.mark.parametrize("before", [0, 1])
async def test_work_gets_the_error_of_what_it_waits_for(before: int) -> None:
    loop = asyncio.get_running_loop()
    futures = [loop.create_future() for _ in range(before + 1)]
    ended = loop.create_future()

    async def work() -> None:
        try:
            for future in futures:
                await future
        except KeyError as problem:
            async with asyncio.timeout(5):  # works only in a task
                ended.set_result(problem)

    eager = Eager(work())
    assert not eager.ended
    for future in futures[:-1]:
        future.set_result(None)
        await asyncio.sleep(0)
    futures[-1].set_exception(KeyError("why"))
    assert isinstance(await ended, KeyError)


async def test_work_may_let_others_run() -> None:
    ended = asyncio.get_running_loop().create_future()

    async def work() -> None:
        await asyncio.sleep(0)
        await asyncio.sleep(0.001)
        ended.set_result("done")

    eager = Eager(work())
    assert not eager.ended
    assert await ended == "done"
