"""Da Capo's position strings are complete, and impossible ones are refused."""

from __future__ import annotations

import random
from itertools import product

import pytest

from cupboard.core import i18n
from cupboard.core.errors import BadOptions, BadPosition
from cupboard.core.types import Joint
from cupboard.games.dacapo import GAME, DaCapoState
from tests.games.dacapo.test_oracle import reachable


def accepted(state: DaCapoState) -> bool:
    try:
        return GAME.decode(GAME.encode(state)) == state
    except BadPosition:
        return False


@pytest.mark.rule("DACAPO-2", "DACAPO-3")
def test_a_new_game_as_text() -> None:
    assert GAME.encode(GAME.new(GAME.options(), 3)) == "dacapo 3 - -/16 -/16 -/16 box:0"
    assert GAME.encode(GAME.new(GAME.options("handful"), 2)) == "dacapo 2 beans=8 -/8 -/8 box:0"


@pytest.mark.rule("DACAPO-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_random_games_comes_back(seats: int) -> None:
    rng = random.Random(seats)
    for beans, hide in product((4, 9, 16, 30), (False, True)):
        state = GAME.new(GAME.options(beans=beans, hide_stocks=hide), seats)
        while acting := GAME.acting(state):
            moves = tuple((seat, GAME.legal(state, seat).sample(rng)) for seat in acting)
            state = GAME.apply(state, Joint(moves)).state
            assert accepted(state)
            assert repr(state) == f"cupboard.position({GAME.encode(state)!r})"


@pytest.mark.rule("DACAPO-3", "DACAPO-7")
@pytest.mark.parametrize(("beans", "seats"), [(4, 3), (5, 3), (4, 4)])
def test_every_reachable_position_is_accepted(beans: int, seats: int) -> None:
    assert all(map(accepted, reachable(beans, seats)))


@pytest.mark.rule("DACAPO-3", "DACAPO-7")
@pytest.mark.parametrize("beans", [4, 5])
def test_for_two_players_exactly_the_reachable_positions_are_accepted(beans: int) -> None:
    """Tried on every arrangement of the beans, possible or not."""
    thinkable = arrangements(beans, 2)
    taken = {state for state in thinkable if accepted(state)}
    assert taken == reachable(beans, 2)
    assert len(taken) < len(thinkable) / 6


def arrangements(beans: int, seats: int) -> list[DaCapoState]:
    """Return every way to split each seat's beans between row, hand and box."""
    options = GAME.options(beans=beans)
    rows = [r for length in range(6) for r in product((1, 2, 3, 4, 5), repeat=length)]
    sides = [(r, held) for r in rows if sum(r) <= beans for held in range(beans - sum(r) + 1)]
    return [
        DaCapoState(
            options,
            seats,
            tuple(held for _, held in table),
            tuple(row for row, _ in table),
            beans * seats - sum(sum(row) + held for row, held in table),
        )
        for table in product(sides, repeat=seats)
    ]


@pytest.mark.rule("DACAPO-3", "DACAPO-7", "DACAPO-8")
def test_for_two_players_a_small_error_near_the_target_is_detected() -> None:
    """Positions of games with 11 beans, slightly changed: accepted if and only if reachable."""
    found = reachable(11, 2)
    assert any(len(row) == 5 for state in found for row in state.rows)
    line = sorted(found, key=GAME.encode)
    rng = random.Random(11)
    verdicts = []
    for _ in range(1500):
        state = slip(rng, rng.choice(line))
        verdicts.append(accepted(state))
        assert verdicts[-1] == (state in found), GAME.encode(state)
    assert 300 < sum(verdicts) < 1200


def slip(rng: random.Random, state: DaCapoState) -> DaCapoState:
    """Return the position with one number of one side changed, and the box adjusted."""
    rows, stocks, seat = [list(row) for row in state.rows], list(state.stocks), rng.randrange(2)
    match rng.randrange(4):
        case 0 if rows[seat]:
            rows[seat][-1] = rng.randint(1, 5)
        case 1:
            rows[seat].append(rng.randint(1, 5))
        case 2 if rows[seat]:
            rows[seat].pop()
        case _:
            stocks[seat] = max(0, stocks[seat] + rng.choice((-1, 1)))
    box = 22 - sum(stocks) - sum(map(sum, rows))
    if box < 0:
        return state
    return DaCapoState(state.options, 2, tuple(stocks), (tuple(rows[0]), tuple(rows[1])), box)


REFUSED = [
    ("2 - -/16 box:16", "dacapo-position-sides", "DACAPO-1"),
    ("2 - -/16 -/16", "dacapo-position-sides", "DACAPO-1"),
    ("2 - -/16 -/16 -/16 box:0", "dacapo-position-sides", "DACAPO-1"),
    ("2 - -/16 -/16 box:x", "dacapo-position-sides", "DACAPO-1"),
    ("2 - -/16 -/16 box:00", "dacapo-position-sides", "DACAPO-1"),
    ("2 - 6/10 -/16 box:0", "dacapo-position-side", "DACAPO-3"),
    ("2 - 0/16 -/16 box:0", "dacapo-position-side", "DACAPO-3"),
    ("2 - 3,/13 -/16 box:0", "dacapo-position-side", "DACAPO-3"),
    ("2 - -/016 -/16 box:0", "dacapo-position-side", "DACAPO-3"),
    ("2 - /16 -/16 box:0", "dacapo-position-side", "DACAPO-3"),
    ("2 - -/1٣ -/16 box:3", "position-not-ascii", None),
    ("2 - -/17 -/15 box:0", "dacapo-position-too-many", "DACAPO-2"),
    ("2 - 4/13 -/14 box:1", "dacapo-position-too-many", "DACAPO-2"),
    ("2 - -/16 -/16 box:1", "dacapo-position-beans", "DACAPO-2"),
    ("2 - -/0 -/0 box:1", "dacapo-position-beans", "DACAPO-2"),
    ("2 - 2,2,2,2,2,2/0 -/8 box:12", "dacapo-position-row", "DACAPO-1"),
    ("4 - 2,2,2,2,2/0 -/8 -/8 -/8 box:30", "dacapo-position-row", "DACAPO-1"),
    ("2 beans=30 2,2,2,2,2/9 2,2,2,2,2/9 box:22", "dacapo-position-target", "DACAPO-8"),
    ("2 - 3/5 4/0 box:20", "dacapo-position-last-bean", "DACAPO-7"),
    ("2 - -/15 -/16 box:1", "dacapo-position-rounds", "DACAPO-3"),
    ("2 - 1/15 -/14 box:2", "dacapo-position-rounds", "DACAPO-3"),
    ("3 - 2/14 2/14 2/14 box:0", "dacapo-position-rounds", "DACAPO-3"),
    ("3 - -/15 -/10 -/15 box:8", "dacapo-position-rounds", "DACAPO-3"),
    ("3 - -/15 -/0 -/15 box:18", "dacapo-position-rounds", "DACAPO-3"),
]


@pytest.mark.rule("DACAPO-1", "DACAPO-2", "DACAPO-3", "DACAPO-7", "DACAPO-8")
@pytest.mark.parametrize(("body", "key", "rule"), REFUSED)
def test_impossible_positions_are_refused_with_the_rule(
    body: str, key: str, rule: str | None
) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.decode(f"dacapo {body}")
    assert (caught.value.key, caught.value.rule) == (key, rule)
    for language in i18n.LANGUAGES:
        told = caught.value.tell(language)
        assert i18n.has_text(language, key)
        assert told.endswith(f"[{rule}]") == (rule is not None)
        assert "$" not in told


@pytest.mark.rule("DACAPO-1")
def test_a_position_for_six_players_is_refused() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.decode("dacapo 6 - -/16 -/16 -/16 -/16 -/16 -/16 box:0")
    assert caught.value.rule == "DACAPO-1"
