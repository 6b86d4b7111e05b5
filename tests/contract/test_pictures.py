"""Every position can be drawn and described in every language."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import cupboard
from cupboard.core import i18n
from cupboard.core.board_markup import plain
from cupboard.core.narration import tell, tell_outcome
from cupboard.core.registry import AnyGame
from cupboard.core.types import Over
from tests.contract.support import (
    TABLES,
    Table,
    covering_table,
    every_table,
    finished,
    samples,
)

WIDEST = 78


class Written(Visitor):
    """Collects the words of Fluent messages, without keys and variable names."""

    def __init__(self) -> None:
        super().__init__()
        self.words: set[str] = set()

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.words |= words_in(node.value)


def words_in(text: str) -> set[str]:
    """Return words of two or more letters; single letters name lines and pawns."""
    return set(re.findall(r"[^\W\d_]{2,}", text))


@cache
def vocabulary(game_id: str, language: str) -> frozenset[str]:
    """Return every word of a game's texts in a language."""
    written = Written()
    file = next(f for f in i18n.resources(language) if f.name == f"{game_id}.ftl")
    written.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return frozenset(written.words)


@cache
def views(table: Table) -> tuple[Any, ...]:
    """Return the views of all seats and a spectator at some moments of a game."""
    everybody = (*range(table.seats), None)
    moments = (match.state for match in samples(table, 1, 3))
    return tuple(table.game.view(state, seat) for state in moments for seat in everybody)


def drawn(game: AnyGame, view: Any, language: str) -> set[str]:
    """Return the words in the text board, which fits a terminal, and in the picture, an SVG."""
    board = plain(game.draw(view, language))
    picture = ElementTree.fromstring(game.svg(view, language))
    assert board.strip()
    assert max(map(len, board.splitlines())) <= WIDEST
    assert picture.tag.endswith("svg")
    return words_in(" ".join((board, *picture.itertext())))


@covering_table
def test_boards_and_pictures_can_be_drawn_in_the_given_language(table: Table) -> None:
    """Every word drawn is in the game's texts of that language, so no English is left."""
    game_id = table.game.spec.id
    for view in views(table):
        spoken = {language: drawn(table.game, view, language) for language in i18n.LANGUAGES}
        if game_id in cupboard.game_ids():  # the tiny games have no texts
            _are_in_their_language(game_id, spoken)


def _are_in_their_language(game_id: str, spoken: dict[str, set[str]]) -> None:
    names = words_in(i18n.text("en", f"{game_id}-name"))
    for language, found in spoken.items():
        assert names <= found <= vocabulary(game_id, language), language
    told = [frozenset(found - names) for found in spoken.values()]
    assert len(set(told)) == (len(told) if any(told) else 1), "two languages drew the same"


@pytest.mark.parametrize("game_id", ["hopper", "kessel", "ronda"])
def test_some_boards_have_words(game_id: str) -> None:
    """Make sure that the previous test has words to check."""
    table = next(table for table in TABLES if table.game.spec.id == game_id)
    names = words_in(i18n.text("en", f"{game_id}-name"))
    assert all(drawn(table.game, view, "en") > names for view in views(table))


def test_english_is_the_default_language() -> None:
    table = next(table for table in TABLES if table.game.spec.id == "kessel")
    for view in views(table):
        assert table.game.draw(view) == table.game.draw(view, "en")
        assert table.game.svg(view) == table.game.svg(view, "en")


NAMES = ("Quirin", "Xanthe", "Zdenka", "Ygritte", "Wolfram")


@every_table
def test_a_state_can_be_displayed(table: Table) -> None:
    """`str` draws the board, `repr` can be evaluated, `_repr_svg_` is the picture for notebooks."""
    for match in samples(table, 1, 1):
        assert str(match.state).strip()
        assert "svg" in match.state._repr_svg_()
        if table.game.spec.id in cupboard.game_ids():
            assert eval(repr(match.state)) == match.state


@every_table
def test_every_fact_and_outcome_has_a_text(table: Table) -> None:
    """Facts and outcomes have texts; no text is missing or lacks an argument."""
    game_id, names, match = table.game.spec.id, NAMES[: table.seats], finished(table)
    assert isinstance(match.turn, Over)
    for language in i18n.LANGUAGES:
        words = [tell(game_id, fact, language, names) for fact in {*match.facts(0)}]
        spoken = [word for word in words if word is not None]
        assert all("{" not in word for word in spoken)
        assert spoken or game_id in ("bids", "peek")
        assert tell_outcome(game_id, match.turn.outcome, language, names)


@covering_table
def test_readers_are_addressed_as_you(table: Table) -> None:
    """Texts about the reader's own seat say "you", in facts and in the result."""
    game_id, names, match = table.game.spec.id, NAMES[: table.seats], finished(table)
    assert isinstance(match.turn, Over)
    for language, (you, name) in product(i18n.LANGUAGES, enumerate(names)):
        facts = [tell(game_id, fact, language, names, you) for fact in {*match.facts(you)}]
        assert not [text for text in facts if text and name in text]
        assert name not in tell_outcome(game_id, match.turn.outcome, language, names, you)
    for language in i18n.LANGUAGES:
        plain = tell_outcome(game_id, match.turn.outcome, language, names)
        assert any(names[seat] in plain for seat in match.turn.outcome.winners)
