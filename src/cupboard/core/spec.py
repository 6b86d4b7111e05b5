"""Static description of a game: options, presets, clauses and facts from the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeAlias

from cupboard.core.errors import BadOptions
from cupboard.core.options import O
from cupboard.core.types import Fact


class Trait(Enum):
    """Property of a game that tables, pages and engines must support."""

    CHANCE = "chance"
    """The game has random results beyond the choice of the starting player."""
    SECRETS = "secrets"
    """Seats see different things."""
    MEMORY = "memory"
    """Things that were visible are covered again."""
    TOGETHER = "together"
    """Several seats choose at the same time."""
    DEXTERITY = "dexterity"
    """The result of a move depends on skill and not only on the decision."""


class Genre(Enum):
    """Genre printed on the box."""

    STRATEGY = "strategy"
    MEMORY = "memory"
    DEXTERITY = "dexterity"
    BLUFFING = "bluffing"
    COLLECTING = "collecting"


@dataclass(frozen=True)
class Minutes:
    """Duration of a game in minutes. `high` is None if there is no upper end."""

    low: int
    high: int | None = None
    estimated: bool = False
    """The box prints no time, so this is our estimate."""


SEVERAL = 2

When: TypeAlias = Callable[[Any, int], bool]
"""Condition on the options and the number of seats under which a clause is in force."""


def always(_options: Any, _seats: int) -> bool:
    """Return True, for a clause that is always in force."""
    return True


def where(**agreed: Any) -> When:
    """Return a condition that holds if the options have all of these values."""
    return lambda options, _seats: all(getattr(options, k) == v for k, v in agreed.items())


def unless(**agreed: Any) -> When:
    """Return a condition that holds where `where(**agreed)` does not."""
    return lambda options, seats: not where(**agreed)(options, seats)


@dataclass(frozen=True)
class Clause:
    """A numbered rule.

    `choice`: the printed rules leave it open or disagree; the text `rule-<id>-choice` has our
    ruling. `beyond`: part or all of it is our addition; the text `rule-<id>-beyond` says what.
    """

    id: str
    choice: bool = False
    beyond: bool = False
    when: When = always


@dataclass(frozen=True)
class Preset:
    """A named set of options, with the numbers of players it is for."""

    values: Mapping[str, Any] = field(default_factory=dict)
    seats: range | None = None


@dataclass(frozen=True)
class Spec(Generic[O]):
    """Static description of a game: id, seats, options, presets and clauses."""

    id: str
    rules_version: int
    seats: range
    options: type[O]
    clauses: tuple[Clause, ...]
    facts: tuple[type[Fact], ...]
    seats_rule: str
    """The clause on the number of players."""
    turn_rule: str
    """The clause on the order of turns, which errors name when a seat moves out of turn."""
    takeback_rule: str | None
    """The clause on takebacks, if there is one."""
    longest: Callable[[O, int], int]
    """Upper bound on the events of any game with these options and seats."""
    presets: Mapping[str, Preset] = field(default_factory=lambda: {"standard": Preset()})
    """Presets by name; the first is the default."""
    presets_by_language: Mapping[str, str] = field(default_factory=dict)
    """The preset offered first to readers of a language, if it is not the default."""
    chances: Mapping[str, Any] = field(default_factory=dict)
    """The type of the outcome of each kind of chance node."""
    traits: frozenset[Trait] = frozenset()
    memory_option: str | None = None
    """The flag that makes the game one of memory, if it is not always one."""
    tips: tuple[str, ...] = ()
    """Advice printed with the rules, by its rule id; it is not binding."""
    authors: tuple[str, ...] = ()
    """The authors named on the box; empty for a traditional game."""
    genre: Genre | None = None
    age: int | None = None
    """The recommended minimum age."""
    minutes: Minutes | None = None

    def preset(self, name: str) -> Preset:
        """Return a preset by its name."""
        if name not in self.presets:
            known = ", ".join(self.presets)
            raise BadOptions("preset-unknown", game=self.id, preset=name, known=known)
        return self.presets[name]

    @property
    def default_preset(self) -> str:
        """The preset that is meant where none is named: the first."""
        return next(iter(self.presets))

    def seats_for(self, preset: str) -> range:
        """Return the numbers of seats that a preset is for."""
        return self.preset(preset).seats or self.seats

    def preset_for(self, language: str) -> str:
        """Return the preset that is offered first to readers of this language."""
        return self.presets_by_language.get(language, self.default_preset)

    def presets_for(self, language: str) -> tuple[str, ...]:
        """Return the names of all presets, the one for this language first."""
        first = self.preset_for(language)
        return (first, *(name for name in self.presets if name != first))

    def in_force(self, options: O, seats: int) -> tuple[str, ...]:
        """Return the clauses in force for these options and seats."""
        return tuple(clause.id for clause in self.clauses if clause.when(options, seats))

    def tests_memory(self, options: O) -> bool:
        """Return whether players must remember what they saw, which a hint would spoil."""
        if Trait.MEMORY not in self.traits:
            return False
        return self.memory_option is None or bool(getattr(options, self.memory_option))

    def hints_by_default(self, options: O, people: int) -> bool:
        """RONDA-13: return whether hints are on by default.

        They are off for several people in a game of memory.
        """
        return people < SEVERAL or not self.tests_memory(options)

    def tables(self) -> Iterator[tuple[str, int]]:
        """Yield every preset with every number of seats it is for."""
        for name in self.presets:
            for seats in self.seats_for(name):
                yield name, seats
