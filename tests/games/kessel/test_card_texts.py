"""Kupferkessel's texts fit its cards and its board in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from cupboard.core import i18n
from cupboard.core.board_markup import plain
from cupboard.games.kessel import card_texts
from cupboard.games.kessel.cards import COLOURS, DECK, INGREDIENTS
from cupboard.games.kessel.recipes import BOOK, FOR_THREE, describe, title
from cupboard.games.kessel.text_board import WIDE
from tests.games.kessel.support import GAME, table

every_language = pytest.mark.parametrize("language", i18n.LANGUAGES)
MAX_SHORT_LENGTH = 9
NAMES_FROM = 4
SVG = "{http://www.w3.org/2000/svg}"


def board(state: object, language: str, seat: int | None = 0) -> list[str]:
    return plain(GAME.draw(GAME.view(state, seat), language)).splitlines()


@pytest.mark.rule("KESSEL-1")
@every_language
def test_short_names_fit_and_differ(language: str) -> None:
    names = [card_texts.short(made.id, language) for made in INGREDIENTS]
    assert len(set(names)) == len(INGREDIENTS)
    assert max(map(len, names)) <= MAX_SHORT_LENGTH
    colours = {card_texts.colour(name, language) for name in COLOURS}
    assert len(colours) == len(COLOURS)
    assert max(map(len, colours)) <= WIDE - len("1* ") - 1


@pytest.mark.rule("KESSEL-3")
@every_language
def test_every_card_is_in_its_column(language: str) -> None:
    """Each ingredient once, including black and white with their long words."""
    state = table("take:0", ["moss3", "ash1"], [1, 11])
    lines = board(state, language)
    for rank, (upper, lower) in enumerate(zip(lines[1:13:2], lines[2:13:2], strict=True)):
        for file in range(6):
            card = GAME.view(state, 0).places[(5 - rank) * 6 + file]
            at = slice(NAMES_FROM + file * WIDE, NAMES_FROM + (file + 1) * WIDE)
            if card is not None:
                assert upper[at][1:].rstrip() == card_texts.short(card.ingredient, language)
                assert upper[at].endswith(" ")
                assert lower[at].split()[-1] == card_texts.colour(card.colour, language)


@pytest.mark.rule("KESSEL-4", "KESSEL-X")
@every_language
def test_each_pawn_has_a_letter(language: str) -> None:
    letters = [card_texts.figure(seat, language) for seat in range(3)]
    assert len(set(letters)) == 3
    assert all(len(letter) == 1 for letter in letters)
    above = board(table("take:0", ["moss3", "ash1", "vine2"], [6, 7, 10]), language)[0]
    assert above.split() == letters


@pytest.mark.rule("KESSEL-9", "KESSEL-10", "KESSEL-11")
@every_language
@pytest.mark.parametrize(
    ("asked", "top", "mark"),
    [("cauldron:0@a3", "moss3", "*"), ("wand:0@a3", "roots3", "/")],
)
def test_the_board_asks_about_a_symbol(asked: str, top: str, mark: str, language: str) -> None:
    """The words to type are the same in all languages, and are shown with their meaning."""
    state = table(asked, [f"vine2 {top}", "ash2 ash1"], [2, 12], gaps=["a3"])
    (line,) = (line for line in board(state, language) if "waive" in line)
    assert mark in line
    assert "use" in line
    assert ("(" in line) == (language != "en")


@pytest.mark.rule("KESSEL-14")
@every_language
def test_the_fullest_cauldron_still_fits(language: str) -> None:
    """Every card of the deck in one open cauldron: no line is wider than the terminal."""
    view = GAME.view(table("take:0", ["moss3", "ash1"], [1, 11]), None)
    full = replace(view.cauldrons[0], count=len(DECK), cards=DECK)
    drawing = plain(GAME.draw(replace(view, cauldrons=(full, view.cauldrons[1])), language))
    assert max(map(len, drawing.splitlines())) <= 78
    for made in INGREDIENTS:
        assert f"{card_texts.short(made.id, language)} 1234" in drawing


@pytest.mark.rule("KESSEL-R")
@every_language
def test_own_recipes_are_shown_with_their_condition(language: str) -> None:
    agreed = GAME.encode(GAME.new(GAME.options("recipes"), 2)).split(" ")[2]
    state = table("take:0", ["moss3", "ash1"], [1, 11], hands="0.1,2.3", options=agreed)
    # Only plain spaces are collapsed: a narrow one belongs to the text.
    shown = re.sub(" +", " ", " ".join(board(state, language)))
    for number, recipe in enumerate(BOOK):
        assert (title(recipe, language) in shown) == (number in (0, 1))
    assert describe(BOOK[0], language) in shown


@pytest.mark.rule("KESSEL-1")
@every_language
def test_the_picture_uses_full_names(language: str) -> None:
    state = table("take:0", ["moss3", "ash1"], [1, 11])
    root = ElementTree.fromstring(GAME.svg(GAME.view(state, 0), language))
    spoken = {element.text for element in root.iter(f"{SVG}title")}
    full = i18n.text(language, "kessel-ingredient-moss")
    assert f"{full} 3, {card_texts.colour('blue', language)}" in spoken
    written = {element.text for element in root.iter(f"{SVG}text")}
    assert card_texts.short("moss", language) in written


# Rules as they apply in a game


def rule(language: str, clause: str, seats: int | None = None, **chosen: Any) -> str:
    numbers = dict(GAME.default_arguments())
    if seats is not None:
        numbers = dict(GAME.rule_arguments(GAME.options(None, **chosen), seats))
    told = i18n.text(language, f"rule-{clause}", **numbers)
    assert "{" not in told
    assert "kessel-" not in told
    return told


@pytest.mark.rule("KESSEL-R")
@every_language
@pytest.mark.parametrize("seats", [2, 3, None])
def test_the_book_lists_every_recipe_that_can_be_dealt_with_its_points(
    language: str, seats: int | None
) -> None:
    lines = rule(language, "KESSEL-R", seats, recipes=True).splitlines()[1:]
    assert all(line.startswith("• ") for line in lines)
    for number, recipe in enumerate(BOOK):
        found = [line for line in lines if title(recipe, language) in line]
        assert len(found) == (seats != 3 or number in FOR_THREE)
        assert all(str(recipe.points) in re.findall(r"\d+", line) for line in found)


@pytest.mark.rule("KESSEL-R", "KESSEL-X")
@every_language
def test_clauses_differ_with_the_number_of_players(language: str) -> None:
    for clause in ("KESSEL-9", "KESSEL-R"):
        told = {rule(language, clause, seats, recipes=True) for seats in (2, 3, None)}
        assert len(told) == 3
    recipes = {rule(language, "KESSEL-X", 3, recipes=dealt) for dealt in (False, True)}
    assert len(recipes) == 2, "recipes are spoken of only where they are dealt"
    assert rule(language, "KESSEL-X") in recipes


@pytest.mark.rule("KESSEL-11")
@every_language
def test_the_clause_says_whether_reminders_are_on(language: str) -> None:
    asked, silent, book = (
        rule(language, "KESSEL-11", 2, reminders=True),
        rule(language, "KESSEL-11", 2, reminders=False),
        rule(language, "KESSEL-11"),
    )
    assert len({asked, silent, book}) == 3
    claims = [bool(re.search(r"c4\s?!", told)) for told in (asked, silent, book)]
    assert claims == [False, True, True]


@pytest.mark.rule("KESSEL-11")
@every_language
def test_the_board_without_reminders_says_how_to_claim_a_symbol(language: str) -> None:
    state = table("take:0", ["vine2", "ash2 ash1"], [2, 12], options="reminders=false")
    lines = board(state, language)
    assert any(re.search(r"c4\s?!", line) for line in lines)
    assert max(map(len, lines)) <= 78
    assert not any(
        re.search(r"c4\s?!", line)
        for line in board(table("take:0", ["vine2", "ash2"], [2, 12]), language)
    )
