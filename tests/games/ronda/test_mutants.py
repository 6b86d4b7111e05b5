"""Broken rules on purpose: the checks must notice every one of them."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import NamedTuple

import pytest

from cupboard.core.errors import CupboardError
from cupboard.core.match import Match
from cupboard.games.ronda import GAME, memory, rules, view
from tests.games.ronda.helpers import played, twin, walk
from tests.games.ronda.oracle import play_along


class Mutant(NamedTuple):
    """A change of a module's text, and the clause it breaks."""

    rule: str
    old: str
    new: str


MUTANTS = [
    Mutant("RONDA-2", "hands=(options.beans,) * seats", "hands=(10,) * seats"),
    Mutant("RONDA-3", "state.actor + 1) % state.seats", "state.actor - 1) % state.seats"),
    Mutant("RONDA-3", "actor=seat), (Begins", "actor=0), (Begins"),
    Mutant("RONDA-4", "if cup not in state.open and", "if"),
    Mutant("RONDA-4", "Lifted(state.actor, cup, state.under(cup))", "Lifted(state.actor, cup, 0)"),
    Mutant("RONDA-5", "told = (lifted, Missed(state.actor), *covers(state))", "told = (lifted,)"),
    Mutant("RONDA-6", "if first == second:", "if first == second and first > 0:"),
    Mutant("RONDA-6", "if first == second:", "if first <= second:"),
    Mutant("RONDA-6", "changed(state.hands, state.actor, -1)", "state.hands"),
    Mutant(
        "RONDA-6", "cups=changed(state.cups, cup - 1, 1)", "cups=changed(state.cups, cup - 1, 2)"
    ),
    Mutant("RONDA-7", " and cup != state.barred", ""),
    Mutant("RONDA-7", "open=(cup,), barred=other", "open=(other,), barred=cup"),
    Mutant(
        "RONDA-7", "(*map(Keep, sorted(state.open)), Pass())", "(Keep(max(state.open)), Pass())"
    ),
    Mutant(
        "RONDA-8", "(*map(Add, sorted(state.open)), Pass())", "tuple(map(Add, sorted(state.open)))"
    ),
    Mutant(
        "RONDA-8",
        "(*map(Keep, sorted(state.open)), Pass())",
        "tuple(map(Keep, sorted(state.open)))",
    ),
    Mutant("RONDA-9", "> state.options.top:", ">= state.options.top:"),
    Mutant("RONDA-9", "> state.options.top:", "> 5:"),
    Mutant("RONDA-9", "if state.black == 0 and state.options", "if state.options"),
    Mutant("RONDA-9", "replace(emptied, black=beans)", "replace(emptied, black=beans - 1)"),
    Mutant(
        "RONDA-9", "Step(end_turn(after), (*told", "Step(replace(after, phase=Phase.ADDED), (*told"
    ),
    Mutant("RONDA-10", "if state.black == 0:\n        return", "if True:\n        return"),
    Mutant("RONDA-10", "black=state.black - 1, hands", "black=state.black, hands"),
    Mutant("RONDA-10", "black=state.black - 1, hands", "black=0, hands"),
    Mutant("RONDA-11", "return win(laid, (added,)) or go_on", "return go_on"),
    Mutant("RONDA-11", "return win(after, told) or Step", "return Step"),
    Mutant("RONDA-11", "if state.hands[state.actor] > 0:", "if state.hands[state.actor] > 1:"),
    Mutant("RONDA-12", "if not state.options.easy:", "if True:"),
    Mutant("RONDA-12", "and state.options.penalty:", "and True:"),
    Mutant("RONDA-12", "open=(), going_on=True", "open=(), going_on=False"),
    Mutant("RONDA-12", "barred=None, going_on=False)\n    if", "barred=None)\n    if"),
]


