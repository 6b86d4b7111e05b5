"""Scoring: the printed example, every number of cards, recipes, children, three players."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from cupboard.core.types import Over, Resolved
from cupboard.games.kessel import KesselOptions, facts
from cupboard.games.kessel import rules as kernel
from cupboard.games.kessel.layout import ACTOR, FINISHED, PHASE
from cupboard.games.kessel.recipes import BOOK, pack
from cupboard.games.kessel.spec import FREE_COLOURS
from cupboard.games.kessel.state import blank_cells, flat_rules
from tests.games.kessel.support import GAME, OWN, TABLES, cards, dealt, play, table, told


def piled(*piles: str, last: int = 0) -> Any:
    """Return the cells of a finished game with these cauldrons."""
    cells = blank_cells()
    cells[PHASE], cells[ACTOR] = FINISHED, last
    for seat, pile in enumerate(piles):
        for number in cards(pile):
            kernel.add_card(cells, seat, number)
    return cells


def points(options: KesselOptions, *piles: str) -> list[int]:
    out = np.zeros(len(piles), dtype=np.int16)
    kernel.points(piled(*piles), flat_rules(options, len(piles)), out)
    return [int(n) for n in out]


@pytest.mark.rule("KESSEL-15", "KESSEL-14")
def test_the_printed_example() -> None:
    """2·10+5, −2·3, +7 and 0 make 26; the opponent has as many ones, so no one gets the five."""
    white = "moss1 moss2 moss4 whiskers1 whiskers2 whiskers3 whiskers4 eyes3 vine2 vine4"
    lying = ["b3", "c2", "d4", "e5", "b1", "c1"]
    state = table("last:0@b3", [white, "ash1 slime1"], [2, 12], only=lying, stack="")
    after, happened = play(state, "aside")
    mine = [fact for fact in told(happened, facts.IngredientScored) if fact.seat == 0]
    assert {fact.ingredient: fact.points for fact in mine} == {
        "whiskers": 25,
        "eyes": -6,
        "moss": 7,
        "vine": 0,
    }
    assert {fact.ingredient: fact.values for fact in mine}["moss"] == (1, 2, 4)
    assert told(happened, facts.OnesScored) == []
    assert told(happened, facts.OnesTied) == [facts.OnesTied(2)]
    turn = GAME.turn(after)
    assert isinstance(turn, Over)
    assert turn.outcome.points[0] == 26
    assert told(happened, facts.Totalled)[0] == facts.Totalled(0, 26)


@pytest.mark.rule("KESSEL-14")
@pytest.mark.parametrize(
    ("name", "seat"), [("moss", 0), ("whiskers", 0), ("feathers", 0), ("eyes", 1), ("spiders", 1)]
)
def test_every_set_of_one_ingredient(name: str, seat: int) -> None:
    """All fifteen sets of values: one card is negative, two nothing, three a sum, four 5 more.

    The player's own colour doubles everything except the five.
    """
    own = {"whiskers": 0, "eyes": 0, "feathers": 1, "spiders": 1}.get(name) == seat
    for size in range(1, 5):
        for values in combinations((1, 2, 3, 4), size):
            pile = " ".join(f"{name}{value}" for value in values)
            worth = {1: -sum(values), 2: 0}.get(size, sum(values)) * (2 if own else 1)
            worth += 5 if size == 4 else 0
            # A pair of ones elsewhere prevents this seat from getting the five for most ones.
            piles = ["", ""]
            piles[seat], piles[1 - seat] = pile, "ash1 ash2 slime1 slime2"
            assert points(KesselOptions(), *piles)[seat] == worth


@pytest.mark.rule("KESSEL-14")
def test_most_ones_get_five_points_and_a_tie_none() -> None:
    assert points(KesselOptions(), "moss1 moss2 ash1 ash2", "vine1 vine2") == [5, 0]
    assert points(KesselOptions(), "moss1 moss2", "vine1 vine2") == [0, 0]
    assert points(KesselOptions(), "moss1 moss2", "ash1 ash2", "vine2 vine3") == [0, 0, 0]
    assert points(KesselOptions(), "moss2 moss3", "ash2 ash3", "vine1 vine2") == [0, 0, 5]


@pytest.mark.rule("KESSEL-16")
def test_the_most_points_win_and_tied_players_share_the_victory() -> None:
    for options, seats in TABLES:
        shared = 0
        for seed in range(6):
            state, rng = dealt(options, seats, seed), random.Random(seed)
            happened: list[Any] = []
            while not isinstance(turn := GAME.turn(state), Over):
                moves = list(GAME.legal(state, state.actor))
                state, more = play(state, GAME.format(moves[rng.randrange(len(moves))]))
                happened.extend(more)
            best = max(turn.outcome.points)
            winners = tuple(s for s in range(seats) if turn.outcome.points[s] == best)
            assert turn.outcome.winners == winners
            shared += len(winners) > 1
            _require_story_adds_up(happened, turn.outcome.points)
        assert shared < 6


def _require_story_adds_up(happened: list[Any], points_told: tuple[int, ...]) -> None:
    """Assert that the scoring facts add up to the points."""
    steps = (facts.IngredientScored, facts.OnesScored, facts.RecipeScored)
    sums = [0] * len(points_told)
    for fact in happened:
        if isinstance(fact, steps):
            sums[fact.seat] += fact.points
    totals = {fact.seat: fact.points for fact in told(happened, facts.Totalled)}
    assert tuple(sums) == points_told == tuple(totals[seat] for seat in range(len(points_told)))


# Recipes

TRIPLE = "{0}1 {0}2 {0}3"


def three(*names: str) -> str:
    return " ".join(TRIPLE.format(name) for name in names)


MET: dict[str, list[tuple[str, str, bool]]] = {
    "grey": [(three("roots", "ash"), "", True), (three("roots") + " ash1 ash2", "", False)],
    "blue": [(three("moss", "scales"), "", True), (three("moss"), "", False)],
    "brown": [(three("mushrooms", "warts"), "", True), (three("warts", "moss"), "", False)],
    "green": [(three("pumpkin", "slime") + " slime4", "", True), (three("slime"), "", False)],
    "purple": [(three("vine", "crystals"), "", True), ("vine1 crystals1", "", False)],
    "white": [(three("eyes"), "", True), ("eyes1 eyes2 whiskers1 whiskers2", "", False)],
    "black": [(three("spiders"), "", True), (three("eyes") + " feathers1", "", False)],
    "cauldrons": [
        ("moss1", "moss3", True),
        ("moss3", "ash2", False),
        ("moss3 ash2", "ash1", False),
    ],
    "wands": [("moss2", "moss1", True), ("moss1", "ash4", False), ("moss1", "ash1", False)],
    "plants": [
        (three("roots", "moss", "vine"), "", True),
        (three("roots", "moss", "ash"), "", False),
        (three("roots", "moss") + " vine1 vine2", "", False),
    ],
    "cards": [("moss1", "ash1 ash2", True), ("moss1", "ash1", False), ("moss1 moss2", "", False)],
    "fours": [("moss1", "ash4", True), ("moss4", "ash4", False), ("moss4", "ash1", False)],
}


@pytest.mark.rule("KESSEL-R")
@pytest.mark.parametrize("name", MET)
def test_each_recipe_has_exactly_its_condition(name: str) -> None:
    number = [recipe.name for recipe in BOOK].index(name)
    rules = flat_rules(KesselOptions(recipes=True), 2)
    for mine, other, met in MET[name]:
        assert bool(kernel.fulfilled(piled(mine, other), rules, 0, number)) == met
        assert bool(kernel.fulfilled(piled(other, mine), rules, 1, number)) == met
        worth = int(kernel.recipe_points(piled(mine, other), rules, 0, number))
        assert worth == (BOOK[number].points if met else 0), "an unfulfilled one costs nothing"


@pytest.mark.rule("KESSEL-R")
def test_the_last_card_counts_kept_or_discarded() -> None:
    """The recipe is for the player who took it, wherever it went; none has it during the game."""
    number = [recipe.name for recipe in BOOK].index("last")
    rules = flat_rules(KesselOptions(recipes=True), 2)
    for last in (0, 1):
        cells = piled("moss1", "ash1", last=last)
        assert [bool(kernel.fulfilled(cells, rules, s, number)) for s in (0, 1)] == [
            last == 0,
            last == 1,
        ]
    cells[PHASE] = FINISHED - 1
    assert not kernel.fulfilled(cells, rules, 1, number)


@pytest.mark.rule("KESSEL-R")
def test_there_are_thirteen_recipes_with_their_points() -> None:
    assert len(BOOK) == 13
    assert [recipe.points for recipe in BOOK] == [15] * 5 + [5] * 2 + [10] * 6
    assert len({pack(recipe) for recipe in BOOK}) == 13


@pytest.mark.rule("KESSEL-X")
def test_three_players_compare_with_both_others() -> None:
    """“Fewer” and “most” compare with each of the other players."""
    number = [recipe.name for recipe in BOOK].index("cards")
    rules = flat_rules(KesselOptions(recipes=True), 3)
    for others, met in ((("ash1 ash2", "vine1 vine2"), True), (("ash1", "vine1 vine2"), False)):
        assert bool(kernel.fulfilled(piled("moss1", *others), rules, 0, number)) == met


@pytest.mark.rule("KESSEL-X")
@pytest.mark.parametrize("colour", FREE_COLOURS)
def test_the_third_colour_counts_double_for_its_player(colour: str) -> None:
    names = {"grey": "ash", "blue": "moss", "brown": "warts", "green": "slime", "purple": "vine"}
    options = KesselOptions(third_colour=colour)
    piles = [f"{name}2 {name}3 {name}4" for name in (names[colour], "eyes", names[colour])]
    assert points(options, "", "", piles[0])[2] == 18
    assert points(options, piles[0], "", "")[0] == 9
    assert points(options, "", "", piles[1])[2] == 9


@pytest.mark.rule("KESSEL-C")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_childrens_scoring_counts_cards(seats: int) -> None:
    """Two for a four, one for a three, nothing for a pair, minus one for a single.

    No doubles, no five for ones. Too many singles give a negative score.
    """
    options = KesselOptions(scoring="children")
    pile = "moss1 moss2 moss3 moss4 eyes1 eyes2 eyes3 ash1 ash2 vine4"
    others = ["roots2"] * 1 + ["slime1 warts1"] * (seats - 2)
    assert points(options, pile, *others) == [2 + 1 + 0 - 1, -1, -2][:seats]


@pytest.mark.rule("KESSEL-X")
def test_three_players_get_one_of_five_recipes_or_their_own() -> None:
    """The recipes worth ten points, except the plants; players' own recipes join them."""
    plain, own = KesselOptions(recipes=True), KesselOptions(recipes=True, own_recipes=OWN[:1])
    seen: dict[KesselOptions, set[int]] = {plain: set(), own: set()}
    for options, found in seen.items():
        for seed in range(40):
            hands = dealt(options, 3, seed).hands
            assert [len(hand) for hand in hands] == [1, 1, 1]
            found |= {recipe for hand in hands for recipe in hand}
    names = {BOOK[number].name for number in seen[plain]}
    assert names == {"last", "cauldrons", "wands", "cards", "fours"}
    assert seen[own] == seen[plain] | {13}


@pytest.mark.rule("KESSEL-X")
def test_the_third_pawn_starts_at_a_third_corner() -> None:
    state = dealt(KesselOptions(recipes=False), 3, 5)
    start = GAME.new(KesselOptions(recipes=True), 3)
    step = GAME.apply(start, Resolved("deal", tuple(range(56))))
    assert step.state.figures == (0, 10, 5)
    assert GAME.view(state, None).cauldrons[2].colour == "purple"
