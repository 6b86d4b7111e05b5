"""Kalaha's rules, one by one, from prepared positions."""

from __future__ import annotations

import hashlib
import random
import re
from typing import Any

import pytest

import cupboard
from cupboard.core import i18n, record
from cupboard.core.errors import BadOptions, BadPosition, IllegalMove, MalformedMove, OutOfTurn
from cupboard.core.match import Match
from cupboard.core.reading import TOO_LONG
from cupboard.core.types import Act, Chance, Fact, Outcome, Over, Played, Resolved
from cupboard.games.kalaha import GAME, KalahaOptions, KalahaState, Sow
from cupboard.games.kalaha.facts import (
    Begins,
    Captured,
    Ended,
    FreeTurn,
    Picked,
    Rolled,
    Skipped,
    Sown,
    Stored,
    Swept,
)
from cupboard.games.kalaha.spec import SPEC


def at(text: str) -> KalahaState:
    return GAME.decode(f"kalaha {text}")


def play(state: KalahaState, pit: int) -> tuple[KalahaState, tuple[Fact, ...]]:
    step = GAME.apply(state, Played(state.actor, Sow(pit)))
    return step.state, step.facts


def of_kind(facts: tuple[Fact, ...], kind: type[Any]) -> list[Any]:
    return [fact for fact in facts if isinstance(fact, kind)]


