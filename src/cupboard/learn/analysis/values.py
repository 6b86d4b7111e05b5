"""Values after a move that chance follows: those the next seat starts from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cupboard.core.types import Outcome
from cupboard.learn.analysis.report import Decision, Values


def chained(decisions: Sequence[Decision], final: Values | None) -> tuple[Decision, ...]:
    """Set each decision's `after` to the next one's `before`, and the last one's to `final`."""
    following = [decision.before for decision in decisions[1:]]
    last = [final or decision.after for decision in decisions[-1:]]
    pairs = zip(decisions, following + last, strict=True)
    return tuple(replace(decision, after=after) for decision, after in pairs)


def of_outcome(outcome: Outcome) -> Values:
    """Return each seat's share of the victory."""
    winners = outcome.ranks.count(1)
    return tuple(1 / winners if rank == 1 else 0.0 for rank in outcome.ranks)
