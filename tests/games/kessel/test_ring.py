"""The ring around the grid: which line each stop belongs to, how pawns move, and corners."""

from __future__ import annotations

from itertools import permutations, product

import numpy as np
import pytest

from cupboard.core.jit import compile_with
from cupboard.games.kessel import facts
from cupboard.games.kessel import rules as kernel
from cupboard.games.kessel.fact_reader import line_name
from cupboard.games.kessel.layout import ACTOR, FIGURE, TOP, Rules
from cupboard.games.kessel.spec import KesselOptions
from cupboard.games.kessel.state import blank_cells, flat_rules
from tests.games.kessel.oracle import RING
from tests.games.kessel.support import legal, play, table, told

TWO, THREE = (flat_rules(KesselOptions(), seats) for seats in (2, 3))
walk, at_corner = kernel.walk, kernel.at_corner


@pytest.mark.rule("KESSEL-6")
def test_there_are_twenty_stops_with_four_lines_per_side_and_four_corners() -> None:
    assert [line_name(stop) for stop in range(20)] == RING
    assert [stop for stop in range(20) if at_corner(stop)] == [0, 5, 10, 15]


@pytest.mark.rule("KESSEL-8")
@pytest.mark.parametrize("stop", [stop for stop in range(20) if stop % 5])
def test_every_card_of_the_line_can_be_taken_and_no_other(stop: int) -> None:
    state = table("take:0", ["moss1", "ash1"], [stop, (stop + 2) % 20])
    line = RING[stop]
    assert len(legal(state)) == 6
    assert all(line in place for place in legal(state))


@pytest.mark.rule("KESSEL-6", "KESSEL-7")
def test_a_move_counts_only_free_stops() -> None:
    """From every stop, with every value and every arrangement of the other pawns."""
    looked = 0
    for start, value, gap_one, gap_two in product(range(20), range(4), range(1, 8), range(1, 8)):
        cells = blank_cells()
        others = [(start + gap_one) % 20, (start + gap_two) % 20]
        rules = THREE if gap_one != gap_two else TWO
        cells[FIGURE : FIGURE + 3] = [start, *others]
        cells[TOP] = value
        reached = int(kernel.walk(cells, rules, 0, None))
        free = [s % 20 for s in range(start + 1, start + 8) if s % 20 not in others]
        assert reached == free[value] == cells[FIGURE]
        looked += 1
    assert looked == 20 * 4 * 49


@pytest.mark.rule("KESSEL-7")
def test_two_pawns_in_a_row_are_jumped_over() -> None:
    """Three players: White moves on from e2's neighbour over both others."""
    state = table("take:2", ["moss2", "ash1", "vine1"], [1, 2, 19], at={"b1": "warts4"})
    after, happened = play(state, "b1")
    walked = [fact.stop for fact in told(happened, facts.Walked) if fact.seat == 0]
    assert walked == [3, 4]
    assert told(happened, facts.Jumped) == [facts.Jumped(0, 1, 2)]
    assert told(happened, facts.Stopped)[-1] == facts.Stopped(0, "5")
    assert after.actor == 0


@pytest.mark.rule("KESSEL-8")
def test_at_a_corner_no_card_is_taken_and_the_turn_passes() -> None:
    """Black at stop 9 with a 1 reaches the corner f6; White moves on immediately."""
    state = table("take:0", ["moss1 moss2", "ash1"], [12, 9], at={"a3": "vine4", "a4": "slime2"})
    after, happened = play(state, "a4")
    assert told(happened, facts.Cornered) == [facts.Cornered(1, "f6")]
    assert after.actor == 0
    assert after.figures == (14, 10)
    assert len(after.cauldrons[1]) == 1


@compile_with()
def longest_chain(cells, rules, stops, seats, limit):  # type: ignore[no-untyped-def]
    """Return the most corners in a row over all top values, from one arrangement of pawns."""
    worst = 0
    for values in range(4**seats):
        for first in range(seats):
            for seat in range(seats):
                cells[FIGURE + seat] = stops[seat]
                cells[TOP + seat] = (values >> (2 * seat)) & 3
            seat, corners = first, 0
            while corners < limit and at_corner(walk(cells, rules, seat, None)):
                corners += 1
                seat = (seat + 1) % seats
            worst = max(worst, corners)
    return worst


@pytest.mark.rule("KESSEL-8")
@pytest.mark.parametrize(("rules", "most"), [(TWO, 2), (THREE, 3)], ids=["two", "three"])
def test_corners_in_a_row_always_end(rules: Rules, most: int) -> None:
    """While no card is taken, the top values stay the same.

    From every arrangement of the pawns, with all values and any first player, a pawn soon reaches a
    line.
    """
    cells = blank_cells()
    worst = 0
    for stops in permutations(range(20), rules.seats):
        chain = longest_chain(cells, rules, np.array(stops), rules.seats, 99)
        worst = max(worst, int(chain))
    assert worst == most


@pytest.mark.rule("KESSEL-8")
def test_a_second_turn_also_ends_at_a_corner() -> None:
    """The wand's second turn leads to a corner: the opponent is next, in a first turn."""
    state = table("wand:0@a5", ["ash1 moss1", "ash4"], [4, 10], gaps=["a5"])
    after, happened = play(state, "use")
    assert told(happened, facts.Cornered) == [facts.Cornered(0, "a6")]
    assert (after.actor, after.second) == (1, False)
    assert after.cells()[ACTOR] == 1
