"""Kupferkessel's rules, one by one, from prepared positions."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cupboard.core import i18n
from cupboard.core.errors import BadOptions, IllegalMove, MalformedMove, OutOfTurn
from cupboard.core.types import Act, Expired, Over, Played, Resolved
from cupboard.games.kessel import KesselOptions, facts
from cupboard.games.kessel.cards import COLOURS, DECK, INGREDIENTS
from cupboard.games.kessel.layout import CORNER_PLACES, NONE
from cupboard.games.kessel.moves import Keep, Take, Use
from tests.games.kessel.oracle import PLACES
from tests.games.kessel.support import GAME, TABLES, card, cards, dealt, legal, play, table, told

OPEN = range(32)


def deal(order: list[int], options: KesselOptions | None = None, seats: int = 2) -> Any:
    return GAME.apply(GAME.new(options or KesselOptions(), seats), Resolved("deal", tuple(order)))


def deck_with_stack(top: list[int]) -> list[int]:
    """Return a deck whose draw pile starts with these cards."""
    rest = [number for number in range(56) if number not in top]
    return rest[:32] + top + rest[32:]


# The deck


@pytest.mark.rule("KESSEL-1")
def test_there_are_fourteen_ingredients_two_per_colour_and_five_plants() -> None:
    assert len(DECK) == 56
    assert len({(c.ingredient, c.value) for c in DECK}) == 56
    assert Counter(i.colour for i in INGREDIENTS) == dict.fromkeys(COLOURS, 2)
    plants = {i.id: i.colour for i in INGREDIENTS if i.plant}
    assert plants == {
        "roots": "grey",
        "moss": "blue",
        "mushrooms": "brown",
        "pumpkin": "green",
        "vine": "purple",
    }
    assert {i.id for i in INGREDIENTS if i.colour == "white"} == {"whiskers", "eyes"}


@pytest.mark.rule("KESSEL-1")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_ingredient_has_a_name_of_its_own(language: str) -> None:
    names = [i18n.text(language, f"kessel-ingredient-{i.id}") for i in INGREDIENTS]
    assert len(set(names)) == 14
    assert not any(name.startswith("kessel-") for name in names)
    told_card = i18n.text(language, "kessel-card", ingredient="moss", value=3)
    assert told_card == f"{i18n.text(language, 'kessel-ingredient-moss')} 3"


@pytest.mark.rule("KESSEL-2")
def test_symbols_are_spread_evenly() -> None:
    """Black and white have none; the ten others have one of each, on different values."""
    for made in INGREDIENTS:
        symbols = [c.symbol for c in DECK if c.ingredient == made.id and c.symbol]
        plain = made.colour in ("black", "white")
        assert sorted(symbols) == ([] if plain else ["cauldron", "wand"])
    for symbol in ("cauldron", "wand"):
        spread = Counter(c.value for c in DECK if c.symbol == symbol)
        assert set(spread) == {1, 2, 3, 4}
        assert set(spread.values()) <= {2, 3}


# Dealing


@pytest.mark.rule("KESSEL-3")
def test_thirty_two_cards_are_face_up_without_corners() -> None:
    order = list(range(55, -1, -1))
    step = deal(order)
    laid = told(step.facts, facts.Laid)
    assert [fact.place for fact in laid] == PLACES
    assert [card(f"{fact.ingredient}{fact.value}") for fact in laid] == order[:32]
    assert all(step.state.places[place] == NONE for place in CORNER_PLACES)
    assert step.state.stack + tuple(p[0] for p in step.state.cauldrons)
    assert len(step.state.stack) == 22


@pytest.mark.rule("KESSEL-4")
def test_black_and_white_first_cards_go_under_the_draw_pile() -> None:
    """White draws a black and a white card first, Black one more white card."""
    top = cards("feathers2 eyes4 moss2 whiskers1 ash3 vine4")
    step = deal(deck_with_stack(top))
    refused = [(f.seat, f.ingredient) for f in told(step.facts, facts.Refused)]
    assert refused == [(0, "feathers"), (0, "eyes"), (1, "whiskers")]
    assert step.state.cauldrons == ((card("moss2"),), (card("ash3"),))
    assert step.state.stack[0] == card("vine4")
    assert list(step.state.stack[-3:]) == cards("feathers2 eyes4 whiskers1")


@pytest.mark.rule("KESSEL-4")
@pytest.mark.parametrize("seats", [2, 3])
def test_even_all_sixteen_on_top_leave_first_cards(seats: int) -> None:
    step = deal(deck_with_stack(list(range(16))), seats=seats)
    assert len(told(step.facts, facts.Refused)) == 16
    assert len(step.state.stack) == 24 - seats
    assert all(len(pile) == 1 and pile[0] >= 16 for pile in step.state.cauldrons)


@pytest.mark.rule("KESSEL-4")
def test_white_starts_at_a1_and_first_symbols_do_nothing() -> None:
    """White's first card is a cauldron, Black's a wand: the game doesn't ask about them."""
    step = deal(deck_with_stack(cards("roots1 ash4")))
    assert told(step.facts, facts.Walked) == [facts.Walked(0, 1)]
    assert GAME.turn(step.state) == Act((0,))
    assert GAME.view(step.state, 0).asked == "take"
    assert step.state.figures == (1, 10)
    assert not told(step.facts, facts.Used)


