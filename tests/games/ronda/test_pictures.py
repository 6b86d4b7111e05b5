"""The board as text and as a picture."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from cupboard.core.board_markup import plain
from cupboard.games.ronda import GAME
from tests.games.ronda.support import at, walk

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.rule("RONDA-1", "RONDA-4")
def test_the_circle_shows_open_cups_and_move_numbers() -> None:
    drawn = plain(GAME.draw(GAME.view(at("0123401334 9,10 0/0 added:0:3,8"), 0)))
    assert "=3 (2 ••" in drawn
    assert "=8 (3 •••" in drawn
    assert drawn.count("▟") == 8
    assert "▸1:   9" in drawn
    assert "+3 (2 ••" in plain(GAME.draw(GAME.view(at("0123401234 10,10 0/0 pair:0:3,8"), 0)))


@pytest.mark.rule("RONDA-1", "RONDA-11")
@pytest.mark.parametrize("seats", GAME.spec.seats)
def test_drawings_fit_a_terminal_and_pictures_are_complete(seats: int) -> None:
    states = list(walk(GAME.options(beans=20), seats, 2))
    for state in [*states[::97], states[-1]]:
        view = GAME.view(state, seats - 1)
        assert max(map(len, plain(GAME.draw(view)).splitlines())) <= 78
        root = ET.fromstring(GAME.svg(view))
        written = [element.text for element in root.iter(f"{SVG}text")]
        assert {str(cup) for cup in range(1, 11)} <= set(written)
    assert "★" in GAME.draw(GAME.view(states[-1], None))


@pytest.mark.rule("RONDA-3")
def test_the_viewing_player_is_at_the_bottom() -> None:
    state = at("0123401234 10,10,10 0/0 lift:0", seats=3)
    for seat in range(3):
        plates = list(ET.fromstring(GAME.svg(GAME.view(state, seat))).iter(f"{SVG}rect"))[1:]
        lowest = max(range(3), key=lambda n: float(plates[n].attrib["y"]))
        assert lowest == seat


@pytest.mark.rule("RONDA-13")
def test_the_spoken_title_names_open_cups_only() -> None:
    state = at("0123401234 10,10 0/0 lift:0:4")
    title = ET.fromstring(GAME.svg(GAME.view(state, None)))[0].text
    assert title == "Ronda. cup 4: 3. Black cup: 0. Hands: 1: 10, 2: 10"
    told = ET.fromstring(GAME.svg(GAME.view(state, None), "de"))[0].text
    assert told == "Ronda. Schale 4: 3. Schwarze Schale: 0. Hände: 1: 10, 2: 10"
