"""Ronda is analysed only by what a seat could know."""

from __future__ import annotations

import pytest

from cupboard.core.registry import AnyMatch
from cupboard.experts.ronda import analysis as ronda
from cupboard.games.ronda.facts import Lifted
from cupboard.games.ronda.moves import Lift
from cupboard.games.ronda.rules import CUPS
from cupboard.learn.analysis import AnalysisEffort, of_match
from tests.learn.support import at_random, differing_worlds, played, studied


def naive_knowledge(match: AnyMatch, event: int) -> dict[int, int]:
    """Return the beans under every covered cup that was ever lifted; they can't have changed."""
    lifted = set()
    walk = of_match(match)
    for step in walk.steps[:event]:
        lifted |= {fact.cup for fact in step.facts if isinstance(fact, Lifted)}
    state = match.states[event]
    return {cup: state.under(cup) for cup in sorted(lifted) if cup not in state.open}


@pytest.mark.parametrize("seats", [2, 3])
def test_ronda_knowledge_is_what_was_seen(seats: int) -> None:
    match = played("ronda", at_random(seats), seats=seats, most=120)
    report = studied(match)
    missed = 0
    for decision in report.decisions:
        naive = naive_knowledge(match, decision.event)
        state = match.states[decision.event]
        assert decision.known["cups"] == {str(cup): beans for cup, beans in naive.items()}
        free = {c: b for c, b in naive.items() if c != state.barred and not state.open}
        pairs = [[a, b] for a in free for b in free if a < b and free[a] == free[b]]
        if decision.made.isdecimal():
            assert decision.known["pairs"] == pairs
            sure = decision.known["pair_made"] == 1
            known = bool(pairs or decision.known["twins"])
            assert ("missed" in decision.marks) == (known and not sure)
            missed += known and not sure
    assert missed > 3


def test_the_chance_of_a_ronda_pair_counts_the_cups_never_lifted() -> None:
    """A lifted cup is certain; for the others, the probability counts the matching unseen cups."""
    match = played("ronda", at_random(5), most=60)
    doubtful = 0
    for at in of_match(match).situations():
        if len(at.state.open) != 1 or not isinstance(at.move, Lift):
            continue
        (shown,) = map(at.state.under, at.state.open)
        seen = {*naive_knowledge(match, at.event), *at.state.open}
        unseen = [at.state.under(cup) for cup in CUPS if cup not in seen]
        sure = float(at.state.under(at.move.cup) == shown)
        naive = sure if at.move.cup in seen else unseen.count(shown) / len(unseen)
        judged = ronda.judge(at.observation, at.seat, tuple(at.legal), AnalysisEffort())
        assert judged.pair_chance(at.move) == pytest.approx(naive)
        doubtful += 0 < naive < 1
    assert doubtful > 2


@pytest.mark.parametrize("preset", ["standard", "easy"])
def test_hidden_beans_do_not_change_the_analysis(preset: str) -> None:
    match = played("ronda", at_random(3), preset, most=24)
    assert differing_worlds(match, ronda.decide) > 1
