"""Covered cards, the draw pile and other players' recipes stay hidden and are sampled fairly."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cupboard.core.codec import view_to_json
from cupboard.core.match import Match
from cupboard.games.kessel import KesselOptions, facts
from cupboard.games.kessel.cards import DECK
from cupboard.games.kessel.layout import NONE
from tests.games.kessel.support import GAME, OWN, cards, play, table


def match_until(options: KesselOptions, seats: int, seed: int, events: int) -> Any:
    match, rng = Match(GAME, options, seats, seed.to_bytes(2, "big")), random.Random(seed)
    while not match.over and match.number < events:
        if match.waiting_for:
            seat = match.waiting_for[0]
            match.play(seat, GAME.legal(match.state, seat).sample(rng))
        else:
            match.draw_one()
    return match


@pytest.mark.rule("KESSEL-5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_covered_cards_all_look_the_same(seat: int | None) -> None:
    """Cauldrons that differ below the top, and draw piles in another order, look the same."""
    one = table("take:0", ["moss1 vine4 eyes2", "ash1 ash3 slime2"], [3, 12], stack="eyes1 eyes3")
    other = table("take:0", ["ash3 ash1 eyes2", "moss1 vine4 slime2"], [3, 12], stack="eyes3 eyes1")
    assert one != other
    assert view_to_json(GAME.view(one, seat)) == view_to_json(GAME.view(other, seat))


@pytest.mark.rule("KESSEL-5")
def test_nothing_covered_is_in_a_view() -> None:
    """Every card in a view is face up or on top of a cauldron, until the scoring reveals all."""
    match = match_until(KesselOptions(), 2, 3, 40)
    state = match.state
    open_now = {DECK[card] for card in state.places if card != NONE}
    open_now |= {DECK[pile[-1]] for pile in state.cauldrons}
    view = GAME.view(state, 0)
    named = {card for card in view.places if card} | {c.top for c in view.cauldrons}
    assert named == open_now
    assert [c.cards for c in view.cauldrons] == [None, None]
    assert view.points is None


@pytest.mark.rule("KESSEL-5", "KESSEL-14")
def test_the_scoring_reveals_everything() -> None:
    match = match_until(KesselOptions(recipes=True), 2, 3, 999)
    assert match.over
    for seat in (0, 1, None):
        view = GAME.view(match.state, seat)
        assert [len(c.cards) for c in view.cauldrons] == [len(p) for p in match.state.cauldrons]
        assert [len(hand) for hand in view.recipes] == [2, 2]
        assert view.points == match.turn.outcome.points


@pytest.mark.rule("KESSEL-R")
def test_recipes_are_known_only_to_their_owner() -> None:
    match = match_until(KesselOptions(recipes=True), 2, 8, 10)
    for seat in (0, 1):
        dealt = [f for f in match.facts(seat) if isinstance(f, facts.RecipeDealt)]
        assert [fact.seat for fact in dealt] == [seat, seat]
        assert GAME.view(match.state, seat).recipes[1 - seat] is None
    assert not [f for f in match.facts(None) if isinstance(f, facts.RecipeDealt)]
    assert GAME.view(match.state, None).recipes == (None, None)
    counts = [f.count for f in match.facts(None) if isinstance(f, facts.RecipesTaken)]
    assert counts == [2, 2]


@pytest.mark.rule("KESSEL-9", "KESSEL-11", "KESSEL-12", "KESSEL-R", "KESSEL-X")
@pytest.mark.parametrize("reminders", [True, False])
@pytest.mark.parametrize("seats", [2, 3])
def test_rebuilt_histories_show_exactly_what_was_seen(seats: int, reminders: bool) -> None:
    """At every moment of a game, for every seat and a spectator."""
    options = KesselOptions(recipes=True, own_recipes=OWN[:2], reminders=reminders)
    other_worlds = looked = 0
    for events in (0, 1, 2, 3, 15, 30, 50, 999):
        match = match_until(options, seats, 5, events)
        for seat in (*range(seats), None):
            again = Match(GAME, options, seats, b"")
            seen = match.observation(seat)
            for event in GAME.sample_log(seen, random.Random(events)):
                again.replay(event)
            assert again.facts(seat) == seen.facts
            assert GAME.view(again.state, seat) == seen.view
            assert again.number == match.number
            other_worlds += again.state != match.state
            looked += 1
    assert looked == 8 * (seats + 1)
    assert other_worlds > looked // 3


@pytest.mark.rule("KESSEL-9")
def test_a_card_seen_going_under_the_draw_pile_is_known_there() -> None:
    """An exploded card is at the bottom in every world; the cards above it may be anything."""
    for seed in range(40):
        match = match_until(KesselOptions(), 2, seed, 30)
        gone_under = [f for f in match.facts(None) if isinstance(f, facts.Exploded) and not f.gone]
        if gone_under and match.state.stack:
            break
    last = gone_under[-1]
    tops = set()
    for number in range(30):
        world = GAME.sample_world(match.observation(1), random.Random(number))
        bottom = DECK[world.stack[-1]]
        assert (bottom.ingredient, bottom.value) == (last.ingredient, last.value)
        tops.add(world.stack[0])
    assert len(tops) > 3 or len(match.state.stack) < 4


@pytest.mark.rule("KESSEL-3")
def test_unseen_cards_are_sampled_fairly() -> None:
    """Each unseen card is equally likely to be on top."""
    match = match_until(KesselOptions(), 2, 1, 1)
    seen = match.observation(0)
    shown = {f for f in seen.facts if isinstance(f, facts.Refused)}
    rng = random.Random(7)
    tops = Counter(GAME.sample_world(seen, rng).stack[0] for _ in range(1500))
    unseen = 22 - len(shown)
    assert len(tops) == unseen
    expected = 1500 / unseen
    assert sum((n - expected) ** 2 / expected for n in tops.values()) < 50


@pytest.mark.rule("KESSEL-R")
def test_recipes_of_other_players_are_sampled_fairly() -> None:
    match = match_until(KesselOptions(recipes=True), 2, 1, 2)
    seen, rng = match.observation(0), random.Random(9)
    mine = match.state.hands[0]
    found: Counter[int] = Counter()
    for _ in range(1100):
        world = GAME.sample_world(seen, rng)
        assert world.hands[0] == mine
        found.update(world.hands[1])
    assert set(found) == set(range(13)) - set(mine)
    assert sum((n - 200) ** 2 / 200 for n in found.values()) < 35


@pytest.mark.rule("KESSEL-5")
def test_a_view_after_an_explosion_shows_what_was_uncovered() -> None:
    state = table("take:0", ["vine2", "ash1 slime2"], [3, 12], at={"a4": "moss3"})
    after, _ = play(state, "a4", "use")
    shown = GAME.view(after, 1).cauldrons[1]
    assert (shown.top, shown.count) == (DECK[cards("ash1")[0]], 1)
