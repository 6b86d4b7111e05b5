"""Kupferkessel is analysed only by what a seat could know."""

from __future__ import annotations

from cupboard.experts.kessel import analysis as kessel
from tests.learn.support import at_random, differing_worlds, played


def test_hidden_cards_do_not_change_the_analysis() -> None:
    match = played("kessel", at_random(3), "recipes", most=24)
    assert differing_worlds(match, kessel.decide) > 1
