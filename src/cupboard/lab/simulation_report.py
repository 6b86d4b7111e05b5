"""The report of a simulation as plain data."""

from __future__ import annotations

from typing import Any

from cupboard.core import codec
from cupboard.core.options import changed
from cupboard.core.statistics import PERCENTILES, as_json, mean, percentile, wilson
from cupboard.lab.simulate import Plan, Tally

DIGITS = 4
MAX_NAMED = 20


def report(plan: Plan, tally: Tally, seed: bytes) -> dict[str, Any]:
    """Return all counts; equal seeds give equal reports."""
    return {
        "game": plan.game_id,
        "preset": plan.preset,
        "seats": plan.seats,
        "options": {name: codec.dump(value) for name, value in changed(plan.options).items()},
        "games": tally.games,
        "seed": seed.hex(),
        "lengths": _lengths(tally),
        "winners": _winners(tally),
        "ties": as_json(wilson(tally.ties, tally.games)),
        "first_mover": _first_mover(tally),
        "conserved": not tally.unconserved,
        "ended": not tally.unended,
        "violations": {
            "conserved": tally.unconserved[:MAX_NAMED],
            "ended": tally.unended[:MAX_NAMED],
        },
    }


def _lengths(tally: Tally) -> dict[str, int | float] | None:
    """Return statistics of the number of events in finished games."""
    if not tally.lengths:
        return None
    spread = {f"p{percent}": percentile(tally.lengths, percent) for percent in PERCENTILES}
    return {
        "mean": round(mean(tally.lengths), 2),
        "min": min(tally.lengths),
        "max": max(tally.lengths),
        **spread,
    }


def _winners(tally: Tally) -> list[dict[str, Any]]:
    """Return how often each seat won alone and how often it shared the victory."""
    return [
        {
            "seat": seat + 1,
            **as_json(wilson(tally.wins[seat], tally.games)),
            "shared": tally.shared[seat],
        }
        for seat in range(tally.seats)
    ]


def _first_mover(tally: Tally) -> dict[str, Any] | None:
    """Return how often the first mover won, and its advantage over an even chance.

    Only games with one winner and one first mover count. Return None if there are none.
    """
    if not tally.led:
        return None
    won, fair = wilson(tally.led_and_won, tally.led), 1 / tally.seats
    return {
        **as_json(won),
        "fair": round(fair, DIGITS),
        "advantage": round(won.share - fair, DIGITS),
        "advantage_low": round(won.low - fair, DIGITS),
        "advantage_high": round(won.high - fair, DIGITS),
    }
