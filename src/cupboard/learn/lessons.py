"""A game's lessons: each shows a rule in a real position and sets a task.

They are in `games/<id>/lessons.toml`, next to the rules. The rule book's pictures, its exercises
and the tests all use them. See docs/contributing/lessons.md for the file format.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Literal, TypeAlias

from pydantic import ConfigDict, TypeAdapter, ValidationError

from cupboard.core import codec, i18n
from cupboard.core.errors import CupboardError
from cupboard.core.game import State
from cupboard.core.options import option_specs
from cupboard.core.registry import AnyGame, data_file, game
from cupboard.core.types import Seat
from cupboard.learn import fact_pattern

FILE = "lessons.toml"
ANY = "*"
"""In a `right` line: any legal move that shows what the lesson is about."""
OTHERS = "others"
Chapter: TypeAlias = Literal["start", "turn", "special", "end", "more"]
"""Setup, a turn, special cases, the end, and options."""


class BadLesson(Exception):
    """A mistake in a lesson file. This is a bug and never shown to players."""


class Strict:
    """Base of all lesson data. Unknown fields are errors, so that typos are noticed."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Wrong(Strict):
    """A move that is illegal in the lesson's position, and the rule that forbids it."""

    move: str
    rule: str


@dataclass(frozen=True)
class Lesson(Strict):
    """A position and a task, with moves that fulfil the task, miss it, or break a rule."""

    rule: str
    name: str
    position: str
    right: tuple[tuple[str, ...], ...]
    """sequences of moves of `seat`, each of which fulfils the task"""
    seat: Seat = 0
    missed: tuple[str, ...] = ()
    """legal first moves that miss the task"""
    shows: tuple[str, ...] = ()
    """the facts that prove the rule, in the notation of `proof`"""
    absent: tuple[str, ...] = ()
    """facts that must not happen"""
    about: tuple[str, ...] = ()
    """the options this lesson is about; it is shown only if the game has the same values"""
    wrong: tuple[Wrong, ...] = ()
    then: dict[str, str | tuple[str, ...]] = field(default_factory=dict)
    """moves of the other seats and results of chance events: JSON for each kind, in order"""

    @property
    def game(self) -> AnyGame:
        """The game of the lesson's position."""
        return game(self.position.split(" ", 1)[0])

    @property
    def others(self) -> tuple[str, ...]:
        """The moves of the other seats, in order."""
        return _listed(self.then.get(OTHERS, ()))

    def start(self) -> State:
        """Return the state in which the lesson starts."""
        found: State = self.game.decode(self.position)
        return found

    def decided(self, kind: str) -> tuple[Any, ...]:
        """Return the results of one kind of chance event, in order."""
        lines = _listed(self.then.get(kind, ()))
        return tuple(codec.load(self.game.spec.chances[kind], json.loads(t)) for t in lines)

    def agreed(self) -> dict[str, Any]:
        """The options this lesson is about, with their values in its position."""
        options = self.start().options
        return {name: codec.dump(getattr(options, name)) for name in self.about}

    def text(self, part: str) -> str:
        """Return a text key: `task`, `right` or `missed`; or `title`, if the lesson has one."""
        return f"lesson-{self.game.spec.id}-{self.name}-{part}"

    def texts(self) -> tuple[str, ...]:
        """The keys of all texts of this lesson."""
        parts = ("task", "right", "missed") if self.missed else ("task", "right")
        return tuple(self.text(part) for part in parts)

    def title(self, language: str) -> str:
        """The key of the lesson's title: its own, or its rule's."""
        own = self.text("title")
        return i18n.text(
            language, own if i18n.has_text(language, own) else f"rule-{self.rule}-title"
        )


def _listed(value: str | tuple[str, ...]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else value


# Reading


@dataclass(frozen=True)
class LessonBook(Strict):
    """A game's lessons, and its rules by chapter."""

    lesson: tuple[Lesson, ...]
    chapters: dict[Chapter, tuple[str, ...]]

    def chapter_of(self, clause: str) -> Chapter:
        """Return the chapter that a clause belongs to."""
        return next(name for name, clauses in self.chapters.items() if clause in clauses)


@cache
def book_of(game_id: str) -> LessonBook:
    """Return the rule book of a game; without a lesson file it has one chapter and no lessons."""
    found = game(game_id)
    file = data_file(game_id, FILE)
    if file is None:
        return LessonBook((), {"more": tuple(clause.id for clause in found.spec.clauses)})
    book = read(file.read_text(encoding="utf-8"), game_id)
    for problem in chapter_problems(book, found):
        raise BadLesson(f"{game_id}/{FILE}: {problem}")
    for lesson in book.lesson:
        for problem in problems_of(lesson, found):
            raise BadLesson(f"{game_id}, lesson {lesson.name}: {problem}")
    return book


def lessons_of(game_id: str) -> tuple[Lesson, ...]:
    """Return all lessons of a game, in the order of its file."""
    return book_of(game_id).lesson


def lesson_of(game_id: str, name: str) -> Lesson | None:
    """Return a lesson by its name, or None."""
    return next((lesson for lesson in lessons_of(game_id) if lesson.name == name), None)


def read(text: str, game_id: str) -> LessonBook:
    """Parse a lesson file and check its structure. The functions below check its content."""
    try:
        book = TypeAdapter(LessonBook).validate_python(tomllib.loads(text))
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


# Checking everything that can be checked without playing


def chapter_problems(book: LessonBook, found: AnyGame) -> Iterator[str]:
    """Report rules that are not in exactly one chapter."""
    placed = [clause for clauses in book.chapters.values() for clause in clauses]
    clauses = [clause.id for clause in found.spec.clauses]
    yield from _unknown("rule", tuple(placed), set(clauses))
    for clause in clauses:
        if placed.count(clause) != 1:
            yield f"{clause} stands in {placed.count(clause)} chapters"


def problems_of(lesson: Lesson, found: AnyGame) -> Iterator[str]:
    """Report what is wrong with a lesson."""
    spec = found.spec
    if not lesson.position.startswith(f"{spec.id} "):
        yield f"its position is not one of {spec.id}"
        return
    yield from _position_problems(lesson, found)
    yield from _task_problems(lesson)
    clauses = {clause.id for clause in spec.clauses}
    yield from _unknown("rule", (lesson.rule, *(w.rule for w in lesson.wrong)), clauses)
    for sign in (*lesson.shows, *lesson.absent):
        yield from fact_pattern.problems_of(sign, spec.facts)
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
