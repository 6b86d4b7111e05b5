"""The lessons of a game: each shows a rule in a real position, and asks to be tried.

They lie beside the rules, in `games/<id>/lessons.toml`: one source for the book's pictures, for its
"try it", and for the tests. docs/table/learn.md says what may stand there.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Literal, TypeAlias

from pydantic import ConfigDict, TypeAdapter, ValidationError

from cupboard.core import codec
from cupboard.core.errors import CupboardError
from cupboard.core.game import State
from cupboard.core.options import option_specs
from cupboard.core.registry import AnyGame, game
from cupboard.core.types import Seat
from cupboard.learn import proof

FILE = "lessons.toml"
ANY = "*"
"""In a right line: any legal move that shows what the lesson wants to show."""
OTHERS = "others"
Chapter: TypeAlias = Literal["start", "turn", "special", "end", "more"]
"""Getting ready, a turn, what may happen, the end, and what can be agreed on."""


class BadLesson(Exception):
    """A mistake in a file of lessons: it is ours, and never told to a player."""


class Strict:
    """A typing error in a file must not pass silently."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Wrong(Strict):
    """A move that is refused in the lesson's position, and the clause that forbids it."""

    move: str
    rule: str


@dataclass(frozen=True)
class Lesson(Strict):
    """A position, a task in it, and what fulfils the task, misses it, or breaks a rule."""

    rule: str
    name: str
    position: str
    right: tuple[tuple[str, ...], ...]
    """lines of moves of `seat`, each of which fulfils the task"""
    seat: Seat = 0
    missed: tuple[str, ...] = ()
    """legal first moves that do not do what is asked"""
    shows: tuple[str, ...] = ()
    """the facts that prove the rule, as `proof` reads them"""
    absent: tuple[str, ...] = ()
    """facts that must not happen"""
    about: tuple[str, ...] = ()
    """the options this lesson is about: it is shown where they agree with the table's"""
    wrong: tuple[Wrong, ...] = ()
    then: dict[str, str | tuple[str, ...]] = field(default_factory=dict)
    """what others do, and what chance decides: as JSON for each kind of it, in order"""

    @property
    def game(self) -> AnyGame:
        return game(self.position.split(" ", 1)[0])

    @property
    def others(self) -> tuple[str, ...]:
        """The moves of the other seats, in order."""
        return _listed(self.then.get(OTHERS, ()))

    def start(self) -> State:
        found: State = self.game.decode(self.position)
        return found

    def decided(self, kind: str) -> tuple[Any, ...]:
        """What chance of a kind decides, in order."""
        texts = _listed(self.then.get(kind, ()))
        return tuple(codec.from_json(self.game.spec.chances[kind], json.loads(t)) for t in texts)

    def agreed(self) -> dict[str, Any]:
        """The options it is about, as they are in its position."""
        options = self.start().options
        return {name: codec.to_json(getattr(options, name)) for name in self.about}

    def text(self, part: str) -> str:
        """The key of what is said: `task`, `right`, or `missed`."""
        return f"lesson-{self.game.spec.id}-{self.name}-{part}"

    def texts(self) -> tuple[str, ...]:
        """The keys of everything this lesson says."""
        parts = ("task", "right", "missed") if self.missed else ("task", "right")
        return tuple(self.text(part) for part in parts)


def choice_text(clause: str) -> str:
    """The key of what the editions say about a rule they leave open, and what was chosen."""
    return f"rule-{clause}-choice"


def _listed(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value


# Reading


@dataclass(frozen=True)
class Book(Strict):
    """A game's lessons, and the chapters in which its rules stand."""

    lesson: tuple[Lesson, ...]
    chapters: dict[Chapter, tuple[str, ...]]

    def chapter_of(self, clause: str) -> Chapter:
        return next(name for name, clauses in self.chapters.items() if clause in clauses)


@cache
def book_of(game_id: str) -> Book:
    """All there is to learn of a game by its rules."""
    found = game(game_id)
    file = files(f"cupboard.games.{game_id}") / FILE
    book = read(file.read_text(encoding="utf-8"), game_id)
    for problem in chapter_problems(book, found):
        raise BadLesson(f"{game_id}/{FILE}: {problem}")
    for lesson in book.lesson:
        for problem in problems_of(lesson, found):
            raise BadLesson(f"{game_id}, lesson {lesson.name}: {problem}")
    return book


def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order of its file."""
    return book_of(game_id).lesson


def lesson_of(game_id: str, name: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(game_id) if lesson.name == name), None)


def read(text: str, game_id: str) -> Book:
    """The book of a file's text: its shape is checked here, what it says by others below."""
    try:
        book = TypeAdapter(Book).validate_python(tomllib.loads(text))
    except tomllib.TOMLDecodeError as problem:
        raise BadLesson(f"{game_id}/{FILE}: {problem}") from problem
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise BadLesson(f"{game_id}/{FILE}: {where}: {first['msg']}") from problem
    names = [lesson.name for lesson in book.lesson]
    for name in names:
        if names.count(name) > 1:
            raise BadLesson(f"{game_id}/{FILE}: two lessons are called {name}")
    return book


# Checking: everything that can be told without playing


def chapter_problems(book: Book, found: AnyGame) -> Iterator[str]:
    """Every clause stands in one chapter."""
    placed = [clause for clauses in book.chapters.values() for clause in clauses]
    clauses = [clause.id for clause in found.spec.clauses]
    yield from _unknown("rule", tuple(placed), set(clauses))
    for clause in clauses:
        if placed.count(clause) != 1:
            yield f"{clause} stands in {placed.count(clause)} chapters"


def problems_of(lesson: Lesson, found: AnyGame) -> Iterator[str]:
    """What is wrong with a lesson."""
    spec = found.spec
    if not lesson.position.startswith(f"{spec.id} "):
        yield f"its position is not one of {spec.id}"
        return
    yield from _position_problems(lesson, found)
    yield from _task_problems(lesson)
    clauses = {clause.id for clause in spec.clauses}
    yield from _unknown("rule", (lesson.rule, *(w.rule for w in lesson.wrong)), clauses)
    for sign in (*lesson.shows, *lesson.absent):
        yield from proof.problems_of(sign, spec.facts)
    options = {option.name for option in option_specs(spec.options)}
    yield from _unknown("option", lesson.about, options)
    yield from _unknown("kind of chance", tuple(lesson.then), {OTHERS, *spec.chances})


def _position_problems(lesson: Lesson, found: AnyGame) -> Iterator[str]:
    try:
        state = found.decode(lesson.position)
    except CupboardError as problem:
        yield f"its position: {problem}"
        return
    if not 0 <= lesson.seat < state.seats:
        yield f"there is no seat {lesson.seat}"


def _task_problems(lesson: Lesson) -> Iterator[str]:
    if not lesson.name.replace("-", "").isalnum() or lesson.name != lesson.name.lower():
        yield "its name must be of small letters, digits and hyphens"
    if not lesson.right or not all(lesson.right):
        yield "nothing is right"
    if not lesson.wrong and not lesson.missed:
        yield "nothing is wrong or missed: it cannot be failed"


def _unknown(what: str, names: tuple[str, ...], known: set[str]) -> Iterator[str]:
    for name in names:
        if name not in known:
            yield f"there is no {what} {name}"
