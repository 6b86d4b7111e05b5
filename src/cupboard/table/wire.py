"""The messages between browsers and the table, as docs/table/wire.md has them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from cupboard.core.types import Seat

MOST_SEATS = 8
LONGEST_NAME = 40
MOST_TEXT = 400
"""No move of any game is longer."""
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 3600

Json: TypeAlias = dict[str, Any]
Text = Annotated[str, StringConstraints(max_length=MOST_TEXT)]
Word = Annotated[str, StringConstraints(max_length=64)]
Name = Annotated[str, StringConstraints(max_length=4 * LONGEST_NAME)]
"""As it is sent; it is cut to `LONGEST_NAME` when it is tidied."""
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
LogNumber = Annotated[int, Field(ge=0, le=10_000_000)]


class Message(BaseModel):
    """Anything that is said. Unknown fields are refused: a typing error must not pass silently."""

    model_config = ConfigDict(extra="forbid")


class Said(Message):
    """What a client says: taken at its word, so a text is not a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


# What is agreed on


class HereOrder(Said):
    """A person on this device."""

    kind: Literal["here"]
    name: Name = ""


class OpenOrder(Said):
    """A person elsewhere, who joins by link or code."""

    kind: Literal["open"]
    name: Name | None = None


class EngineOrder(Said):
    """An engine of a level."""

    kind: Literal["engine"]
    level: Word


SeatOrder = Annotated[HereOrder | OpenOrder | EngineOrder, Field(discriminator="kind")]


class TableOrder(Said):
    """What somebody wants to play, and with whom."""

    game: Word
    preset: Word | None = None
    options: dict[Word, Any] = Field(default_factory=dict, description="changes to the preset")
    seats: list[SeatOrder] = Field(min_length=1, max_length=MOST_SEATS)
    hints: bool = True
    takeback: bool = True
    watching: bool = True
    move_seconds: int | None = Field(
        default=None,
        ge=SHORTEST_CLOCK,
        le=LONGEST_CLOCK,
        description="time for each decision; then the game's default move is made",
    )


# What a table tells about itself


class OutcomeInfo(Message):
    """How it ended: rank 1 is best, equals share."""

    ranks: list[int]
    points: list[int]
    rule: str


class SeatInfo(Message):
    """Who sits on a seat. A `level` on a person's seat: an engine plays for it now."""

    seat: Seat
    kind: Literal["here", "open", "engine"]
    name: str | None
    level: str | None
    taken: bool
    present: bool
    away_ms: int | None
    resigned: bool


class TableInfo(Message):
    """A table as far as whoever asks may know it."""

    code: str = Field(description="the code by which whoever asks has come")
    watch: str | None = Field(description="only for seats and the host")
    game: str
    preset: str | None
    options: Json = Field(description="all of them")
    rules: list[str] = Field(description="the clauses in force")
    seats: list[SeatInfo]
    host: bool
    status: Literal["waiting", "playing", "over"]
    number: int
    commitment: str
    hints: bool
    takeback: bool
    watching: bool
    move_seconds: int | None
    created: str
    touched: str
    next: str | None = Field(description="the code of the rematch")
    outcome: OutcomeInfo | None


class PresetInfo(Message):
    name: str
    seats: list[int]
    options: Json
    rules: list[str] = Field(description="the clauses in force")


class OptionInfo(Message):
    name: str
    kind: Literal["flag", "number", "choice", "data"]
    rule: str
    default: Any
    low: int | None
    high: int | None
    choices: list[str]


class ClauseInfo(Message):
    id: str
    choice: bool
    beyond: bool


class GameInfo(Message):
    """A game before anybody plays it."""

    id: str
    seats: list[int]
    traits: list[str]
    levels: list[str]
    presets: list[PresetInfo]
    options: list[OptionInfo]
    clauses: list[ClauseInfo]


class Problem(Message):
    """Why something was refused: a code for programs; key and details are a Fluent text."""

    code: str
    key: str
    rule: str | None
    details: dict[str, str | int]


class Guest(Said):
    """What a browser remembers of its person."""

    name: Name = ""
    language: Literal["de", "en", "fr", "es", "nl"] | None = None


class Opened(Message):
    """A new table, and the secrets of the seats on this device."""

    table: TableInfo
    tokens: dict[str, str]


class JoinOrder(Said):
    seat: SeatNumber | None = None
    name: Name | None = None


class Joined(Message):
    table: TableInfo
    seat: Seat
    token: str


class Fairness(Message):
    commitment: str
    seed: str | None = Field(description="hexadecimal; only after the end")
    draws: int = Field(description="how many events chance has decided")


class Link(Message):
    link: str


class Health(Message):
    status: Literal["ok"]


# What happens at a table


class EventInfo(Message):
    kind: Literal["start", "played", "joint", "resolved", "expired", "takeback", "resigned"]
    seat: Seat | None
    text: str | None


class TurnInfo(Message):
    kind: Literal["act", "chance", "over"]
    seats: list[Seat]
    together: bool
    waiting: list[Seat]


class Frame(Message):
    """A moment of the game through one eye."""

    number: int
    event: EventInfo
    facts: list[Json]
    view: Json
    turn: TurnInfo
    legal: dict[str, list[str] | None]
    left: dict[str, int]
    outcome: OutcomeInfo | None


class Entry(Message):
    """A line of the log through one eye."""

    number: int
    event: EventInfo
    facts: list[Json]


class Hint(Message):
    text: str
    certainty: Literal["proven", "searched", "estimated"]
    value: float
    unit: Literal["margin", "win", "chance"]
    depth: int | None
    line: list[str]
    mix: list[tuple[str, float]]


# Learning

MOST_TRIED = 40
"""No lesson takes more moves."""


class LessonInfo(Message):
    """A rule to be tried in a position. `about`: the options it depends on."""

    rule: str
    name: str
    chapter: str
    about: Json
    seat: Seat
    wrong: list[str] = Field(description="moves that a rule refuses here")
    answer: list[str] = Field(description="a way to do it right")
    frame: Frame = Field(description="where the learner begins, through the learner's eye")


class TryOrder(Said):
    moves: list[Text] = Field(max_length=MOST_TRIED, description="all of the learner's, in order")


class OpeningOrder(Said):
    """A game to be laid out, but not played."""

    options: dict[Word, Any] = Field(default_factory=dict, description="changes to the defaults")
    seats: int = Field(ge=1, le=MOST_SEATS)


class TriedInfo(Message):
    verdict: Literal["right", "going", "missed"]
    frames: list[Frame] = Field(
        description="what the last move led to; without a move, from the position to the start"
    )