@pytest.mark.rule("KALAHA-1", "KALAHA-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_at_the_start(seats: int) -> None:
    """Six pits of four stones and an empty store per player."""
    state = GAME.new(GAME.options(), seats)
    assert state.pits == ((4,) * 6,) * seats
    assert state.stores == (0,) * seats


@pytest.mark.rule("KALAHA-1")
@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_two_to_four_players_can_play(seats: int) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(GAME.options(), seats)
    assert refused.value.rule == "KALAHA-1"


@pytest.mark.rule("KALAHA-V1")
@pytest.mark.parametrize("stones", [0, 13, -1, "many", 2.5, None, True])
def test_pits_start_with_one_to_twelve_stones(stones: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(stones=stones)
    assert refused.value.rule == "KALAHA-V1"


@pytest.mark.rule("KALAHA-3")
def test_the_highest_roll_goes_first_and_ties_roll_again() -> None:
    state = GAME.new(GAME.options(), 4)
    assert GAME.turn(state) == Chance("dice")
    tied = GAME.apply(state, Resolved("dice", (5, 2, 5, 1)))
    assert tied.facts == (Rolled(0, 5), Rolled(1, 2), Rolled(2, 5), Rolled(3, 1))
    assert tied.state.rollers == (0, 2)
    settled = GAME.apply(tied.state, Resolved("dice", (1, 3)))
    assert settled.facts == (Rolled(0, 1), Rolled(2, 3), Begins(2))
    assert GAME.turn(settled.state) == Act((2,))


@pytest.mark.rule("KALAHA-3")
@pytest.mark.parametrize("rolls", [(6,), (7, 1), (0, 1), (1, 2, 3), "66", None])
def test_impossible_rolls_are_refused(rolls: Any) -> None:
    with pytest.raises(IllegalMove):
        GAME.apply(GAME.new(GAME.options(), 2), Resolved("dice", rolls))


@pytest.mark.rule("KALAHA-3")
def test_turns_go_to_the_right() -> None:
    state = at("4 - 4,4,4,4,4,4/0 4,4,4,4,4,4/0 4,4,4,4,4,4/0 4,4,4,4,4,4/0 move:0")
    seen = []
    for _ in range(4):
        seen.append(state.actor)
        state, _ = play(state, 1)
    assert [*seen, state.actor] == [0, 1, 2, 3, 0]


@pytest.mark.rule("KALAHA-4")
def test_stones_are_sown_one_by_one_and_skip_other_stores() -> None:
    """Nine stones from pit 6: own store, six pits of the next player, and on; each is a fact."""
    state = at("2 - 0,0,0,0,0,9/15 4,4,4,4,4,4/0 move:0")
    after, facts = play(state, 6)
    assert facts[0] == Picked(0, 6, 9)
    fallen = [fact for fact in facts if isinstance(fact, Sown | Stored)]
    assert fallen == [Stored(0), *(Sown(1, pit) for pit in range(1, 7)), Sown(0, 1), Sown(0, 2)]
    assert after.stores[1] == 0


@pytest.mark.rule("KALAHA-4")
def test_a_long_lap_fills_the_emptied_pit_too() -> None:
    state = at("2 - 14,0,0,0,0,1/9 4,4,4,4,4,4/0 move:0")
    after, _ = play(state, 1)
    assert after.pits[0][:2] == (1, 2)


@pytest.mark.rule("KALAHA-4")
def test_only_own_pits_with_stones_can_be_played() -> None:
    state = at("2 - 0,4,4,4,4,4/4 4,4,4,4,4,4/0 move:0")
    for pit, rule in ((1, "KALAHA-4"), (7, "KALAHA-1"), (0, "KALAHA-1")):
        with pytest.raises(IllegalMove) as refused:
            GAME.apply(state, Played(0, Sow(pit)))
        assert refused.value.rule == rule
    with pytest.raises(OutOfTurn) as late:
        GAME.apply(state, Played(1, Sow(2)))
    assert late.value.rule == "KALAHA-3"
    assert [move.pit for move in GAME.legal(state, 0)] == [2, 3, 4, 5, 6]


@pytest.mark.rule("KALAHA-4")
@pytest.mark.parametrize("text", ["", "7", "0", "-1", "1 2", "a", "1.0", "²", "99999999999"])
def test_unreadable_moves_get_a_clear_error(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        GAME.parse(text, at("2 - 4,4,4,4,4,4/0 4,4,4,4,4,4/0 move:0"))
    assert refused.value.rule == "KALAHA-4"


@pytest.mark.rule("KALAHA-5")
def test_each_last_stone_in_the_own_store_gives_a_free_turn() -> None:
    state = at("2 - 0,0,0,0,2,1/21 4,4,4,4,4,4/0 move:0")
    for pit in (6, 5, 6):
        state, facts = play(state, pit)
        assert of_kind(facts, FreeTurn) == [FreeTurn(0)]
    beyond, facts = play(at("2 - 0,0,0,0,3,0/21 4,4,4,4,4,4/0 move:0"), 5)
    assert of_kind(facts, FreeTurn) == []
    assert GAME.turn(beyond) == Act((1,))


@pytest.mark.rule("KALAHA-V6")
def test_without_free_turns_the_turn_passes() -> None:
    state, facts = play(at("2 free_turns=false 0,0,0,0,2,1/21 4,4,4,4,4,4/0 move:0"), 6)
    assert GAME.turn(state) == Act((1,))
    assert of_kind(facts, FreeTurn) == []


@pytest.mark.rule("KALAHA-6")
def test_a_capture_takes_the_opposite_pit_and_the_capturing_stone() -> None:
    state, facts = play(at("2 - 1,0,4,4,4,4/3 4,4,4,4,4,8/0 move:0"), 1)
    assert of_kind(facts, Captured) == [Captured(0, 1, 5, 4), Captured(0, 0, 2, 1)]
    assert state.stores == (8, 0)
    assert (state.pits[0][1], state.pits[1][4]) == (0, 0)


@pytest.mark.rule("KALAHA-6")
def test_an_empty_opposite_pit_gives_no_capture() -> None:
    state, facts = play(at("2 - 1,0,4,4,4,4/3 4,4,4,4,0,12/0 move:0"), 1)
    assert of_kind(facts, Captured) == []
    assert state.pits[0][1] == 1


@pytest.mark.rule("KALAHA-6")
def test_the_middle_one_of_three_players_has_no_opposite() -> None:
    sides = "4,4,4,4,4,4/0 1,0,4,4,4,4/7 4,4,4,4,4,4/0"
    _, facts = play(at(f"3 - {sides} move:1"), 1)
    assert of_kind(facts, Captured) == []
    outer = "1,0,4,4,4,4/7 4,4,4,4,4,4/0 4,4,4,4,4,4/0"
    _, facts = play(at(f"3 - {outer} move:0"), 1)
    assert of_kind(facts, Captured) == [Captured(0, 2, 5, 4), Captured(0, 0, 2, 1)]


@pytest.mark.rule("KALAHA-7")
def test_corresponding_pits_of_all_others_are_captured() -> None:
    sides = "1,0,4,4,4,4/7 4,4,4,4,3,4/1 4,4,4,4,2,4/2 4,4,4,4,0,4/4"
    state, facts = play(at(f"4 capture=corresponding {sides} move:0"), 1)
    assert of_kind(facts, Captured) == [
        Captured(0, 1, 5, 3),
        Captured(0, 2, 5, 2),
        Captured(0, 0, 2, 1),
    ]
    assert state.stores[0] == 7 + 6


@pytest.mark.rule("KALAHA-7")
def test_the_capturing_stone_is_taken_even_if_corresponding_pits_are_empty() -> None:
    state, _ = play(at("2 capture=corresponding 1,0,4,4,4,4/3 4,4,4,4,0,12/0 move:0"), 1)
    assert state.stores == (4, 0)


@pytest.mark.rule("KALAHA-8")
def test_a_player_without_stones_is_skipped() -> None:
    sides = "1,1,0,0,0,0/70 0,0,0,0,0,0/0 0,0,0,0,0,0/0"
    state, facts = play(at(f"3 - {sides} move:0"), 2)
    assert of_kind(facts, Skipped) == [Skipped(1), Skipped(2)]
    assert GAME.turn(state) == Act((0,))


@pytest.mark.rule("KALAHA-9")
def test_the_most_stones_win_and_tied_players_share_the_victory() -> None:
    state, facts = play(at("2 - 0,0,0,0,0,1/23 0,0,0,0,0,0/24 move:0"), 6)
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert turn.outcome.winners == (0, 1)
    assert facts[-1] == Ended("played_out")
    won = GAME.turn(at("2 - 0,0,0,0,0,0/25 0,0,0,0,0,0/23 over:0:played_out"))
    assert isinstance(won, Over)
    assert won.outcome.ranks == (1, 2)


@pytest.mark.rule("KALAHA-10")
def test_touch_move_can_be_switched_off() -> None:
    for takeback in (False, True):
        match = Match(GAME, GAME.options(takeback=takeback), 2, b"seed")
        match.draw()
        before = match.state
        match.play(match.waiting_for[0], Sow(1))
        if takeback:
            match.take_back()
            assert match.state == before
            with pytest.raises(OutOfTurn):
                match.take_back()
        else:
            with pytest.raises(IllegalMove) as refused:
                match.take_back()
            assert refused.value.rule == "KALAHA-10"
            assert match.state != before


@pytest.mark.rule("KALAHA-V2")
def test_without_a_move_the_game_ends_and_pits_do_not_count() -> None:
    state, facts = play(at("2 end=no_move 0,0,0,0,0,1/20 0,0,0,0,0,0/27 move:0"), 6)
    assert facts[-1] == Ended("played_out")
    state, facts = play(at("2 end=no_move 1,0,0,0,0,1/20 0,0,0,0,0,0/26 move:0"), 1)
    assert facts[-1] == Ended("no_move")
    assert (state.stores, sum(map(sum, state.pits))) == ((20, 26), 2)


@pytest.mark.rule("KALAHA-V2")
def test_a_free_turn_without_stones_ends_the_game() -> None:
    """The same player is to move again but has no stones."""
    _, facts = play(at("2 end=no_move 0,0,0,0,0,1/20 1,0,0,0,0,0/26 move:0"), 6)
    assert facts[-2:] == (FreeTurn(0), Ended("no_move"))


@pytest.mark.rule("KALAHA-V2")
def test_an_empty_side_ends_the_game_immediately() -> None:
    state, facts = play(at("2 end=side_cleared 0,0,0,0,0,1/20 1,2,0,0,0,0/24 move:0"), 6)
    assert facts[-1] == Ended("side_cleared")
    turn = GAME.turn(state)
    assert isinstance(turn, Over)
    assert (turn.outcome.points, turn.outcome.rule) == ((21, 24), "KALAHA-V2")


@pytest.mark.rule("KALAHA-V3")
def test_three_players_do_not_capture_if_only_even_numbers_may() -> None:
    sides = "1,0,4,4,4,4/7 4,4,4,4,4,4/0 4,4,4,4,4,4/0"
    _, facts = play(at(f"3 even_captures=true {sides} move:0"), 1)
    assert of_kind(facts, Captured) == []
    _, facts = play(at("2 even_captures=true 1,0,4,4,4,4/3 4,4,4,4,4,8/0 move:0"), 1)
    assert len(of_kind(facts, Captured)) == 2


@pytest.mark.rule("KALAHA-V3")
def test_even_captures_replace_those_of_the_british_edition() -> None:
    """With `gb` it means `opposite`: only an opposite pit with stones is captured."""
    sides = "1,0,4,4,4,4/7 4,4,4,4,3,4/1 4,4,4,4,2,4/2 4,4,4,4,0,4/4"
    agreed = "capture=corresponding;even_captures=true"
    _, facts = play(at(f"4 {agreed} {sides} move:0"), 1)
    assert of_kind(facts, Captured) == [Captured(0, 2, 5, 2), Captured(0, 0, 2, 1)]
    _, facts = play(at(f"2 {agreed} 1,0,4,4,4,4/3 4,4,4,4,0,12/0 move:0"), 1)
    assert of_kind(facts, Captured) == []


@pytest.mark.rule("KALAHA-V3", "KALAHA-6", "KALAHA-7")
@pytest.mark.parametrize(("preset", "seats"), tuple(SPEC.tables()))
def test_even_captures_are_never_refused(preset: str, seats: int) -> None:
    options = GAME.options(preset, even_captures=True)
    assert options.capture == "opposite"
    GAME.check(options, seats)
    clauses = SPEC.in_force(options, seats)
    assert "KALAHA-V3" in clauses
    assert "KALAHA-7" not in clauses
    assert ("KALAHA-6" in clauses) == (seats != 3)


@pytest.mark.rule("KALAHA-V4")
def test_the_capturing_stone_stays() -> None:
    state, facts = play(at("2 capturer_stays=true 1,0,4,4,4,4/3 4,4,4,4,4,8/0 move:0"), 1)
    assert of_kind(facts, Captured) == [Captured(0, 1, 5, 4)]
    assert (state.pits[0][1], state.stores[0]) == (1, 7)


@pytest.mark.rule("KALAHA-V5")
def test_stores_are_skipped_if_only_captures_score() -> None:
    match = Match(GAME, GAME.options(sow_stores=False), 2, b"seed")
    match.draw()
    facts = match.play(match.waiting_for[0], Sow(6))
    assert of_kind(facts, Stored) == []
    assert match.state.stores == (0, 0)


@pytest.mark.rule("KALAHA-V5")
def test_a_repeated_position_ends_the_game() -> None:
    """One stone each, moving round and round: the first repeated position ends the game."""
    start = "0,0,0,0,0,1/10 0,0,0,0,0,1/0"
    past = "past:0,0,0,0,0,1,0,0,0,0,0,1,0"
    state = at(f"2 sow_stores=false;stones=1 {start} move:0 {past}")
    moves = 0
    while not isinstance(GAME.turn(state), Over):
        state, _ = play(state, next(iter(GAME.legal(state, state.actor))).pit)
        moves += 1
    assert moves <= 100
    assert GAME.encode(state).split(" past:")[0].endswith("repeated")


def random_game(options: KalahaOptions, seats: int, seed: int) -> Match[Any, Any, Any, Any]:
    """Return a finished game of random moves."""
    match = Match(GAME, options, seats, bytes([seed]))
    match.draw()
    rng = random.Random(seed)
    while not match.over:
        seat = match.waiting_for[0]
        match.play(seat, GAME.legal(match.state, seat).sample(rng))
    return match


@pytest.mark.rule("KALAHA-V5")
def test_a_hundred_moves_without_a_capture_are_not_called_a_repetition() -> None:
    match = random_game(GAME.options(sow_stores=False, stones=12), 4, seed=28)
    before, ended = match.states[-2:]
    event = match.events[-1]
    assert len(before.past) == 100
    assert GAME.apply(before, event).facts[-1] == Ended("quiet")
    assert match.turn == Over(Outcome.by_points(ended.stores, "KALAHA-V5"))
    for language in i18n.LANGUAGES:
        told = i18n.text(language, "kalaha-fact-ended", reason="quiet")
        assert "100" in told
        assert told != i18n.text(language, "kalaha-fact-ended", reason="repeated")


@pytest.mark.rule("KALAHA-V5")
def test_records_of_a_hundred_moves_without_a_capture_still_replay() -> None:
    """Their last hash was computed from a text with `repeated`."""
    ended = random_game(GAME.options(sow_stores=False, stones=12), 4, seed=28).state
    text = GAME.encode(ended)
    assert ":quiet past:" in text
    written = text.replace(":quiet past:", ":repeated past:")
    assert GAME.digest(ended) == hashlib.sha256(written.encode()).hexdigest()[:16]


@pytest.mark.rule("KALAHA-P")
def test_presets_match_their_descriptions() -> None:
    assert tuple(SPEC.presets) == ("de", "gb", "fr", "es", "kalah", "kalah-empty")
    assert GAME.options("gb").capture == "corresponding"
    assert {GAME.options(name).capture for name in ("de", "fr", "es", "kalah")} == {"opposite"}
    assert GAME.options("kalah-empty").capture == "opposite_empty"
    with pytest.raises(BadOptions):
        GAME.options("xx")


@pytest.mark.rule("KALAHA-P")
def test_the_first_preset_is_that_of_the_language() -> None:
    offered = {language: SPEC.preset_for(language) for language in i18n.LANGUAGES}
    assert offered == {"en": "gb", "nl": "gb", "de": "de", "fr": "fr", "es": "es"}
    assert SPEC.presets_for("fr") == ("fr", "de", "gb", "es", "kalah", "kalah-empty")
    assert GAME.options() == GAME.options("de"), "the default of the API does not change"


FREE_TURN = {
    "en": "free turn",
    "de": "extra-runde",
    "fr": "tour supplémentaire",
    "es": "turno libre",
    "nl": "extra beurt",
}
"""as printed in the rule books, which have no Dutch part"""


@pytest.mark.rule("KALAHA-5", "KALAHA-V6")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_rule_of_free_turns_uses_the_same_term_as_other_texts(language: str) -> None:
    clause = i18n.text(language, "rule-KALAHA-5").lower()
    assert FREE_TURN[language] in clause
    term = re.split(r"[ \u00a0]?[:(]", clause)[0].strip()
    for key in ("rule-KALAHA-V6", "kalaha-option-free-turns"):
        assert term in i18n.text(language, key).lower()


@pytest.mark.rule("KALAHA-V4")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_rule_of_the_capturing_stone_says_how_the_editions_differ(language: str) -> None:
    """Three of the four are named, and ours follows the British one."""
    editions = {
        "en": ("British", "German", "Spanish", "French"),
        "de": ("britische", "deutsche", "spanische", "französische"),
        "fr": ("britannique", "allemande", "espagnole", "française"),
        "es": ("británica", "alemana", "española", "francesa"),
        "nl": ("Britse", "Duitse", "Spaanse", "Franse"),
    }
    told = i18n.text(language, "rule-KALAHA-V4")
    assert [name for name in editions[language] if name not in told] == []


@pytest.mark.rule("KALAHA-P")
def test_in_kalah_each_player_keeps_the_remaining_stones() -> None:
    state, facts = play(at("2 end=sweep 0,0,0,0,0,1/20 1,2,0,0,0,0/24 move:0"), 6)
    assert of_kind(facts, Swept) == [Swept(1, 1, 1), Swept(1, 2, 2)]
    assert state.stores == (21, 27)


@pytest.mark.rule("KALAHA-P")
def test_in_kalah_empty_the_stone_captures_without_an_opposite_stone() -> None:
    text = "1,0,4,4,4,4/3 4,4,4,4,0,12/0 move:0"
    plain, _ = play(at(f"2 end=sweep {text}"), 1)
    empty, _ = play(at(f"2 capture=opposite_empty;end=sweep {text}"), 1)
    assert (plain.stores, empty.stores) == ((3, 0), (4, 0))


SENSELESS = (
    ({"sow_stores": False, "end": "sweep"}, 2, "KALAHA-V5"),
    ({"sow_stores": False, "end": "sweep", "capture": "opposite_empty"}, 2, "KALAHA-V5"),
    ({"sow_stores": False, "even_captures": True}, 3, "KALAHA-V5"),
    ({"end": "sweep"}, 3, "KALAHA-P"),
    ({"pits": 3}, 2, "KALAHA-P"),
    ({"capture": "opposite_empty"}, 2, "KALAHA-P"),
    ({"capture": "opposite_empty", "end": "sweep", "capturer_stays": True}, 2, "KALAHA-V4"),
)


@pytest.mark.rule("KALAHA-V5")
def test_a_record_with_options_that_are_refused_now_says_why() -> None:
    """Its options let only captures score, but the sweep would have scored as well."""
    match = random_game(GAME.options("kalah"), 2, seed=1)
    written = record.record_match(match)
    written.header["options"] |= {"sow_stores": False}
    with pytest.raises(BadOptions) as refused:
        record.replay(GAME, written)
    assert refused.value.key == "kalaha-sweep-would-score"


@pytest.mark.rule("KALAHA-P", "KALAHA-V4", "KALAHA-V5")
@pytest.mark.parametrize(("choices", "seats", "rule"), SENSELESS)
def test_invalid_combinations_are_refused_with_the_reason(
    choices: dict[str, Any], seats: int, rule: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.new(GAME.options(**choices), seats)
    assert refused.value.rule == rule
    assert len(str(refused.value)) > len(refused.value.key)


ROUND = "0,0,0,0,0,1,0,0,0,0,0,1,0"
"""the past of ONE_EACH: one stone each, seat 0 to move"""
ONE_EACH = "2 sow_stores=false;stones=1 0,0,0,0,0,1/10 0,0,0,0,0,1/0"
START = "4,4,4,4,4,4/0 4,4,4,4,4,4/0"
FRESH_PAST = ",".join(["4"] * 12)
NOTHING_LEFT = "0,0,0,0,0,0/24 0,0,0,0,0,0/24"
CAPTURES_ALONE = "2 sow_stores=false"

IMPOSSIBLE = (
    ("2 - 4,4,4,4,4,4/0 4,4,4,4,4,5/0 move:0", "KALAHA-2"),
    ("2 - 4,4,4,4,4/4 4,4,4,4,4,4/0 move:0", "KALAHA-1"),
    ("2 - 4,4,4,4,4,4/0 move:0", "KALAHA-1"),
    (f"2 - {START} move:3", "KALAHA-3"),
    (f"2 - {START} over:0:played_out", "KALAHA-9"),
    (f"2 - {START} over:0:tired", "KALAHA-9"),
    ("2 - 0,0,0,0,0,0/24 4,4,4,4,4,4/0 move:0", "KALAHA-9"),
    ("2 - 4,4,4,4,4,4/0 4,4,4,4,3,4/1 roll:01", "KALAHA-9"),
    (f"{CAPTURES_ALONE} {START} move:0", "KALAHA-V5"),
    # digits of other scripts, and numbers in other forms
    ("2 - ٤,4,4,4,4,4/0 4,4,4,4,4,4/0 move:0", "KALAHA-1"),
    ("2 - ４,4,4,4,4,4/0 4,4,4,4,4,4/0 move:0", "KALAHA-1"),
    ("2 - 04,4,4,4,4,4/0 4,4,4,4,4,4/0 move:0", "KALAHA-1"),
    (f"2 - {'9' * 5000},4,4,4,4,4/0 4,4,4,4,4,4/0 move:0", "KALAHA-1"),
    (f"2 - {START} move:٠", "KALAHA-3"),
    # players who still roll
    (f"2 - {START} roll:0", "KALAHA-3"),
    (f"2 - {START} roll:", "KALAHA-3"),
    (f"2 - {START} roll:10", "KALAHA-3"),
    (f"2 - {START} roll:00", "KALAHA-3"),
    (f"2 - {START} roll:02", "KALAHA-3"),
    # invalid endings
    ("2 end=sweep 0,0,0,0,0,0/20 1,0,0,0,0,0/27 over:0:swept", "KALAHA-9"),
    ("2 end=sweep 4,4,4,4,4,4/0 4,4,4,4,4,4/0 over:0:swept", "KALAHA-9"),
    ("2 - 0,0,0,0,0,0/20 0,0,0,0,0,0/28 over:0:swept", "KALAHA-9"),
    ("2 end=sweep 0,0,0,0,0,0/48 0,0,0,0,0,0/0 over:1:swept", "KALAHA-9"),
    ("2 - 0,0,0,0,0,0/48 0,0,0,0,0,0/0 over:1:played_out", "KALAHA-9"),
    (f"2 - {START} over:0:repeated", "KALAHA-9"),
    (f"2 - {START} over:0:quiet", "KALAHA-9"),
    # invalid pasts
    (f"2 - {START} move:0 past:{FRESH_PAST},0", "KALAHA-V5"),
    (f"{ONE_EACH} move:0 {ROUND}", "KALAHA-V5"),
    (f"{ONE_EACH} move:0 past:٠{ROUND[1:]}", "KALAHA-V5"),
    (f"{ONE_EACH} move:0 past:{ROUND}|", "KALAHA-V5"),
    (f"{ONE_EACH} move:0 past:{ROUND}|{ROUND}", "KALAHA-V5"),
    (f"{ONE_EACH} move:0 past:{ROUND[:-1]}1", "KALAHA-V5"),
    (f"{ONE_EACH} move:0 past:{ROUND[:-1]}2|{ROUND}", "KALAHA-V5"),
    (f"{ONE_EACH} move:0 past:1,0,0,0,0,0,0,0,0,0,0,1,1|{ROUND}", "KALAHA-V5"),
    (f"{ONE_EACH} over:0:repeated past:{ROUND}", "KALAHA-V5"),
    (f"{ONE_EACH} over:0:quiet past:{ROUND}", "KALAHA-V5"),
    (f"{CAPTURES_ALONE} 5,3{START[3:]} move:0 past:5,3{FRESH_PAST[3:]},0", "KALAHA-V5"),
    (f"{CAPTURES_ALONE} {NOTHING_LEFT} over:0:played_out past:{ROUND}", "KALAHA-V5"),
)


@pytest.mark.rule("KALAHA-1", "KALAHA-2", "KALAHA-3", "KALAHA-9", "KALAHA-V5")
@pytest.mark.parametrize(("text", "rule"), IMPOSSIBLE)
def test_impossible_positions_are_refused(text: str, rule: str) -> None:
    with pytest.raises(BadPosition) as refused:
        at(text)
    # What no game can read is refused before its rules are asked.
    readable = text.isascii() and not TOO_LONG.search(text)
    assert refused.value.rule == (rule if readable else None)
    assert len(str(refused.value)) > len(refused.value.key)


@pytest.mark.rule("KALAHA-V5")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("end", ["played_out", "no_move", "side_cleared"])
def test_every_position_of_a_game_with_a_past_can_be_read(seats: int, end: str) -> None:
    """The check of the past accepts every position of a real game."""
    match = random_game(GAME.options(sow_stores=False, stones=2, end=end), seats, seed=3)
    for state in match.states:
        assert GAME.decode(GAME.encode(state)) == state


@pytest.mark.rule("KALAHA-1")
def test_positions_of_unknown_games_are_refused() -> None:
    for text in ("", "ludo 2 - x", "kalaha", "kalaha x - -"):
        with pytest.raises(BadPosition):
            cupboard.position(text)
