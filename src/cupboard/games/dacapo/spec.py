"""Da Capo's description: options, presets, clauses."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.errors import BadOptions
from cupboard.core.options import Options, of_seat, option, option_per_seat
from cupboard.core.spec import Clause, Genre, Minutes, Preset, Spec, Trait
from cupboard.games.dacapo.facts import FACTS

MIN_BEANS = 4


@dataclass(frozen=True)
class DaCapoOptions(Options):
    """Da Capo's options; see `docs/games/dacapo.md`."""

    # The printed rules have only 16; fewer make solvable games, more make longer ones.
    beans: int = option(16, rule="DACAPO-2", low=MIN_BEANS, high=30)
    fewer_beans: tuple[int, ...] = option_per_seat(rule="DACAPO-2", high=26)
    hide_stocks: bool = option(False, rule="DACAPO-10")


PRESETS = {
    "standard": Preset({}),
    "counting": Preset({"hide_stocks": True}),
    "handful": Preset({"beans": 8}),
}

CLAUSES = (
    Clause("DACAPO-1"),
    Clause("DACAPO-2", beyond=True),
    Clause("DACAPO-3"),
    Clause("DACAPO-4"),
    Clause("DACAPO-5", choice=True),
    Clause("DACAPO-6"),
    Clause("DACAPO-7", choice=True),
    Clause("DACAPO-8"),
    Clause("DACAPO-9", choice=True),
    Clause("DACAPO-10", choice=True),
)


def check(options: DaCapoOptions, seats: int) -> None:
    """DACAPO-2: raise `BadOptions` for a hand that is too small."""
    for seat, beans in enumerate(hands(options, seats)):
        if beans < MIN_BEANS:
            raise BadOptions(
                "start-too-few-beans", rule="DACAPO-2", seat=seat + 1, beans=beans, least=MIN_BEANS
            )


def hands(options: DaCapoOptions, seats: int) -> tuple[int, ...]:
    """DACAPO-2: return the beans that each player starts with."""
    return tuple(options.beans - of_seat(options.fewer_beans, seat) for seat in range(seats))


def longest(options: DaCapoOptions, seats: int) -> int:
    """Return a bound: every round costs each player who is in at least one bean."""
    return options.beans + 1


SPEC = Spec(
    id="dacapo",
    rules_version=1,
    seats=range(2, 6),
    seats_rule="DACAPO-1",
    options=DaCapoOptions,
    presets=PRESETS,
    clauses=CLAUSES,
    facts=FACTS,
    turn_rule="DACAPO-3",
    # A number that was shown cannot become secret again.
    takeback_rule="DACAPO-10",
    longest=longest,
    # With `hide_stocks` players see less than they could remember. A player who counts knows
    # everything, so there are no secrets between rounds.
    traits=frozenset({Trait.MEMORY, Trait.SECRETS, Trait.TOGETHER}),
    memory_option="hide_stocks",
    authors=("Fred Horn",),
    genre=Genre.BLUFFING,
    age=8,
    minutes=Minutes(5, 10),
)
