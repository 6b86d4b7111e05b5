"""What stands out: errors by their size, turning points, and how each seat played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cupboard.learn.analysis.report import Decision, Tally, Turn

SIZES = {"chance": (0.05, 0.12, 0.25), "margin": (2.0, 4.0, 8.0)}
"""A slip, an error, a blunder: so much of the chance to win, or so many points, are lost."""
NAMES = ("slip", "error", "blunder")
SWINGS = {"chance": 0.15, "margin": 4.0, "points": 1.0}
"""Smaller changes are no turning points."""
MOST_TURNS = 6


def size_of(loss: float | None, unit: str | None) -> str | None:
    """What an error of this size is called; None where it is none."""
    if loss is None or unit is None:
        return None
    reached = [name for name, least in zip(NAMES, SIZES[unit], strict=True) if loss >= least]
    return reached[-1] if reached else None


def turning_points(decisions: Sequence[Decision], unit: str) -> tuple[Turn, ...]:
    """The largest changes, in the order in which they happened. A proven win that was given away
    is always one of them."""
    found = [_turn(decision) for decision in decisions]
    large = [turn for turn in found if turn.kind == "gave-away" or _swing(turn) >= SWINGS[unit]]
    largest = sorted(large, key=lambda turn: (turn.kind != "gave-away", -_swing(turn)))
    return tuple(sorted(_one_an_event(largest)[:MOST_TURNS], key=lambda turn: turn.event))


def _swing(turn: Turn) -> float:
    return abs(turn.after - turn.before)


def _turn(decision: Decision) -> Turn:
    seat = decision.seat
    before, after = decision.before[seat], decision.after[seat]
    return Turn(decision.event, seat, _kind(decision), before, after)


def _kind(decision: Decision) -> str:
    for mark in ("gave-away", "find"):
        if mark in decision.marks:
            return mark
    return "error" if decision.size in NAMES[1:] else "swing"


def _one_an_event(turns: Iterable[Turn]) -> list[Turn]:
    """Where several decide together the first named stands for all."""
    return list({turn.event: turn for turn in reversed(list(turns))}.values())[::-1]


def tally(decisions: Sequence[Decision], seat: int) -> Tally:
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
