"""Contract 3: one timeline holds each game; its facts for a seat equal a newly filtered log."""

from __future__ import annotations

import random
from typing import Any

from cupboard.core.registry import AnyGame
from cupboard.core.timeline import Timeline
from cupboard.core.types import Act, Chance, Fact, Joint, Played, Resolved
from tests.contract.support import Table, covering_table, finished, moment, samples


def filtered(game: AnyGame, facts: list[Fact], seat: int | None) -> list[Fact]:
    """Return the facts a seat may know, filtered one by one."""
    return [seen for fact in facts if (seen := game.see(fact, seat)) is not None]


@covering_table
def test_steps_hold_every_event_with_its_facts_and_state(table: Table) -> None:
    """Each step is what the rules make of its event in the state before it."""
    match = finished(table)
    state = table.game.new(match.options, match.seats)
    for number, step in enumerate(match.steps):
        assert match.timeline.state_at(number) == state
        assert table.game.apply(state, step.event) == step
        state = step.state
    assert match.state == match.timeline.state == state
    assert match.number == len(match.events) == len(match.states) - 1 > 0


@covering_table
def test_the_log_of_a_seat_is_the_filtered_log(table: Table) -> None:
    """It is the same for the whole game and for each of its beginnings."""
    match, rng = finished(table), random.Random(str(table))
    numbers = {0, match.number, *(rng.randrange(match.number + 1) for _ in range(4))}
    for number in sorted(numbers):
        facts = [fact for step in match.steps[:number] for fact in step.facts]
        for seat in (None, *range(match.seats)):
            known = filtered(table.game, facts, seat)
            assert list(match.timeline.facts(seat, number)) == known
            assert list(moment(match, number).facts(seat)) == known
            assert known or number < match.number


@covering_table
def test_a_log_that_was_cut_back_grows_on_correctly(table: Table) -> None:
    match, rng = finished(table), random.Random(str(table))
    seats = (None, *range(match.seats))
    cut = rng.randrange(match.number)
    timeline: Timeline[Any, Any, Any, Any] = Timeline(
        table.game, match.timeline.start, match.steps[: cut + 1]
    )
    before = {seat: timeline.facts(seat) for seat in seats}
    timeline.truncate(cut)
    for seat in seats:
        assert timeline.facts(seat) == match.timeline.facts(seat, cut)
    timeline.append(match.steps[cut].event)
    assert timeline.state == match.timeline.state_at(cut + 1)
    for seat in seats:
        assert timeline.facts(seat) == before[seat] == match.timeline.facts(seat, cut + 1)
        assert timeline.observation(seat) == match.timeline.observation(seat, cut + 1)


@covering_table
def test_a_state_plays_its_game_by_itself(table: Table) -> None:
    """`state.legal`, `state.play` and their like do what the game's own functions do."""
    game = table.game
    for match in samples(table, 1, 6):
        state, turn, rng = match.state, match.turn, random.Random(match.number)
        assert state.turn == turn
        for seat in (None, *range(match.seats)):
            assert state.view(seat) == game.view(state, seat)
        if isinstance(turn, Chance):
            outcome = game.outcomes(state).sample(random.Random(1))
            after = game.apply(state, Resolved(turn.kind, outcome)).state
            assert state.resolve(outcome) == after
            assert not isinstance(state.draw(random.Random(1)).turn, Chance)
        elif isinstance(turn, Act) and turn.together:
            moves = {seat: state.legal(seat).sample(rng) for seat in turn.seats}
            after = game.apply(state, Joint(tuple(moves.items()))).state
            assert state.play_together(moves) == after
            texts = {seat: game.format(move) for seat, move in moves.items()}
            assert state.play_together(texts) == after
        elif isinstance(turn, Act):
            move = state.legal().sample(rng)
            assert move in game.legal(state, turn.seats[0])
            after = game.apply(state, Played(turn.seats[0], move)).state
            assert state.play(move) == state.play(game.format(move)) == after
        else:
            assert state.outcome == turn.outcome
            assert not state.legal()
