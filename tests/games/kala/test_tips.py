"""The advice printed with Kala's rules."""

from __future__ import annotations

import pytest

from cupboard.core import i18n
from cupboard.games.kala import GAME


@pytest.mark.rule("KALA-T")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_tip_is_shown_but_not_in_force(language: str) -> None:
    """The tip is shown with the rules, but is never in force."""
    assert "KALA-T" in GAME.spec.tips
    assert i18n.has_text(language, "rule-KALA-T")
    assert "KALA-T" not in GAME.spec.in_force(GAME.options(), 2)
