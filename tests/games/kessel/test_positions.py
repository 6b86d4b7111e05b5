"""Position strings: every state round-trips, and impossible ones are refused with their rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cupboard.core.errors import BadPosition
from cupboard.core.types import Over, Played
from tests.games.kessel.support import GAME, TABLES, dealt, table

STATE = dealt(TABLES[1][0], 2, 3)
WORDS = GAME.encode(STATE).split(" ")
HEAD, MARK, SQUARE, STACK, PILES, STOPS, RETURNS, HANDS = (WORDS[:3], *WORDS[3:])


def text(**changes: str) -> str:
    words = {
        "mark": MARK,
        "square": SQUARE,
        "stack": STACK,
        "piles": PILES,
        "stops": STOPS,
        "returns": RETURNS,
        "hands": HANDS,
        **changes,
    }
    return " ".join([*HEAD, *words.values()])


@pytest.mark.rule("KESSEL-3", "KESSEL-5")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_state_of_a_game_round_trips(number: int) -> None:
    options, seats = TABLES[number]
    looked = 0
    for seed in range(4):
        rng, state = random.Random(seed), dealt(options, seats, seed)
        while not isinstance(GAME.turn(state), Over):
            moves = list(GAME.legal(state, state.actor))
            state = GAME.apply(state, Played(state.actor, moves[rng.randrange(len(moves))])).state
            assert GAME.decode(GAME.encode(state)) == state
            looked += 1
    assert looked > 100


def swapped(word: str, old: str, new: str) -> str:
    assert old in word
    return word.replace(old, new, 1)


FIRST = PILES[:2]
OTHER = PILES.split(",")[1]


@pytest.mark.rule("KESSEL-1", "KESSEL-3", "KESSEL-4", "KESSEL-6", "KESSEL-8", "KESSEL-9")
@pytest.mark.rule("KESSEL-10", "KESSEL-12", "KESSEL-13", "KESSEL-R")
@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"mark": "deal"}, "KESSEL-8"),
        ({"mark": "take:2"}, "KESSEL-8"),
        ({"mark": "take:0@c4"}, "KESSEL-8"),
        ({"mark": "cauldron:0"}, "KESSEL-8"),
        ({"mark": "wand:0"}, "KESSEL-8"),
        ({"mark": "wand:0+@b2"}, "KESSEL-10"),
        ({"mark": "over:0+"}, "KESSEL-10"),
        ({"mark": "over:0"}, "KESSEL-13"),
        ({"mark": "last:0@b2"}, "KESSEL-13"),
        ({"mark": "recipes"}, "KESSEL-R"),
        ({"square": SQUARE + "/"}, "KESSEL-3"),
        ({"square": swapped(SQUARE, "*", "-")}, "KESSEL-3"),
        ({"square": "x" + SQUARE[1:]}, "KESSEL-3"),
        ({"square": "*----*" + SQUARE[SQUARE.index("/") :]}, "KESSEL-12"),
        ({"square": "*----*/------/------/------/------/*----*", "stack": "-"}, "KESSEL-13"),
        ({"stack": "A5"}, "KESSEL-1"),
        ({"stack": STACK + STACK}, "KESSEL-3"),
        ({"stack": STACK[2:]}, "KESSEL-9"),
        ({"stack": STACK[2:] + FIRST}, "KESSEL-1"),
        ({"piles": PILES.split(",")[0]}, "KESSEL-4"),
        ({"piles": f"{FIRST},{FIRST}"}, "KESSEL-1"),
        ({"piles": f"A1,{OTHER}"}, "KESSEL-4"),
        ({"piles": f",{OTHER}"}, "KESSEL-1"),
        ({"stops": "1,1"}, "KESSEL-6"),
        ({"stops": "1,20"}, "KESSEL-6"),
        ({"stops": "1"}, "KESSEL-6"),
        ({"stops": "0,10"}, "KESSEL-8"),
        ({"returns": "101"}, "KESSEL-9"),
        ({"returns": "-1"}, "KESSEL-9"),
        ({"hands": "-"}, "KESSEL-R"),
        ({"hands": "1.2"}, "KESSEL-R"),
        ({"hands": "1.2,2.3"}, "KESSEL-R"),
        ({"hands": "2.1,3.4"}, "KESSEL-R"),
        ({"hands": "1.2,3.13"}, "KESSEL-R"),
        ({"hands": "1.2,x.4"}, "KESSEL-R"),
    ],
    ids=str,
)
def test_impossible_positions_are_refused(changes: dict[str, str], rule: str) -> None:
    GAME.decode(text())
    with pytest.raises(BadPosition) as refused:
        GAME.decode(text(**changes))
    assert refused.value.rule == rule
    assert "kessel-" not in str(refused.value)


@pytest.mark.rule("KESSEL-3")
@pytest.mark.parametrize("body", ["", "deal deal", "take:0", "x " * 9, "take:0 * - - - - -"])
def test_garbage_is_refused(body: str) -> None:
    with pytest.raises(BadPosition):
        GAME.decode(f"kessel 2 - {body}")


@pytest.mark.rule("KESSEL-9", "KESSEL-10")
@pytest.mark.parametrize(
    ("mark", "piles", "gap", "rule"),
    [
        ("wand:0@a3", ["vine2 moss2", "ash2"], "a3", "KESSEL-10"),
        ("wand:0@a4", ["vine2 moss1", "ash2"], "a4", "KESSEL-10"),
        ("wand:0@a3", ["vine2 moss1", "ash2"], "a4", "KESSEL-10"),
        ("cauldron:0@a3", ["vine2 moss2", "ash2 ash1"], "a3", "KESSEL-9"),
        ("cauldron:0@a3", ["vine2 moss3", "ash2"], "a3", "KESSEL-9"),
        ("cauldron:0@a4", ["vine2 moss3", "ash2 ash1"], "a4", "KESSEL-9"),
        ("cauldron:0@a3", ["vine2 moss3", "ash2 ash1"], "a4", "KESSEL-9"),
    ],
)
def test_a_question_about_a_missing_symbol_is_refused(
    mark: str, piles: list[str], gap: str, rule: str
) -> None:
    """Another top card, nothing to explode, a place in another line, a place that is not empty."""
    with pytest.raises(BadPosition) as refused:
        table(mark, piles, [2, 12], gaps=[gap])
    assert refused.value.rule == rule


@pytest.mark.rule("KESSEL-11")
@pytest.mark.parametrize("mark", ["cauldron:0@a3", "wand:0@a3"])
def test_a_question_without_reminders_is_refused(mark: str) -> None:
    """The same position is valid with reminders."""
    top = "moss3" if mark.startswith("cauldron") else "moss1"
    piles = [f"vine2 {top}", "ash2 ash1"]
    assert GAME.encode(table(mark, piles, [2, 12], gaps=["a3"])).split(" ")[3] == mark
    with pytest.raises(BadPosition) as refused:
        table(mark, piles, [2, 12], gaps=["a3"], options="reminders=false")
    assert refused.value.key == "kessel-position-asked"
    assert refused.value.rule == "KESSEL-11"


def decoded(line: str) -> Any:
    """Return the state of a text, or None if it is refused with a reason."""
    try:
        return GAME.decode(line)
    except BadPosition as problem:
        return None if problem.rule or problem.key == "position-header" else problem


@pytest.mark.rule("KESSEL-8")
def test_random_changes_are_refused_or_give_a_valid_state() -> None:
    """Random changes of a text are refused, or give a state that round-trips; they never crash."""
    rng = random.Random(11)
    signs = "ABCN14-*/,.+@:0 takeover"
    kept = refused = 0
    for _ in range(600):
        body = list(text())
        for _ in range(rng.randrange(1, 3)):
            body[rng.randrange(len(" ".join(HEAD)) + 1, len(body))] = rng.choice(signs)
        state = decoded("".join(body))
        if state is None:
            refused += 1
        else:
            assert GAME.decode(GAME.encode(state)) == state
            kept += 1
    assert refused > 300
    assert kept
