"""Move texts, and the reason for refusing each forbidden move."""

from __future__ import annotations

import pytest

from cupboard.core import i18n as words
from cupboard.core.errors import IllegalMove, MalformedMove, OutOfTurn
from cupboard.core.types import Played
from cupboard.games.ronda import GAME, Add, Keep, Lift, Pass, RondaMove, RondaState
from tests.games.ronda.support import at, walk

START = "0123401234 10,10 0/0 lift:0"
ONE_OPEN = "0123401234 10,10 0/0 lift:0:4"
PAIR = "0123401234 10,10 0/0 pair:0:3,8"
ADDED = "0123401334 9,10 0/0 added:0:3,8"
KEPT = "0123401334 9,10 0/0 lift:0:8-3"


@pytest.mark.rule("RONDA-4")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("4", Lift(4)),
        (" 10 ", Lift(10)),
        ("+4", Add(4)),
        ("+ 10", Add(10)),
        ("=4", Keep(4)),
        ("pass", Pass()),
        (" PASS\n", Pass()),
    ],
)
def test_moves_can_be_typed_loosely(text: str, move: RondaMove) -> None:
    over = at("0123401334 0,1 0/0 over:0:3,8", "beans=1")
    assert GAME.parse(text, over) == move


@pytest.mark.rule("RONDA-4")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "11",
        "04",
        "-4",
        "++4",
        "+",
        "=",
        "4 5",
        "+=4",
        "four",
        "passe",
        "4+",
        "٤",
        "4²",
        "+11",
    ],
)
def test_other_texts_are_refused_as_unreadable(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        GAME.parse(text, at(START))
    assert (refused.value.key, refused.value.rule) == ("ronda-move-unreadable", "RONDA-4")


@pytest.mark.rule("RONDA-4", "RONDA-6", "RONDA-7", "RONDA-8", "RONDA-12")
@pytest.mark.parametrize("preset", ["standard", "easy"])
def test_legal_moves_have_unique_texts_that_round_trip(preset: str) -> None:
    """In the pinned order: cups upwards, then pass."""
    seen = set()
    for state in walk(GAME.options(preset), 3, 7):
        moves = list(GAME.legal(state, state.actor))
        texts = [GAME.format(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert [GAME.parse(text, state) for text in texts] == moves
        cups = [move.cup for move in moves if not isinstance(move, Pass)]
        assert cups == sorted(cups)
        assert Pass() not in moves[:-1]
        seen.update(texts)
    assert {"1", "10", "+1", "+10", "pass"} <= seen


WRONG = [
    (START, "+4", "ronda-no-pair-to-add-to", "RONDA-6"),
    (START, "=4", "ronda-no-pair-to-go-on-with", "RONDA-7"),
    (START, "pass", "ronda-lift-first", "RONDA-8"),
    (ONE_OPEN, "4", "ronda-already-open", "RONDA-4"),
    (ONE_OPEN, "+4", "ronda-no-pair-to-add-to", "RONDA-6"),
    (ONE_OPEN, "=4", "ronda-no-pair-to-go-on-with", "RONDA-7"),
    (ONE_OPEN, "pass", "ronda-lift-a-second", "RONDA-8"),
    (PAIR, "1", "ronda-add-or-pass", "RONDA-6"),
    (PAIR, "3", "ronda-add-or-pass", "RONDA-6"),
    (PAIR, "+4", "ronda-not-of-the-pair", "RONDA-6"),
    (PAIR, "=3", "ronda-add-before-going-on", "RONDA-7"),
    (ADDED, "1", "ronda-keep-one-first", "RONDA-7"),
    (ADDED, "+3", "ronda-one-bean-a-pair", "RONDA-6"),
    (ADDED, "=4", "ronda-not-of-the-pair", "RONDA-7"),
    (KEPT, "3", "ronda-just-covered", "RONDA-7"),
    (KEPT, "8", "ronda-already-open", "RONDA-4"),
    (KEPT, "pass", "ronda-lift-a-second", "RONDA-8"),
]


def refuse(state: RondaState, text: str) -> IllegalMove:
    before = GAME.encode(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text, state)
    assert GAME.encode(state) == before
    return refused.value


@pytest.mark.rule("RONDA-4", "RONDA-6", "RONDA-7", "RONDA-8")
@pytest.mark.parametrize(("body", "text", "key", "rule"), WRONG)
def test_a_forbidden_move_names_its_rule(body: str, text: str, key: str, rule: str) -> None:
    problem = refuse(at(body), text)
    assert (problem.key, problem.rule) == (key, rule)


@pytest.mark.rule("RONDA-12")
@pytest.mark.parametrize(
    ("body", "key"),
    [
        (START, "ronda-easy-covers-both"),
        (ONE_OPEN, "ronda-easy-covers-both"),
        (START.replace("lift:0", "lift:0+"), "ronda-easy-covers-both"),
        (PAIR, "ronda-easy-add-or-pass"),
    ],
)
def test_no_cup_stays_open_in_the_easy_game(body: str, key: str) -> None:
    """The reason names the possible moves: with an open pair no cup can be lifted."""
    state = at(body, "easy=true")
    problem = refuse(state, "=3")
    assert (problem.key, problem.rule) == (key, "RONDA-12")
    advised_to_lift = key == "ronda-easy-covers-both"
    assert advised_to_lift == any(isinstance(move, Lift) for move in GAME.legal(state, 0))


@pytest.mark.rule("RONDA-1")
@pytest.mark.parametrize("move", [Lift(0), Lift(11), Add(-1), Keep(12)])
def test_there_are_ten_cups(move: RondaMove) -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(at(START), Played(0, move))
    assert (refused.value.key, refused.value.rule) == ("ronda-no-such-cup", "RONDA-1")


@pytest.mark.rule("RONDA-3")
def test_no_one_moves_out_of_turn() -> None:
    with pytest.raises(OutOfTurn) as refused:
        GAME.apply(at(START), Played(1, Lift(1)))
    assert refused.value.rule == "RONDA-3"
    assert not GAME.legal(at(START), 1)


@pytest.mark.rule("RONDA-4", "RONDA-6", "RONDA-7", "RONDA-8")
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_reason_has_its_text_in_every_language(language: str) -> None:
    for body, text, key, rule in WRONG:
        told = refuse(at(body), text).tell(language)
        assert words.has_text(language, key)
        assert told.endswith(f"[{rule}]")
        assert "$" not in told
        assert "{" not in told
