"""The checks must detect every mutant; each changes one thing in `rules`."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.games.dacapo.support import check_quickly
from tests.mutants.harness import Mutant, kill

RULES = "cupboard.games.dacapo.rules"
LAYOUT = "cupboard.games.dacapo.layout"

MUTANTS = [
    Mutant(
        "everybody gets one bean fewer",
        "DACAPO-2",
        RULES,
        "hands(options, seats)",
        "(options.beans - 1,) * seats",
    ),
    Mutant(
        "six beans may be shown",
        "DACAPO-3",
        RULES,
        "min(MAX_SHOWN, stock)",
        "min(MAX_SHOWN + 1, stock)",
    ),
    Mutant(
        "more may be shown than one has",
        "DACAPO-3",
        RULES,
        "min(MAX_SHOWN, stock)",
        "MAX_SHOWN",
    ),
    Mutant(
        "an empty fist is allowed",
        "DACAPO-3",
        RULES,
        "range(1, min",
        "range(0, min",
    ),
    Mutant(
        "the lowest lone number wins",
        "DACAPO-4",
        RULES,
        "index(max(single))",
        "index(min(single))",
    ),
    Mutant(
        "the winner's beans go to the box too",
        "DACAPO-4",
        RULES,
        "state.box + sum(shown) - laid",
        "state.box + sum(shown)",
    ),
    Mutant(
        "only the winner pays",
        "DACAPO-4",
        RULES,
        "tuple(stock - gone for stock, gone in",
        "tuple(stock - (gone if gone == laid else 0) for stock, gone in",
    ),
    Mutant(
        "the highest number wins, lone or not",
        "DACAPO-5",
        RULES,
        "if number and shown.count(number) == 1",
        "if number",
    ),
    Mutant(
        "only pairs cancel",
        "DACAPO-5",
        RULES,
        "if number and shown.count(number) == 1",
        "if number and shown.count(number) != 2",
    ),
    Mutant(
        "two fives block the whole round",
        "DACAPO-5",
        RULES,
        "return shown.index(max(single)) if single else None",
        "return shown.index(max(single)) if single and max(single) == max(shown) else None",
    ),
    Mutant(
        "who is out cancels nothing but is chosen",
        "DACAPO-6",
        RULES,
        "if number and shown.count(number) == 1",
        "if shown.count(number) == 1",
    ),
    Mutant(
        "one bean is not enough to stay in",
        "DACAPO-6",
        RULES,
        "enumerate(state.stocks) if stock)",
        "enumerate(state.stocks) if stock > 1)",
    ),
    Mutant(
        "nobody is told to be out",
        "DACAPO-6",
        RULES,
        "if not opened.stocks[seat]]",
        "if opened.stocks[seat] < 0]",
    ),
    Mutant(
        "the last player lays all he has",
        "DACAPO-7",
        RULES,
        "rows=_filled(state.rows, seat, 1)",
        "rows=_filled(state.rows, seat, state.stocks[seat])",
    ),
    Mutant(
        "the last player keeps the rest",
        "DACAPO-7",
        RULES,
        "stocks=(0,) * state.seats",
        "stocks=tuple(max(0, stock - 1) for stock in state.stocks)",
    ),
    Mutant(
        "the last player lays nothing",
        "DACAPO-7",
        RULES,
        "last = _lay_last_bean(opened)",
        "last = replace(opened, stocks=(0,) * opened.seats, box=opened.box + sum(opened.stocks))",
    ),
    Mutant(
        "the last player plays on alone",
        "DACAPO-7",
        RULES,
        "len(still_in(opened)) > 1",
        "len(still_in(opened)) > 0",
    ),
    Mutant(
        "the row's last cup already wins",
        "DACAPO-8",
        RULES,
        "len(row) == state.target for row",
        "len(row) >= state.row_length for row",
    ),
    Mutant(
        "the target cup does not end the game",
        "DACAPO-8",
        RULES,
        "return reached_target(state) or not still_in(state)",
        "return not still_in(state)",
    ),
    Mutant(
        "a last bean is laid even after the target",
        "DACAPO-8",
        RULES,
        "    if reached_target(opened):\n        return Effect(opened, (*facts, Ended(TARGET)))\n",
        "",
    ),
    Mutant(
        "the most beans win a tie",
        "DACAPO-9",
        RULES,
        "-sum(row)",
        "sum(row)",
    ),
    Mutant(
        "equal progress is always shared",
        "DACAPO-9",
        RULES,
        "(len(row), -sum(row))",
        "(len(row), 0)",
    ),
    Mutant(
        "fewest beans count before progress",
        "DACAPO-9",
        RULES,
        "(len(row), -sum(row))",
        "(-sum(row), len(row))",
    ),
    Mutant(
        "equals get different ranks",
        "DACAPO-9",
        RULES,
        "other > own",
        "other >= own",
    ),
    Mutant(
        "points are beans",
        "DACAPO-9",
        RULES,
        "tuple(map(len, state.rows))",
        "tuple(map(sum, state.rows))",
    ),
]


@pytest.mark.rule(
    "DACAPO-2",
    "DACAPO-3",
    "DACAPO-4",
    "DACAPO-5",
    "DACAPO-6",
    "DACAPO-7",
    "DACAPO-8",
    "DACAPO-9",
)
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_broken_rules_are_detected(mutant: Mutant) -> None:
    kill(mutant, check_quickly)


def check_cups(layout: ModuleType) -> int:
    """DACAPO-1, DACAPO-8: check the cups of a row, and which of them is the target."""
    cups = {2: (4, 5), 3: (4, 5), 4: (3, 4), 5: (3, 4)}
    assert {n: (layout.row_length(n), layout.target_cup(n)) for n in cups} == cups
    assert layout.MAX_SHOWN == 5
    return len(cups)


@pytest.mark.rule("DACAPO-1", "DACAPO-3", "DACAPO-8")
@pytest.mark.parametrize(
    "mutant",
    [
        Mutant("four have long rows", "DACAPO-1", LAYOUT, "LONG_ROWS = 3", "LONG_ROWS = 4"),
        Mutant(
            "three have short rows", "DACAPO-1", LAYOUT, "<= MAX_SEATS_WITH", "< MAX_SEATS_WITH"
        ),
        Mutant("a row too long", "DACAPO-1", LAYOUT, "SHORT_ROW = 4, 3", "SHORT_ROW = 5, 3"),
        Mutant(
            "no cup of its own", "DACAPO-8", LAYOUT, "row_length(seats) + 1", "row_length(seats)"
        ),
        Mutant("six in a fist", "DACAPO-3", LAYOUT, "MAX_SHOWN = 5", "MAX_SHOWN = 6"),
    ],
    ids=str,
)
def test_wrong_layouts_are_detected(mutant: Mutant) -> None:
    kill(mutant, check_cups)
