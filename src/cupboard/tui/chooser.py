"""A few questions for a person who starts without arguments, then the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rich.table import Table
from rich.text import Text

from cupboard.core import i18n
from cupboard.core.reading import whole_number
from cupboard.core.registry import AnyGame, game, game_ids
from cupboard.experts import level_names
from cupboard.players.levels import RANDOM
from cupboard.tui.screen import Screen
from cupboard.tui.setup import PERSON, Setup, read_seed, seat_names

Say = Callable[..., str]


def choose(screen: Screen, language: str) -> Setup:
    """Ask which game, which rules, how many players and who they are."""
    say = partial(i18n.text, language)
    screen.show(Text(say("chooser-welcome"), "title"))
    chosen = _choose_game(screen, say)
    preset = _choose_preset(screen, say, chosen, language)
    seats = _choose_seats(screen, say, chosen, preset)
    players = _choose_players(screen, say, chosen, preset, seats)
    names = seat_names(players, _ask_names(screen, say, players), language)
    return Setup(chosen, chosen.options(preset), seats, players, names, read_seed(None))


def _choose_game(screen: Screen, say: Say) -> AnyGame:
    ids = game_ids()
    lines = [f"{say(f'{name}-name')}: {say(f'{name}-tagline')}" for name in ids]
    return game(ids[pick(screen, say, "chooser-which-game", lines)])


def _choose_preset(screen: Screen, say: Say, chosen: AnyGame, language: str) -> str:
    presets = chosen.spec.presets_for(language)
    if len(presets) == 1:
        return presets[0]
    lines = [say(f"{chosen.spec.id}-preset-{name}") for name in presets]
    return presets[pick(screen, say, "chooser-which-preset", lines)]


def _choose_seats(screen: Screen, say: Say, chosen: AnyGame, preset: str) -> int:
    seats = chosen.spec.seats_for(preset)
    if len(seats) == 1:
        return seats[0]
    return _number(screen, say, "chooser-how-many", seats)


def _choose_players(
    screen: Screen, say: Say, chosen: AnyGame, preset: str, seats: int
) -> tuple[str, ...]:
    if not chosen.engines_allowed(chosen.options(preset)):
        return (PERSON,) * seats
    people = _number(screen, say, "chooser-how-many-people", range(1, seats + 1))
    others = _choose_strength(screen, say, chosen) if people < seats else RANDOM
    return (*[PERSON] * people, *[others] * (seats - people))


def _choose_strength(screen: Screen, say: Say, chosen: AnyGame) -> str:
    """Ask for the level of the other players, weakest first.

    Games without levels use random players.
    """
    names = level_names(chosen.spec.id)
    if not names:
        return RANDOM
    lines = [f"{_strength(say, name)}. {say(f'level-{name}-about')}" for name in names]
    kinds = (*names, RANDOM)
    return kinds[pick(screen, say, "chooser-which-players", [*lines, say("chooser-random")])]


def _strength(say: Say, level: str) -> str:
    """Return a level's word and name. The list numbers its lines, so the number is left out."""
    return f"{say(f'level-{level}-word')} ({say(f'level-{level}')})"


def _ask_names(screen: Screen, say: Say, players: Sequence[str]) -> list[str]:
    people = [n for n, kind in enumerate(players, 1) if kind == PERSON]
    return [screen.ask(_prompt(say("chooser-name", n=n))) for n in people]


def pick(screen: Screen, say: Say, question: str, lines: Sequence[str]) -> int:
    """Ask for one of several by number; Enter takes the first."""
    screen.gap()
    screen.show(Text(say(question), "strong"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, line in enumerate(lines, 1):
        grid.add_row(Text(f"{number:>3}", "strong"), Text(line))
    screen.show(grid)
    return _read_number(screen, say, range(1, len(lines) + 1)) - 1


def _number(screen: Screen, say: Say, question: str, allowed: range) -> int:
    screen.gap()
    screen.show(Text(say(question, low=allowed[0], high=allowed[-1]), "strong"))
    return _read_number(screen, say, allowed)


def _read_number(screen: Screen, say: Say, allowed: range) -> int:
    while True:
        typed = screen.ask(_prompt(f"[{allowed[0]}]"))
        if not typed:
            return allowed[0]
        number = whole_number(typed)
        if number is not None and number in allowed:
            return number
        again = say("chooser-again", low=allowed[0], high=allowed[-1])
        screen.show(Text(again, "trouble"))


def _prompt(text: str) -> Text:
    return Text(f"{text} ▸ ", "quiet")
