"""Guided first games have texts in all languages and explain what really happens."""

from __future__ import annotations

import dataclasses
import re

import pytest

import cupboard
from cupboard.core import i18n
from cupboard.core.codec import view_to_json
from cupboard.experts import level_names
from cupboard.learn.fact_pattern import holds, problems_of
from cupboard.learn.guides import Guide, LearnerView, Note, guide_of
from tests.learn.guided import Guided, played

GAMES = cupboard.game_ids()

TRIES: dict[str, dict[str, tuple[int, ...]]] = {
    "dacapo": {"sprout": (0, 1, 2, 3), "random": (0, 1, 2, 3)},
    "hopper": {"sprout": (0,)},
    "kala": {"random": (0, 1, 2, 3, 4)},
    "kalaha": {"random": (0, 1, 2)},
    "kessel": {"random": (0, 1, 2)},
    "ronda": {"sprout": (0, 1, 14, 116)},
}
"""The level that plays for the learner, and seeds that together trigger every note."""
USUAL_TRIES = {"random": (0, 1, 2, 3, 4)}
MAX_DECISIONS = {
    "dacapo": 16,
    "hopper": 70,
    "kala": 24,
    "kalaha": 40,
    "kessel": 60,
    "ronda": 60,
}
"""First games stay short even if the learner plays random moves."""
USUAL_DECISIONS = 60
ENOUGH = 0.7


@pytest.fixture(params=GAMES)
def guide(request: pytest.FixtureRequest) -> Guide:
    return guide_of(request.param)


def beginning(guide: Guide) -> Guided:
    return Guided(guide, guide.seed.encode(), "random")


def test_the_guide_uses_a_valid_preset_and_number_of_seats(guide: Guide) -> None:
    found = cupboard.game(guide.game)
    found.check(found.options(guide.preset, **guide.options), guide.seats)
    assert guide.level == level_names(guide.game)[0], "the gentlest"


def test_the_learner_goes_first(guide: Guide) -> None:
    match = beginning(guide).match
    match.draw()
    assert 0 in match.waiting_for


def test_every_note_names_a_rule_and_has_its_text_in_every_language(guide: Guide) -> None:
    clauses = {clause.id for clause in cupboard.game(guide.game).spec.clauses}
    names = [note.name for note in guide.notes]
    assert len(set(names)) == len(names) >= 8
    for note in guide.notes:
        assert note.rule in clauses, note.name
        key = f"guide-{guide.game}-{note.name}"
        told = {i18n.text(language, key) for language in i18n.LANGUAGES}
        assert len(told) == len(i18n.LANGUAGES), f"{key} is not told in every language"
        assert key not in told


def test_triggers_name_existing_facts_and_fields(guide: Guide) -> None:
    found = cupboard.game(guide.game)
    match = beginning(guide).match
    view = view_to_json(found.view(match.state, 0))
    for note in guide.notes:
        re.compile(note.moves)
        if note.on == "fact":
            assert not list(problems_of(note.fact, found.spec.facts)), note.name
        else:
            assert isinstance(holds(note.having, view), bool), note.name
            assert note.having or note.on != "nearly", note.name


def test_events_are_explained_when_they_happen(guide: Guide) -> None:
    """A typical guided game shows most notes, and each note appears in some game."""
    tables = [
        played(guide, bytes([seed]), me)
        for me, seeds in TRIES.get(guide.game, USUAL_TRIES).items()
        for seed in seeds
    ]
    names = {note.name for note in guide.notes}
    shares = sorted(len(table.read) / len(names) for table in tables)
    assert shares[len(shares) // 2] >= ENOUGH
    assert names == {name for table in tables for name in table.read}
    most = MAX_DECISIONS.get(guide.game, USUAL_DECISIONS)
    assert max(table.decisions for table in tables) <= most


MOMENT = LearnerView(0, (), {"heap": [[3, 4], [1, 1]], "asked": "wand"}, True, ("N", "NEx"), False)


@pytest.mark.parametrize(
    ("note", "changes", "is_due"),
    [
        (Note("n", "R", "start"), {}, True),
        (Note("n", "R", "turn"), {}, True),
        (Note("n", "R", "turn"), {"due": False}, False),
        (Note("n", "R", "turn", moves=".*x"), {}, True),
        (Note("n", "R", "turn", moves="x"), {}, False),
        (Note("n", "R", "turn", moves=".*"), {"moves": None}, False),
        (Note("n", "R", "turn", having="asked=cauldron"), {}, False),
        (Note("n", "R", "turn", having="asked=wand"), {}, True),
        (Note("n", "R", "nearly", having="heap<=2"), {}, True),
        (Note("n", "R", "nearly", having="heap<=1"), {}, False),
        (Note("n", "R", "nearly", having="heap>=7"), {}, True),
        (Note("n", "R", "nearly", having="heap>=7"), {"over": True}, False),
        (Note("n", "R", "over"), {"over": True}, True),
        (Note("n", "R", "over"), {}, False),
    ],
)
def test_when_a_note_is_shown(note: Note, changes: dict[str, object], is_due: bool) -> None:
    assert note.is_due(dataclasses.replace(MOMENT, **changes)) is is_due  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("pattern", "fact", "is_due"),
    [
        ("Won seat=me", {"fact": "Won", "seat": 0}, True),
        ("Won seat=me", {"fact": "Won", "seat": 1}, False),
        ("Won owner=other", {"fact": "Won", "owner": 1}, True),
        ("Won owner=other", {"fact": "Won", "owner": 0}, False),
        ("Won cup=4", {"fact": "Won", "cup": 4}, True),
        ("Won cup=4", {"fact": "Won", "cup": 3}, False),
        ("Won", {"fact": "Won"}, True),
        ("Won", {"fact": "Lost"}, False),
    ],
)
def test_a_note_matches_facts_of_the_right_seat(
    pattern: str, fact: dict[str, object], is_due: bool
) -> None:
    note = Note("n", "R", "fact", fact=pattern)
    assert note.is_due(dataclasses.replace(MOMENT, facts=(fact,))) is is_due
