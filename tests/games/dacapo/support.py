"""Checks that every implementation of Da Capo's rules must pass, and every mutant must fail."""

from __future__ import annotations

import random
from itertools import product
from types import ModuleType
from typing import Any

from cupboard.core.game import Step
from cupboard.core.types import Fact
from cupboard.games.dacapo import facts as told
from cupboard.games.dacapo.spec import DaCapoOptions
from cupboard.games.dacapo.state import DaCapoState
from tests.games.dacapo.oracle import OracleTable, lone_highest

SEATS = (2, 3, 4, 5)
FISTS = range(6)


def showings(seats: int) -> list[tuple[int, ...]]:
    """Return every combination of numbers that at least two of the seats can show."""
    return [shown for shown in product(FISTS, repeat=seats) if sum(map(bool, shown)) > 1]


def compare(rules: ModuleType, state: DaCapoState, table: OracleTable) -> None:
    """Assert that the state and the oracle agree in all cups, hands and possible moves."""
    seats = range(state.seats)
    assert state.rows == tuple(table.row(seat) for seat in seats)
    assert state.stocks == tuple(table.count("hand", seat) for seat in seats)
    assert state.box == table.count("box")
    assert rules.is_over(state) == table.finished()
    for seat in seats:
        mine = rules.choices(state.stocks[seat]) if seat in rules.choosing(state) else ()
        assert list(mine) == table.may_show(seat)
    if table.finished():
        compare_ending(rules, state, table)


def compare_ending(rules: ModuleType, state: DaCapoState, table: OracleTable) -> None:
    outcome = rules.outcome(state)
    reached = [len(table.row(seat)) == table.goal for seat in table.players]
    assert outcome.ranks == table.ranks()
    assert outcome.points == tuple(len(table.row(seat)) for seat in table.players)
    assert outcome.rule == ("DACAPO-8" if any(reached) else "DACAPO-9")
    if any(reached):
        assert outcome.winners == (reached.index(True),)


def replay(before: DaCapoState, facts: tuple[Fact, ...]) -> tuple[Any, ...]:
    """Return hands, rows and box after these facts, without using any rules."""
    hands, rows, box = list(before.stocks), list(before.rows), before.box
    for fact in facts:
        match fact:
            case told.Shown(seat, beans):
                hands[seat] -= beans
            case told.Advanced(seat, cup, beans, _):
                assert cup == len(rows[seat]) + 1
                rows[seat] = (*rows[seat], beans)
            case told.Returned(_, beans):
                box += beans
            case told.Out(seat):
                assert hands[seat] == 0
            case told.LastBean(seat, cup, _):
                assert cup == len(rows[seat]) + 1
                rows[seat] = (*rows[seat], 1)
                hands[seat] -= 1
            case told.Emptied(seat):
                assert hands[seat] > 0
                box, hands[seat] = box + hands[seat], 0
    return tuple(hands), tuple(rows), box


def check_words(before: DaCapoState, shown: tuple[int, ...], step: Step[DaCapoState]) -> None:
    """Assert that the facts of a round are in order, complete, and lead to the state after it."""
    assert replay(before, step.facts) == (step.state.stocks, step.state.rows, step.state.box)
    opened = [(f.seat, f.beans) for f in step.facts if isinstance(f, told.Shown)]
    assert opened == [(seat, beans) for seat, beans in enumerate(shown) if beans]
    lone = lone_highest({seat: n for seat, n in enumerate(shown) if n})
    assert any(isinstance(f, told.Stalled) for f in step.facts) == (lone is None)
    passed_over = [n for n in range(5, shown[lone] if lone is not None else 0, -1) if n in shown]
    assert [f for f in step.facts if isinstance(f, told.Cancelled)] == [
        told.Cancelled(n, shown.count(n)) for n in passed_over
    ]
    check_last_words(before, step.state, step.facts)


