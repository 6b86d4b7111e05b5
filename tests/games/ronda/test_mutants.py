"""The checks must detect every mutant."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from cupboard.core.errors import CupboardError
from cupboard.core.match import Match
from cupboard.core.types import Event
from cupboard.games.ronda import GAME, rules, sampling, view
from tests.games.ronda.oracle import play_along
from tests.games.ronda.support import played, twin, walk
from tests.mutants.harness import Mutant, kill

# The rule id, the original code, and its replacement.
RULES = [
    ("RONDA-2", "hands=hands(options, seats)", "hands=(10,) * seats"),
    ("RONDA-3", "state.actor + 1) % state.seats", "state.actor - 1) % state.seats"),
    ("RONDA-3", "actor=seat), (Begins", "actor=0), (Begins"),
    ("RONDA-4", "if cup not in state.open and", "if"),
    ("RONDA-4", "Lifted(state.actor, cup, state.under(cup))", "Lifted(state.actor, cup, 0)"),
    ("RONDA-5", "facts = (lifted, Missed(state.actor), *covers(state))", "facts = (lifted,)"),
    ("RONDA-6", "if first == second:", "if first == second and first > 0:"),
    ("RONDA-6", "if first == second:", "if first <= second:"),
    ("RONDA-6", "changed(state.hands, state.actor, -1)", "state.hands"),
    ("RONDA-6", "cups=changed(state.cups, cup - 1, 1)", "cups=changed(state.cups, cup - 1, 2)"),
    ("RONDA-7", " and cup != state.barred", ""),
    ("RONDA-7", "open=(cup,), barred=other", "open=(other,), barred=cup"),
    ("RONDA-7", "(*map(Keep, sorted(state.open)), Pass())", "(Keep(max(state.open)), Pass())"),
    ("RONDA-8", "() if full_pair(state) else (Pass(),)", "()"),
    (
        "RONDA-8",
        "(*map(Keep, sorted(state.open)), Pass())",
        "tuple(map(Keep, sorted(state.open)))",
    ),
    ("RONDA-9", "() if full_pair(state) else (Pass(),)", "(Pass(),)"),
    ("RONDA-9", "top = state.options.top\n", "top = 5\n"),
    ("RONDA-9", "> state.options.top:", ">= state.options.top:"),
    ("RONDA-9", "> state.options.top:", "> 5:"),
    ("RONDA-9", "if state.black == 0 and state.options", "if state.options"),
    ("RONDA-9", "replace(emptied, black=beans)", "replace(emptied, black=beans - 1)"),
    (
        "RONDA-9",
        "Effect(end_turn(after), (*facts",
        "Effect(replace(after, phase=Phase.ADDED), (*facts",
    ),
    ("RONDA-10", "if state.black == 0:\n        return", "if True:\n        return"),
    ("RONDA-10", "black=state.black - 1, hands", "black=state.black, hands"),
    ("RONDA-10", "black=state.black - 1, hands", "black=0, hands"),
    ("RONDA-11", "return win(laid, (added,)) or go_on", "return go_on"),
    ("RONDA-11", "return win(after, facts) or Effect", "return Effect"),
    ("RONDA-11", "if state.hands[state.actor] > 0:", "if state.hands[state.actor] > 1:"),
    ("RONDA-12", "if not state.options.easy:", "if True:"),
    ("RONDA-12", "and state.options.penalty:", "and True:"),
    ("RONDA-12", "open=(), going_on=True", "open=(), going_on=False"),
    ("RONDA-12", "barred=None, going_on=False)\n    if", "barred=None)\n    if"),
    ("RONDA-13", ", *uncovers(over))", ")"),
    ("RONDA-13", "for cup in CUPS if cup not in state.open)", "for cup in CUPS)"),
]


VIEW = [
    ("RONDA-13", "if cup in lifted else None", "if lifted else None"),
    ("RONDA-13", "if cup in lifted else None", "if cup not in lifted else None"),
    ("RONDA-13", "CUPS if over else state.open", "state.open"),
    ("RONDA-13", "CUPS if over else state.open", "state.open or CUPS"),
    ("RONDA-13", "CUPS if over else state.open", "CUPS if len(state.open) == 2 else state.open"),
    ("RONDA-13", "out=state.out", "out=state.cups[0]"),
    ("RONDA-13", "liftable=tuple(", "liftable=tuple(sorted(CUPS, key=state.under)) or tuple("),
]

MEMORY = [
    ("RONDA-1", "Lifted | Uncovered)", "Lifted) and fact.seat == 0"),
    ("RONDA-13", "Lifted | Uncovered)", "Lifted)"),
    ("RONDA-1", "known[cup] if cup in known else next(unseen)", "next(unseen, 0)"),
    ("RONDA-13", "rest.remove(beans)", "rest.pop()"),
    ("RONDA-8", "yield Played(seat, Pass())", "pass"),
]


def listed(module: ModuleType, mutants: list[tuple[str, str, str]]) -> pytest.MarkDecorator:
    """Return a parametrisation over a module's mutants, each named by the rule it breaks."""
    named = [Mutant(new[:40], rule, module.__name__, old, new) for rule, old, new in mutants]
    return pytest.mark.parametrize("mutant", named, ids=lambda mutant: f"{mutant.rule} {mutant}")


