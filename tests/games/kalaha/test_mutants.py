"""The check must detect every mutant of Kalaha's rules."""

from __future__ import annotations

import pytest

from tests.games.kalaha.support import check
from tests.mutants.harness import Mutant, kill

RULES = "cupboard.games.kalaha.rules"


def broken(name: str, rule: str, old: str, new: str) -> Mutant:
    return Mutant(name, rule, RULES, old, new)


MUTANTS = (
    broken("the emptied pit keeps a stone", "KALAHA-4", "cells[where] = 0", "cells[where] = 1"),
    broken("a lap is one cell short", "KALAHA-4", "if step == lap:", "if step == lap - 1:"),
    broken("stones are sown into every store", "KALAHA-4", "pits, seat, step]", "pits, 0, step]"),
    broken("an empty pit can be played", "KALAHA-4", "cells[first + pit] > 0", "cells[first] > 0"),
    broken(
        "the free turn is forgotten",
        "KALAHA-5",
        "upcoming = seat if again else next_seat(rules, seat)",
        "upcoming = next_seat(rules, seat)",
    ),
    broken(
        "a free turn in any store",
        "KALAHA-5",
        "last == rules.seats * rules.pits + seat",
        "last >= rules.seats * rules.pits - 1",
    ),
    broken(
        "the capture takes the wrong pit",
        "KALAHA-6",
        "return take(cells, rules, seat, across, rules.pits - 1 - own, trace)",
        "return take(cells, rules, seat, across, own, trace)",
    ),
    broken(
        "the wrong side is across",
        "KALAHA-6",
        "return (seat + rules.seats // 2) % rules.seats",
        "return (seat + 1) % rules.seats",
    ),
    broken(
        "somebody sits across the middle one of three",
        "KALAHA-6",
        "return -1 if seat == 1 else 2 - seat",
        "return 2 - seat if seat != 1 else 0",
    ),
    broken(
        "a capture of nothing counts",
        "KALAHA-6",
        "if taken == 0 and rules.capture == CAPTURE_OPPOSITE:",
        "if taken < 0:",
    ),
    broken("a filled pit captures too", "KALAHA-6", "cells[last] == 1", "cells[last] == 2"),
    broken(
        "a stone on another side captures",
        "KALAHA-6",
        "(own >= 0) & (own < rules.pits)",
        "(own < rules.pits)",
    ),
    broken(
        "the corresponding pits of one player only",
        "KALAHA-7",
        "if other != seat:",
        "if other == next_seat(rules, seat):",
    ),
    broken(
        "who has no stones is not skipped",
        "KALAHA-8",
        "upcoming = next_seat(rules, upcoming)",
        "movable |= 1 << upcoming",
    ),
    broken("the turn goes to the left", "KALAHA-3", "else seat + 1\n", "else seat\n"),
    broken("it ends with stones left", "KALAHA-9", "if movable == 0 else", "if movable < 2 else"),
    broken(
        "left-over stones count for nobody",
        "KALAHA-P",
        "cells[rules.seats * rules.pits + seat] += stones\n                note",
        "cells[rules.seats * rules.pits + seat] += 0\n                note",
    ),
    broken(
        "a cleared side does not end it",
        "KALAHA-V2",
        "return OVER_SIDE_CLEARED",
        "return PLAYING",
    ),
    broken(
        "having no move does not end it",
        "KALAHA-V2",
        "and rules.end != END_NO_MOVE",
        "and rules.end != END_SWEEP",
    ),
    broken("three players capture after all", "KALAHA-V3", "alone and rules.captures", "alone"),
    broken("the capturing stone is always taken", "KALAHA-V4", "if rules.take_capturer:", "if 1:"),
    broken("repetition is not noticed", "KALAHA-V5", "        if same:", "        if False:"),
    broken(
        "quiet moves end early", "KALAHA-V5", "quiet >= QUIET_LIMIT:", "quiet > QUIET_LIMIT - 2:"
    ),
    broken("free turns although agreed away", "KALAHA-V6", "rules.free_turns and", "True and"),
    broken("one stone too few", "KALAHA-2", "cells[pit] = rules.stones", "cells[pit] = 3"),
    broken("the stores of others score", "KALAHA-9", "rules.pits + seat]\n", "rules.pits]\n"),
)


@pytest.mark.rule("KALAHA-2", "KALAHA-3", "KALAHA-4", "KALAHA-5", "KALAHA-6", "KALAHA-7")
@pytest.mark.rule("KALAHA-8", "KALAHA-9", "KALAHA-P", "KALAHA-V2", "KALAHA-V3", "KALAHA-V4")
@pytest.mark.rule("KALAHA-V5", "KALAHA-V6")
@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_every_mutant_is_detected(mutant: Mutant) -> None:
    kill(mutant, check)
