"""All six games are played to the end in the pages."""

from __future__ import annotations

import pytest

import cupboard
from tests.browser.conftest import OpenPage
from tests.browser.people import Person

LANGUAGES = dict(zip(cupboard.game_ids(), ("de", "en", "fr", "es", "nl", "de"), strict=True))


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_against_an_engine_with_a_reload_in_the_middle(visit: OpenPage, game: str) -> None:
    person = Person(visit(language=LANGUAGES[game]))
    person.choose(game)
    person.gentle()
    person.start()
    for _ in range(4):
        if person.wait():
            person.act()
    assert person.page.locator("html").get_attribute("lang") == LANGUAGES[game]
    person.page.reload()
    person.play_to_the_end()


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_two_people_on_one_phone(visit: OpenPage, game: str) -> None:
    person = Person(visit(phone=True), seed=2)
    person.choose(game)
    person.others("here")
    person.start()
    person.play_to_the_end()


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_two_browsers(visit: OpenPage, game: str) -> None:
    host, guest = Person(visit(), seed=3), Person(visit(language="fr"), seed=4)
    host.choose(game)
    host.others("open")
    guest.join(host.start())
    both = (host, guest)
    while not any(person.over for person in both):
        for person in both:
            if person.is_due:
                person.act()
    for person in both:
        person.see_the_result()


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_with_the_keyboard_alone(visit: OpenPage, game: str) -> None:
    person = Person(visit(), seed=5, by_keyboard=True)
    person.choose(game)
    person.gentle()
    person.start()
    person.play_to_the_end()
