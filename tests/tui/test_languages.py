"""The board on the screen uses the user's language, in a game and in a replay."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import cupboard
from cupboard.core import i18n, record
from cupboard.core.match import Match
from cupboard.games.kessel import card_texts
from cupboard.games.kessel.cards import COLOURS
from cupboard.tui.game_screen import TerminalGame
from cupboard.tui.record_viewer import Viewer, view_record
from cupboard.tui.screen import EndOfInput, Screen
from cupboard.tui.setup import PERSON, Setup
from cupboard.tui.theme import THEME, WIDEST
from tools.pictures import GOLDEN

every_language = pytest.mark.parametrize("language", i18n.LANGUAGES)
KESSEL = cupboard.game("kessel")


class Roll(Screen):
    """A screen that keeps everything and gets no input."""

    def __init__(self) -> None:
        self.paper = io.StringIO()
        self.console = Console(file=self.paper, theme=THEME, width=WIDEST, markup=False)
        self.live = False

    def ask(self, prompt: Text, *, hidden: bool = False) -> str:
        raise EndOfInput


def assert_speaks(paper: str, language: str) -> None:
    """Assert that all colour names of this language are shown, and none of another language."""
    board = set(paper.split())
    own = {card_texts.colour(name, language) for name in COLOURS}
    others = {card_texts.colour(name, other) for name in COLOURS for other in i18n.LANGUAGES}
    assert own <= board
    assert not (others - own) & board


@every_language
def test_a_game_is_drawn_in_the_language_of_the_user(language: str) -> None:
    setup = Setup(KESSEL, KESSEL.options(), 2, (PERSON, PERSON), ("Name0", "Name1"), b"a seed")
    match: Any = Match(KESSEL, setup.options, setup.seats, setup.seed)
    screen = Roll()
    with pytest.raises(EndOfInput):
        TerminalGame(setup, match, screen, language).run()
    assert_speaks(screen.paper.getvalue(), language)


@every_language
def test_a_replay_is_drawn_in_the_language_of_the_user(language: str) -> None:
    kept = record.load(GOLDEN / "kessel" / "standard-2.jsonl")
    book = view_record(KESSEL, kept, None)
    screen = Roll()
    Viewer(book, screen, language).print_all()
    assert_speaks(screen.paper.getvalue(), language)
