"""A game in one terminal: show the board, ask people, let engines choose, and keep secrets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cupboard.core import i18n, narration
from cupboard.core.errors import CupboardError, IllegalMove
from cupboard.core.random_stream import SeededRandom, player_random
from cupboard.core.registry import AnyMatch
from cupboard.core.types import Act, Chance, Over, Seat
from cupboard.experts import engine, level_names, strongest
from cupboard.players.ask import HINT_LIMIT, ask
from cupboard.players.labels import strength
from cupboard.players.levels import LEVEL_NAMES, LevelEngine
from cupboard.players.self_play import engine_move
from cupboard.tui import hints, pages, saves
from cupboard.tui.screen import Screen
from cupboard.tui.setup import PERSON, Setup
from cupboard.tui.spectators import Spectators
from cupboard.tui.theme import seat_style

COMMANDS = ("help", "hint", "undo", "rules", "quit")
# Lines of a page besides the board and the news: title, turn, hints, the prompt and spacing.
FRAME = 11
MIN_NEWS = 3


class Leave(Exception):
    """Raised when a person wants to stop."""


class TerminalGame:
    """One match, one screen, and its players."""

    def __init__(self, setup: Setup, match: AnyMatch, screen: Screen, language: str) -> None:
        self.setup = setup
        self.game = setup.game
        self.match = match
        self.screen = screen
        self.language = language
        self.path: Path | None = None
        self._say: Callable[..., str] = partial(i18n.text, language)
        self._engines: dict[Seat, LevelEngine] = {
            seat: engine(self.game.spec.id, kind)
            for seat, kind in enumerate(setup.players)
            if kind != PERSON
        }
        self._spectators = Spectators(setup, match, language)
        known = [word for word in COMMANDS if word != "hint" or level_names(self.game.spec.id)]
        self._words = {self._say(f"table-word-{word}"): word for word in known}
        self._words |= {word: word for word in known} | {"?": "help"}
        self._at_screen: Seat | None = None
        self._last_seat = -1
        self._fresh: list[str] = []

    # The game loop

    def run(self) -> None:
        """Play until the game is over. Raises `Leave`, `EndOfInput` or `KeyboardInterrupt`."""
        with self.screen.table():
            while not self.match.over:
                self._step()
        self._save()
        self._show_end()

    def _step(self) -> None:
        turn = self.match.turn
        if isinstance(turn, Chance):
            self.match.draw()
        elif isinstance(turn, Act):
            seat = self._next_seat()
            if seat in self._engines:
                self._let_choose(seat)
            else:
                self._ask(seat, turn)
            self._last_seat = seat
        if self._spectators.hides_history and not self._spectators.private:
            self._show_news_alone(self._spectators.common_eyes)
        elif not self.setup.people:
            self._show_all()

    def _next_seat(self) -> Seat:
        """Return the next seat in turn order, so that every seat gets its turn."""
        seats, after = self.setup.seats, self._last_seat + 1
        return min(self.match.waiting_for, key=lambda seat: (seat - after) % seats)

    def _let_choose(self, seat: Seat) -> None:
        with self.screen.busy(self._say("hint-seat-thinking", name=self.setup.names[seat])):
            chosen = engine_move(self.match, seat, self._engines[seat])
        self.match.play(seat, chosen)

    def _rng(self, seat: Seat) -> SeededRandom:
        return player_random(self.match.seed, seat, self.match.number)

    def _save(self) -> None:
        if self.path is not None:
            saves.save(self.match, self.setup, self.path)

    # A person's turn

    def _ask(self, seat: Seat, turn: Act) -> None:
        self._hide_from_others(seat)
        if self._spectators.hides_history or self._spectators.private:
            self._show_news_alone(self._spectators.viewer(seat))
        self._fresh = self._spectators.news(self._spectators.viewer(seat))
        self._show_turn(seat)
        people = [other for other in turn.seats if other not in self._engines]
        hidden = turn.together and len(people) > 1
        while not self._handle_input(seat, self._read(seat, hidden)):
            pass
        self._save()
        if self._spectators.private and not turn.together:
            self._show_news_alone(self._spectators.viewer(seat))

    def _read(self, seat: Seat, hidden: bool) -> str:
        name = self.setup.names[seat]
        if hidden and self.screen.live:
            self.screen.show(Text(self._say("table-typed-hidden"), "quiet"))
        return self.screen.ask(Text(f"{name} ▸ ", seat_style(seat)), hidden=hidden)

    def _handle_input(self, seat: Seat, typed: str) -> bool:
        """Execute typed input. Return whether the seat's turn is over."""
        command = self._words.get(typed.lower())
        try:
            if command is not None:
                return self._run_command(command, seat)
            if not typed:
                self._show_turn(seat)
                return False
            move = self.game.parse(self.game.stored(typed, self.language), self.match.state)
            self.match.play(seat, move)
        except CupboardError as problem:
            self.screen.show(Text(problem.tell(self.language), "trouble"))
            return False
        return True

    def _run_command(self, command: str, seat: Seat) -> bool:
        if command == "quit":
            raise Leave
        if command == "undo":
            self._take_back(seat)
            return True
        if command == "rules":
            self._show_rules(seat)
        elif command == "hint":
            self._hint(seat)
        else:
            legal = self.game.legal(self.match.state, seat)
            rng = self._rng(seat)
            self.screen.show(*pages.legal_moves(self.game, legal, rng, self.language))
            self.screen.show(*(Text(line, "quiet") for line in self._help_lines()))
        return False

    def _show_rules(self, seat: Seat) -> None:
        """Show the rules of this game, and the board again after a pager."""
        options, seats = self.match.options, self.match.seats
        rules = (*self.game.spec.in_force(options, seats), *self.game.spec.tips)
        numbers = self.game.rule_arguments(options, seats)
        if self.screen.read(pages.clauses(rules, self.language, numbers)):
            self._show_turn(seat)

    def _hint(self, seat: Seat) -> None:
        """Show the advice of the strongest engine, based only on what this seat knows."""
        if not self.setup.hints_allowed:
            raise self._hints_are_off()
        best = strongest(self.game.spec.id).make()
        seen, legal = self.match.observation(seat), self.game.legal(self.match.state, seat)
        with self.screen.busy(self._say("hint-thinking")):
            advice = ask(best, seen, legal, HINT_LIMIT, self._rng(seat))
        if self.setup.hints_are_shown:
            self._spectators.note(self._say("hint-taken", name=self.setup.names[seat]))
        self.screen.show(*hints.tell(self.game, advice, self.language))

    def _hints_are_off(self) -> IllegalMove:
        spec = self.game.spec
        if spec.tests_memory(self.match.options):
            return IllegalMove("refusal-hints-off-memory", rule=spec.takeback_rule)
        return IllegalMove("refusal-hints-off")

    def _take_back(self, seat: Seat) -> None:
        """Go back to this seat's last decision, not merely the last move of another player."""
        self.match.take_back(seat)
        self._last_seat = seat - 1
        self._spectators.catch_up()

    # Output

    def _hide_from_others(self, seat: Seat) -> None:
        """Hide the previous player's screen until the next player is ready."""
        if self._spectators.private and self._at_screen != seat:
            self.screen.wipe()
            name = self.setup.names[seat]
            self.screen.show(Text(self._say("table-pass-on", name=name), seat_style(seat)))
            self.screen.pause(Text(self._say("table-press-enter"), "quiet"))
            self._at_screen = seat

    def _show_news_alone(self, viewer: Seat | None) -> None:
        """Show news that must not stay on the screen, wait until it is read, and clear it."""
        fresh = self._spectators.fresh(viewer)
        if not fresh:
            return
        sentences = self._spectators.news(viewer)
        self.screen.wipe()
        view = self.game.view(self.match.state, viewer)
        self.screen.show(
            self._title(), pages.board(self.game, view, self.language), *pages.news(sentences)
        )
        self.screen.gap()
        covered = self.game.covers_again(view, fresh)
        key = "table-press-enter-cover" if covered else "table-press-enter"
        self.screen.pause(Text(self._say(key), "quiet"))
        self.screen.wipe()

    def _show_turn(self, seat: Seat) -> None:
        self.screen.wipe()
        view = self.game.view(self.match.state, seat)
        board = pages.board(self.game, view, self.language)
        self.screen.show(
            self._title(),
            *pages.news(self._latest(self._fresh, view)),
            board,
            *pages.signs(self.game, self.language),
            pages.whose_turn(self.setup.names[seat], seat, self._say),
            *pages.hint(self.game, self._offered_words(), self._say),
        )

    def _latest(self, sentences: list[str], view: Any) -> list[str]:
        """Return as much of the news as fits on the screen with the board."""
        if not self.screen.live:
            return sentences
        room = self.screen.height - FRAME - self.game.draw(view, self.language).count("\n")
        return sentences[-max(room, MIN_NEWS) :]

    def _show_all(self) -> None:
        """Show everything to spectators when no person plays."""
        self.screen.show(*pages.news(self._spectators.news(None)))

    def _show_end(self) -> None:
        viewer = self._spectators.common_eyes
        view = self.game.view(self.match.state, viewer)
        parts: list[RenderableType] = [
            self._title(),
            *pages.news(self._spectators.news(viewer)),
            pages.board(self.game, view, self.language),
        ]
        turn = self.match.turn
        if isinstance(turn, Over):
            sentence = narration.tell_outcome(
                self.game.spec.id, turn.outcome, self.language, self.setup.names, viewer
            )
            parts.append(Text(sentence, "strong"))
        self.screen.show(*parts)

    def _title(self) -> Group:
        name = self._say(f"{self.game.spec.id}-name")
        number = self._say("table-move-number", n=self.match.moves + (not self.match.over))
        players = self.setup.players
        strengths = [
            strength(kind, self.language) if kind in LEVEL_NAMES else "" for kind in players
        ]
        return Group(pages.title(name, number), pages.legend(self.setup.names, strengths))

    def _offered_words(self) -> list[str]:
        return ["?", *(self._say(f"table-word-{word}") for word in self._offered_commands())]

    def _offered_commands(self) -> list[str]:
        possible = {
            "undo": self.game.takeback_allowed(self.match.options),
            "hint": bool(level_names(self.game.spec.id)) and self.setup.hints_allowed,
        }
        return [word for word in COMMANDS[1:] if possible.get(word, True)]

    def _help_lines(self) -> list[str]:
        return [
            f"{self._say(f'table-word-{word}')}: {self._say(f'table-help-{word}')}"
            for word in self._offered_commands()
        ]
