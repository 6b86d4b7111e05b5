"""Every position can be drawn, told and shown, in every language."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import cupboard
from cupboard.core import texts
from cupboard.core.markup import plain
from cupboard.core.narrate import tell, tell_outcome
from cupboard.core.types import Over
from tests.contract.tables import Table, every_table, samples

WIDEST = 78


@every_table
def test_boards_fit_a_terminal_and_pictures_are_svg(table: Table) -> None:
    for match in samples(table, 1, 3):
        for seat in (*range(table.seats), None):
            view = table.game.view(match.state, seat)
            drawing = plain(table.game.draw(view))
            assert drawing.strip()
            assert max(map(len, drawing.splitlines())) <= WIDEST
            assert ElementTree.fromstring(table.game.svg(view)).tag.endswith("svg")


@every_table
def test_a_state_shows_itself(table: Table) -> None:
    """`str` draws, `repr` evaluates, `_repr_svg_` is a notebook's picture."""
    for match in samples(table, 1, 1):
        assert str(match.state).strip()
        assert "svg" in match.state._repr_svg_()
        if table.game.spec.id in cupboard.game_ids():
            assert eval(repr(match.state)) == match.state


@every_table
@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_everything_that_happens_can_be_told(table: Table, language: str) -> None:
    """Facts and outcomes have words; no text is missing or lacks an argument."""
    names = tuple("ABCDE"[: table.seats])
    for match in samples(table, 1, 0):
        words = [tell(table.game.spec.id, f, language, names) for f in match.facts(0)]
        spoken = [word for word in words if word is not None]
        assert all("{" not in word for word in spoken)
        if isinstance(match.turn, Over):
            assert tell_outcome(match.turn.outcome, language, names)
            assert spoken or table.game.spec.id in ("bids", "peek")