# Taking and symbols


@pytest.mark.rule("KESSEL-5", "KESSEL-8")
def test_a_taken_card_covers_the_others() -> None:
    state = table("take:0", ["moss2 vine4", "ash1"], [3, 12], at={"d4": "eyes2"})
    after, happened = play(state, "d4")
    assert after.cauldrons[0] == tuple(cards("moss2 vine4 eyes2"))
    assert told(happened, facts.Taken) == [facts.Taken(0, "d4", "eyes", 2)]
    shown = GAME.view(after, 0).cauldrons[0]
    assert (shown.top, shown.count, shown.cards) == (DECK[card("eyes2")], 3, None)


@pytest.mark.rule("KESSEL-9")
def test_an_explosion_puts_the_top_card_under_the_draw_pile_before_the_refill() -> None:
    state = table(
        "take:0", ["vine2", "ash1 slime2"], [3, 12], at={"a4": "moss3"}, stack="eyes1 eyes2 eyes3"
    )
    asked, _ = play(state, "a4")
    assert GAME.view(asked, None).asked == "cauldron"
    assert legal(asked) == ["use", "waive"]
    assert GAME.view(asked, None).pending == "a4"
    after, happened = play(asked, "use")
    assert told(happened, facts.Exploded) == [facts.Exploded(0, 1, "slime", 2, False)]
    assert told(happened, facts.Uncovered) == [facts.Uncovered(1, "ash", 1)]
    assert after.cauldrons[1] == (card("ash1"),)
    assert list(after.stack[:2]) == cards("eyes2 eyes3")
    assert after.stack[-1] == card("slime2")
    assert len(after.stack) == len(state.stack)
    assert after.returned == 1
    assert told(happened, facts.Refilled) == [facts.Refilled("a4", "eyes", 1)]


@pytest.mark.rule("KESSEL-9")
def test_without_a_draw_pile_the_exploded_card_leaves_the_game() -> None:
    state = table("take:0", ["vine2", "ash1 slime2"], [3, 12], at={"a4": "moss3"}, stack="")
    after, happened = play(state, "a4", "use")
    assert told(happened, facts.Exploded) == [facts.Exploded(0, 1, "slime", 2, True)]
    assert after.stack == ()
    assert after.gone == state.gone + 1
    assert after.returned == 0


@pytest.mark.rule("KESSEL-9")
def test_the_last_card_of_a_cauldron_is_safe() -> None:
    """Nothing could explode, so the game doesn't ask."""
    state = table("take:0", ["vine2", "ash1"], [3, 12], at={"a4": "moss3"})
    after, happened = play(state, "a4")
    assert not told(happened, facts.Used)
    assert GAME.view(after, None).asked == "take"
    assert after.cauldrons[1] == (card("ash1"),)