def check_rules(candidate: ModuleType) -> int:
    """Assert that the rules agree with the oracle."""
    tables = [(GAME.options(preset), 2 + n % 4) for n, preset in enumerate(GAME.spec.presets)]
    tables += [(GAME.options(beans=1 + n % 3), 2 + n % 4) for n in range(24)]
    return sum(play_along(candidate, *table, Random(n)) for n, table in enumerate(tables))


def check_view(candidate: ModuleType) -> int:
    """Assert that views show open cups and hide the covered ones, until the end."""
    rng, states = Random(1), [state for state in walk(GAME.options(beans=3), 2, 5) if state.cups]
    *before, end = states
    assert candidate.view_of(end, 0).cups == end.cups
    for state in before:
        seen = candidate.view_of(state, 0)
        assert seen.cups == tuple(state.under(n) if n in state.open else None for n in range(1, 11))
        assert candidate.view_of(twin(state, rng, ()), 0) == seen
    return len(states)


def check_memory(candidate: ModuleType) -> int:
    """Assert that a sampled history can be played and gives the same facts."""
    events = 0
    matches = [played(GAME.options(), 3, seed, 10 * seed) for seed in range(20)]
    # So short that the end shows cups that were never lifted.
    matches += [played(GAME.options(beans=1), 3, seed, 10_000) for seed in range(5)]
    for seed, match in enumerate(matches):
        again = Match(GAME, match.options, match.seats, b"other")
        for event in candidate.history(match.facts(0), Random(seed)):
            assert event_fits(again, event)
        assert again.facts(0) == match.facts(0)
        events += again.number
    return events


def event_fits(match: Match[Any, Any, Any, Any], event: Event) -> bool:
    try:
        match.replay(event)
    except CupboardError:
        return False
    return True


@pytest.mark.rule(
    "RONDA-2",
    "RONDA-3",
    "RONDA-4",
    "RONDA-5",
    "RONDA-6",
    "RONDA-7",
    "RONDA-8",
    "RONDA-9",
    "RONDA-10",
    "RONDA-11",
    "RONDA-12",
    "RONDA-13",
)
@listed(rules, RULES)
def test_broken_rules_are_detected(mutant: Mutant) -> None:
    kill(mutant, check_rules)


@pytest.mark.rule("RONDA-13")
@listed(view, VIEW)
def test_leaking_views_are_detected(mutant: Mutant) -> None:
    kill(mutant, check_view)


@pytest.mark.rule("RONDA-1", "RONDA-8", "RONDA-13")
@listed(sampling, MEMORY)
def test_wrong_histories_are_detected(mutant: Mutant) -> None:
    kill(mutant, check_memory)
