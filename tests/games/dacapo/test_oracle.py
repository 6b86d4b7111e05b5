"""The rules agree with an independent implementation, on all combinations and in whole games."""

from __future__ import annotations

from itertools import product

import pytest

from cupboard.core.types import Joint
from cupboard.games.dacapo import GAME, DaCapoState, Show, rules
from tests.games.dacapo import support
from tests.games.dacapo.oracle import OracleTable


@pytest.mark.rule("DACAPO-4", "DACAPO-5")
def test_all_showings_of_two_to_five_players_have_the_same_winner() -> None:
    """6^n combinations (0: the seat is out), minus those with fewer than two choices."""
    assert support.check_showings(rules) == sum(6**n - 1 - 5 * n for n in (2, 3, 4, 5))


@pytest.mark.rule("DACAPO-3", "DACAPO-4", "DACAPO-5", "DACAPO-6", "DACAPO-7", "DACAPO-8")
@pytest.mark.parametrize(("seats", "every"), [(2, True), (3, True), (4, False), (5, False)])
def test_every_showing_has_the_same_consequences(seats: int, every: bool) -> None:
    """On tables where all, one or none have beans left, with the target cup near and far."""
    shown = 6**seats - 1 - 5 * seats
    assert support.check_rounds(rules, seats, every) == shown * (9 if every else 1)


@pytest.mark.rule("DACAPO-1", "DACAPO-2", "DACAPO-3", "DACAPO-6", "DACAPO-7", "DACAPO-9")
def test_whole_games_agree() -> None:
    assert support.check_games(rules, games=400, seed=7) == 400


def reachable(beans: int, seats: int) -> set[DaCapoState]:
    """Return every reachable state, by playing through the game's interface."""
    start = GAME.new(GAME.options(beans=beans), seats)
    found, waiting = {start}, [start]
    while waiting:
        state = waiting.pop()
        acting = GAME.acting(state)
        menus = [tuple(GAME.legal(state, seat)) for seat in acting]
        for chosen in product(*menus) if acting else ():
            after = GAME.apply(state, Joint(tuple(zip(acting, chosen, strict=True)))).state
            if after not in found:
                found.add(after)
                waiting.append(after)
    return found


def reachable_by_oracle(beans: int, seats: int) -> set[tuple[object, ...]]:
    found: set[tuple[object, ...]] = set()
    rows: tuple[tuple[int, ...], ...] = ((),) * seats
    waiting = [((beans,) * seats, rows, 0)]
    while waiting:
        snapshot = waiting.pop()
        if snapshot in found:
            continue
        found.add(snapshot)
        menus = [OracleTable.at(*snapshot).may_show(seat) or [0] for seat in range(seats)]
        for shown in product(*menus) if any(map(sum, menus)) else ():
            table = OracleTable.at(*snapshot)
            table.play({seat: number for seat, number in enumerate(shown) if number})
            hands = tuple(table.count("hand", seat) for seat in range(seats))
            waiting.append((hands, tuple(map(table.row, range(seats))), table.count("box")))
    return found


@pytest.mark.rule("DACAPO-2", "DACAPO-3", "DACAPO-7", "DACAPO-9")
@pytest.mark.parametrize(
    ("beans", "seats", "states"),
    [(4, 2, 28), (5, 2, 70), (6, 2, 172), (7, 2, 394), (4, 3, 270)],
)
def test_small_games_have_exactly_these_states(beans: int, seats: int, states: int) -> None:
    """Pinned numbers of states, from the game and from the oracle."""
    found = reachable(beans, seats)
    plain = {(state.stocks, state.rows, state.box) for state in found}
    assert len(found) == states
    assert plain == reachable_by_oracle(beans, seats)


@pytest.mark.rule("DACAPO-3")
def test_joint_moves_agree_with_the_rules() -> None:
    """The choices of a joint event belong to their seats, even if some seats are out."""
    state = GAME.decode("dacapo 4 - 5,3/3 4/2 -/0 2/3 box:42")
    choices = ((3, Show(2)), (0, Show(3)), (1, Show(1)))
    step, effect = GAME.apply(state, Joint(choices)), rules.play_round(state, (3, 1, 0, 2))
    assert (step.state, step.facts) == (effect.state, effect.facts)
