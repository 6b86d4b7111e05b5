"""Nim: options, facts and clauses."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.options import Options, option
from cupboard.core.spec import Clause, Genre, Minutes, Preset, Spec, where
from cupboard.core.types import Fact


@dataclass(frozen=True)
class NimOptions(Options):
    beans: int = option(15, rule="NIM-1", low=4, high=60)
    most: int = option(3, rule="NIM-3", low=2, high=5)
    last: str = option("wins", rule="NIM-4", choices=("wins", "loses"))


@dataclass(frozen=True, slots=True)
class Started(Fact):
    """NIM-2: this seat goes first."""

    seat: int


@dataclass(frozen=True, slots=True)
class Taken(Fact):
    """NIM-3: a seat took beans from the heap."""

    seat: int
    beans: int
    left: int


CLAUSES = (
    Clause("NIM-1"),
    Clause("NIM-2"),
    Clause("NIM-3"),
    Clause("NIM-4", when=where(last="wins")),
    Clause("NIM-5", when=where(last="loses")),
)

SPEC = Spec(
    id="nim",
    rules_version=1,
    seats=range(2, 4),
    genre=Genre.STRATEGY,
    minutes=Minutes(1, 5),
    age=6,
    seats_rule="NIM-2",
    turn_rule="NIM-2",
    takeback_rule=None,
    options=NimOptions,
    presets={
        "standard": Preset(),
        "short": Preset({"beans": 9}),
        "last-loses": Preset({"last": "loses"}),
    },
    clauses=CLAUSES,
    facts=(Started, Taken),
    chances={"first": int},
    longest=lambda options, seats: options.beans + 1,
)
