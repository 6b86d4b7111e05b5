"""Contract 1, 2 and 4: games end, moves do what they say, states are immutable, sums hold."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from cupboard.core.errors import CupboardError, IllegalMove, MalformedMove, OutOfTurn, StaleMove
from cupboard.core.moveset import FiniteMoves
from cupboard.core.registry import AnyMatch
from cupboard.core.types import Act, Chance, Expired, Move, Over, Played, Resolved
from tests.contract.support import (
    Table,
    covering_real_table,
    covering_table,
    every_table,
    finished,
    samples,
)

GAMES_PER_TABLE = 3
MOMENTS = 6


class Alien(Move):
    """A move that belongs to no game."""


def in_force(match: AnyMatch) -> tuple[str, ...]:
    """Return the rule ids that errors may name at this table."""
    return match.game.spec.in_force(match.options, match.seats)


@every_table
def test_random_games_end_and_conserve(table: Table) -> None:
    """Random games end within the declared bound, and conserved quantities stay constant."""
    for number in range(GAMES_PER_TABLE):
        match = finished(table, number)
        sums = table.game.sums(match.states[0])
        assert all(table.game.sums(state) == sums for state in match.states)
        assert 0 < match.number <= table.game.spec.longest(match.options, match.seats)
        assert isinstance(match.turn, Over)
        assert min(match.turn.outcome.ranks) == 1
        assert match.turn.outcome.rule in in_force(match)
        assert len(match.turn.outcome.ranks) == table.seats


@every_table
def test_moves_belong_to_acting_seats(table: Table) -> None:
    """A seat has legal moves exactly when it is to act."""
    for match in samples(table, GAMES_PER_TABLE, MOMENTS):
        acting = match.game.acting(match.state)
        for seat in range(table.seats):
            assert bool(match.game.legal(match.state, seat)) == (seat in acting)


@covering_table
def test_every_legal_move_applies_and_its_text_is_unique(table: Table) -> None:
    """Each legal move applies, leaves its input unchanged, and round-trips through its text."""
    tried = 0
    for match in samples(table, GAMES_PER_TABLE, MOMENTS):
        for seat in match.game.acting(match.state):
            moves = _some_moves(match, seat)
            texts = [match.game.format(move) for move in moves]
            assert len(set(texts)) == len(set(moves))
            for move, text in zip(moves, texts, strict=True):
                assert match.game.parse(text, match.state) == move
                tried += _applies(match, seat, move)
    assert tried


def _some_moves(match: AnyMatch, seat: int) -> list[Move]:
    legal = match.game.legal(match.state, seat)
    if legal.finite:
        listed = list(legal)
        assert listed == list(match.game.legal(match.state, seat)), "the order is not pinned"
        assert len(set(listed)) == len(listed)
        return listed
    rng = random.Random(seat)
    return [legal.sample(rng) for _ in range(3)]


def _applies(match: AnyMatch, seat: int, move: Move) -> bool:
    assert move in match.game.legal(match.state, seat)
    turn = match.turn
    if not isinstance(turn, Act) or not turn.together:
        text, key = match.game.encode(match.state), hash(match.state)
        match.game.apply(match.state, Played(seat, move))
        assert (match.game.encode(match.state), hash(match.state)) == (text, key)
    return True


@every_table
def test_states_round_trip_through_their_text(table: Table) -> None:
    """`decode(encode(state))` is the state, and `repr` evaluates to it."""
    for match in samples(table, GAMES_PER_TABLE, MOMENTS):
        text = match.game.encode(match.state)
        assert "\n" not in text
        again = match.game.decode(text)
        assert again == match.state
        assert hash(again) == hash(match.state)
        assert match.game.digest(again) == match.game.digest(match.state)


@covering_table
def test_garbage_positions_are_refused(table: Table) -> None:
    """A damaged position string raises a clear error and nothing else.

    A few of the random changes give another valid position.
    """
    refused = 0
    for match in samples(table, 1, 3):
        text = match.game.encode(match.state)
        rng = random.Random(text)
        for _ in range(30):
            at = rng.randrange(len(text))
            broken = text[:at] + rng.choice("x9,/-: ") + text[at + 1 + rng.randrange(2) :]
            problem = _refusal(match.game.decode, broken)
            assert problem is None or str(problem)
            refused += problem is not None
    assert refused > 30


OTHER_DIGITS = "\u0660\u0966\uff10"
"""Zeros of other scripts; their other digits follow."""


@covering_real_table
def test_positions_with_digits_of_other_scripts_are_refused(table: Table) -> None:
    """Python reads them as numbers, but a position string has only one valid form."""
    for match in samples(table, 1, 3):
        text = match.game.encode(match.state)
        for at, digit in enumerate(text):
            if digit.isdecimal():
                for nought in OTHER_DIGITS:
                    broken = text[:at] + chr(ord(nought) + int(digit)) + text[at + 1 :]
                    assert _refusal(match.game.decode, broken) is not None, broken


@covering_real_table
def test_every_accepted_position_is_consistent(table: Table) -> None:
    """A changed position string is refused, or gives a consistent state.

    Nothing is missing, the seat to act has moves, and the string round-trips.
    """
    accepted = 0
    for match in samples(table, 2, 4):
        text = match.game.encode(match.state)
        rng = random.Random(text)
        for _ in range(60):
            accepted += _is_read(match, _changed(text, rng))
    assert accepted


def _changed(text: str, rng: random.Random) -> str:
    """Return the text with one or two characters replaced by others that occur in it."""
    header = len(" ".join(text.split(" ", 3)[:3]))
    letters = list(text)
    for _ in range(rng.randint(1, 2)):
        letters[rng.randrange(header, len(letters))] = rng.choice(text[header:])
    return "".join(letters)


def _is_read(match: AnyMatch, text: str) -> bool:
    game = match.game
    if _refusal(game.decode, text) is not None:
        return False
    state = game.decode(text)
    assert game.decode(game.encode(state)) == state
    assert game.sums(state) == game.sums(match.state), text
    acting = game.acting(state)
    assert all(bool(game.legal(state, seat)) == (seat in acting) for seat in range(match.seats))
    turn = game.turn(state)
    if isinstance(turn, Act) and not turn.together:
        seat = turn.seats[0]
        game.apply(state, Played(seat, game.legal(state, seat).first()))
    return True


@covering_table
def test_wrong_moves_change_nothing(table: Table) -> None:
    """Moves that are foreign, late, early, malformed or stale raise the right error.

    The error names a rule that is in force at this table.
    """
    for match in samples(table, GAMES_PER_TABLE, MOMENTS):
        before = (match.number, match.state, match.waiting_for)
        _refuse_strangers(match)
        _refuse_nonsense(match)
        assert (match.number, match.state, match.waiting_for) == before


def _refuse_strangers(match: AnyMatch) -> None:
    acting = match.game.acting(match.state)
    for seat in (*range(match.seats), match.seats, -1):
        if seat not in acting:
            with pytest.raises(OutOfTurn) as refused:
                match.play(seat, Alien())
            assert refused.value.rule in in_force(match)
            with pytest.raises(OutOfTurn):
                match.expire(seat)
        with pytest.raises(StaleMove):
            match.play(seat, Alien(), expected=match.number + 1)
    if not isinstance(match.turn, Chance):
        with pytest.raises(OutOfTurn):
            match.game.apply(match.state, Resolved("nonsense", 0))
    else:
        with pytest.raises(IllegalMove):
            match.game.apply(match.state, Resolved(match.turn.kind, "nonsense"))


def _refuse_nonsense(match: AnyMatch) -> None:
    clauses = in_force(match)
    for text in ("", "?", "-1", "0", "999999", "zz zz", "1 2 3 4 5 6", "é", "a" * 500):
        refused = _refusal(match.game.parse, text, match.state)
        if refused is not None:
            assert isinstance(refused, MalformedMove | IllegalMove | OutOfTurn)
            assert refused.rule in clauses
            assert str(refused)


def _refusal(call: Callable[..., object], *args: object) -> CupboardError | None:
    """Return the clear error that a call raises, or None; other errors propagate."""
    try:
        call(*args)
    except CupboardError as problem:
        return problem
    return None


@every_table
def test_a_seat_that_runs_out_of_time_gets_the_default_move(table: Table) -> None:
    """`Expired` is always possible for an acting seat, and the same for the same state."""
    tried = 0
    for match in samples(table, 1, MOMENTS):
        turn = match.turn
        for seat in match.game.acting(match.state)[:1]:
            tried += 1
            move = match.game.default_move(match.state, seat)
            assert move in match.game.legal(match.state, seat)
            if not isinstance(turn, Act) or not turn.together:
                expired = match.game.apply(match.state, Expired(seat))
                played = match.game.apply(match.state, Played(seat, move))
                assert (expired.state, expired.facts) == (played.state, played.facts)
    assert tried


def test_finite_moves_are_a_set() -> None:
    """The move set: membership, order and emptiness."""
    moves = FiniteMoves((Alien(),))
    assert Alien() in moves
    assert len(moves) == 1
    assert not FiniteMoves(())
