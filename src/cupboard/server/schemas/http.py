"""The messages between browsers and the server; see docs/reference/api.md."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    WithJsonSchema,
)
from typing_extensions import TypeAliasType

from cupboard.core.types import Seat

MAX_SEATS = 8
MAX_NAME_LENGTH = 40
MAX_TEXT_LENGTH = 400
"""Longer than any move of any game."""
MIN_MOVE_SECONDS, MAX_MOVE_SECONDS = 5, 3600

Json: TypeAlias = dict[str, Any]

Fact = TypeAliasType(
    "Fact",
    Annotated[
        Json,
        WithJsonSchema(
            {
                "type": "object",
                "description": "A consequence of an event; `fact` is its type.",
                "properties": {"fact": {"type": "string"}},
                "required": ["fact"],
                "additionalProperties": True,
            }
        ),
    ],
)
View = TypeAliasType(
    "View",
    Annotated[
        Json,
        WithJsonSchema(
            {
                "type": "object",
                "description": "What a seat or a spectator can see; each game has its own.",
                "additionalProperties": True,
            }
        ),
    ],
)


def _can_be_sent_back(value: Any) -> Any:
    """Reject lone surrogates and deep nesting. JSON allows them, but they cannot be sent back."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError as problem:
        raise ValueError("too many lists in lists") from problem
    return value


OptionValue = Annotated[Any, AfterValidator(_can_be_sent_back)]
"""An option's value as received; the game validates it."""
Text = Annotated[str, StringConstraints(max_length=MAX_TEXT_LENGTH)]
Word = Annotated[str, StringConstraints(max_length=64)]
Name = Annotated[str, StringConstraints(max_length=4 * MAX_NAME_LENGTH)]
"""A name as received. It is cut to `MAX_NAME_LENGTH` when it is tidied."""
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
LogNumber = Annotated[int, Field(ge=0, le=10_000_000)]


class ServerModel(BaseModel):
    """Base of all messages. Unknown fields are refused, so that typos are noticed."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


class ClientModel(ServerModel):
    """Base of client messages. Types are strict, so a string is not accepted as a number."""

    model_config = ConfigDict(
        extra="forbid", strict=True, json_schema_serialization_defaults_required=False
    )


# Opening a table


class LocalSeat(ClientModel):
    """A person on this device."""

    kind: Literal["here"]
    name: Name = ""


class OpenSeat(ClientModel):
    """A person on another device, who joins by link or code."""

    kind: Literal["open"]
    name: Name | None = None


class EngineOrder(ClientModel):
    """An engine of a level."""

    kind: Literal["engine"]
    level: Word


SeatOrder = TypeAliasType(
    "SeatOrder", Annotated[LocalSeat | OpenSeat | EngineOrder, Field(discriminator="kind")]
)


class TableOrder(ClientModel):
    """A request for a new table."""

    game: Word
    preset: Word | None = None
    options: dict[Word, OptionValue] = Field(
        default_factory=dict, description="changes to the preset"
    )
    seats: list[SeatOrder] = Field(min_length=1, max_length=MAX_SEATS)
    hints: bool | None = Field(
        default=None,
        description="null: as usual; off where several people play a game of memory",
    )
    takeback: bool = True
    watching: bool = True
    move_seconds: int | None = Field(
        default=None,
        ge=MIN_MOVE_SECONDS,
        le=MAX_MOVE_SECONDS,
        description="time for each decision; then the game's default move is made",
    )
    guide: bool = Field(
        default=False, description="a guided first game: everything else is as its guide says"
    )


# Descriptions of tables and games


class OutcomeInfo(ServerModel):
    """The outcome: rank 1 is best; tied seats share a rank."""

    ranks: list[int]
    points: list[int]
    rule: str


class SeatInfo(ServerModel):
    """The player of a seat. If a person's seat has a `level`, an engine stands in."""

    seat: Seat
    kind: Literal["here", "open", "engine"]
    name: str | None
    level: str | None
    taken: bool
    present: bool
    away_ms: int | None
    resigned: bool
    hints: int = Field(description="how many hints it has taken; counted in games of memory")


class RematchInfo(ServerModel):
    """An offer of a rematch."""

    seat: Seat = Field(description="who asks")
    agreed: list[Seat] = Field(description="who wants to, including who asks")
    waiting: list[Seat] = Field(description="who has not answered yet")
    declined: Seat | None = Field(description="who does not want to; the offer is then closed")