def check_last_words(before: DaCapoState, after: DaCapoState, facts: tuple[Fact, ...]) -> None:
    """Assert that the facts name players who are out, a filled target cup, and the end."""
    reached = [row for row in after.rows if len(row) == after.target]
    over = bool(reached) or not any(after.stocks)
    assert isinstance(facts[-1], told.Ended) == over
    if over:
        assert facts[-1] == told.Ended("target" if reached else "beans")
    at_target = [f for f in facts if isinstance(f, told.Advanced | told.LastBean) and f.target]
    assert len(at_target) == len(reached)
    by_round = any(isinstance(f, told.Advanced) and f.target for f in facts)
    last = [f.seat for f in facts if isinstance(f, told.LastBean)]
    gone = [seat for seat, held in enumerate(before.stocks) if held and not after.stocks[seat]]
    expected = [] if by_round else [seat for seat in gone if seat not in last]
    assert [f.seat for f in facts if isinstance(f, told.Out)] == expected


def check_showings(rules: ModuleType) -> int:
    """DACAPO-4, DACAPO-5: compare the winner of every combination that 2 to 5 players can show."""
    checked = 0
    for seats in SEATS:
        for shown in showings(seats):
            hands = {seat: number for seat, number in enumerate(shown) if number}
            assert rules.winner_of(shown) == lone_highest(hands)
            checked += 1
    return checked


VARIANTS = tuple(product(("all", "one", "none"), ("empty", "short", "between")))
"""Which players have beans left after the round, and how far the rows were before it."""


def check_rounds(rules: ModuleType, seats: int, every: bool) -> int:
    """Check all combinations, on every kind of table or on one kind each in rotation."""
    checked = 0
    for number, shown in enumerate(showings(seats)):
        turn = number % len(VARIANTS)
        for left, rows in VARIANTS if every else VARIANTS[turn : turn + 1]:
            check_round(rules, shown, left, rows)
            checked += 1
    return checked


def check_round(rules: ModuleType, shown: tuple[int, ...], left: str, rows: str) -> None:
    """Play one combination on one table with the rules and the oracle, and compare."""
    seats = len(shown)
    first = next(seat for seat, number in enumerate(shown) if number)
    held = {"all": (2,) * seats, "one": one_of(seats, first, 3), "none": (0,) * seats}[left]
    stocks = tuple(n + rest if n else 0 for n, rest in zip(shown, held, strict=True))
    cups = {"empty": 0, "short": 4 if seats <= 3 else 3, "between": 2}[rows]
    laid = tuple(tuple(2 + (seat + n) % 3 for n in range(cups)) for seat in range(seats))
    before = DaCapoState(DaCapoOptions(), seats, stocks, laid, box=7)
    table = OracleTable.at(stocks, laid, box=7)
    table.play({seat: number for seat, number in enumerate(shown) if number})
    step = rules.play_round(before, shown)
    compare(rules, step.state, table)
    check_words(before, shown, step)


def one_of(seats: int, seat: int, beans: int) -> tuple[int, ...]:
    return tuple(beans if other == seat else 0 for other in range(seats))


def check_games(rules: ModuleType, games: int, seed: int) -> int:
    """Compare whole random games of 2 to 5 players, short and long, step by step."""
    rng = random.Random(seed)
    endings = 0
    for game in range(games):
        seats, beans = SEATS[game % 4], rng.choice((4, 7, 16, 16, 30))
        state: DaCapoState = rules.set_up(DaCapoOptions(beans=beans), seats)
        table = OracleTable(beans, seats)
        compare(rules, state, table)
        style = rng.choice((1, 2, 9))
        while not table.finished():
            shown = random_showing(rng, table, style)
            step = rules.play_round(state, shown)
            check_words(state, shown, step)
            state = step.state
            table.play({seat: number for seat, number in enumerate(shown) if number})
            compare(rules, state, table)
        endings += 1
    return endings


def random_showing(rng: random.Random, table: OracleTable, style: int) -> tuple[int, ...]:
    """Return random choices; a low `style` means small numbers, so games last and numbers meet."""
    choices = (table.may_show(seat) for seat in table.players)
    return tuple(min(rng.choice(mine), style * 2) if mine else 0 for mine in choices)


def check_quickly(rules: ModuleType) -> int:
    """Run a short version of all checks, for mutants."""
    checked = check_games(rules, games=24, seed=20) + check_rounds(rules, 2, every=True)
    return checked + check_rounds(rules, 3, every=False) + check_showings(rules)
