"""Games with hidden information are analysed only by what a seat could know."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from cupboard.core.registry import AnyMatch
from cupboard.core.timeline import Timeline
from cupboard.core.types import Event, Played
from cupboard.experts.kessel import analysis as kessel
from cupboard.experts.ronda import analysis as ronda
from cupboard.games.ronda.facts import Lifted
from cupboard.games.ronda.moves import Lift
from cupboard.games.ronda.rules import CUPS
from cupboard.learn.analysis import AnalysisEffort, Decision, DecisionPoint, PlayedGame, of_match
from tests.experts.dacapo import oracle
from tests.learn.support import at_random, played, studied

QUICK = 0.02
FAIR = 1e-9


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
        judged = ronda.judge(at.seen, at.seat, tuple(at.legal), AnalysisEffort())
        assert judged.pair_chance(at.move) == pytest.approx(naive)
        doubtful += 0 < naive < 1
    assert doubtful > 2


def swapped(at: DecisionPoint, seed: int) -> PlayedGame:
    """Return the same decision in another world that looks the same to the seat."""
    game, walk = at.walk.game, at.walk
    log: tuple[Event, ...] = (
        *game.sample_log(at.seen, Random(seed)),
        Played(at.seat, at.move),
    )
    timeline = Timeline(game, walk.first)
    for event in log:
        timeline.append(event)
    return PlayedGame(timeline)


def judgement(decision: Decision) -> tuple[Any, ...]:
    seat = decision.seat
    told = (decision.made, decision.best, decision.loss, decision.size, decision.marks)
    return (*told, decision.known, decision.before[seat], decision.certainty)


@pytest.mark.parametrize(
    ("game_id", "preset"), [("ronda", "standard"), ("ronda", "easy"), ("kessel", "recipes")]
)
def test_hidden_beans_do_not_change_the_analysis(game_id: str, preset: str) -> None:
    decide = {"ronda": ronda.decide, "kessel": kessel.decide}[game_id]
    match, means = played(game_id, at_random(3), preset, most=24), AnalysisEffort(effort=QUICK)
    differ = 0
    for at in of_match(match).situations()[::3]:
        other = swapped(at, seed=at.event)
        again = decide(other.situations()[-1], means)
        assert judgement(again) == judgement(decide(at, means))
        differ += other.state(at.event) != at.state
    assert differ > 1


@pytest.mark.parametrize("seed", range(2))
def test_the_loss_of_a_secret_choice_agrees_with_the_matrix(seed: int) -> None:
    """Solve every round's equilibrium again, from whole states and the game's rules."""
    match = played("dacapo", at_random(seed), beans=5)
    report = studied(match)
    for event in {d.event for d in report.decisions}:
        first, second = (d for d in report.decisions if d.event == event)
        state = match.states[event]
        game, value = oracle.payoffs(state, oracle.value), oracle.value(state)
        rows, columns = (np.array([share for _, share, _ in d.mix]) for d in (first, second))
        assert first.before == pytest.approx((value, 1 - value), abs=FAIR)
        assert (rows @ game).min() == pytest.approx(value, abs=FAIR), "nobody can do better"
        assert (game @ columns).max() == pytest.approx(value, abs=FAIR)
        for decision, won in ((first, game @ columns), (second, 1 - rows @ game)):
            best = max(won)
            losses = [loss for _, _, loss in decision.mix]
            assert losses == pytest.approx(best - won, abs=FAIR)
            assert decision.loss == pytest.approx(best - won[int(decision.made) - 1], abs=FAIR)
            assert decision.certainty == "proven"


def test_without_a_solution_nothing_is_claimed() -> None:
    report = studied(played("dacapo", at_random(1), seats=5, most=1))
    first = report.decisions[0]
    assert (first.certainty, first.loss, first.size) == ("unknown", None, None)
    assert not report.extras["known"]
