"""The messages between browsers and the table, as docs/table/wire.md has them."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from cupboard.core.types import Seat

MOST_SEATS = 8
LONGEST_NAME = 40
MOST_TEXT = 400
"""No move of any game is longer."""
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 3600

Json: TypeAlias = dict[str, Any]


def _can_be_told_again(value: Any) -> Any:
    """JSON can hold half a character, and lists in lists without end: nobody could be told what
    was agreed on."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except RecursionError as problem:
        raise ValueError("too many lists in lists") from problem
    return value


Given = Annotated[Any, AfterValidator(_can_be_told_again)]
"""An option's value, as it comes: what it may be is for the game to say."""
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
    options: dict[Word, Given] = Field(default_factory=dict, description="changes to the preset")
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
    guide: bool = Field(
        default=False, description="a guided first game: everything else is as its guide says"
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
    guide: bool = Field(description="whether it is a guided first game")
    created: str
    touched: str
    next: str | None = Field(description="the code of the rematch")
    outcome: OutcomeInfo | None


class PresetInfo(Message):
    name: str
    seats: list[int]
    options: Json
    rules: list[str] = Field(description="the clauses in force")
    engines: bool = Field(description="whether engines can sit at such a table")


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
    puzzles: int = Field(description="how many there are")


class Problem(Message):
    """Why something was refused: a code for programs; key and details are a Fluent text."""

    code: str
    key: str
    rule: str | None
    details: dict[str, str | int]


class NoteInfo(Message):
    """Something a guide explains: the text `guide-<game>-<name>`, and the rule it tells of."""

    name: str
    rule: str


class GuideInfo(Message):
    """How a guided first game is opened, and what is explained at it."""

    order: TableOrder = Field(description="to be sent as it is; only the person's name is free")
    notes: list[NoteInfo]
    at_once: int = Field(description="at most so many new notes at one moment")


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


class AnalysisInfo(Message):
    """How far the analysis of a finished game is, and what it says."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    progress: float = Field(ge=0, le=1)
    report: Json | None = Field(description="see docs/learn/analysis.md")
    frames: list[int] = Field(
        description="the numbers of the frames before the first event of the report and after each"
    )


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
    live: bool
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
    notes: list[str] = Field(
        default_factory=list, description="what a guide has to say of it; empty at other tables"
    )


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
    facts: list[Json] = Field(description="what the move does, as far as the seat can know it")


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

    options: dict[Word, Given] = Field(default_factory=dict, description="changes to the defaults")
    seats: int = Field(ge=1, le=MOST_SEATS)


class TriedInfo(Message):
    verdict: Literal["right", "going", "missed"]
    frames: list[Frame] = Field(
        description="what the last move led to; without a move, from the position to the start"
    )


class PuzzleRow(Message):
    """A puzzle in the list: it tells nothing about its solution."""

    id: str
    level: int = Field(description="1 a look at the board … 5 a long thought")
    unit: Literal["win", "margin"]


class PuzzleList(Message):
    daily: str | None = Field(description="the puzzle of the day; none where there are none")
    puzzles: list[PuzzleRow]


class PuzzleInfo(PuzzleRow):
    seat: Seat
    options: Json
    frame: Frame


class AnswerOrder(Said):
    move: Text | None = Field(description="null: show me")


class AnswerInfo(Message):
    """What a move is worth, proven. Of one that is not the best nothing else is told."""

    right: bool
    value: float | None = Field(description="of that move, for its player, by best play of both")
    best: float
    frames: list[Frame] = Field(description="the move; and the play after it where it was right")
    solution: str | None
    values: dict[str, float] = Field(description="of every move, once it is solved or shown")
