"""Kupferkessel's engine: its worlds fit its memory, and it plays sensibly to the end."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from cupboard.core.errors import OutOfTurn
from cupboard.core.match import Match
from cupboard.core.moveset import FiniteMoves
from cupboard.core.registry import AnyMatch
from cupboard.experts import find
from cupboard.experts.kessel.belief import recollect
from cupboard.experts.kessel.engine import KesselEngine
from cupboard.experts.kessel.expected_points import AT_THE_END, expected_points, shares
from cupboard.experts.kessel.rollout_policy import Guide, sensible
from cupboard.games.kessel import GAME, KesselMove, KesselOptions, KesselState
from cupboard.games.kessel import rules as kernel
from cupboard.games.kessel.cards import DECK
from cupboard.games.kessel.facts import Used
from cupboard.games.kessel.layout import (
    CARDS,
    CASTING,
    EXPLODING,
    MAX_MOVES,
    NONE,
    PHASE,
    TAKE_USING,
    TAKING,
    USE,
)
from cupboard.players.engine import Advice, Engine, Limit
from cupboard.players.levels import LEVEL_NAMES
from cupboard.players.memory import PERFECT, Memory
from tests.players.support import ask, begun, play

QUICK = KesselEngine(worlds=4)
WEAK = Memory(span=2, half_life=4, confusion=0.25)
SHORT = Limit(nodes=64)


def advanced(preset: str = "standard", seats: int = 2, events: int = 24) -> AnyMatch:
    """Return a match somewhere in the middle."""
    match, rng = begun("kessel", preset, seats), Random(7)
    while match.number < events:
        seat = match.waiting_for[0]
        match.play(seat, match.game.legal(match.state, seat).sample(rng))
    return match


def worlds_of(match: AnyMatch, memory: Memory, number: int = 8) -> list[KesselState]:
    seat = match.waiting_for[0]
    known = recollect(match.observation(seat), seat, memory, Random(3))
    rows = known.worlds(number, Random(4))
    return [KesselState(match.options, match.seats, row.tobytes()) for row in rows]


@pytest.mark.parametrize("memory", [PERFECT, WEAK])
@pytest.mark.parametrize("events", [24, 40])
@pytest.mark.parametrize(("preset", "seats"), [("standard", 2), ("recipes", 3)])
def test_worlds_show_the_same_as_the_real_game(
    preset: str, seats: int, events: int, memory: Memory
) -> None:
    match = advanced(preset, seats, events)
    seat = match.waiting_for[0]
    for world in worlds_of(match, memory):
        assert GAME.view(world, seat) == match.observation(seat).view
        assert tuple(GAME.legal(world, seat)) == tuple(GAME.legal(match.state, seat))
        held = [*world.places, *world.stack, *(card for pile in world.cauldrons for card in pile)]
        cards = [card for card in held if card != NONE]
        assert len(set(cards)) == len(cards) == CARDS - world.gone


def test_a_perfect_memory_knows_the_cauldrons_and_a_weak_one_does_not() -> None:
    match = advanced()
    perfect, weak = worlds_of(match, PERFECT), worlds_of(match, WEAK)
    assert {world.cauldrons for world in perfect} == {match.state.cauldrons}
    assert len({world.cauldrons for world in weak}) > 1
    assert len({world.stack for world in perfect}) > 1


def test_a_perfect_memory_knows_the_cards_under_the_draw_pile() -> None:
    for events in range(20, 60, 5):
        match = advanced(events=events)
        returned = match.state.returned
        if returned:
            lowest = {world.stack[-1] for world in worlds_of(match, PERFECT)}
            assert lowest == {match.state.stack[-1]}
            return
    pytest.fail("no card went back")


def test_probabilities_of_the_next_cards_sum_to_one() -> None:
    assert np.allclose(shares(0.3).sum(axis=2), 1.0)


def test_expected_values_at_the_end_are_the_points() -> None:
    table = expected_points(False)[AT_THE_END]
    assert table[0, 0b0001, 0] == -1
    assert table[1, 0b1000, 0] == -8
    assert table[0, 0b0111, 0] == 6
    assert table[1, 0b1111, 0] == 25
    assert expected_points(True)[AT_THE_END][0, 0b1111, 0] == 2


@pytest.mark.parametrize(("preset", "seats"), [("standard", 2), ("recipes", 3), ("children", 2)])
def test_games_end(preset: str, seats: int) -> None:
    engines: list[Engine] = [QUICK, KesselEngine(WEAK, worlds=4)] * 2
    seen: list[float] = []

    def watch(_match: AnyMatch, _seat: int, advice: Advice) -> None:
        seen.append(advice.score.value)

    play(begun("kessel", preset, seats), engines[:seats], SHORT, watch)
    assert seen
    assert all(0 <= value <= 1 for value in seen)


def without_reminders(seats: int = 2, seed: bytes = b"seed") -> AnyMatch:
    match = Match(GAME, KesselOptions(reminders=False), seats, seed)
    match.draw()
    return match


@pytest.mark.parametrize("seats", [2, 3])
def test_games_without_reminders_end_and_symbols_are_claimed(seats: int) -> None:
    match = without_reminders(seats)
    play(match, [QUICK] * seats, SHORT)
    symbols = {fact.symbol for fact in match.facts(None) if isinstance(fact, Used)}
    assert symbols == {"cauldron", "wand"}


def answered(state: KesselState, noise: float, word: int) -> tuple[int, bool]:
    """Return which card the rollout policy takes, and whether it uses the symbol."""
    cells, rules, seat = state.cells(), state.rules, state.actor
    guide = Guide(expected_points(False), noise, np.zeros(state.seats, dtype=np.int64))
    out = np.zeros(MAX_MOVES, dtype=np.int16)
    count = kernel.moves(cells, rules, out)
    code = int(sensible(cells, out, count, rules, guide, seat, word))
    if not rules.reminders:
        return code % TAKE_USING, code >= TAKE_USING
    kernel.play(cells, rules, code, None)
    if cells[PHASE] not in (EXPLODING, CASTING):
        return code, False
    return code, sensible(cells, out, 2, rules, guide, seat, word) == USE


def test_the_rollout_policy_is_the_same_with_and_without_reminders() -> None:
    match, rng, used = begun("kessel"), Random(2), set()
    while not match.over:
        seat, state = match.waiting_for[0], match.state
        if state.phase == TAKING:
            silent = KesselState(KesselOptions(reminders=False), 2, state.data)
            for word in range(1, 6):
                expected = answered(state, 6.0, word)
                assert answered(silent, 6.0, word) == expected
                used.add(expected[1])
        match.play(seat, match.game.legal(state, seat).sample(rng))
    assert used == {False, True}


def test_it_beats_random_play() -> None:
    match, rng = begun("kessel"), Random(1)
    while not match.over:
        seat = match.waiting_for[0]
        legal = match.game.legal(match.state, seat)
        match.play(seat, ask(match, QUICK, SHORT).move if seat else legal.sample(rng))
    assert match.game.turn(match.state).outcome.winners == (1,)  # type: ignore[union-attr]


def test_a_third_card_of_an_ingredient_is_worth_more_than_a_first() -> None:
    table = expected_points(False)[12, 0]
    third = table[0b0111, 0] - table[0b0011, 0]
    first = table[0b0100, 0] - table[0, 0]
    assert third > first
    assert table[0b0001, 0b1110] == -1, "nothing can be added: it stays a single card"


def test_the_same_seed_gives_the_same_advice() -> None:
    match = advanced()
    assert ask(match, QUICK, SHORT) == ask(match, QUICK, SHORT)


def test_it_stops_when_cancelled() -> None:
    match = advanced()
    advice = ask(match, KesselEngine(), Limit(stopped=lambda: True))
    assert advice.move in match.game.legal(match.state, match.waiting_for[0])


def test_a_seat_that_is_not_to_move_gets_an_error() -> None:
    match = advanced()
    with pytest.raises(OutOfTurn):
        QUICK.advise(match.observation(0), FiniteMoves[KesselMove](()), SHORT, Random(1))


def test_there_are_five_levels() -> None:
    match = advanced()
    assert len(find("kessel").levels) == len(LEVEL_NAMES)
    for level in find("kessel").levels:
        advice = ask(match, level.make(), Limit(nodes=64))
        assert advice.move in match.game.legal(match.state, match.waiting_for[0])
    assert len(DECK) == CARDS
