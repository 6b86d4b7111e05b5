"""Our rulings and additions are marked, and each explains what the printed editions say."""

from __future__ import annotations

import pytest

from cupboard.core import i18n
from cupboard.core.registry import game, game_ids
from cupboard.core.spec import Clause

RULINGS = {
    "kala": "KALA-3 KALA-12 KALA-15",
    "ronda": "RONDA-2 RONDA-4 RONDA-6 RONDA-8 RONDA-12",
    "hopper": "HOPPER-2 HOPPER-4 HOPPER-5 HOPPER-6 HOPPER-7 HOPPER-10 HOPPER-11",
    "dacapo": "DACAPO-5 DACAPO-7 DACAPO-9 DACAPO-10",
    "kalaha": "KALAHA-3 KALAHA-4 KALAHA-6 KALAHA-7 KALAHA-V2 KALAHA-V4 KALAHA-V5",
    "kessel": "KESSEL-1 KESSEL-2 KESSEL-9 KESSEL-13 KESSEL-16",
}
ADDITIONS = {
    "kala": "KALA-2",
    "ronda": "RONDA-2",
    "hopper": "HOPPER-12 HOPPER-13",
    "dacapo": "DACAPO-2",
    "kalaha": "KALAHA-P",
    "kessel": "KESSEL-X KESSEL-C",
}
LONGEST = 600
"""Characters; it is small print."""

every_game = pytest.mark.parametrize("game_id", game_ids())
every_language = pytest.mark.parametrize("language", i18n.LANGUAGES)


def clauses(game_id: str) -> tuple[Clause, ...]:
    return game(game_id).spec.clauses


@pytest.mark.parametrize("game_id", RULINGS)
def test_the_rulings_and_additions_of_the_ledger_are_marked(game_id: str) -> None:
    assert [c.id for c in clauses(game_id) if c.choice] == RULINGS[game_id].split()
    assert [c.id for c in clauses(game_id) if c.beyond] == ADDITIONS[game_id].split()


@every_language
@every_game
def test_each_has_its_text(game_id: str, language: str) -> None:
    wanted = {f"rule-{clause.id}-choice" for clause in clauses(game_id) if clause.choice}
    wanted |= {f"rule-{clause.id}-beyond" for clause in clauses(game_id) if clause.beyond}
    for key in wanted:
        assert i18n.has_text(language, key), key
        assert len(i18n.text(language, key)) < LONGEST, key


@every_game
def test_printed_rules_have_no_such_note(game_id: str) -> None:
    """No note is left for a rule that is no longer ours."""
    for clause in clauses(game_id):
        assert clause.choice or not i18n.has_text("en", f"rule-{clause.id}-choice"), clause.id
        assert clause.beyond or not i18n.has_text("en", f"rule-{clause.id}-beyond"), clause.id
