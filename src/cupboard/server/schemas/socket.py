"""WebSocket messages in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from cupboard.core.types import Seat
from cupboard.server.schemas.http import (
    MOST_SEATS,
    Entry,
    Frame,
    Hint,
    LogNumber,
    Message,
    Problem,
    Said,
    SeatNumber,
    TableInfo,
    Text,
    Word,
)

# To the server


class Hello(Said):
    type: Literal["hello"]
    tokens: list[Text] = Field(default_factory=list, max_length=MOST_SEATS)
    since: LogNumber | None = None


class Look(Said):
    type: Literal["look"]
    seat: SeatNumber | None


class Move(Said):
    type: Literal["move"]
    id: Word
    seat: SeatNumber
    expected: LogNumber
    text: Text


class AskHint(Said):
    type: Literal["hint"]
    id: Word
    seat: SeatNumber


class AskTakeback(Said):
    type: Literal["takeback"]
    seat: SeatNumber


class Agree(Said):
    type: Literal["agree"]
    seat: SeatNumber
    yes: bool


class Resign(Said):
    type: Literal["resign"]
    seat: SeatNumber


class Leave(Said):
    type: Literal["leave"]
    seat: SeatNumber


class HandOver(Said):
    type: Literal["hand-over"]
    seat: SeatNumber
    to: Word


class Watching(Said):
    type: Literal["watching"]
    on: bool


class Ping(Said):
    type: Literal["ping"]


Request = (
    Hello
    | Look
    | Move
    | AskHint
    | AskTakeback
    | Agree
    | Resign
    | Leave
    | HandOver
    | Watching
    | Ping
)

TO_SERVER: TypeAdapter[Request] = TypeAdapter(Annotated[Request, Field(discriminator="type")])


# To the client


class Welcome(Message):
    type: Literal["welcome"] = "welcome"
    table: TableInfo
    held: list[Seat]
    eye: Seat | None
    frame: Frame
    log: list[Entry]


class Steps(Message):
    type: Literal["steps"] = "steps"
    frames: list[Frame]


class TableNews(Message):
    type: Literal["table"] = "table"
    table: TableInfo


class Sealed(Message):
    type: Literal["sealed"] = "sealed"
    number: int
    waiting: list[Seat]


class Offer(Message):
    type: Literal["offer"] = "offer"
    seat: Seat
    waiting: list[Seat]


class OfferClosed(Message):
    type: Literal["offer-closed"] = "offer-closed"
    taken: bool


class UnderWay(Message):
    type: Literal["under-way"] = "under-way"
    number: int
    elapsed: int
    ms: int
    wait: dict[str, int]
    path: str


class Done(Message):
    type: Literal["done"] = "done"
    id: str
    number: int


class Advised(Message):
    type: Literal["hint"] = "hint"
    id: str
    advice: Hint


class Trouble(Message):
    type: Literal["problem"] = "problem"
    id: str | None
    problem: Problem


class Pong(Message):
    type: Literal["pong"] = "pong"


Answer = (
    Welcome
    | Steps
    | TableNews
    | Sealed
    | Offer
    | OfferClosed
    | UnderWay
    | Done
    | Advised
    | Trouble
    | Pong
)