class TableInfo(ServerModel):
    """A table, as far as the client may know it."""

    code: str = Field(description="the code that this client used")
    watch: str | None = Field(description="only for seats and the host")
    game: str
    preset: str | None
    options: Json = Field(description="all of them")
    rules: list[str] = Field(description="the clauses in force")
    numbers: dict[str, str | int] = Field(description="what the rule texts call by these names")
    traits: list[str] = Field(description="those of the game, as `GameInfo` has them")
    seats: list[SeatInfo]
    host: bool
    status: Literal["waiting", "playing", "over"]
    number: int
    commitment: str
    hints: bool
    takeback: bool
    watching: bool
    move_seconds: int | None
    guide: bool = Field(description="whether it is a guided first game")
    created: str
    touched: str
    next: str | None = Field(description="the code of the rematch")
    rematch: RematchInfo | None = Field(description="the last offer of a rematch, after the game")
    outcome: OutcomeInfo | None


class PresetInfo(ServerModel):
    name: str
    seats: list[int]
    options: Json
    rules: list[str] = Field(description="the clauses in force")
    numbers: dict[str, str | int] = Field(description="what the rule texts call by these names")
    engines: bool = Field(description="whether engines can sit at such a table")


class OptionInfo(ServerModel):
    name: str
    kind: Literal["flag", "number", "choice", "data"]
    rule: str
    default: Any
    low: int | None
    high: int | None
    choices: list[str]
    per_seat: bool = Field(description="a list with a value for each seat")
    without_engines: list[Any] = Field(description="values with which no engine can sit there")


class ClauseInfo(ServerModel):
    id: str
    choice: bool
    beyond: bool


class MinutesInfo(ServerModel):
    """How long a game takes."""

    low: int
    high: int | None = Field(description="null: there is no upper end")
    estimated: bool = Field(description="the box prints no time: it is our estimate")


class GameTexts(ServerModel):
    """The addresses of a game's own texts in a language, as Fluent files."""

    board: str = Field(description="everything that is shown while playing")
    learn: str | None = Field(description="rule book, lessons, guide and printed sheets")


WEB_PARTS = ("board", "style", "cover", "options", "analysis", "print")


class GameWeb(ServerModel):
    """The files that a game from another package brings for the pages, relative to `base`."""

    contract: int = Field(description="the version of the board contract they follow")
    base: str
    board: str | None = Field(description="null: the plain board is used")
    style: str | None
    cover: str | None
    options: str | None
    analysis: str | None
    print: str | None


class GameInfo(ServerModel):
    """A game's description. Fields are null if the box does not state them."""

    id: str
    genre: str | None
    seats: list[int]
    minutes: MinutesInfo | None
    age: int | None = Field(description="from this age on")
    authors: list[str]
    traits: list[str]
    memory_option: str | None = Field(
        description="the flag without which such a game is no test of memory, if there is one"
    )
    levels: list[str]
    presets: list[PresetInfo] = Field(description="the first is taken where an order names none")
    preset_by_language: dict[str, str] = Field(
        description="the preset to offer first to people who read a language"
    )
    options: list[OptionInfo]
    numbers: dict[str, str | int] = Field(
        description="what the rule texts call by these names where no preset is chosen"
    )
    clauses: list[ClauseInfo]
    tips: list[str] = Field(description="printed advice: each the text `rule-<id>`")
    puzzles: int = Field(description="how many there are")
    texts: dict[str, GameTexts] = Field(description="by language")
    web: GameWeb | None = Field(description="null: the pages have this game's board themselves")


class Problem(ServerModel):
    """The reason for a refusal. `code` is for programs; key and details give a Fluent text."""

    code: str
    key: str
    rule: str | None
    details: dict[str, str | int]


class NoteInfo(ServerModel):
    """A guide's note: the text `guide-<game>-<name>`, and the rule it explains."""

    name: str
    rule: str


class GuideInfo(ServerModel):
    """How to open a guided first game, and the notes it explains."""

    order: TableOrder = Field(description="to be sent as it is; only the person's name is free")
    notes: list[NoteInfo]
    at_once: int = Field(description="at most so many new notes at one moment")


class GuestProfile(ClientModel):
    """Name and language that a browser keeps for its user."""

    name: Name = ""
    language: Literal["de", "en", "fr", "es", "nl"] | None = None


class Opened(ServerModel):
    """A new table, and the secrets of the seats on this device."""

    table: TableInfo
    tokens: dict[str, str]


class JoinOrder(ClientModel):
    seat: SeatNumber | None = None
    name: Name | None = None