@pytest.mark.rule("KESSEL-9", "KESSEL-X")
def test_an_explosion_hits_both_others_but_spares_a_last_card() -> None:
    piles = ["vine2", "ash1 slime2", "roots2 eyes4 eyes1"]
    state = table("take:0", piles, [3, 12, 19], at={"a4": "moss3"}, stack="feathers1 feathers2")
    after, happened = play(state, "a4", "use")
    assert [f.other for f in told(happened, facts.Exploded)] == [1, 2]
    assert after.stack[0] == card("feathers2")
    assert list(after.stack[-2:]) == cards("slime2 eyes1")
    spared = table("take:0", ["vine2", "ash1", piles[2]], [3, 12, 19], at={"a4": "moss3"})
    after, happened = play(spared, "a4", "use")
    assert [f.other for f in told(happened, facts.Exploded)] == [2]
    assert len(after.cauldrons[1]) == 1


@pytest.mark.rule("KESSEL-9")
def test_games_with_only_explosions_end() -> None:
    """Players who only blow up cauldrons cannot continue forever."""
    most = 0
    for seed in range(30):
        for seats in (2, 3):
            rng, state = random.Random(seed), dealt(KesselOptions(), seats, seed)
            events = 1
            while not isinstance(GAME.turn(state), Over):
                state = GAME.apply(state, Played(state.actor, _explosive(state, rng))).state
                events += 1
            assert state.returned <= 100
            assert events < GAME.spec.longest(state.options, seats)
            most = max(most, state.returned)
    assert most > 20


def _explosive(state: Any, rng: random.Random) -> Any:
    moves = list(GAME.legal(state, state.actor))
    view = GAME.view(state, None)
    lying = dict(zip([GAME.format(m) for m in moves], moves, strict=True))
    symbols = [
        move
        for place, move in lying.items()
        if isinstance(move, Take) and _card_at(view, place).symbol == "cauldron"
    ]
    return (
        symbols[0] if symbols else moves[0 if view.asked != "take" else rng.randrange(len(moves))]
    )


def _card_at(view: Any, place: str) -> Any:
    return view.places["123456".index(place[1]) * 6 + "abcdef".index(place[0])]


@pytest.mark.rule("KESSEL-10", "KESSEL-12")
@pytest.mark.parametrize(("answer", "seat"), [("use", 0), ("waive", 1)])
def test_a_wand_is_declared_before_the_place_is_filled(answer: str, seat: int) -> None:
    state = table("take:0", ["vine2", "ash2"], [2, 12], at={"a3": "moss1"}, stack="eyes1 eyes2")
    asked, happened = play(state, "a3")
    assert not told(happened, facts.Refilled), "nobody knows yet which card will lie there"
    assert (GAME.view(asked, None).asked, GAME.view(asked, None).pending) == ("wand", "a3")
    assert asked.places[12] == NONE
    assert len(asked.stack) == len(state.stack)
    after, happened = play(asked, answer)
    assert [type(fact) for fact in happened[:2]] == [
        facts.Used if answer == "use" else facts.Waived,
        facts.Refilled,
    ]
    assert told(happened, facts.Refilled) == [facts.Refilled("a3", "eyes", 1)]
    assert (after.actor, after.second) == (seat, answer == "use")


# Without reminders


def silent(taken: str, piles: list[str] | None = None, asked: str = "take:0", **more: Any) -> Any:
    """Return a state without reminders, before a card is taken from a3."""
    piles = piles or ["vine2", "ash2 ash1"]
    options = "reminders=false"
    return table(asked, piles, [2, 12], at={"a3": taken}, options=options, **more)


@pytest.mark.rule("KESSEL-11")
def test_without_reminders_a_symbol_is_claimed_when_taking_a_card() -> None:
    state = silent("moss3", stack="eyes1 eyes2")
    assert legal(state)[:3] == ["a3", "a3!", "b3"]
    after, happened = play(state, "a3!")
    kinds = (facts.Taken, facts.Used, facts.Exploded, facts.Uncovered, facts.Refilled)
    assert tuple(type(fact) for fact in happened[:5]) == kinds
    assert after.cauldrons[1] == (card("ash2"),)
    assert after.actor == 1


