"""Ronda's description: options, presets, clauses."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.errors import BadOptions
from cupboard.core.options import Options, of_seat, option, option_per_seat
from cupboard.core.spec import Clause, Genre, Minutes, Preset, Spec, Trait, where
from cupboard.games.ronda.facts import FACTS

TOP = 5
EASY_TOP = 4


@dataclass(frozen=True)
class RondaOptions(Options):
    """Ronda's options; see `docs/games/ronda.md`."""

    beans: int = option(10, rule="RONDA-2", low=1, high=20)
    fewer_beans: tuple[int, ...] = option_per_seat(rule="RONDA-2", high=19)
    easy: bool = option(False, rule="RONDA-12")
    top: int = option(TOP, rule="RONDA-12", low=EASY_TOP, high=TOP)
    penalty: bool = option(True, rule="RONDA-12")


PRESETS = {
    "standard": Preset({}),
    "nine": Preset({"beans": 9}),
    "easy": Preset({"easy": True}),
    "easy-four": Preset({"easy": True, "top": EASY_TOP}),
    "easy-no-penalty": Preset({"easy": True, "penalty": False}),
    "easiest": Preset({"easy": True, "top": EASY_TOP, "penalty": False}),
}

CLAUSES = (
    Clause("RONDA-1"),
    Clause("RONDA-2", choice=True, beyond=True),
    Clause("RONDA-3"),
    Clause("RONDA-4", choice=True),
    Clause("RONDA-5"),
    Clause("RONDA-6", choice=True),
    Clause("RONDA-7"),
    Clause("RONDA-8", choice=True),
    Clause("RONDA-9"),
    Clause("RONDA-10"),
    Clause("RONDA-11"),
    Clause("RONDA-12", choice=True, when=where(easy=True)),
    Clause("RONDA-13"),
)


def check(options: RondaOptions, seats: int) -> None:
    """Raise `BadOptions` for hands that are too small, or changes outside the easy game."""
    if options.top != TOP and not options.easy:
        raise BadOptions("ronda-top-is-for-easy", rule="RONDA-12", top=options.top)
    if not options.penalty and not options.easy:
        raise BadOptions("ronda-no-penalty-is-for-easy", rule="RONDA-12")
    for seat, beans in enumerate(hands(options, seats)):
        if beans < 1:
            raise BadOptions(
                "start-too-few-beans", rule="RONDA-2", seat=seat + 1, beans=beans, least=1
            )


def hands(options: RondaOptions, seats: int) -> tuple[int, ...]:
    """RONDA-2: return the beans that each player starts with."""
    return tuple(options.beans - of_seat(options.fewer_beans, seat) for seat in range(seats))


def longest(options: RondaOptions, seats: int) -> int:
    """Return a bound on the number of events of random games.

    The rules set no limit: a game of players who always lift unequal cups never ends.
    `docs/games/ronda.md` argues for this bound.
    """
    return 10_000 + 300 * options.beans**2 * seats


SPEC = Spec(
    id="ronda",
    rules_version=2,
    seats=range(2, 6),
    seats_rule="RONDA-2",
    options=RondaOptions,
    presets=PRESETS,
    clauses=CLAUSES,
    facts=FACTS,
    chances={"shuffle": tuple[int, ...], "lot": int},
    turn_rule="RONDA-3",
    takeback_rule="RONDA-13",
    longest=longest,
    traits=frozenset({Trait.CHANCE, Trait.MEMORY}),
    authors=("Steffen Mühlhäuser",),
    genre=Genre.MEMORY,
    age=7,
    minutes=Minutes(10, 20),
)
