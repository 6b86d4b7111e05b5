"""No acknowledged move is lost, whatever happens to a table in between.

A state machine plays tables on the real server with a real database file. People choose, resign,
leave and return, hand seats to engines and take moves back; the server restarts or unloads the
table. After every step the log and the sealed choices must contain everything that was
acknowledged.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from pydantic import Field, TypeAdapter

from cupboard.core.types import Joint, Seat
from cupboard.server.schemas import socket
from cupboard.server.schemas.http import LocalSeat, ServerModel, TableOrder
from cupboard.server.services import TableServer
from cupboard.server.session import seats as seating
from cupboard.server.session.commands import handle
from cupboard.server.session.event_log import EventLog, Seal
from cupboard.server.session.subscribers import Encoded, Subscriber
from cupboard.server.session.table import LiveTable
from tests.server.running import ManualClock, rest
from tests.server.running import settings as table_settings

T = TypeVar("T")

SERVER_MESSAGES: TypeAdapter[ServerModel] = TypeAdapter(
    Annotated[socket.ServerMessage, Field(discriminator="type")]
)

Table: TypeAlias = tuple[str, str | None, int]
TOGETHER: tuple[Table, ...] = (("dacapo", None, 4), ("dacapo", "counting", 5))
IN_TURN: tuple[Table, ...] = (("kalaha", None, 4), ("kala", None, 2))
ENGINE = "random"
FEWEST = 2
"""At least this many people stay, so that the game is not left to the engines."""


@dataclass
class Wire:
    """A transport that remembers the messages of a connection."""

    heard: list[ServerModel] = field(default_factory=list)

    def send(self, message: Encoded) -> None:
        self.heard.append(SERVER_MESSAGES.validate_json(message.text))

    def close(self, code: int) -> None:
        """Ignore that the server closed it; the machine reconnects when necessary."""


@dataclass(frozen=True)
class Promise:
    """An acknowledged move with its log number."""

    number: int
    seat: Seat
    text: str


class Tables(RuleBasedStateMachine):
    """One table at a time, and the moves that were acknowledged at it."""

    tables: ClassVar[tuple[Table, ...]] = TOGETHER

    @initialize(data=st.data())
    def open(self, data: st.DataObject) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.clock = ManualClock()
        self.settings = table_settings(Path(self.folder.name), clock=self.clock)
        self.promises: list[Promise] = []
        self.sealed: dict[Seat, str] = {}
        self.rounds: list[dict[Seat, str]] = []
        self.people: dict[Seat, Subscriber] = {}
        game, preset, seats = data.draw(st.sampled_from(self.tables), label="table")
        self.run(self._open(game, preset, seats))

    async def _open(self, game: str, preset: str | None, seats: int) -> None:
        self.server = TableServer(self.settings)
        await self.server.start()
        people = [LocalSeat(kind="here", name=f"Player {n}") for n in range(seats)]
        order = TableOrder(game=game, preset=preset, seats=list(people))
        live, self.tokens = await self.server.tables.open(order, "host")
        self.code, self.table_id = live.row.code, live.row.id
        for seat in range(seats):
            await self._enter(seat)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.run(self.server.close())
            self.loop.close()
            self.folder.cleanup()

    # Actions of people

    @precondition(lambda self: self.deciding())
    @rule(data=st.data())
    def choose(self, data: st.DataObject) -> None:
        live = self.live()
        seat = data.draw(st.sampled_from(self.deciding()), label="seat")
        log = live.log
        moves = [log.game.format(move) for move in log.game.legal(log.match.state, seat)]
        text = data.draw(st.sampled_from(moves), label="move")
        together = bool(getattr(log.match.turn, "together", False))
        done = self.run(self._choose(live, seat, text))
        if together:
            self.sealed[seat] = text
        else:
            self.promises.append(Promise(done.number, seat, text))
        self._open_rounds()

    async def _choose(self, live: LiveTable, seat: Seat, text: str) -> socket.Done:
        expected = live.log.number
        move = socket.Move(type="move", id="m", seat=seat, expected=expected, text=text)
        done = await self._ask(live, seat, move, socket.Done)
        await rest(live)
        return done

    @precondition(lambda self: self.playing() and len(self.people) > FEWEST)
    @rule(data=st.data())
    def resign(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.people)), label="seat")
        self.run(self._resign(seat))
        self._open_rounds()

    async def _resign(self, seat: Seat) -> None:
        await self._say(seat, socket.Resign(type="resign", seat=seat))
        (await self._room()).leave(self.people.pop(seat))

    @precondition(lambda self: self.playing() and len(self.people) > FEWEST)
    @rule(data=st.data())
    def hand_over(self, data: st.DataObject) -> None:
        """A player leaves, and another lets an engine stand in."""
        gone, asks = data.draw(st.permutations(sorted(self.people)), label="gone, asks")[:2]
        self.run(self._hand_over(gone, asks))
        self._open_rounds()

    async def _hand_over(self, gone: Seat, asks: Seat) -> None:
        live = await self._room()
        live.leave(self.people.pop(gone))
        self.clock.advance(self.settings.away_seconds)
        await self._say(asks, socket.HandOver(type="hand-over", seat=gone, to=ENGINE))
        assert live.row.seats[gone].substitute == ENGINE

    @precondition(lambda self: self.away())
    @rule(data=st.data())
    def come_back(self, data: st.DataObject) -> None:
        """The absent player returns."""
        self.run(self._enter(data.draw(st.sampled_from(self.away()), label="seat")))

    @precondition(lambda self: self.playing() and self.people)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        """All agree to a takeback; if it is not allowed or there is no move, nothing changes."""
        seat = data.draw(st.sampled_from(sorted(self.people)), label="seat")
        self.run(self._take_back(seat))

    async def _take_back(self, seat: Seat) -> None:
        await self._say(seat, socket.AskTakeback(type="takeback", seat=seat))
        for other in sorted(self.people.keys() - {seat}):
            await self._say(other, socket.Agree(type="agree", seat=other, yes=True))

    # Events on the server

    @rule()
    def restart(self) -> None:
        self.run(self._restart())

    async def _restart(self) -> None:
        await self.server.close()
        self.server = TableServer(self.settings)
        await self.server.start()
        for seat in sorted(self.people):
            await self._enter(seat)

    @rule()
    def unload(self) -> None:
        self.run(self._unload())

    async def _unload(self) -> None:
        live = await self._room()
        for person in self.people.values():
            live.leave(person)
        self.clock.advance(self.settings.unload_seconds)
        await self.server.tables.unload_idle()
        assert self.server.tables.loaded(self.table_id) is None
        for seat in sorted(self.people):
            await self._enter(seat)

    # Invariants

    @invariant()
    def every_acknowledged_move_is_in_the_log(self) -> None:
        if not hasattr(self, "loop"):
            return
        log = self._stored()
        for promise in self.promises:
            row = log.entry(promise.number)
            assert (row.seat, row.text) == (promise.seat, promise.text)
        joints = [event for event in log.match.events if isinstance(event, Joint)]
        for chosen, joint in zip(self.rounds, joints, strict=True):
            shown = {seat: log.game.format(move) for seat, move in joint.choices}
            assert chosen.items() <= shown.items()

    @invariant()
    def every_sealed_choice_is_kept(self) -> None:
        """DACAPO-10: a sealed choice is not requested again, and is revealed unchanged."""
        if not hasattr(self, "loop") or not self.playing():
            return
        assert not self.sealed.keys() & set(self.live().log.waiting_for)
        after = self._stored().round_began
        row = self.run(self.server.services.storage.seals(self.table_id, after))
        assert {Seal(seat, text) for seat, text in self.sealed.items()} <= set(row)

    # Helpers

    async def _room(self) -> LiveTable:
        return await self.server.tables.live(self.code)

    def live(self) -> LiveTable:
        return self.run(self._room())

    def playing(self) -> bool:
        return self.live().row.status == "playing"

    def deciding(self) -> list[Seat]:
        return sorted(set(self.live().log.waiting_for) & self.people.keys())

    def away(self) -> list[Seat]:
        seats = self.live().row.seats if self.playing() else ()
        return [s.seat for s in seats if s.seat not in self.people and not s.resigned]

    async def _enter(self, seat: Seat) -> None:
        async with self.server.tables.locked(self.code) as live:
            held = seating.holders(live.row, [self.tokens[seat]])
            self.people[seat] = Subscriber(Wire(), f"guest {seat}", by_watch_code=False)
            await live.enter(self.people[seat], held, None)
        await rest(live)

    async def _say(self, seat: Seat, request: Any) -> None:
        live = await self._room()
        await handle(live, self.people[seat], request)
        await rest(live)

    async def _ask(self, live: LiveTable, seat: Seat, request: Any, wanted: type[T]) -> T:
        wire = Wire()
        self.people[seat].connection = wire
        await handle(live, self.people[seat], request)
        (answer,) = [message for message in wire.heard if isinstance(message, wanted)]
        return answer

    def _stored(self) -> EventLog:
        """Return the table as another server would load it, from the log alone."""
        row = self.run(self.server.services.storage.get(self.table_id))
        lines = self.run(self.server.services.storage.log(self.table_id))
        assert row is not None
        live = self.live().log.match
        log = EventLog(type(live)(live.game, live.options, live.seats, live.seed))
        for line in lines:
            log.replay(line)
        return log

    def _open_rounds(self) -> None:
        """Note the sealed choices of every round that was revealed in the meantime."""
        events = self.live().log.match.events
        opened = sum(isinstance(event, Joint) for event in events) - len(self.rounds)
        for _ in range(opened):
            self.rounds.append(self.sealed)
            self.sealed = {}


class TablesInTurn(Tables):
    """The same for games with turns, in which moves can be taken back."""

    tables = IN_TURN


STEPS = settings(
    max_examples=15,
    stateful_step_count=20,
    deadline=None,
    # Every step writes to disk, so shrinking a failure would exceed the time limit.
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
Tables.TestCase.settings = STEPS
TablesInTurn.TestCase.settings = settings(STEPS, max_examples=10)
TestTogether = pytest.mark.rule("DACAPO-10")(Tables.TestCase)
TestInTurn = TablesInTurn.TestCase
