"""Hopper's description: options, presets, clauses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cupboard.core.errors import BadOptions
from cupboard.core.options import Options, option, option_per_seat
from cupboard.core.spec import Clause, Genre, Minutes, Preset, Spec, Trait, where
from cupboard.games.hopper.facts import FACTS
from cupboard.games.hopper.landing import Flight
from cupboard.games.hopper.places import CELLS, FULL

LENGTHS = ("short", "long")
FINALES = ("live", "rounds")
HANDS = ("gentle", "normal", "strict")

MIN_BEANS: Final = CELLS * (FULL - 1) + 1
"""Sixteen cups hold 48 beans without a full one; one more ensures that there is one to shoot."""
MAX_BEANS: Final = 120


@dataclass(frozen=True)
class HopperOptions(Options):
    """Hopper's options; see `docs/games/hopper.md`."""

    beans: int = option(80, rule="HOPPER-2", low=MIN_BEANS, high=MAX_BEANS)
    length: str = option("short", rule="HOPPER-9", choices=LENGTHS)
    finale: str = option("live", rule="HOPPER-10", choices=FINALES)
    close_gaps: bool = option(True, rule="HOPPER-6")
    referee: bool = option(False, rule="HOPPER-13")
    hand: str = option("normal", rule="HOPPER-12", choices=HANDS)
    steady_hands: tuple[bool, ...] = option_per_seat(rule="HOPPER-12")

    @property
    def long(self) -> bool:
        return self.length == "long"


PRESETS = {
    "short": Preset({}),
    "long": Preset({"length": "long"}),
    "long-rounds": Preset({"length": "long", "finale": "rounds"}),
    "referee": Preset({"referee": True}),
    "referee-long": Preset({"referee": True, "length": "long"}),
}

CLAUSES = (
    Clause("HOPPER-1"),
    Clause("HOPPER-2", choice=True),
    Clause("HOPPER-3"),
    Clause("HOPPER-4", choice=True),
    Clause("HOPPER-5", choice=True),
    Clause("HOPPER-6", choice=True),
    Clause("HOPPER-7", choice=True),
    Clause("HOPPER-8", when=where(length="short")),
    Clause("HOPPER-9", when=where(length="long")),
    Clause("HOPPER-10", choice=True, when=where(length="long")),
    Clause("HOPPER-11", choice=True, when=where(length="long")),
    Clause("HOPPER-12", beyond=True, when=where(referee=False)),
    Clause("HOPPER-13", beyond=True, when=where(referee=True)),
)


def check(options: HopperOptions) -> None:
    """HOPPER-13: raise `BadOptions` for options that real beans entered one by one leave out."""
    if options.referee and options.finale != "live":
        raise BadOptions("hopper-referee-is-live", rule="HOPPER-13")
    if options.referee and options.steady_hands:
        raise BadOptions("hopper-referee-has-real-hands", rule="HOPPER-13")


def longest(options: HopperOptions, seats: int) -> int:
    """Return a generous bound on the number of events; no rule limits the misses.

    A cup takes four hits, so a game takes at most 68, except for those that a knock undoes, and
    each shot is two events. A random shot ends in some cup 4 times in 10, and in a given one about
    once in forty (`docs/engines/hopper-physics.md`). Random games take some hundred events, and the
    last cups of a long one a few hundred more, with tails that fall off exponentially.
    """
    return (20_000 if options.long else 10_000) + seats


SPEC = Spec(
    id="hopper",
    rules_version=2,
    seats=range(2, 6),
    seats_rule="HOPPER-1",
    options=HopperOptions,
    presets=PRESETS,
    clauses=CLAUSES,
    facts=FACTS,
    chances={"lot": int, "flight": Flight},
    turn_rule="HOPPER-3",
    takeback_rule="HOPPER-4",
    longest=longest,
    traits=frozenset({Trait.CHANCE, Trait.TOGETHER, Trait.DEXTERITY}),
    authors=("Steffen Mühlhäuser",),
    genre=Genre.DEXTERITY,
    age=7,
    minutes=Minutes(10, 20),
)
