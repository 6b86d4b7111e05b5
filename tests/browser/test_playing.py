"""All games are played in the pages, in four ways.

What a way of playing needs does not depend on the game, and what a board needs does not depend on
the way. So every game is played to its end in one of the ways, and for a few turns in the others.
Hopper's whole games are in `test_finale.py`: with two browsers and an engine, and on one phone.
"""

from __future__ import annotations

from itertools import cycle

import pytest

import cupboard
from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.people import Person

WAYS = 4
TURNS = 4
WHOLE_ELSEWHERE = ("hopper",)
LANGUAGES = dict(zip(cupboard.game_ids(), cycle(i18n.LANGUAGES), strict=False))


def games(way: int) -> pytest.MarkDecorator:
    """Run a test with every game; `whole` says which of them are played to the end."""
    cases = []
    for at, game in enumerate(cupboard.game_ids()):
        whole = at % WAYS == way and game not in WHOLE_ELSEWHERE
        cases.append(pytest.param(game, whole, id=f"{game}-{'whole' if whole else 'begun'}"))
    return pytest.mark.parametrize(("game", "whole"), cases)


def play(person: Person, whole: bool) -> None:
    """Play to the end, or until it is this person's turn again after a few turns."""
    if whole:
        person.play_to_the_end()
    else:
        play_turns(person)
        person.wait()


def play_turns(person: Person) -> None:
    for _ in range(TURNS):
        if person.wait():
            person.act()


@games(0)
def test_against_an_engine_with_a_reload_in_the_middle(
    visit: OpenPage, game: str, whole: bool
) -> None:
    person = Person(visit(language=LANGUAGES[game]))
    person.choose(game)
    person.gentle()
    person.start()
    play_turns(person)
    assert person.page.locator("html").get_attribute("lang") == LANGUAGES[game]
    person.page.reload()
    play(person, whole)


@games(1)
def test_two_people_on_one_phone(visit: OpenPage, game: str, whole: bool) -> None:
    person = Person(visit(phone=True), seed=2)
    person.choose(game)
    person.others("here")
    person.start()
    play(person, whole)


@games(2)
def test_two_browsers(visit: OpenPage, game: str, whole: bool) -> None:
    host, guest = Person(visit(), seed=3), Person(visit(language="fr"), seed=4)
    host.choose(game)
    host.others("open")
    guest.join(host.start())
    both = (host, guest)
    acted = {host: 0, guest: 0}
    while not any(person.over for person in both) and (whole or min(acted.values()) < TURNS):
        for person in both:
            if person.is_due:
                person.act()
                acted[person] += 1
    if whole:
        for person in both:
            person.see_the_result()


@games(3)
def test_with_the_keyboard_alone(visit: OpenPage, game: str, whole: bool) -> None:
    person = Person(visit(), seed=5, by_keyboard=True)
    person.choose(game)
    person.gentle()
    person.start()
    play(person, whole)
