"""Kupferkessel's description: options, presets, clauses."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.errors import BadOptions
from cupboard.core.options import Options, option
from cupboard.core.spec import Clause, Genre, Minutes, Preset, Spec, Trait, unless, where
from cupboard.games.kessel import recipes as recipe_book
from cupboard.games.kessel.facts import FACTS
from cupboard.games.kessel.layout import CARDS, RETURN_LIMIT
from cupboard.games.kessel.recipes import Recipe

BOX_SEATS = 2
SCORINGS = ("standard", "children")
FREE_COLOURS = ("purple", "green", "brown", "blue", "grey")


@dataclass(frozen=True)
class KesselOptions(Options):
    """Kupferkessel's options; see `docs/games/kessel.md`."""

    reminders: bool = option(True, rule="KESSEL-11")
    recipes: bool = option(False, rule="KESSEL-R")
    own_recipes: tuple[Recipe, ...] = option((), rule="KESSEL-B", read=recipe_book.read)
    scoring: str = option("standard", rule="KESSEL-C", choices=SCORINGS)
    third_colour: str = option("purple", rule="KESSEL-X", choices=FREE_COLOURS)


PRESETS = {
    "standard": Preset({}),
    "recipes": Preset({"recipes": True}),
    "children": Preset({"scoring": "children"}),
}


def _beyond_the_box(_options: KesselOptions, seats: int) -> bool:
    return seats > BOX_SEATS


CLAUSES = (
    Clause("KESSEL-1", choice=True),
    Clause("KESSEL-2", choice=True),
    Clause("KESSEL-3"),
    Clause("KESSEL-4"),
    Clause("KESSEL-5"),
    Clause("KESSEL-6"),
    Clause("KESSEL-7"),
    Clause("KESSEL-8"),
    Clause("KESSEL-9", choice=True),
    Clause("KESSEL-10"),
    Clause("KESSEL-11"),
    Clause("KESSEL-12"),
    Clause("KESSEL-13", choice=True),
    Clause("KESSEL-14", when=where(scoring="standard")),
    Clause("KESSEL-15", when=where(scoring="standard")),
    Clause("KESSEL-16", choice=True, when=where(scoring="standard")),
    Clause("KESSEL-R", when=where(recipes=True)),
    Clause("KESSEL-B", when=unless(own_recipes=())),
    Clause("KESSEL-X", beyond=True, when=_beyond_the_box),
    Clause("KESSEL-C", beyond=True, when=where(scoring="children")),
)


def check(options: KesselOptions) -> None:
    """Raise `BadOptions` for options that do not fit together."""
    if options.own_recipes and not options.recipes:
        raise BadOptions("kessel-own-recipes-need-recipes", rule="KESSEL-B")
    if options.recipes and options.scoring == "children":
        raise BadOptions("kessel-children-have-no-recipes", rule="KESSEL-C")


def longest(options: KesselOptions, seats: int) -> int:
    """Return a proven bound on the number of events.

    A card enters the grid at most once from the deck and once for each time it went back under the
    draw pile (KESSEL-9). Each is taken once, with at most one answer after it. Two more events deal
    cards and recipes.
    """
    return 2 * (CARDS + RETURN_LIMIT) + 2


SPEC = Spec(
    id="kessel",
    rules_version=2,
    seats=range(2, 4),
    seats_rule="KESSEL-X",
    options=KesselOptions,
    presets=PRESETS,
    clauses=CLAUSES,
    facts=FACTS,
    chances={"deal": tuple[int, ...], "recipes": tuple[tuple[int, ...], ...]},
    turn_rule="KESSEL-4",
    takeback_rule=None,
    longest=longest,
    traits=frozenset({Trait.CHANCE, Trait.SECRETS, Trait.MEMORY}),
    genre=Genre.COLLECTING,
    age=6,
    minutes=Minutes(30, 30, estimated=True),
)
