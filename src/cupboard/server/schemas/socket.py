"""WebSocket messages in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from cupboard.core.types import Seat
from cupboard.server.schemas.http import (
    MAX_SEATS,
    ClientModel,
    Entry,
    Frame,
    Hint,
    LogNumber,
    Problem,
    SeatNumber,
    ServerModel,
    TableInfo,
    Text,
    Word,
)

# To the server


class Hello(ClientModel):
    type: Literal["hello"]
    tokens: list[Text] = Field(default_factory=list, max_length=MAX_SEATS)
    since: LogNumber | None = None


class Look(ClientModel):
    type: Literal["look"]
    seat: SeatNumber | None


class Move(ClientModel):
    type: Literal["move"]
    id: Word
    seat: SeatNumber
    expected: LogNumber
    text: Text


class AskHint(ClientModel):
    type: Literal["hint"]
    id: Word
    seat: SeatNumber


class AskTakeback(ClientModel):
    type: Literal["takeback"]
    seat: SeatNumber


class Agree(ClientModel):
    type: Literal["agree"]
    seat: SeatNumber
    yes: bool


class Rematch(ClientModel):
    """`yes` asks for a rematch or agrees to one; otherwise it withdraws or declines."""

    type: Literal["rematch"]
    seat: SeatNumber
    yes: bool


class Resign(ClientModel):
    type: Literal["resign"]
    seat: SeatNumber


class Leave(ClientModel):
    type: Literal["leave"]
    seat: SeatNumber


class HandOver(ClientModel):
    type: Literal["hand-over"]
    seat: SeatNumber
    to: Word


class Watching(ClientModel):
    type: Literal["watching"]
    on: bool


class Ping(ClientModel):
    type: Literal["ping"]


ClientMessage = (
    Hello
    | Look
    | Move
    | AskHint
    | AskTakeback
    | Agree
    | Rematch
    | Resign
    | Leave
    | HandOver
    | Watching
    | Ping
)

CLIENT_MESSAGES: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


# To the client


class Welcome(ServerModel):
    type: Literal["welcome"] = "welcome"
    table: TableInfo
    held: list[Seat]
    eye: Seat | None
    frame: Frame
    log: list[Entry]


class Steps(ServerModel):
    type: Literal["steps"] = "steps"
    frames: list[Frame]


class TableNews(ServerModel):
    type: Literal["table"] = "table"
    table: TableInfo


class Sealed(ServerModel):
    type: Literal["sealed"] = "sealed"
    number: int
    waiting: list[Seat]


class Offer(ServerModel):
    type: Literal["offer"] = "offer"
    seat: Seat
    waiting: list[Seat]


class OfferClosed(ServerModel):
    type: Literal["offer-closed"] = "offer-closed"
    taken: bool


class UnderWay(ServerModel):
    type: Literal["under-way"] = "under-way"
    number: int
    elapsed: int
    ms: int
    wait: dict[str, int]
    path: str


class Done(ServerModel):
    type: Literal["done"] = "done"
    id: str
    number: int


class Advised(ServerModel):
    type: Literal["hint"] = "hint"
    id: str
    advice: Hint


class ProblemMessage(ServerModel):
    type: Literal["problem"] = "problem"
    id: str | None
    problem: Problem


class Pong(ServerModel):
    type: Literal["pong"] = "pong"


ServerMessage = (
    Welcome
    | Steps
    | TableNews
    | Sealed
    | Offer
    | OfferClosed
    | UnderWay
    | Done
    | Advised
    | ProblemMessage
    | Pong
)
