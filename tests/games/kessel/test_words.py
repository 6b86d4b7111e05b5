"""Kupferkessel's words fit its cards and its board, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from cupboard.core import texts
from cupboard.core.markup import plain
from cupboard.games.kessel import words
from cupboard.games.kessel.deck import COLOURS, DECK, INGREDIENTS
from cupboard.games.kessel.drawing import WIDE
from cupboard.games.kessel.recipes import BOOK, describe, title
from tests.games.kessel.tables import GAME, table

every_language = pytest.mark.parametrize("language", texts.LANGUAGES)
LONGEST_SHORT = 9
NAMES_FROM = 4
SVG = "{http://www.w3.org/2000/svg}"


def board(state: object, language: str, seat: int | None = 0) -> list[str]:
    return plain(GAME.draw(GAME.view(state, seat), language)).splitlines()


@pytest.mark.rule("KESSEL-1")
@every_language
def test_short_names_fit_and_differ(language: str) -> None:
    names = [words.short(made.id, language) for made in INGREDIENTS]
    assert len(set(names)) == len(INGREDIENTS)
    assert max(map(len, names)) <= LONGEST_SHORT
    colours = {words.colour(name, language) for name in COLOURS}
    assert len(colours) == len(COLOURS)
    assert max(map(len, colours)) <= WIDE - len("1* ") - 1


@pytest.mark.rule("KESSEL-3")
@every_language
def test_every_card_stands_in_its_column(language: str) -> None:
    """Each ingredient once, black and white with their long words among them."""
    state = table("take:0", ["moss3", "ash1"], [1, 11])
    lines = board(state, language)
    for rank, (upper, lower) in enumerate(zip(lines[1:13:2], lines[2:13:2], strict=True)):
        for file in range(6):
            card = GAME.view(state, 0).places[(5 - rank) * 6 + file]
            at = slice(NAMES_FROM + file * WIDE, NAMES_FROM + (file + 1) * WIDE)
            if card is not None:
                assert upper[at][1:].rstrip() == words.short(card.ingredient, language)
                assert upper[at].endswith(" ")
                assert lower[at].split()[-1] == words.colour(card.colour, language)


@pytest.mark.rule("KESSEL-4", "KESSEL-X")
@every_language
def test_figures_have_a_letter_each(language: str) -> None:
    letters = [words.figure(seat, language) for seat in range(3)]
    assert len(set(letters)) == 3
    assert all(len(letter) == 1 for letter in letters)
    above = board(table("take:0", ["moss3", "ash1", "vine2"], [6, 7, 10]), language)[0]
    assert above.split() == letters


@pytest.mark.rule("KESSEL-9", "KESSEL-10", "KESSEL-11")
@every_language
@pytest.mark.parametrize(
    ("asked", "top", "gap", "mark"),
    [("cauldron:0@a3", "moss3", True, "*"), ("wand:0", "roots3", False, "/")],
)
def test_the_board_asks_about_a_symbol(
    asked: str, top: str, gap: bool, mark: str, language: str
) -> None:
    """The words to type are the same in all languages, and stand there beside their meaning."""
    state = table(asked, [f"vine2 {top}", "ash2 ash1"], [2, 12], gaps=["a3"] if gap else [])
    (line,) = (line for line in board(state, language) if "waive" in line)
    assert mark in line
    assert "use" in line
    assert ("(" in line) == (language != "en")


@pytest.mark.rule("KESSEL-14")
@every_language
def test_the_fullest_cauldron_still_fits(language: str) -> None:
    """Every card of the deck in one open cauldron: no line is wider than a terminal."""
    view = GAME.view(table("take:0", ["moss3", "ash1"], [1, 11]), None)
    full = replace(view.cauldrons[0], count=len(DECK), cards=DECK)
    drawing = plain(GAME.draw(replace(view, cauldrons=(full, view.cauldrons[1])), language))
    assert max(map(len, drawing.splitlines())) <= 78
    for made in INGREDIENTS:
        assert f"{words.short(made.id, language)} 1234" in drawing


@pytest.mark.rule("KESSEL-R")
@every_language
def test_own_recipes_are_told_with_their_condition(language: str) -> None:
    agreed = GAME.encode(GAME.new(GAME.options("recipes"), 2)).split(" ")[2]
    state = table("take:0", ["moss3", "ash1"], [1, 11], hands="0.1,2.3", options=agreed)
    # Only plain spaces are put together: a narrow one belongs to the text.
    shown = re.sub(" +", " ", " ".join(board(state, language)))
    for number, recipe in enumerate(BOOK):
        assert (title(recipe, language) in shown) == (number in (0, 1))
    assert describe(BOOK[0], language) in shown


@pytest.mark.rule("KESSEL-1")
@every_language
def test_the_picture_speaks_whole_names(language: str) -> None:
    state = table("take:0", ["moss3", "ash1"], [1, 11])
    root = ElementTree.fromstring(GAME.svg(GAME.view(state, 0), language))
    spoken = {element.text for element in root.iter(f"{SVG}title")}
    full = texts.say(language, "kessel-ingredient-moss")
    assert f"{full} 3, {words.colour('blue', language)}" in spoken
    written = {element.text for element in root.iter(f"{SVG}text")}
    assert words.short("moss", language) in written
