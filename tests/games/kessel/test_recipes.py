"""Recipes that players write: read, refused with reasons, saved, shared, printed and played."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cupboard.core import i18n
from cupboard.core import options as option_text
from cupboard.core.errors import BadOptions
from cupboard.games.kessel import KesselOptions, Recipe
from cupboard.games.kessel.cards import COLOURS
from cupboard.games.kessel.recipes import (
    BOOK,
    BOOK_NAMES,
    GROUPS,
    KINDS,
    NEEDS,
    SUBJECTS,
    describe,
    dumps,
    loads,
    read,
    title,
)
from tests.games.kessel.support import GAME, OWN, dealt

pytestmark = pytest.mark.rule("KESSEL-B")

GOOD = {"name": "Soup", "points": 8, "kind": "sets", "of": "plants", "cards": 2, "ingredients": 4}


def test_the_pages_use_the_recipe_vocabulary_of_the_rules() -> None:
    assert set(NEEDS) == set(KINDS)
    assert set(GROUPS) == {"cards", "plants", *COLOURS} <= set(SUBJECTS)


def names() -> st.SearchStrategy[str]:
    letters = st.characters(exclude_categories=("C", "Z"))
    texts_ = st.text(letters, min_size=1, max_size=32)
    return texts_.filter(lambda name: name not in BOOK_NAMES and name.isprintable())


def folded(name: str) -> str:
    """Return the name in a form that ignores case and Unicode composition."""
    return unicodedata.normalize("NFKC", name).casefold()


@st.composite
def recipes(draw: st.DrawFn) -> Recipe:
    kind = draw(st.sampled_from(sorted(KINDS)))
    of = "cards"
    if kind != "last_card":
        of = draw(st.sampled_from(GROUPS if kind == "sets" else SUBJECTS))
    cards = ingredients = 0
    if kind == "sets":
        most = {"cards": 14, "plants": 5}.get(of, 2)
        cards, ingredients = draw(st.integers(1, 4)), draw(st.integers(1, most))
    if kind in ("at_least", "at_most"):
        cards = draw(st.integers(1, 8))
    return Recipe(draw(names()), draw(st.integers(1, 30)), kind, of, cards, ingredients)


@settings(deadline=None, max_examples=60)
@given(st.lists(recipes(), max_size=5, unique_by=lambda recipe: folded(recipe.name)))
def test_recipes_round_trip_through_files_options_and_positions(made: list[Recipe]) -> None:
    """Saved and loaded, as option text, and in a position string: the recipes stay the same."""
    own = tuple(made)
    assert loads(dumps(own)) == own
    assert read(own) == own
    options = GAME.options("recipes", own_recipes=dumps(own))
    assert options.own_recipes == own
    state = GAME.new(options, 2)
    assert GAME.decode(GAME.encode(state)) == state
    assert len(GAME.encode(state).split(" ")) == 4


@settings(deadline=None, max_examples=60)
@given(recipes())
def test_every_recipe_has_its_text_in_every_language(recipe: Recipe) -> None:
    for language in i18n.LANGUAGES:
        told = describe(recipe, language)
        assert told
        assert "kessel-" not in told
        assert "{" not in told


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_printed_recipes_have_names(language: str) -> None:
    found = [title(recipe, language) for recipe in BOOK]
    assert len(set(found)) == 13
    assert not any(name.startswith("kessel-") for name in found)


def changed(**changes: Any) -> dict[str, Any]:
    return {key: value for key, value in {**GOOD, **changes}.items() if value is not None}


@pytest.mark.parametrize(
    ("item", "key"),
    [
        ("soup", "kessel-recipe-no-table"),
        (changed(kind="many"), "kessel-recipe-kind"),
        (changed(kind=None), "kessel-recipe-kind"),
        (changed(points=None), "kessel-recipe-lacks"),
        (changed(cards=None), "kessel-recipe-lacks"),
        (changed(color="red"), "kessel-recipe-field"),
        (changed(kind="fewer"), "kessel-recipe-field"),
        (changed(name=""), "kessel-recipe-name"),
        (changed(name="x" * 33), "kessel-recipe-name"),
        (changed(name="a\x00b"), "kessel-recipe-name"),
        (changed(name=7), "kessel-recipe-name"),
        (changed(name="grey"), "kessel-recipe-name-of-box"),
        (changed(of="red"), "kessel-recipe-of"),
        (changed(of="wands"), "kessel-recipe-of"),
        (changed(points=0), "kessel-recipe-number"),
        (changed(points=31), "kessel-recipe-number"),
        (changed(points=True), "kessel-recipe-number"),
        (changed(points=2.5), "kessel-recipe-number"),
        (changed(cards=5), "kessel-recipe-number"),
        (changed(ingredients=6), "kessel-recipe-number"),
    ],
)
def test_bad_recipes_are_refused_with_the_reason(item: object, key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        read([item])
    assert refused.value.key == key
    assert refused.value.rule == "KESSEL-B"
    assert "kessel-" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[[recipe]\n", "kessel-recipes-unreadable"),
        ("name = 'x'\n", "kessel-recipes-stray"),
        ("recipe = 3\n", "kessel-recipes-no-list"),
        (dumps(OWN) + "\n" + dumps(OWN[:1]), "kessel-recipes-too-many"),
        (dumps(OWN[:1]) + "\n" + dumps(OWN[:1]), "kessel-recipe-name-taken"),
    ],
)
def test_bad_files_are_refused_with_the_reason(text: str, key: str) -> None:
    with pytest.raises(BadOptions) as refused:
        loads(text)
    assert refused.value.key == key
    assert "kessel-" not in str(refused.value)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_no_recipe_has_the_name_of_a_printed_one_in_any_language(language: str) -> None:
    for printed in BOOK:
        name = title(printed, language)
        for written in (name, name.upper(), f"  {name.lower()} "):
            with pytest.raises(BadOptions) as refused:
                GAME.options("recipes", own_recipes=[changed(name=written)])
            assert refused.value.key == "kessel-recipe-name-of-box"
            assert refused.value.rule == "KESSEL-B"
            assert " ".join(written.split()) in refused.value.tell(language)


@pytest.mark.parametrize("again", ["Soup", "SOUP", " soup ", "Ｓoup"])
def test_no_two_recipes_have_the_same_name(again: str) -> None:
    other = {"name": again, "points": 3, "kind": "last_card"}
    with pytest.raises(BadOptions) as refused:
        GAME.options("recipes", own_recipes=[GOOD, other])
    assert refused.value.key == "kessel-recipe-name-taken"
    assert refused.value.details["number"] == 2


def test_an_empty_file_has_no_recipes() -> None:
    assert loads("") == ()
    assert dumps(()) == ""


def test_own_recipes_are_dealt_and_shown_only_to_their_owner() -> None:
    options = KesselOptions(recipes=True, own_recipes=OWN)
    shown = 0
    for seed in range(20):
        state = dealt(options, 2, seed)
        for seat in (0, 1):
            view = GAME.view(state, seat)
            assert view.recipes[1 - seat] is None
            shown += sum(recipe in OWN for recipe in view.recipes[seat])
    assert shown


def test_recipe_names_with_special_characters_are_encoded_in_one_word() -> None:
    """Names with spaces, semicolons and equals signs fit into a position string."""
    tricky = Recipe("A; b=c, “d”  ü", 3, "last_card")
    options = GAME.options(
        "recipes", own_recipes=[{"name": tricky.name, "points": 3, "kind": "last_card"}]
    )
    assert options.own_recipes[0].name == "A; b=c, “d” ü"
    assert GAME.decode(GAME.encode(GAME.new(options, 3))).options == options
    assert option_text.changed(options)["own_recipes"] == options.own_recipes
