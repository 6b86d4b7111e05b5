"""Games in the terminal: any mix of players, undo, saving, and no secret on the screen."""

from __future__ import annotations

import dataclasses
import io
import random
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import cupboard
from cupboard.core import i18n, narration, record
from cupboard.core.match import Match
from cupboard.core.spec import Trait
from cupboard.core.types import Fact, Played
from cupboard.games.ronda.text_board import COVERED
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit
from cupboard.tui import game_screen, hints, saves, session
from cupboard.tui.game_screen import Leave, TerminalGame
from cupboard.tui.screen import EndOfInput, Screen
from cupboard.tui.setup import PERSON, Setup, seat_names, seat_players
from cupboard.tui.theme import THEME, WIDEST, render
from tests.tiny import bids, peek

Answer = Callable[[TerminalGame], str]
SEED = b"a seed for the table"
PATIENCE = 150


class Paper(Screen):
    """A fake screen that notes what is visible at every prompt."""

    def __init__(self, height: int = 200) -> None:
        self._paper = io.StringIO()
        self.console = Console(
            file=self._paper,
            theme=THEME,
            width=WIDEST,
            height=height,
            markup=False,
            highlight=False,
        )
        self.live = True
        self.asked: list[tuple[str, str, bool]] = []
        """the prompt, everything visible with it, and whether typing was hidden"""
        self.answer: Callable[[str], str] = lambda _prompt: ""

    @property
    def visible(self) -> str:
        return self._paper.getvalue()

    def wipe(self) -> None:
        self._paper.truncate(0)
        self._paper.seek(0)

    def ask(self, prompt: Text, *, hidden: bool = False) -> str:
        self.asked.append((prompt.plain, self.visible, hidden))
        return self.answer(prompt.plain)


def make_setup(game: Any, players: tuple[str, ...], **options: Any) -> Setup:
    names = tuple(f"Name{seat}" for seat in range(len(players)))
    return Setup(game, game.options(**options), len(players), players, names, SEED)


def make_table(setup: Setup, screen: Paper) -> TerminalGame:
    match: Any = Match(setup.game, setup.options, setup.seats, setup.seed)
    return TerminalGame(setup, match, screen, "en")


def random_answers(table: TerminalGame, screen: Paper) -> None:
    """Answer every prompt with a random legal move and every pause with Enter.

    It stops after a while, because random games of some kinds take thousands of moves.
    """
    rng = random.Random(7)

    def answer(prompt: str) -> str:
        if len(screen.asked) > PATIENCE:
            raise EndOfInput
        for seat, name in enumerate(table.setup.names):
            if prompt == f"{name} ▸ ":
                legal = table.game.legal(table.match.state, seat)
                return str(table.game.format(legal.sample(rng)))
        return ""

    screen.answer = answer


def scripted(screen: Paper, *lines: str) -> None:
    left: Iterator[str] = iter(lines)

    def answer(_prompt: str) -> str:
        try:
            return next(left)
        except StopIteration as end:
            raise EndOfInput from end

    screen.answer = answer


def played_through(
    game: Any, players: tuple[str, ...], **options: Any
) -> tuple[TerminalGame, Paper]:
    screen = Paper()
    table = make_table(make_setup(game, players, **options), screen)
    random_answers(table, screen)
    with suppress(EndOfInput):
        table.run()
    return table, screen


MIXES = [(PERSON, "random"), (PERSON, PERSON), ("random", "random")]


@pytest.mark.parametrize("players", MIXES)
@pytest.mark.parametrize("game_id", cupboard.game_ids())
def test_every_game_can_be_played(game_id: str, players: tuple[str, ...]) -> None:
    table, screen = played_through(cupboard.game(game_id), players)
    assert table.match.over or len(screen.asked) > PATIENCE
    asked = {prompt for prompt, _, _ in screen.asked if prompt.startswith("Name")}
    assert asked <= {f"Name{seat} ▸ " for seat in table.setup.people}
    assert bool(asked) == bool(table.setup.people)


@pytest.mark.parametrize("game_id", cupboard.game_ids())
def test_no_line_is_wider_than_the_screen(game_id: str) -> None:
    game = cupboard.game(game_id)
    for seats in (game.spec.seats[0], game.spec.seats[-1]):
        if seats in game.spec.seats_for(game.spec.default_preset):
            _, screen = played_through(game, (PERSON,) * seats)
            lines = [line for _, seen, _ in screen.asked for line in seen.splitlines()]
            drawn = [part for line in lines if (part := line.rstrip())]
            assert drawn
            assert max(map(len, drawn)) <= WIDEST


