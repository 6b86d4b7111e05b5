"""Broken rules are caught: each mutant changes one thing in `rules`, and the checks must object."""

from __future__ import annotations

import types
from pathlib import Path

import pytest

from cupboard.games.dacapo import rules
from tests.games.dacapo import checks

SOURCE = Path(rules.__file__).read_text(encoding="utf-8")

MUTANTS = {
    # name: (the clause it breaks, what stands there, what stands there instead)
    "everybody gets one bean fewer": (
        "DACAPO-2",
        "(options.beans,) * seats",
        "(options.beans - 1,) * seats",
    ),
    "six beans may be shown": ("DACAPO-3", "min(MOST_SHOWN, stock)", "min(MOST_SHOWN + 1, stock)"),
    "more may be shown than one has": ("DACAPO-3", "min(MOST_SHOWN, stock)", "MOST_SHOWN"),
    "an empty fist is allowed": ("DACAPO-3", "range(1, min", "range(0, min"),
    "the lowest lone number wins": ("DACAPO-4", "index(max(single))", "index(min(single))"),
    "the winner's beans go to the box too": (
        "DACAPO-4",
        "state.box + sum(shown) - laid",
        "state.box + sum(shown)",
    ),
    "only the winner pays": (
        "DACAPO-4",
        "tuple(stock - gone for stock, gone in",
        "tuple(stock - (gone if gone == laid else 0) for stock, gone in",
    ),
    "the highest number wins, lone or not": (
        "DACAPO-5",
        "if number and shown.count(number) == 1",
        "if number",
    ),
    "only pairs cancel": (
        "DACAPO-5",
        "if number and shown.count(number) == 1",
        "if number and shown.count(number) != 2",
    ),
    "two fives block the whole round": (
        "DACAPO-5",
        "return shown.index(max(single)) if single else None",
        "return shown.index(max(single)) if single and max(single) == max(shown) else None",
    ),
    "who is out cancels nothing but is chosen": (
        "DACAPO-6",
        "if number and shown.count(number) == 1",
        "if shown.count(number) == 1",
    ),
    "one bean is not enough to stay in": (
        "DACAPO-6",
        "enumerate(state.stocks) if stock)",
        "enumerate(state.stocks) if stock > 1)",
    ),
    "nobody is told to be out": (
        "DACAPO-6",
        "if not opened.stocks[seat]]",
        "if opened.stocks[seat] < 0]",
    ),
    "the last player lays all he has": (
        "DACAPO-7",
        "rows=_filled(state.rows, seat, 1)",
        "rows=_filled(state.rows, seat, state.stocks[seat])",
    ),
    "the last player keeps the rest": (
        "DACAPO-7",
        "stocks=(0,) * state.seats",
        "stocks=tuple(max(0, stock - 1) for stock in state.stocks)",
    ),
    "the last player lays nothing": (
        "DACAPO-7",
        "last = _lay_last_bean(opened)",
        "last = replace(opened, stocks=(0,) * opened.seats, box=opened.box + sum(opened.stocks))",
    ),
    "the last two stop playing": (
        "DACAPO-7",
        "len(still_in(opened)) > 1",
        "len(still_in(opened)) > 2",
    ),
    "the row's last cup already wins": (
        "DACAPO-8",
        "len(row) == state.target for row",
        "len(row) >= state.row_length for row",
    ),
    "the target cup does not end the game": (
        "DACAPO-8",
        "return reached_target(state) or not still_in(state)",
        "return not still_in(state)",
    ),
    "a last bean is laid even after the target": (
        "DACAPO-8",
        "    if reached_target(opened):\n        return Step(opened, (*facts, Ended(TARGET)))\n",
        "",
    ),
    "the most beans win a tie": ("DACAPO-9", "-sum(row)", "sum(row)"),
    "equal progress is always shared": (
        "DACAPO-9",
        "(len(row), -sum(row))",
        "(len(row), 0)",
    ),
    "fewest beans count before progress": (
        "DACAPO-9",
        "(len(row), -sum(row))",
        "(-sum(row), len(row))",
    ),
    "equals get different ranks": ("DACAPO-9", "other > own", "other >= own"),
    "points are beans": ("DACAPO-9", "tuple(map(len, state.rows))", "tuple(map(sum, state.rows))"),
}


def load(source: str) -> types.ModuleType:
    """A set of rules from its text."""
    module = types.ModuleType("dacapo_rules_under_test")
    exec(compile(source, "rules_under_test.py", "exec"), module.__dict__)
    return module


@pytest.mark.rule("DACAPO-4", "DACAPO-9")
def test_the_checks_accept_the_rules_as_they_are() -> None:
    """Loaded the same way as the mutants, so that a mutant fails for its change alone."""
    checks.check_all(load(SOURCE))


@pytest.mark.rule(*sorted({clause for clause, _, _ in MUTANTS.values()}))
@pytest.mark.parametrize("name", MUTANTS)
def test_the_checks_catch(name: str) -> None:
    _, old, new = MUTANTS[name]
    assert SOURCE.count(old) == 1, "the mutant must change exactly one place"
    with pytest.raises((AssertionError, ValueError, IndexError)):
        checks.check_all(load(SOURCE.replace(old, new)))