class Joined(ServerModel):
    table: TableInfo
    seat: Seat
    token: str


class AnalysisInfo(ServerModel):
    """The progress of a finished game's analysis, or its result."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    progress: float = Field(ge=0, le=1)
    seconds_left: int | None = Field(
        default=None, description="about how long it will still take; null if not known yet"
    )
    report: Json | None = Field(description="see docs/reference/api.md")
    frames: list[int] = Field(
        description="the numbers of the frames before the first event of the report and after each"
    )


class Fairness(ServerModel):
    commitment: str
    seed: str | None = Field(description="hexadecimal; only after the end")
    draws: int = Field(description="how many events chance has decided")


class Reach(ServerModel):
    """Who can open links to this server."""

    here_only: bool = Field(description="only the computer that it runs on")
    network: bool | None = Field(
        description="whether the network was let in; null if this browser cannot change it"
    )


class ReachOrder(ClientModel):
    """Lets devices in the network in, or shuts them out."""

    network: bool


class Link(ServerModel):
    link: str


class Health(ServerModel):
    status: Literal["ok"]


# Playing


class EventInfo(ServerModel):
    kind: Literal["start", "played", "joint", "resolved", "expired", "takeback", "resigned"]
    seat: Seat | None
    text: str | None


class TurnInfo(ServerModel):
    kind: Literal["act", "chance", "over"]
    seats: list[Seat]
    together: bool
    live: bool
    waiting: list[Seat]


class Frame(ServerModel):
    """A moment of the game from one point of view."""

    number: int
    moves: int = Field(description="how many moves had been made by then; of a move, its number")
    event: EventInfo
    facts: list[Fact]
    view: View
    turn: TurnInfo
    legal: dict[str, list[str] | None]
    left: dict[str, int]
    outcome: OutcomeInfo | None
    notes: list[str] = Field(
        default_factory=list, description="what a guide has to say of it; empty at other tables"
    )


class Entry(ServerModel):
    """A log entry from one point of view."""

    number: int
    moves: int = Field(description="how many moves had been made by then; of a move, its number")
    event: EventInfo
    facts: list[Fact]


class Hint(ServerModel):
    text: str
    certainty: Literal["proven", "searched", "estimated"]
    value: float
    unit: Literal["margin", "win", "chance"]
    depth: int | None
    line: list[str]
    mix: list[tuple[str, float]]
    facts: list[Fact] = Field(description="what the move does, as far as the seat can know it")


# Learning

MAX_LESSON_MOVES = 40
"""Longer than any lesson."""


class LessonInfo(ServerModel):
    """A rule to try in a position. `about` names the options it depends on."""

    rule: str
    name: str
    chapter: str
    about: Json
    seat: Seat
    wrong: list[str] = Field(description="moves that a rule refuses here")
    answer: list[str] = Field(description="a way to do it right")
    frame: Frame = Field(description="where the learner begins, through the learner's eye")


class TryOrder(ClientModel):
    moves: list[Text] = Field(
        max_length=MAX_LESSON_MOVES, description="all of the learner's, in order"
    )


class OpeningOrder(ClientModel):
    """A request for a game's opening position."""

    options: dict[Word, OptionValue] = Field(
        default_factory=dict, description="changes to the defaults"
    )
    seats: int = Field(ge=1, le=MAX_SEATS)


class TriedInfo(ServerModel):
    verdict: Literal["right", "going", "missed"]
    frames: list[Frame] = Field(
        description="what the last move led to; without a move, from the position to the start"
    )


class PuzzleRow(ServerModel):
    """A puzzle in the list, without anything about its solution."""

    id: str
    level: int = Field(description="1 a look at the board … 5 a long thought")
    unit: Literal["win", "margin"]


class PuzzleList(ServerModel):
    daily: str | None = Field(description="the puzzle of the day; none where there are none")
    puzzles: list[PuzzleRow]


class PuzzleInfo(PuzzleRow):
    seat: Seat
    options: Json
    frame: Frame


class AnswerOrder(ClientModel):
    move: Text | None = Field(description="null: show me")


class AnswerInfo(ServerModel):
    """A move's proven value. For a move that is not the best, nothing else is revealed."""

    right: bool
    value: float | None = Field(description="of that move, for its player, by best play of both")
    best: float
    frames: list[Frame] = Field(description="the move; and the play after it where it was right")
    solution: str | None
    values: dict[str, float] = Field(description="of every move, once it is solved or shown")
