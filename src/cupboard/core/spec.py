"""What a game says about itself before anybody plays it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeAlias

from cupboard.core.errors import BadOptions
from cupboard.core.options import O
from cupboard.core.types import Fact


class Trait(Enum):
    """What a table, a page or an engine has to be ready for."""

    CHANCE = "chance"
    """Something is decided by lot during the game, beyond who begins."""
    SECRETS = "secrets"
    """Seats see different things."""
    MEMORY = "memory"
    """Things once seen are covered again."""
    TOGETHER = "together"
    """Several seats choose at once."""
    DEXTERITY = "dexterity"
    """The hand decides, not the choice alone."""


When: TypeAlias = Callable[[Any, int], bool]
"""At which tables, by their options and seats, a clause is in force."""


def always(_options: Any, _seats: int) -> bool:
    return True


def where(**agreed: Any) -> When:
    """At tables whose options have all of these values."""
    return lambda options, _seats: all(getattr(options, k) == v for k, v in agreed.items())


def unless(**agreed: Any) -> When:
    """At all others."""
    return lambda options, seats: not where(**agreed)(options, seats)


@dataclass(frozen=True)
class Clause:
    """A rule of the ledger. `choice`: the books leave it open; `beyond`: they do not have it."""

    id: str
    choice: bool = False
    beyond: bool = False
    when: When = always


@dataclass(frozen=True)
class Preset:
    """A named set of options, for the numbers of players it is made for."""

    values: Mapping[str, Any] = field(default_factory=dict)
    seats: range | None = None


@dataclass(frozen=True)
class Spec(Generic[O]):
    """A game's identity card."""

    id: str
    rules_version: int
    seats: range
    options: type[O]
    clauses: tuple[Clause, ...]
    facts: tuple[type[Fact], ...]
    seats_rule: str
    """The clause that says how many can play."""
    turn_rule: str
    """The clause that says whose turn it is: named when somebody moves out of turn."""
    takeback_rule: str | None
    """The clause that speaks of taking moves back, if one does."""
    longest: Callable[[O, int], int]
    """More events than any game with these options and seats can have."""
    presets: Mapping[str, Preset] = field(default_factory=lambda: {"standard": Preset()})
    """The first is the default."""
    chances: Mapping[str, Any] = field(default_factory=dict)
    """The type of the outcome of each kind of chance node."""
    traits: frozenset[Trait] = frozenset()

    def preset(self, name: str) -> Preset:
        if name not in self.presets:
            known = ", ".join(self.presets)
            raise BadOptions("preset-unknown", game=self.id, preset=name, known=known)
        return self.presets[name]

    def in_force(self, options: O, seats: int) -> tuple[str, ...]:
        """The clauses that a table plays by."""
        return tuple(clause.id for clause in self.clauses if clause.when(options, seats))

    def tables(self) -> Iterator[tuple[str, int]]:
        """Every preset with every number of seats it is made for."""
        for name, preset in self.presets.items():
            for seats in preset.seats or self.seats:
                yield name, seats
