"""The oracle must detect every mutant."""

from __future__ import annotations

import random
from types import ModuleType

import pytest

from cupboard.games.kessel import KesselOptions
from tests.games.kessel.support import GAME, OWN, TABLES, Pair, dealt, run, table
from tests.mutants.harness import Mutant, kill

RULES = "cupboard.games.kessel.rules"

CHANGES = (
    ("black and white first cards stay", "KESSEL-4", "while card < COLOURED:", "while card < 0:"),
    ("only black first cards go back", "KESSEL-4", "while card < COLOURED:", "while card < 8:"),
    (
        "the stack is dealt upside down",
        "KESSEL-3",
        "for number in range(CARDS - 1, OPEN_CARDS - 1, -1):",
        "for number in range(OPEN_CARDS, CARDS):",
    ),
    ("a step too many", "KESSEL-6", "% 4 + 1\n", "% 4 + 2\n"),
    ("counter-clockwise", "KESSEL-6", "stop = (stop + 1) % STOPS", "stop = (stop - 1) % STOPS"),
    ("figures are not jumped over", "KESSEL-7", "if other == NONE:", "if True:"),
    (
        "lines from the right are counted as from the left",
        "KESSEL-6",
        "number = along if side < 2 else SIDE - 1 - along",
        "number = along",
    ),
    ("a corner is like any stop", "KESSEL-8", "while at_corner(stop):", "while False:"),
    (
        "a corner gives the same player another walk",
        "KESSEL-8",
        "seat = (seat + 1)",
        "seat = (seat)",
    ),
    (
        "every cauldron can explode",
        "KESSEL-9",
        "cells[COUNT + other] > 1:",
        "cells[COUNT + other] > 0:",
    ),
    (
        "the last card explodes too",
        "KESSEL-9",
        "cells[COUNT + other] < 2:",
        "cells[COUNT + other] < 1:",
    ),
    (
        "only the next player is hit",
        "KESSEL-X",
        "for step in range(1, rules.seats):",
        "for step in (1,):",
    ),
    (
        "exploded cards go on top of the stack",
        "KESSEL-9",
        "    for at in range(STACK + size, STACK, -1):\n        cells[at] = cells[at - 1]\n"
        "    cells[STACK] = card\n",
        "    cells[STACK + size] = card\n",
    ),
    ("exploded cards never leave", "KESSEL-9", "cells[STACK_SIZE] == 0 or ", ""),
    ("no limit to returns", "KESSEL-9", " or cells[RETURNED] >= RETURN_LIMIT", ""),
    ("a third turn in a row", "KESSEL-10", " and cells[SECOND] == 0:", ":"),
    ("the second turn is forgotten", "KESSEL-10", "cells[SECOND] = 1", "cells[SECOND] = 0"),
    (
        "waived wands work",
        "KESSEL-11",
        "end_turn(cells, rules, used and wand, trace)",
        "end_turn(cells, rules, wand, trace)",
    ),
    (
        "waived cauldrons explode",
        "KESSEL-11",
        "    if used and not wand:\n",
        "    if not wand:\n",
    ),
    (
        "the place is filled before the wand is declared",
        "KESSEL-10",
        "        cells[PHASE] = asked\n",
        "        cells[PHASE] = asked\n        refill(cells, place, trace)\n",
    ),
    ("nobody is ever asked", "KESSEL-11", "(used or rules.reminders)", "used"),
    ("everybody is asked", "KESSEL-11", "(used or rules.reminders)", "True"),
    ("claims come to nothing", "KESSEL-11", "        if used:\n", "        if False:\n"),
    ("claims where one is asked", "KESSEL-11", "if not rules.reminders and can", "if can"),
    ("last cards can be claimed", "KESSEL-13", " and not is_last(cells, place)\n", "\n"),
    (
        "empty places stay empty",
        "KESSEL-12",
        "if cells[STACK_SIZE] > 0:",
        "if cells[STACK_SIZE] > 99:",
    ),
    ("only rows end the game", "KESSEL-13", "return in_row or in_column", "return in_row"),
    ("only columns end the game", "KESSEL-13", "return in_row or in_column", "return in_column"),
    (
        "edges are lines",
        "KESSEL-13",
        "in_column = 1 <= column <= SIDE - 2",
        "in_column = 0 <= column <= SIDE - 1",
    ),
    ("the last card is always kept", "KESSEL-13", "    if kept:\n", "    if True:\n"),
    (
        "two cards count",
        "KESSEL-14",
        "return total if count == 3 else 0",
        "return total if count >= 2 else 0",
    ),
    ("a single card is no minus", "KESSEL-14", "return -total", "return 0"),
    ("no bonus for four", "KESSEL-14", "return total + FOUR_BONUS", "return total"),
    (
        "the bonus doubles",
        "KESSEL-14",
        "    if double:\n        total *= 2\n    if count == 1:",
        "    if double:\n        total *= 2\n        total += 5 * (count == 4)\n    if count == 1:",
    ),
    ("black's colour is white", "KESSEL-14", "else 1 - seat", "else 1"),
    (
        "the third colour is forgotten",
        "KESSEL-X",
        "rules.third if seat == 2 else",
        "-1 if seat == 2 else",
    ),
    ("tied ones count", "KESSEL-14", "rules, other, of) >= own", "rules, other, of) > own"),
    ("fewer or as many", "KESSEL-R", "rules, other, of) <= own", "rules, other, of) < own"),
    (
        "one ingredient too few is enough",
        "KESSEL-R",
        "cards) >= ingredients",
        "cards) >= ingredients - 1",
    ),
    ("anybody took the last card", "KESSEL-R", " and cells[ACTOR] == seat)", ")"),
    (
        "recipes need not be fulfilled",
        "KESSEL-R",
        "if fulfilled(cells, rules, seat, recipe) else 0",
        "",
    ),
    ("at most is at least", "KESSEL-B", "else own <= cards", "else own >= cards"),
    ("children count pairs", "KESSEL-C", "max(count - 2, 0)", "max(count - 1, 0)"),
    ("children give nothing back", "KESSEL-C", "        return -1\n", "        return 0\n"),
)
MUTANTS = tuple(Mutant(name, rule, RULES, old, new) for name, rule, old, new in CHANGES)