VIEW_MUTANTS = [
    Mutant("RONDA-13", "if cup in state.open else None", "if state.open else None"),
    Mutant("RONDA-13", "if cup in state.open else None", "if cup not in state.open else None"),
    Mutant("RONDA-13", "out=state.out", "out=state.cups[0]"),
    Mutant(
        "RONDA-13", "liftable=tuple(", "liftable=tuple(sorted(CUPS, key=state.under)) or tuple("
    ),
]

MEMORY_MUTANTS = [
    Mutant("RONDA-1", "known.setdefault(fact.cup, fact.beans)", "known[fact.cup] = fact.beans"),
    Mutant("RONDA-1", "known[cup] if cup in known else next(unseen)", "next(unseen)"),
    Mutant("RONDA-13", "rest.remove(beans)", "rest.pop()"),
    Mutant("RONDA-8", "yield Played(seat, Pass())", "pass"),
]


def mutated(original: ModuleType, mutant: Mutant) -> ModuleType:
    source = Path(str(original.__file__)).read_text(encoding="utf-8")
    assert source.count(mutant.old) == 1, f"{mutant.old!r} must name one place"
    name = f"mutant_of_{original.__name__.rpartition('.')[2]}"
    module = ModuleType(name)
    # Dataclasses look their module up by its name.
    sys.modules[name] = module
    exec(source.replace(mutant.old, mutant.new), module.__dict__)
    return module


def listed(mutants: list[Mutant]) -> pytest.MarkDecorator:
    named = (
        pytest.param(
            mutant, marks=pytest.mark.rule(mutant.rule), id=f"{mutant.rule} {mutant.new[:40]}"
        )
        for mutant in mutants
    )
    return pytest.mark.parametrize("mutant", list(named))


def check_rules(candidate: ModuleType) -> None:
    """What every implementation of the rules has to pass: the oracle says the same."""
    for preset, seats in GAME.spec.tables():
        rng = Random(f"{preset} {seats}")
        for _ in range(2):
            play_along(candidate, GAME.options(preset), seats, rng)
    for seed in range(40):
        play_along(candidate, GAME.options(beans=1 + seed % 3), 2 + seed % 4, Random(seed))


def check_view(candidate: ModuleType) -> None:
    """Tables that differ under covered cups only look the same, and open cups are shown."""
    rng = Random(1)
    for state in list(walk(GAME.options(), 2, 5, 200))[1:]:
        view = candidate.view_of(state, 0)
        assert view.cups == tuple(state.under(n) if n in state.open else None for n in range(1, 11))
        assert candidate.view_of(twin(state, rng, ()), 0) == view


def check_memory(candidate: ModuleType) -> None:
    """A drawn history shows the same facts again."""
    for seed in range(20):
        match = played("standard", 3, seed, 10 * seed)
        again = Match(GAME, match.options, match.seats, b"other")
        for event in candidate.history(match.facts(0), Random(seed)):
            again.replay(event)
        assert again.facts(0) == match.facts(0)


@pytest.mark.rule(*(clause.id for clause in GAME.spec.clauses))
def test_the_true_rules_pass() -> None:
    check_rules(rules)
    check_view(view)
    check_memory(memory)


@listed(MUTANTS)
def test_broken_rules_are_caught(mutant: Mutant) -> None:
    """By a comparison that differs, or by a state that makes no sense at all."""
    broken = mutated(rules, mutant)
    with pytest.raises((AssertionError, IndexError, ValueError, StopIteration)):
        check_rules(broken)


@listed(VIEW_MUTANTS)
def test_leaking_views_are_caught(mutant: Mutant) -> None:
    broken = mutated(view, mutant)
    with pytest.raises(AssertionError):
        check_view(broken)


@listed(MEMORY_MUTANTS)
def test_false_memories_are_caught(mutant: Mutant) -> None:
    broken = mutated(memory, mutant)
    with pytest.raises((AssertionError, ValueError, RuntimeError, CupboardError)):
        check_memory(broken)
