"""What an expert offers for one game.

Every part is optional: a game without an expert can be played, but not against levels. An expert
package defines `EXPERT`. Its callables import what they need when they are called, so that finding
an expert is cheap.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

from cupboard.core.errors import BadOptions
from cupboard.core.game import State
from cupboard.core.options import O, build
from cupboard.players.levels import Level
from cupboard.search.budget import Budget

if TYPE_CHECKING:
    from cupboard.learn.analysis import Study
    from cupboard.search.evaluation import Evaluation


class TooHard(Exception):
    """Nothing is proven within the limit. Earlier positions of the game will be harder still."""


@dataclass(frozen=True)
class ProvenValues:
    """Proven values of all moves of a position."""

    values: dict[str, float]
    line: tuple[str, ...]
    nodes: int


class PuzzleOracle(Protocol):
    """Proves positions that may become puzzles."""

    unit: str

    def judge(self, state: State) -> ProvenValues | None:
        """Return the values of all moves, or None if the player to move cannot win.

        Raise `TooHard` if nothing is proven within the limit.
        """


@dataclass(frozen=True)
class Progress:
    """Callbacks for work that takes long."""

    stage: Callable[[str, float | None], None] = lambda key, total: None
    """called with the text key of each stage and its amount of work, None if it is unknown"""
    advance: Callable[[float], None] = lambda done: None
    note: Callable[[str], None] = lambda text: None
    """called with a short interim result"""


@dataclass(frozen=True, kw_only=True)
class Request:
    """What a person asked for on the command line."""

    language: str = "en"
    extras: Mapping[str, str] = field(default_factory=dict)
    """settings that only this expert knows"""
    progress: Progress = field(default_factory=Progress)

    def settings(self, kind: type[O]) -> O:
        """Return the extras as options of a class; raise `BadOptions` for unknown ones."""
        return build(kind, self.extras)

    def text(self, key: str, **details: str | int) -> str:
        """Return a text in the language of the request."""
        from cupboard.core import i18n  # slow to load, and few callers need it

        return i18n.text(self.language, key, **details)


GIGABYTE = 1 << 30
LIMITS = ("seconds", "nodes", "memory", "threads", "keep")


@dataclass(frozen=True, kw_only=True)
class SolveRequest(Request):
    """A game to be solved, and the limits for it."""

    options: Any
    seats: int
    seconds: float | None = None
    nodes: int | None = None
    memory: float | None = None
    """in gigabytes"""
    threads: int | None = None
    keep: bool = False
    """whether intermediate results stay on disk"""

    def allow(self, *limits: str) -> None:
        """Raise `BadOptions` if the request has a limit that the solver does not use."""
        for name in LIMITS:
            value = getattr(self, name)
            if name not in limits and value is not None and value is not False:
                raise BadOptions("solve-limit-unused", option=f"--{name}")

    def memory_bytes(self, default: float) -> int:
        """Return the memory in bytes; the default is in gigabytes."""
        return int((self.memory or default) * GIGABYTE)

    def budget(self) -> Budget:
        """Return the limits of a search that begins now."""
        deadline = float("inf") if self.seconds is None else time.monotonic() + self.seconds
        return Budget(nodes=self.nodes, deadline=deadline, report=self.progress.advance)


@dataclass(frozen=True, kw_only=True)
class StudyRequest(Request):
    """A study in the laboratory. What is None, the study chooses."""

    options: Any
    seats: int | None = None
    games: int | None = None


@dataclass(frozen=True)
class Report:
    """A result: data for programs, everything else for people."""

    data: dict[str, Any]
    title: str = ""
    heads: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    """with `heads` the rows of a table, otherwise labels and values"""
    notes: tuple[str, ...] = ()
    file: str | None = None
    """what is saved to a file; None for the data"""


@dataclass(frozen=True)
class LabStudy:
    """A study that `cupboard lab study` runs."""

    about: str
    """text key of its description"""
    run: Callable[[StudyRequest], Report]


@dataclass(frozen=True)
class Benchmark:
    """A measurement of speed that `cupboard bench` runs."""

    about: str
    """text key of its description"""
    run: Callable[[Request], Report]


def respell(
    words: Sequence[str],
    values: Mapping[str, Callable[[str], tuple[str, ...]]],
    flags: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
) -> tuple[str, ...]:
    """Return words of a command line with renamed options, with and without values."""
    found: list[str] = []
    rest = list(words)
    while rest:
        name, sign, value = rest.pop(0).partition("=")
        if name in values and (sign or rest):
            found += values[name](value if sign else rest.pop(0))
        else:
            found += flags.get(name, (name + sign + value,))
    return tuple(found)


@dataclass(frozen=True)
class Expert:
    """Everything that plays or analyses one game well."""

    levels: tuple[Level, ...] = ()
    """the easiest first"""
    evaluation: Callable[[], Evaluation] | None = None
    study: Study | None = None
    puzzles: Callable[[], PuzzleOracle] | None = None
    solve: Callable[[SolveRequest], Report] | None = None
    lab_studies: Mapping[str, LabStudy] = field(default_factory=dict)
    benchmarks: Mapping[str, Benchmark] = field(default_factory=dict)
    old_spelling: Callable[[tuple[str, ...]], tuple[str, ...] | None] | None = None
    """returns what is typed now for a command of an earlier release, None if it is not one"""
    precompile: Callable[[], None] | None = None
    """compiles what one question to each level does not reach"""
