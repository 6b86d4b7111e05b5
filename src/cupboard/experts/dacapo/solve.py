"""The equilibrium of Da Capo, and what a best response could gain against it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cupboard.core.options import Options, option
from cupboard.core.statistics import signed
from cupboard.experts.contract import Progress, Report, SolveRequest
from cupboard.experts.dacapo import book_store, opening_books
from cupboard.experts.dacapo.books import CrowdBook, DuelBook, find
from cupboard.experts.dacapo.solver import (
    backward_induction,
    best_response,
    policy_playout,
    two_player,
)
from cupboard.experts.dacapo.solver.reachable_states import start_key

SECONDS = 1200.0
"""time to learn a game with too many positions"""


@dataclass(frozen=True)
class Extras(Options):
    """Settings of this solver alone."""

    games: int = option(100_000, rule="", low=100, high=1_000_000_000)
    """sample for the measured gain"""


def answer(request: SolveRequest) -> Report:
    """Solve the game and keep the book for the engines."""
    request.allow("seconds")
    games = request.settings(Extras).games
    data = _solution_data(request, games)
    return Report(data, rows=tuple((request.text(key), value) for key, value in _rows(data)))


def _solution_data(request: SolveRequest, games: int) -> dict[str, Any]:
    seats, beans, progress = request.seats, request.options.beans, request.progress
    if seats == 2:
        return _two(beans, progress)
    if book_store.is_whole(seats, beans):
        return _crowd(seats, beans, games, progress)
    return _first_rounds(seats, beans, request.seconds or SECONDS, progress)


def _two(beans: int, progress: Progress) -> dict[str, Any]:
    """Solve the two-player game from scratch, verify it, and save the book for the engines."""
    began = time.monotonic()
    solution = _last(two_player.build(beans), progress)
    seconds = time.monotonic() - began
    book_store.keep(DuelBook.of(solution.answers), 2, beans)
    start = solution.answers[beans, beans, 0, 0, solution.rules.span]
    return {
        "game": "dacapo",
        "seats": 2,
        "beans": beans,
        "value": float(start[two_player.VALUE]),
        "mix": [float(chance) for chance in start[two_player.VALUE + 1 :]],
        "exploitability": max(0.0, best_response.gain_of_two(solution)),
        "states": solution.states,
        "seconds": round(seconds, 3),
    }


def _crowd(seats: int, beans: int, games: int, progress: Progress) -> dict[str, Any]:
    """Learn a strategy from scratch, measure the best response to it, and save the book."""
    began, threads = time.monotonic(), os.cpu_count() or 1
    plan = (
        backward_induction.THOROUGH
        if book_store.makes_book(seats, beans)
        else backward_induction.BRISK
    )
    policy = _last(backward_induction.build(seats, beans, plan, threads), progress)
    seconds = time.monotonic() - began
    book_store.keep(CrowdBook.of(policy), seats, beans)
    start = start_key(seats, beans)
    answer = _last(best_response.build(policy, start, threads), progress)
    gain = policy_playout.measure(answer.policy, policy, beans, games, seed=1)
    found = find(policy.keys, start)
    return {
        "game": "dacapo",
        "seats": seats,
        "beans": beans,
        "value": 1 / seats,
        "mix": [float(chance) for chance in policy.mixes[found, 0]],
        "exploitability": answer.worth() - 1 / seats,
        "sampled": {"gain": gain.mean, "low": gain.low, "high": gain.high, "games": gain.games},
        "states": len(policy.keys),
        "seconds": round(seconds, 3),
    }


def _first_rounds(seats: int, beans: int, seconds: float, progress: Progress) -> dict[str, Any]:
    """Solve only the beginning, by sampling. There are too many states to visit them all."""
    began = time.monotonic()
    learnt = _last(opening_books.build(seats, beans, seconds), progress)
    opening_books.keep(learnt)
    found = find(learnt.policy.keys, start_key(seats, beans))
    return {
        "game": "dacapo",
        "seats": seats,
        "beans": beans,
        "value": 1 / seats,
        "mix": [float(chance) for chance in learnt.policy.mixes[found, 0]],
        "exploitability": None,
        "states": len(learnt.policy.keys),
        "walks": learnt.walks,
        "seconds": round(time.monotonic() - began, 3),
    }


def _last(steps: Iterator[Any], progress: Progress) -> Any:
    """Return the last item of an iterator, reporting progress on the way."""
    progress.stage("cli-solve-dacapo-working", 1.0)
    done = 0.0
    for step in steps:
        if not isinstance(step, float):
            return step
        progress.advance(step - done)
        done = step
    raise AssertionError("it yields its result")


def _rows(data: dict[str, Any]) -> Iterator[tuple[str, str]]:
    yield "cli-solve-dacapo-value", f"{data['value']:.6f}"
    mix = (f"{beans}: {100 * chance:.1f} %" for beans, chance in enumerate(data["mix"], 1))
    yield "cli-solve-dacapo-mix", "  ".join(mix)
    if data["exploitability"] is not None:
        yield "cli-solve-dacapo-exploitability", f"{data['exploitability']:.2e}"
    if sampled := data.get("sampled"):
        gain = [signed(100 * sampled[key], 2) for key in ("gain", "low", "high")]
        yield "cli-solve-dacapo-sampled", f"{gain[0]} %  [{gain[1]} … {gain[2]}]"
    yield "cli-solve-dacapo-states", f"{data['states']}"
    if walks := data.get("walks"):
        yield "cli-solve-dacapo-walks", f"{walks}"
    yield "cli-solve-seconds", f"{data['seconds']:.1f}"