def check(module: ModuleType) -> int:
    """Compare random games of every kind of table, and games at the limit of returned cards."""
    looked = 0
    for number, (options, seats) in enumerate(TABLES):
        for game in range(2):
            start = GAME.new(options, seats)
            looked += run(Pair(start, module), random.Random(f"mutant {number} {game}"))
    for game in range(2):
        near = GAME.encode(dealt(KesselOptions(), 3, game)).removesuffix(" 0 -") + " 99 -"
        looked += run(Pair(GAME.decode(near), module), random.Random(f"limit {game}"))
    for pair in (edge(module), scored(module, OWN_TABLE)):
        pair.compare()
        looked += pair.compared
    return looked


def edge(module: ModuleType) -> Pair:
    """Play the last card of column a, which is not a line."""
    lying = ["a3", "b3", "c2", "b2", "d4", "e5", "c4", "b5", "d1", "e1"]
    state = table("take:0", ["vine2", "ash2 ash1"], [2, 12], only=lying, stack="")
    pair = Pair(state, module)
    pair.play(12)
    return pair


OWN_TABLE = KesselOptions(recipes=True, own_recipes=OWN)
WHITE = "moss1 moss2 moss4 whiskers1 whiskers2 whiskers3 whiskers4 eyes3 vine2 vine4"


def scored(module: ModuleType, options: KesselOptions) -> Pair:
    """Return a cauldron with everything that scores, and recipes just completed or just missed."""
    agreed = GAME.encode(GAME.new(options, 2)).split(" ")[2]
    state = table(
        "last:0@b3",
        [WHITE, "ash1 slime1 feathers1 feathers2 feathers3 feathers4"],
        [2, 12],
        only=["b3", "c2", "d4", "e5", "b1", "c1"],
        stack="",
        hands="8.17,7.15",
        options=agreed,
    )
    pair = Pair(state, module)
    pair.play(39)
    return pair


@pytest.mark.rule("KESSEL-3", "KESSEL-4", "KESSEL-6", "KESSEL-7", "KESSEL-8", "KESSEL-9")
@pytest.mark.rule("KESSEL-10", "KESSEL-11", "KESSEL-12", "KESSEL-13", "KESSEL-14", "KESSEL-R")
@pytest.mark.rule("KESSEL-B", "KESSEL-X", "KESSEL-C")
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_broken_rules_are_detected(mutant: Mutant) -> None:
    kill(mutant, check)
