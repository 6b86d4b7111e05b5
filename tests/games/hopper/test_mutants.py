"""The oracle and the positions of other tests must detect every mutant."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from types import ModuleType
from unittest.mock import patch

import pytest

from cupboard.core.types import Resolved
from cupboard.games.hopper import GAME, Change, Flight, Push, Rest
from tests.games.hopper import test_endings as endings
from tests.games.hopper import test_oracle as oracle
from tests.games.hopper import test_referee as referee
from tests.games.hopper import test_rules as basics
from tests.games.hopper.oracle import Oracle
from tests.games.hopper.support import fire, position, random_steps
from tests.mutants.harness import Mutant, kill

RULES = "cupboard.games.hopper.rules"
MANY_EVENTS = 3000
GAMES = (
    ("short", 3, True),
    ("long-rounds", 3, True),
    ("referee-long", 2, True),
    ("long-rounds", 2, False),
)

MUTANTS = (
    Mutant("no remainder", "HOPPER-2", RULES, "bytes([AIR]) * rest", "bytes([HAND]) * rest"),
    Mutant(
        "counter-clockwise",
        "HOPPER-2",
        RULES,
        "seat = (work.actor + step) % seats",
        "seat = (work.actor - step) % seats",
    ),
    Mutant(
        "any bean may be missing",
        "HOPPER-4",
        RULES,
        "and shooters.keys() <= set(landed)",
        "and set(landed) <= set(landed)",
    ),
    Mutant(
        "beans jump out of hands",
        "HOPPER-4",
        RULES,
        "and state.where[landing.bean] < HAND",
        "and state.where[landing.bean] <= 255",
    ),
    Mutant(
        "beans land in cups that are gone",
        "HOPPER-4",
        RULES,
        "place in state.standing)",
        "place in cells(CELLS))",
    ),
    Mutant(
        "five fill a cup",
        "HOPPER-5",
        RULES,
        "inside.count(cell) == FULL",
        "inside.count(cell) == FULL + 1",
    ),
    Mutant(
        "a cup counts beans that left",
        "HOPPER-5",
        RULES,
        "        inside[landing.bean] = AIR\n",
        "        inside[landing.bean] = inside[landing.bean]\n",
    ),
    Mutant(
        "a stirred bean arrives",
        "HOPPER-10",
        RULES,
        "if where[landing.bean] != PLACES[landing.place]]",
        "if landing]",
    ),
    Mutant(
        "a knocked bean does not arrive",
        "HOPPER-10",
        RULES,
        "if where[landing.bean] != PLACES[landing.place]]",
        "if where[landing.bean] == AIR]",
    ),
    Mutant(
        "the first in the cup takes it",
        "HOPPER-5",
        RULES,
        "full.append((cell, landing.seat))",
        "full.append((cell, landings[0].seat))",
    ),
    Mutant(
        "beans leave with the cup's shooter",
        "HOPPER-5",
        RULES,
        "        work.lay(bean, TABLE, pose)\n",
        "        work.lay(bean, HAND + work.actor, pose)\n",
    ),
    Mutant(
        "gaps stay",
        "HOPPER-6",
        RULES,
        "return {cell: cell if cell in target else next(free) for cell in standing}",
        "return {cell: cell for cell in standing}",
    ),
    Mutant(
        "gaps are closed in any case",
        "HOPPER-6",
        RULES,
        "    elif state.options.close_gaps:\n",
        "    else:\n",
    ),
    Mutant(
        "all cups move up",
        "HOPPER-6",
        RULES,
        "return {cell: cell if cell in target else next(free) for cell in standing}",
        "return dict(zip(standing, target, strict=False))",
    ),
    Mutant(
        "beans stay behind when cups are pushed",
        "HOPPER-6",
        RULES,
        "        if (origin, x0, y0) == (cell, x1, y1):\n",
        "        if origin != cell or (x0, y0) == (x1, y1):\n",
    ),
    Mutant(
        "cups are pushed onto beans",
        "HOPPER-6",
        RULES,
        "    put_back(work, in_the_way)\n",
        "    put_back(work, in_the_way[:0])\n",
    ),
    Mutant(
        "one loose bean at a time",
        "HOPPER-7",
        RULES,
        "            refill(work, seat, loose)\n        work.actor",
        "            refill(work, seat, loose[:1])\n        work.actor",
    ),
    Mutant(
        "what fell off the table is lost",
        "HOPPER-4",
        RULES,
        "            loose = work.beans(*LOOSE)\n",
        "            loose = work.beans(TRAY, TABLE)\n",
    ),
    Mutant(
        "the first refills alone in the finale",
        "HOPPER-7",
        RULES,
        "share = loose[turn :: len(empty)]",
        "share = [] if turn else loose",
    ),
    Mutant("five cups win", "HOPPER-8", RULES, "CUPS_TO_WIN = 4", "CUPS_TO_WIN = 5"),
    Mutant("a finale of four", "HOPPER-9", RULES, "FINALE_CUPS = 3", "FINALE_CUPS = 4"),
    Mutant(
        "the black cup joins the short game",
        "HOPPER-9",
        RULES,
        "joins = state.options.long and not",
        "joins = not",
    ),
    Mutant(
        "the black cup gets lost when cups are pushed",
        "HOPPER-9",
        RULES,
        "black = moves.get(old.black, joining)",
        "black = old.black if old.black_joined else joining",
    ),
    Mutant(
        "black counts one",
        "HOPPER-11",
        RULES,
        "NEUTRAL_POINTS, BLACK_POINTS, LAST_POINTS = 1, 2, 3",
        "NEUTRAL_POINTS, BLACK_POINTS, LAST_POINTS = 1, 1, 3",
    ),
    Mutant(
        "the last cup counts its colour",
        "HOPPER-11",
        RULES,
        "        worth[-1] = LAST_POINTS\n",
        "        worth[-1] = worth[-1]\n",
    ),
    Mutant(
        "the referee's knocked beans vanish",
        "HOPPER-13",
        RULES,
        '    ends += [(bean, "table") for bean in fallen if bean in free]\n',
        "",
    ),
    Mutant(
        "the referee may invent beans",
        "HOPPER-13",
        RULES,
        "return max(0, sum(change.beans for change in rest.changes) - state.loose)",
        "return 0",
    ),
    Mutant(
        "pushed cups leave the black one behind",
        "HOPPER-13",
        RULES,
        "black = moves.get(old.black, joining)",
        "black = old.black if joining == NOWHERE else joining",
    ),
    Mutant(
        "two cups on one cell",
        "HOPPER-13",
        RULES,
        "        if cell in taken:\n",
        "        if cell in taken and False:\n",
    ),
    Mutant(
        "taking fewer beans loses the others",
        "HOPPER-13",
        RULES,
        "        give_back(work, seat, work.beans(HAND + seat)[more:])\n",
        "        give_back(work, seat, work.beans(HAND + seat)[:more])\n",
    ),
    Mutant(
        "beans can be taken at any time",
        "HOPPER-13",
        RULES,
        "    work.refilled.discard(seat)\n",
        "    work.refilled.add(seat)\n",
    ),
)


@contextmanager
def played_with(rules: ModuleType) -> Iterator[None]:
    """Use other rules in the game."""
    with (
        patch("cupboard.games.hopper.game.rules", rules),
        patch("cupboard.games.hopper.illegal.rules", rules),
        patch("cupboard.games.hopper.position.rules", rules),
    ):
        yield


def check(rules: ModuleType) -> int:
    """Run random games against the oracle, impossible flights, and single positions."""
    with played_with(rules):
        try:
            return follow_the_oracle() + refuse_the_impossible() + look_at_positions()
        except Exception as problem:
            # Any exception counts as detection.
            raise AssertionError(str(problem)) from problem


def follow_the_oracle() -> int:
    compared = 0
    for preset, seats, close in GAMES:
        rival = Oracle(53, seats, GAME.options(preset).long, close)
        steps = random_steps(preset, seats, 4, beans=53, close_gaps=close)
        for number, (_, event, step) in enumerate(islice(steps, MANY_EVENTS + 1)):
            assert number < MANY_EVENTS
            if isinstance(event, Resolved) and event.kind == "lot":
                rival.next = event.outcome
            elif moves := oracle.moved(step.facts):
                rival.flew(moves)
            if not step.state.air:
                oracle.compare(rival, step.state)
                compared += 1
    return compared


def refuse_the_impossible() -> int:
    flying = fire(position(cups={"a1": 1}, loose=1), 0)
    cases = basics.impossible_flights().values()
    for landings in cases:
        assert Flight(landings) not in GAME.outcomes(flying)
    basics.test_no_bean_can_stop_in_a_claimed_cup()
    state = position("referee", loose=1)
    assert Rest("loose", (Change("a1", 2),)) not in GAME.legal(state, 0)
    assert Push((("a1", "b1"),)) not in GAME.legal(position("referee", claims="0"), 0)
    return len(cases)


def look_at_positions() -> int:
    looks = (
        basics.test_only_the_final_places_of_the_beans_count,
        basics.test_five_beans_in_a_cup_claim_it_once,
        basics.test_when_the_block_shrinks_all_beans_stay_in_their_cups,
        basics.test_a_loose_bean_stays_in_the_tray_unless_a_cup_is_pushed_onto_it,
        basics.test_a_player_without_beans_takes_all_loose_ones_at_their_turn,
        basics.test_beans_off_the_table_can_be_picked_up_again,
        endings.test_the_first_to_own_four_cups_wins_the_short_game,
        endings.test_the_short_game_has_no_black_cup_and_no_finale,
        endings.test_it_joins_two_cups_after_two_were_claimed_together,
        endings.test_in_the_finale_players_without_beans_share_the_loose_ones,
        endings.test_a_player_without_beans_sits_out_a_round,
        endings.test_before_the_end_no_cup_counts_as_the_last,
        referee.test_changes_move_other_beans_into_and_out_of_cups,
        referee.test_pushed_cups_carry_their_beans,
        referee.test_the_black_cup_can_be_pushed,
        referee.test_a_player_who_refilled_enters_how_many_beans_were_taken,
        referee.test_only_a_player_who_has_just_refilled_can_enter_it,
    )
    for look in looks:
        look()
    endings.test_in_a_round_the_fourth_bean_claims_the_cup((2, 1, 0))
    endings.test_a_stirred_bean_does_not_count_as_arriving(0)
    return len(looks) + 2


@pytest.mark.rule("HOPPER-2", "HOPPER-4", "HOPPER-5", "HOPPER-6", "HOPPER-7", "HOPPER-8")
@pytest.mark.rule("HOPPER-9", "HOPPER-10", "HOPPER-11", "HOPPER-13")
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_every_mutant_is_detected(mutant: Mutant) -> None:
    kill(mutant, check)
