"""The advice printed with Kalaha's rules."""

from __future__ import annotations

import pytest

from cupboard.core import i18n
from cupboard.games.kalaha import GAME

HOW_MANY = 4


@pytest.mark.rule("KALAHA-T")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_four_tips_are_shown_but_not_in_force(language: str) -> None:
    """One per line, so that pages can list them; never in force."""
    assert "KALAHA-T" in GAME.spec.tips
    told = i18n.text(language, "rule-KALAHA-T").splitlines()
    assert len(set(told)) == HOW_MANY
    assert "KALAHA-T" not in GAME.spec.in_force(GAME.options(), 2)