@pytest.mark.rule("KESSEL-10", "KESSEL-11")
def test_without_reminders_a_claimed_wand_gives_another_turn() -> None:
    after, happened = play(silent("moss1", stack="eyes1 eyes2"), "a3!")
    kinds = (facts.Taken, facts.Used, facts.Refilled, facts.Walked)
    assert tuple(type(fact) for fact in happened[:4]) == kinds
    assert (after.actor, after.second) == (0, True)


@pytest.mark.rule("KESSEL-11")
@pytest.mark.parametrize("taken", ["moss3", "moss1"])
def test_without_reminders_an_unclaimed_symbol_lapses(taken: str) -> None:
    after, happened = play(silent(taken), "a3")
    assert GAME.view(after, None).asked == "take"
    assert (after.actor, after.second) == (1, False)
    assert after.cauldrons[1] == tuple(cards("ash2 ash1"))
    assert not [fact for fact in happened if isinstance(fact, facts.Used | facts.Waived)]


@pytest.mark.rule("KESSEL-9", "KESSEL-10", "KESSEL-11", "KESSEL-13")
@pytest.mark.parametrize(
    ("state", "text", "rule"),
    [
        (lambda: silent("moss2"), "a3!", "KESSEL-11"),
        (lambda: silent("moss3", ["vine2", "ash2"]), "a3!", "KESSEL-9"),
        (lambda: silent("moss1", asked="take:0+"), "a3!", "KESSEL-10"),
        (
            lambda: silent("moss3", only=["b4", "c5", "d2", "e4", "b2", "c2", "d4"], stack=""),
            "a3!",
            "KESSEL-13",
        ),
        (lambda: silent("moss3"), "use", "KESSEL-11"),
        (lambda: silent("moss3"), "a4!", "KESSEL-8"),
        (lambda: silent("moss3", gaps=["c3"], stack=""), "c3!", "KESSEL-12"),
        (
            lambda: table("take:0", ["vine2", "ash2 ash1"], [2, 12], at={"a3": "moss3"}),
            "a3!",
            "KESSEL-11",
        ),
    ],
)
def test_a_symbol_that_does_nothing_cannot_be_claimed(state: Any, text: str, rule: str) -> None:
    """The card can be taken without it."""
    found = state()
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text, found)
    assert refused.value.rule == rule
    assert "kessel-" not in str(refused.value)
    assert text not in legal(found)
    if rule != "KESSEL-8" and text.endswith("!") and rule != "KESSEL-12":
        assert text.removesuffix("!") in legal(found)


@pytest.mark.rule("KESSEL-11")
@pytest.mark.parametrize("text", ["a3!", " A3! ", "a3 !", "a3\u202f!"])
def test_a_claim_can_be_typed_loosely(text: str) -> None:
    move = GAME.parse(text, silent("moss3"))
    assert move == Take("a3", use=True)
    assert GAME.format(move) == "a3!"


@pytest.mark.rule("KESSEL-11")
def test_a_view_says_whether_reminders_are_on_and_reveals_no_symbol() -> None:
    """Cards with and without a symbol are the same targets."""
    view = GAME.view(silent("moss3"), 0)
    assert not view.reminders
    assert view.touch == ("a3", "b3", "c3", "d3", "e3", "f3")
    assert GAME.view(dealt(KesselOptions(), 2, 1), 0).reminders


@pytest.mark.rule("KESSEL-10")
def test_never_more_than_two_turns_in_a_row() -> None:
    """The game doesn't ask about a wand taken in the second turn."""
    state = table("take:0+", ["vine2", "ash2"], [2, 12], at={"a3": "moss1"})
    after, _ = play(state, "a3")
    assert (after.actor, after.second) == (1, False)
    assert GAME.view(after, None).asked == "take"


