"""Classify decisions: size of errors, turning points, and each seat's summary."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import copysign, floor

from cupboard.learn.analysis.report import Decision, Tally, TurningPoint

SIZES = {"chance": (0.05, 0.12, 0.25), "margin": (2.0, 4.0, 8.0)}
"""Smallest loss of a slip, an error and a blunder, as a chance of winning or in points."""
NAMES = ("slip", "error", "blunder")
SWINGS = {"chance": 0.15, "margin": 4.0, "points": 1.0}
"""Smaller changes are not turning points."""
MAX_TURNING_POINTS = 6


def shown(value: float, unit: str | None) -> float:
    """Round a value for display: chances to whole percent, leads to whole points.

    Halves round symmetrically for both sides.
    """
    scale = 100 if unit == "chance" else 1
    return copysign(floor(abs(value) * scale + 0.5) / scale, value) + 0.0  # avoid -0.0


def cost(best: float, made: float, unit: str) -> float:
    """Return the loss of a move: the difference of the two displayed values."""
    return max(0.0, shown(shown(best, unit) - shown(made, unit), unit))


def size_of(loss: float | None, unit: str | None) -> str | None:
    """Return the name of an error of this size, or None if it is too small to count."""
    if loss is None or unit is None:
        return None
    reached = [name for name, least in zip(NAMES, SIZES[unit], strict=True) if loss >= least]
    return reached[-1] if reached else None


def turning_points(
    decisions: Sequence[Decision], unit: str, luck: bool
) -> tuple[TurningPoint, ...]:
    """Return the largest changes, in the order in which they happened.

    A proven win given away is always included. In games without chance only a player's loss counts;
    any other change means that a later search found out more.
    """

    def swing(decision: Decision) -> float:
        seat = decision.seat
        changed = abs(decision.after[seat] - decision.before[seat])
        return changed if luck else decision.loss or 0.0

    given_away = [decision for decision in decisions if "gave-away" in decision.marks]
    large = [one for one in decisions if swing(one) >= SWINGS[unit] and one not in given_away]
    largest = [*given_away, *sorted(large, key=lambda decision: -swing(decision))]
    turns = _one_an_event(map(_turn, largest))
    return tuple(sorted(turns[:MAX_TURNING_POINTS], key=lambda turn: turn.event))


def _turn(decision: Decision) -> TurningPoint:
    seat = decision.seat
    before, after = decision.before[seat], decision.after[seat]
    return TurningPoint(decision.event, seat, _kind(decision), before, after)


def _kind(decision: Decision) -> str:
    for mark in ("gave-away", "find"):
        if mark in decision.marks:
            return mark
    return "error" if decision.size in NAMES[1:] else "swing"


def _one_an_event(turns: Iterable[TurningPoint]) -> list[TurningPoint]:
    """Keep one decision per event, the first if several seats decided together."""
    return list({turn.event: turn for turn in reversed(list(turns))}.values())[::-1]


def tally(decisions: Sequence[Decision], seat: int) -> Tally:
    """Return the summary of a seat's decisions."""
    own = [decision for decision in decisions if decision.seat == seat]
    losses = [decision.loss for decision in own if decision.loss is not None]
    sizes = [decision.size for decision in own]
    marks = [mark for decision in own for mark in decision.marks]
    return Tally(
        seat=seat,
        decisions=len(own),
        slips=sizes.count("slip"),
        errors=sizes.count("error"),
        blunders=sizes.count("blunder"),
        finds=marks.count("find"),
        missed=marks.count("missed"),
        mean_loss=sum(losses) / len(losses) if losses else None,
    )
