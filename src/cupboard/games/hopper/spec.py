"""Hopper's identity card: options, presets, clauses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cupboard.core.errors import BadOptions
from cupboard.core.options import Options, option
from cupboard.core.spec import Clause, Preset, Spec, Trait, where
from cupboard.games.hopper.facts import FACTS
from cupboard.games.hopper.landing import Flight
from cupboard.games.hopper.places import CELLS, FULL

LENGTHS = ("short", "long")
FINALES = ("live", "rounds")
HANDS = ("gentle", "normal", "strict")

FEWEST_BEANS: Final = CELLS * (FULL - 1) + 1
"""Sixteen cups hold 48 beans without one being full: with one more there is always one to shoot."""
MOST_BEANS: Final = 120


@dataclass(frozen=True)
class HopperOptions(Options):
    """What a table can agree on; see `docs/games/hopper.md`."""

    beans: int = option(80, rule="HOPPER-2", low=FEWEST_BEANS, high=MOST_BEANS)
    length: str = option("short", rule="HOPPER-9", choices=LENGTHS)
    finale: str = option("live", rule="HOPPER-10", choices=FINALES)
    referee: bool = option(False, rule="HOPPER-13")
    hand: str = option("normal", rule="HOPPER-12", choices=HANDS)

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
    Clause("HOPPER-2"),
    Clause("HOPPER-3"),
    Clause("HOPPER-4"),
    Clause("HOPPER-5"),
    Clause("HOPPER-6"),
    Clause("HOPPER-7", choice=True),
    Clause("HOPPER-8", when=where(length="short")),
    Clause("HOPPER-9", when=where(length="long")),
    Clause("HOPPER-10", when=where(length="long")),
    Clause("HOPPER-11", when=where(length="long")),
    Clause("HOPPER-12", beyond=True, when=where(referee=False)),
    Clause("HOPPER-13", beyond=True, when=where(referee=True)),
)


def check(options: HopperOptions) -> None:
    """HOPPER-13: a person enters real beans one after the other, as they come to rest."""
    if options.referee and options.finale != "live":
        raise BadOptions("hopper-referee-is-live", rule="HOPPER-13")


def longest(options: HopperOptions, seats: int) -> int:
    """No rule bounds the misses, so this bound is generous, not exact.

    A cup takes four hits, so a game takes 68 at most, save those that a knock undoes, and each shot
    is two events. A random shot ends in some cup 4 times in 10, in a given one about every fortieth
    time (`docs/games/hopper-flight.md`): random games take some hundred events, the last cups of a
    long one alone a few hundred, with tails that fall off exponentially.
    """
    return (20_000 if options.long else 10_000) + seats


SPEC = Spec(
    id="hopper",
    rules_version=1,
    seats=range(2, 6),
    seats_rule="HOPPER-1",
    options=HopperOptions,
    presets=PRESETS,
    clauses=CLAUSES,
    facts=FACTS,
    chances={"lot": int, "flight": Flight},
    turn_rule="HOPPER-3",
    takeback_rule="HOPPER-13",
    longest=longest,
    traits=frozenset({Trait.CHANCE, Trait.TOGETHER, Trait.DEXTERITY}),
)