@pytest.mark.rule("KESSEL-10")
def test_a_cauldron_still_explodes_in_a_second_turn() -> None:
    state = table("take:0+", ["vine2", "ash2 ash1"], [2, 12], at={"a3": "moss3"})
    after, _ = play(state, "a3")
    assert GAME.view(after, None).asked == "cauldron"
    assert after.second
    assert not play(after, "use")[0].second


@pytest.mark.rule("KESSEL-11")
@pytest.mark.parametrize("taken", ["moss3", "moss1"])
def test_using_a_symbol_is_optional(taken: str) -> None:
    state = table("take:0", ["vine2", "ash2 ash1"], [2, 12], at={"a3": taken})
    after, happened = play(state, "a3", "waive")
    assert [fact.seat for fact in told(happened, facts.Waived)] == [0]
    assert after.actor == 1
    assert after.cauldrons[1] == tuple(cards("ash2 ash1"))
    assert len(after.cauldrons[0]) == 2


@pytest.mark.rule("KESSEL-12")
def test_without_a_draw_pile_the_place_stays_empty() -> None:
    state = table("take:0", ["vine2", "ash2"], [2, 12], at={"a3": "eyes3"}, stack="")
    after, happened = play(state, "a3")
    assert not told(happened, facts.Refilled)
    assert after.places[12] == NONE


# The end


def near_end(only: str, at: dict[str, str], **more: Any) -> Any:
    return table(
        "take:0", ["vine2", "ash2 ash1"], [2, 12], only=only.split(), at=at, stack="", **more
    )


@pytest.mark.rule("KESSEL-13")
@pytest.mark.parametrize(
    ("line", "others"),
    [
        ("row", "b1 c1 d1 e1 b2 c2 d2 e2 b4 c4 d5 e4"),
        ("column", "a3 c3 d3 e3 c2 d4 e5 a2 a4 a5"),
    ],
)
def test_the_last_card_of_either_line_ends_the_game(line: str, others: str) -> None:
    """b3 is the last card of row 3, or the last of column b: both end the game."""
    others = others if line == "column" else others + " f5"
    state = near_end(others, {"b3": "moss3"})
    asked, happened = play(state, "b3")
    assert told(happened, facts.LastTaken) == [facts.LastTaken(0, "b3", "moss", 3)]
    assert legal(asked) == ["keep", "aside"]
    kept, happened = play(asked, "keep")
    assert isinstance(GAME.turn(kept), Over)
    assert kept.cauldrons[0] == tuple(cards("vine2 moss3"))
    assert kept.cauldrons[1] == tuple(cards("ash2 ash1")), "its symbol does nothing"
    assert not told(happened, facts.Exploded)
    aside, happened = play(asked, "aside")
    assert aside.cauldrons[0] == (card("vine2"),)
    assert aside.gone == state.gone + 1
    assert told(happened, facts.LaidAside) == [facts.LaidAside(0, "moss", 3)]


@pytest.mark.rule("KESSEL-13")
def test_the_edge_between_two_corners_is_not_a_line() -> None:
    """Column a is between two corners and no pawn can stop at it: emptying it ends nothing."""
    state = near_end("a3 b3 c2 b2 d4 e5 c4 b5 d1 e1", {})
    after, _ = play(state, "a3")
    assert GAME.view(after, None).asked == "take"
    assert all(after.places[rank * 6] == NONE for rank in range(6))


# Refused moves and options