class Forgetful(peek.Peek):
    """Peek as a game in which shown cards are covered again."""

    spec = dataclasses.replace(peek.Peek.spec, traits=frozenset({Trait.MEMORY}))


@pytest.mark.parametrize("players", [(PERSON, "random"), (PERSON, PERSON)])
def test_covered_cards_are_announced_and_then_hidden(
    players: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(narration, "tell", lambda *_: "it was told")
    _, screen = played_through(Forgetful(), players)
    with_move = [seen for prompt, seen, _ in screen.asked if prompt.startswith("Name")]
    with_pause = [seen for prompt, seen, _ in screen.asked if not prompt.startswith("Name")]
    assert with_move
    assert not any("it was told" in seen for seen in with_move)
    assert with_pause
    assert all("it was told" in seen for seen in with_pause)


def test_a_move_costs_the_same_late_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each fact is filtered once for each point of view, never again for a later move."""
    screen = Paper()
    table = make_table(make_setup(peek.GAME, (PERSON, "random")), screen)
    random_answers(table, screen)
    asked: list[Fact] = []
    see = type(peek.GAME).see

    def counted(game: Any, fact: Fact, seat: int | None) -> Fact | None:
        asked.append(fact)
        return see(game, fact, seat)

    monkeypatch.setattr(type(peek.GAME), "see", counted)
    table.run()
    assert table.match.over
    facts = sum(len(step.facts) for step in table.match.steps)
    assert 0 < len(asked) <= facts * len((None, 0, 1))


def test_the_screen_between_two_players_shows_no_board() -> None:
    _, screen = played_through(peek.GAME, (PERSON, PERSON))
    shown = [seen.strip() for _, seen, _ in screen.asked if "hand the screen" in seen]
    assert shown
    assert all(len(seen.splitlines()) == 1 for seen in shown)


def test_a_prompt_shows_only_the_view_of_its_own_seat() -> None:
    """Everything on the screen, at every prompt, is drawn from what that seat may know."""
    screen = Paper()
    table = make_table(make_setup(peek.GAME, (PERSON, PERSON)), screen)
    random_answers(table, screen)
    type_a_move, checked = screen.answer, []

    def answer(prompt: str) -> str:
        for seat in range(2):
            if prompt == f"Name{seat} ▸ ":
                other = peek.GAME.draw(peek.GAME.view(table.match.state, 1 - seat))
                own = peek.GAME.draw(peek.GAME.view(table.match.state, seat))
                assert own != other
                assert render(own).plain.strip() in screen.visible
                assert render(other).plain.strip() not in screen.visible
                checked.append(seat)
        return type_a_move(prompt)

    screen.answer = answer
    table.run()
    assert set(checked) == {0, 1}


def test_secret_choices_are_typed_hidden_when_people_share_the_screen() -> None:
    _, shared = played_through(bids.GAME, (PERSON, PERSON))
    moves = [hidden for prompt, _, hidden in shared.asked if prompt.startswith("Name")]
    assert moves
    assert all(moves)
    _, alone = played_through(bids.GAME, (PERSON, "random"))
    assert not any(hidden for _, _, hidden in alone.asked)


@pytest.fixture
def kalaha() -> Any:
    return cupboard.game("kalaha")


def leave(table: TerminalGame) -> None:
    with pytest.raises((Leave, EndOfInput)):
        table.run()


def own_moves(table: TerminalGame) -> list[int]:
    return [e.seat for e in table.match.events if isinstance(e, Played)]


def test_undo_goes_back_to_the_last_decision_of_the_player(kalaha: Any) -> None:
    screen = Paper()
    table = make_table(make_setup(kalaha, (PERSON, "random"), takeback=True), screen)
    scripted(screen, "1")
    leave(table)
    before = own_moves(table)
    assert before.count(0) == 1
    scripted(screen, "undo")
    leave(table)
    assert own_moves(table) == before[: before.index(0)]
    assert table.match.waiting_for == (0,)


def test_undo_is_refused_with_its_rule_where_the_game_does_not_allow_it(kalaha: Any) -> None:
    screen = Paper()
    table = make_table(make_setup(kalaha, (PERSON, "random")), screen)
    scripted(screen, "1", "undo")
    leave(table)
    assert "[KALAHA-10]" in screen.visible
    assert own_moves(table).count(0) == 1


def test_undo_with_nothing_to_undo_changes_nothing(kalaha: Any) -> None:
    screen = Paper()
    table = make_table(make_setup(kalaha, (PERSON, "random"), takeback=True), screen)
    scripted(screen)
    leave(table)
    before = table.match.events
    scripted(screen, "undo")
    leave(table)
    assert table.match.events == before


@pytest.mark.parametrize(("typed", "rule"), [("9", "KALAHA-4"), ("x", "KALAHA-4")])
def test_a_bad_move_names_its_rule_and_asks_again(kalaha: Any, typed: str, rule: str) -> None:
    screen = Paper()
    table = make_table(make_setup(kalaha, (PERSON, PERSON)), screen)
    scripted(screen, typed)
    leave(table)
    assert f"[{rule}]" in screen.visible
    assert not own_moves(table)


def test_the_question_mark_lists_every_legal_move(kalaha: Any) -> None:
    screen = Paper()
    table = make_table(make_setup(kalaha, (PERSON, PERSON), stones=1), screen)
    scripted(screen, "?")
    leave(table)
    seat = table.match.waiting_for[0]
    listed = screen.visible.split("?")[-1].split()
    assert {kalaha.format(m) for m in kalaha.legal(table.match.state, seat)} <= set(listed)


def test_rules_lists_every_clause_in_force(kalaha: Any) -> None:
    screen = Paper()
    table = make_table(make_setup(kalaha, (PERSON, PERSON)), screen)
    scripted(screen, "rules")
    leave(table)
    in_force = kalaha.spec.in_force(table.match.options, 2)
    shown = [clause.id for clause in kalaha.spec.clauses if f"{clause.id} " in screen.visible]
    assert shown == list(in_force)
    assert "KALAHA-V6" not in shown


@pytest.mark.parametrize("seats", [2, 3])
def test_rules_are_those_of_this_game(seats: int) -> None:
    """With three players the rules list five recipes, with two all thirteen."""
    kessel, screen = cupboard.game("kessel"), Paper()
    players = (PERSON, *("random",) * (seats - 1))
    table = make_table(make_setup(kessel, players, recipes=True), screen)
    scripted(screen, "", "rules")
    leave(table)
    told = " ".join(screen.visible.split())
    assert ("Grey brew, Blue brew" in told) == (seats == 2)
    assert "A small soup: fewer cards" in told
    assert ("both other players put" in told) == (seats == 3)


def test_a_saved_and_continued_game_equals_an_uninterrupted_one(
    kalaha: Any, tmp_path: Path
) -> None:
    setup, path, screen = make_setup(kalaha, (PERSON, "random")), tmp_path / "game.jsonl", Paper()
    whole, _ = played_through(kalaha, (PERSON, "random"))
    moves = [str(e.move.pit) for e in whole.match.events if isinstance(e, Played) and e.seat == 0]
    scripted(screen, *moves[:3])
    session.begin(setup, screen, "en", path)
    assert not record.load(path).ending
    for move in moves[3:]:
        scripted(screen, move)
        session.go_on(path, screen, "en")
    told = record.load(path)
    assert [line["hash"] for line in told.events] == [
        kalaha.digest(state) for state in whole.match.states[1:]
    ]
    assert told.ending["seed"] == SEED.hex()


def test_a_save_contains_the_seed_only_while_it_is_needed(kalaha: Any, tmp_path: Path) -> None:
    path, screen = tmp_path / "game.jsonl", Paper()
    scripted(screen, "1")
    session.begin(make_setup(kalaha, (PERSON, "random")), screen, "en", path)
    assert record.load(path).header[saves.LOCAL]["seed"] == SEED.hex()
    session.begin(make_setup(kalaha, ("random", "random")), screen, "en", path)
    assert saves.LOCAL not in record.load(path).header


def test_names_with_brackets_are_shown_unchanged(kalaha: Any) -> None:
    players = (PERSON, PERSON)
    names = seat_names(players, ["[bold]", "[/]"], "en")
    setup = Setup(kalaha, kalaha.options(), 2, players, names, SEED)
    screen = Paper()
    table = make_table(setup, screen)
    scripted(screen)
    leave(table)
    assert "1 [bold]" in screen.visible
    assert "2 [/]" in screen.visible


def test_roles_become_colours_and_other_brackets_stay() -> None:
    text = render("a[seat0]b[touch]c[/]d[/] [x] [/]")
    assert text.plain == "abcd [x] "
    assert [(span.start, span.end, span.style) for span in text.spans] == [
        (1, 2, "seat0"),
        (2, 3, "touch"),
        (3, 4, "seat0"),
    ]


@pytest.mark.parametrize("game_id", ["kala", "kalaha"])
def test_a_hint_names_a_legal_move_and_costs_no_turn(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_screen, "HINT_LIMIT", Limit(seconds=0.05))
    screen = Paper()
    table = make_table(make_setup(cupboard.game(game_id), (PERSON, PERSON)), screen)
    scripted(screen, "hint")
    leave(table)
    seat = table.match.waiting_for[0]
    legal = {table.game.format(move) for move in table.game.legal(table.match.state, seat)}
    named = screen.visible.split("Best move: ")[1].split()[0]
    assert named in legal
    assert not own_moves(table)


def typed(screen: Paper, *lines: str) -> None:
    """Answer move prompts with these lines, and pauses with Enter."""
    left = iter(lines)
    screen.answer = lambda prompt: next(left, "quit") if "▸" in prompt else ""


@pytest.mark.rule("RONDA-13")
def test_several_people_have_no_hints_in_a_memory_game() -> None:
    screen = Paper()
    table = make_table(make_setup(cupboard.game("ronda"), (PERSON, PERSON)), screen)
    typed(screen, "hint")
    leave(table)
    assert i18n.text("en", "refusal-hints-off-memory") in " ".join(screen.visible.split())
    assert f"{i18n.text('en', 'table-word-hint')} " not in screen.visible


@pytest.mark.rule("RONDA-13")
@pytest.mark.parametrize(("game_id", "options"), [("ronda", {}), ("dacapo", {"hide_stocks": True})])
def test_hints_in_a_memory_game_are_announced(
    game_id: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other players read it with their next news."""
    monkeypatch.setattr(game_screen, "HINT_LIMIT", Limit(seconds=0.05))
    screen = Paper()
    setup = make_setup(cupboard.game(game_id), (PERSON, PERSON), **options)
    table = make_table(dataclasses.replace(setup, hints=True), screen)
    typed(screen, "hint", "1")
    leave(table)
    asker = next((prompt for prompt, _, _ in screen.asked if "▸" in prompt), "").split()[0]
    told = i18n.text("en", "hint-taken", name=asker)
    assert any(told in seen for _, seen, _ in screen.asked)


def test_the_hint_setting_is_saved_with_the_game(tmp_path: Path) -> None:
    setup = make_setup(cupboard.game("ronda"), (PERSON, PERSON))
    for allowed in (True, False, None):
        agreed = dataclasses.replace(setup, hints=allowed)
        table = make_table(agreed, Paper())
        saves.save(table.match, agreed, tmp_path / "game.jsonl")
        assert saves.resume(tmp_path / "game.jsonl")[0].hints is allowed


def test_no_hints_are_offered_where_none_are_possible() -> None:
    screen = Paper()
    table = make_table(make_setup(bids.GAME, (PERSON, "random")), screen)
    scripted(screen, "hint")
    leave(table)
    assert "Best move" not in screen.visible
    assert not own_moves(table)


ADVICE = [
    (
        Advice("m", Score(3.0, Unit.MARGIN, Certainty.PROVEN, seat=0)),
        ["you finish 3 points ahead", "Proven"],
    ),
    (
        Advice("m", Score(-1.2, Unit.MARGIN, Certainty.SEARCHED, 7, seat=0)),
        ["1 point behind", "7 moves ahead"],
    ),
    (
        Advice("m", Score(0.2, Unit.MARGIN, Certainty.ESTIMATED, seat=0)),
        ["about even", "Estimated"],
    ),
    (Advice("m", Score(1.0, Unit.WIN, Certainty.PROVEN, seat=0)), ["You win", "Proven"]),
    (Advice("m", Score(-1.0, Unit.WIN, Certainty.PROVEN, seat=0)), ["Your opponent wins"]),
    (
        Advice("m", Score(0.01, Unit.WIN, Certainty.SEARCHED, 1, seat=0)),
        ["slightly better off", "1 move ahead"],
    ),
    (
        Advice("m", Score(-0.01, Unit.WIN, Certainty.SEARCHED, 1, seat=0)),
        ["Your opponent is slightly better off"],
    ),
    (Advice("m", Score(0.617, Unit.CHANCE, Certainty.ESTIMATED, seat=0)), ["62%"]),
    (
        Advice(
            "m",
            Score(0.5, Unit.CHANCE, Certainty.ESTIMATED, seat=0),
            mix=(("a", 0.25), ("b", 0.75)),
        ),
        ["b 75%"],
    ),
]


class Spelled:
    """A game whose moves are their own texts."""

    def format(self, move: str) -> str:
        return move

    def written(self, text: str, _language: str) -> str:
        return text


@pytest.mark.parametrize(("advice", "told"), ADVICE, ids=str)
def test_advice_in_words(advice: Advice, told: list[str]) -> None:
    game: Any = Spelled()
    words = "\n".join(line.plain for line in hints.tell(game, advice, "en"))
    assert words.startswith("Best move: m")
    assert all(part in words for part in told)


def test_levels_play_under_their_own_names(kalaha: Any) -> None:
    players = seat_players("kalaha", 2, ["person", "sprout"])
    assert players == ("person", "sprout")
    assert seat_names(players, (), "en") == ("Player 1", "Sprout 2")
    assert seat_names(players, (), "de")[1] == "Keimling 2"
    table, _ = played_through(kalaha, (PERSON, "sprout"), stones=1)
    assert table.match.over


# Terminal behaviour


def test_long_rules_are_read_in_a_pager(kalaha: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    paged: list[str] = []
    monkeypatch.setattr("rich.pager.SystemPager.show", lambda _self, text: paged.append(text))
    screen = Paper(height=20)
    table = make_table(make_setup(kalaha, (PERSON, PERSON), stones=3), screen)
    scripted(screen, "rules")
    leave(table)
    assert len(paged) == 1
    assert "KALAHA-10" in paged[0]
    assert "3 stones" in " ".join(paged[0].split())
    assert "KALAHA-10" not in screen.visible
    assert "it’s your turn" in screen.visible  # the board is shown again


def test_a_pager_never_leaves_the_board_on_the_normal_screen(
    kalaha: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pagers switch off the alternate screen when they exit, and must not reveal secrets then."""
    screen = Paper(height=20)
    switched: list[bool | None] = []
    monkeypatch.setattr(screen.console, "set_alt_screen", lambda on=True: switched.append(on))
    monkeypatch.setattr(type(screen.console), "is_alt_screen", True)
    monkeypatch.setattr("rich.pager.SystemPager.show", lambda _self, _text: switched.append(None))
    table = make_table(make_setup(kalaha, (PERSON, PERSON)), screen)
    table._show_rules(0)
    assert switched == [False, None, True]


def test_an_open_cup_is_not_announced_as_covered() -> None:
    ronda = cupboard.game("ronda")
    _, screen = played_through(ronda, (PERSON, PERSON))
    pauses = [(prompt, seen) for prompt, seen, _ in screen.asked if not prompt.startswith("Name")]
    cover = i18n.text("en", "table-press-enter-cover")
    said = {prompt.strip() for prompt, _ in pauses}
    assert said == {cover, i18n.text("en", "table-press-enter")}
    for prompt, seen in pauses:
        lifted = re.findall(r"lifts cup (\d+)", seen)
        covered = [cup for cup in lifted if re.search(rf"(?<!\d){cup} {COVERED}", seen)]
        assert (prompt.strip() == cover) == bool(covered)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("game_id", ["kala", "kessel"])
def test_the_symbols_of_a_board_are_explained(game_id: str, language: str) -> None:
    screen = Paper()
    game = cupboard.game(game_id)
    setup = make_setup(game, (PERSON, PERSON))
    match: Any = Match(game, setup.options, setup.seats, setup.seed)
    table = TerminalGame(setup, match, screen, language)
    scripted(screen, "", "")
    leave(table)
    shown = " ".join(screen.visible.split())
    assert " ".join(i18n.text(language, f"{game_id}-board-signs").split()) in shown


@pytest.mark.rule("KALA-5")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_directions_are_typed_in_the_letters_of_the_language(language: str) -> None:
    screen = Paper()
    game = cupboard.game("kala")
    setup = make_setup(game, (PERSON, PERSON))
    match: Any = Match(game, setup.options, setup.seats, setup.seed)
    table = TerminalGame(setup, match, screen, language)
    north, east, south, west = tuple(i18n.text(language, "kala-compass"))
    typed = {"a1": f"{north}{north}{east}", "d4": f"{south}{south}{west}"}
    listed: list[bool] = []

    def answer(_prompt: str) -> str:
        at = match.state.at[match.waiting_for[0]]
        if at not in typed:
            raise EndOfInput
        if len(listed) == len(match.events) - 1:
            listed.append(True)
            return "?"
        listed[-1] = typed[at] in screen.visible.split()
        return typed[at]

    screen.answer = answer
    leave(table)
    played = {game.format(event.move) for event in match.events if isinstance(event, Played)}
    assert played == {"NNE", "SSW"}
    assert listed == [True, True]
