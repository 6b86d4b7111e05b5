"""A game as plain data that can be written as JSON, for the command line and the server."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from cupboard.core import codec
from cupboard.core.options import option_specs
from cupboard.core.registry import AnyGame


@dataclass(frozen=True)
class PresetDescription:
    """A named set of options, with the numbers of players it is for."""

    id: str
    values: dict[str, Any]
    seats: list[int]


@dataclass(frozen=True)
class OptionDescription:
    """One option: what it accepts, its default and the rule it belongs to."""

    name: str
    kind: str
    default: Any
    low: int | None
    high: int | None
    choices: list[str]
    rule: str
    per_seat: bool


@dataclass(frozen=True)
class ClauseDescription:
    """A numbered rule, and whether part of it is our ruling or our addition."""

    id: str
    choice: bool
    beyond: bool


@dataclass(frozen=True)
class GameDescription:
    """All that is fixed about a game, without texts, which depend on a language."""

    id: str
    rules_version: int
    genre: str | None
    seats: list[int]
    minutes: dict[str, Any] | None
    age: int | None
    authors: list[str]
    presets: list[PresetDescription]
    options: list[OptionDescription]
    clauses: list[ClauseDescription]
    tips: list[str]
    traits: list[str]


def describe(game: AnyGame) -> GameDescription:
    """Return the description of a game."""
    spec = game.spec
    return GameDescription(
        id=spec.id,
        rules_version=spec.rules_version,
        genre=spec.genre.value if spec.genre else None,
        seats=list(spec.seats),
        minutes=asdict(spec.minutes) if spec.minutes else None,
        age=spec.age,
        authors=list(spec.authors),
        presets=[_preset(game, name) for name in spec.presets],
        options=_options(game),
        clauses=[ClauseDescription(one.id, one.choice, one.beyond) for one in spec.clauses],
        tips=list(spec.tips),
        traits=sorted(trait.value for trait in spec.traits),
    )


def _preset(game: AnyGame, name: str) -> PresetDescription:
    values = {key: codec.dump(value) for key, value in game.spec.preset(name).values.items()}
    return PresetDescription(name, values, list(game.spec.seats_for(name)))


def _options(game: AnyGame) -> list[OptionDescription]:
    return [
        OptionDescription(
            name=option.name,
            kind=option.kind,
            default=codec.dump(option.default),
            low=option.low,
            high=option.high,
            choices=list(option.choices),
            rule=option.rule,
            per_seat=option.per_seat,
        )
        for option in option_specs(game.spec.options)
    ]