@pytest.mark.rule("KESSEL-8", "KESSEL-11", "KESSEL-12", "KESSEL-13", "KESSEL-3")
@pytest.mark.parametrize(
    ("asked", "text", "rule"),
    [
        ("take", "b2", "KESSEL-8"),
        ("take", "a1", "KESSEL-3"),
        ("take", "c3", "KESSEL-12"),
        ("take", "use", "KESSEL-11"),
        ("take", "keep", "KESSEL-13"),
        ("cauldron", "d3", "KESSEL-11"),
        ("cauldron", "aside", "KESSEL-13"),
        ("wand", "d3", "KESSEL-11"),
        ("last", "a3", "KESSEL-13"),
        ("last", "use", "KESSEL-13"),
    ],
)
def test_illegal_moves_name_their_rule(asked: str, text: str, rule: str) -> None:
    state = {
        "take": lambda: table("take:0", ["vine2", "ash2"], [2, 12], gaps=["c3"], stack=""),
        "cauldron": lambda: table(
            "cauldron:0@a3", ["vine2 moss3", "ash2 ash1"], [2, 12], gaps=["a3"]
        ),
        "wand": lambda: table("wand:0@a3", ["vine2 moss1", "ash2"], [2, 12], gaps=["a3"]),
        "last": lambda: play(near_end("a3 c3 d3 e3 c2 d4 e5", {"b3": "moss3"}), "b3")[0],
    }[asked]()
    before = GAME.encode(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.parse(text, state)
    assert refused.value.rule == rule
    assert str(refused.value).endswith(f"[{rule}]")
    assert not str(refused.value).startswith("kessel-")
    assert GAME.encode(state) == before


@pytest.mark.rule("KESSEL-8")
@pytest.mark.parametrize("text", ["", "!", "g1", "a7", "c", "take c4", "c44", "é3", "c4!!", "use!"])
def test_unreadable_texts_are_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        GAME.parse(text, dealt(KesselOptions(), 2, 1))


@pytest.mark.rule("KESSEL-8")
def test_moves_can_be_typed_loosely() -> None:
    state = table("wand:0@a3", ["vine2 moss1", "ash2"], [2, 12], gaps=["a3"])
    assert GAME.parse("  USE ", state) == Use()


@pytest.mark.rule("KESSEL-4")
def test_no_one_moves_out_of_turn() -> None:
    state = dealt(KesselOptions(), 2, 1)
    with pytest.raises(OutOfTurn):
        GAME.apply(state, Played(1 - state.actor, Take("b2")))
    with pytest.raises(OutOfTurn):
        GAME.apply(GAME.new(KesselOptions(), 2), Played(0, Keep()))


@pytest.mark.rule("KESSEL-8")
def test_a_player_out_of_time_takes_the_first_card() -> None:
    state = dealt(KesselOptions(), 2, 1)
    seat = state.actor
    expired = GAME.apply(state, Expired(seat))
    played = GAME.apply(state, Played(seat, GAME.legal(state, seat).first()))
    assert (expired.state, expired.facts) == (played.state, played.facts)


@pytest.mark.rule("KESSEL-3")
@pytest.mark.parametrize(
    "outcome",
    [(), tuple(range(55)), (0,) * 56, tuple(range(1, 57)), "deck", (*range(55), "x"), None],
)
def test_impossible_deals_are_refused(outcome: object) -> None:
    with pytest.raises(IllegalMove):
        GAME.apply(GAME.new(KesselOptions(), 2), Resolved("deal", outcome))


@pytest.mark.rule("KESSEL-R", "KESSEL-X")
@pytest.mark.parametrize("seats", [2, 3])
def test_impossible_recipe_deals_are_refused(seats: int) -> None:
    state = deal(list(range(56)), KesselOptions(recipes=True), seats).state
    wrong: list[object] = [(), ((0, 1), (1, 2)), ((1, 0), (2, 3)), ((0,), (1,)), ((7,), (8,), (0,))]
    wrong += [((0, 99), (1, 2)), None, ((0, "x"), (1, 2)), ((7,), (8,), (8,)), (1, 2, 3)]
    for outcome in wrong:
        with pytest.raises(IllegalMove):
            GAME.apply(state, Resolved("recipes", outcome))


@pytest.mark.rule("KESSEL-B", "KESSEL-C")
def test_invalid_options_are_refused() -> None:
    own = TABLES[2][0].own_recipes
    for options, rule in (
        (KesselOptions(own_recipes=own), "KESSEL-B"),
        (KesselOptions(recipes=True, scoring="children"), "KESSEL-C"),
    ):
        with pytest.raises(BadOptions) as refused:
            GAME.new(options, 2)
        assert refused.value.rule == rule
    with pytest.raises(BadOptions):
        GAME.new(KesselOptions(), 4)
