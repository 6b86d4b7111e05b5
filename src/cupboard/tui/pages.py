"""The parts of a screen page: board, turn, possible input and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import islice
from typing import Any

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cupboard.core import i18n
from cupboard.core.moveset import MoveSet
from cupboard.core.registry import AnyGame
from cupboard.core.types import Rng
from cupboard.tui.theme import render, seat_style

Say = Callable[..., str]

MAX_MOVES_LISTED = 60


def title(name: str, detail: str) -> Text:
    return Text.assemble((name, "title"), ("  ·  ", "quiet"), (detail, "quiet"))


def legend(names: Sequence[str], strengths: Sequence[str] = ()) -> Text:
    """Return each player's number and colour, and the engines' levels."""
    line = Text()
    for seat, name in enumerate(names):
        line.append(f"{seat + 1} {name}", seat_style(seat))
        strong = strengths[seat] if strengths else ""
        line.append(f" ({strong})   " if strong else "   ", "quiet")
    return line


def board(game: AnyGame, view: Any, language: str) -> Padding:
    """Return the board from a point of view, slightly indented."""
    drawing = render(game.draw(view, language))
    drawing.no_wrap = True
    return Padding(drawing, (1, 0, 1, 2))


def signs(game: AnyGame, language: str) -> list[Text]:
    """Return the meaning of a board's symbols that need an explanation."""
    key = f"{game.spec.id}-board-signs"
    return [Text(i18n.text(language, key), "quiet")] if i18n.has_text(i18n.FALLBACK, key) else []


def news(sentences: Iterable[str]) -> list[Text]:
    return [Text.assemble(("• ", "quiet"), sentence) for sentence in sentences]


def whose_turn(name: str, seat: int, say: Say) -> Text:
    return Text.assemble(("▶ ", seat_style(seat)), (say("table-turn", name=name), seat_style(seat)))


def hint(game: AnyGame, words: Sequence[str], say: Say) -> list[Text]:
    """Return how to move, and the available commands."""
    return [
        Text(say(f"{game.spec.id}-move-help"), "default"),
        Text("   ".join(words), "quiet"),
    ]


def legal_moves(
    game: AnyGame, legal: MoveSet[Any], rng: Rng, language: str
) -> list[Text | Columns]:
    """Return every move that can be typed now, or one example if there are too many to list."""
    say = partial(i18n.text, language)
    if not legal.finite:
        example = game.written(game.format(legal.sample(rng)), language)
        return [Text(say("table-legal-example", move=example))]
    some = islice(legal, MAX_MOVES_LISTED + 1)
    listed = [game.written(game.format(move), language) for move in some]
    shown = [Text(text, "strong") for text in listed[:MAX_MOVES_LISTED]]
    lines: list[Text | Columns] = [Text(say("table-legal")), Columns(shown, padding=(0, 2))]
    if len(listed) > MAX_MOVES_LISTED:
        more = sum(1 for _ in legal) - MAX_MOVES_LISTED
        lines.append(Text(say("table-legal-more", n=more), "quiet"))
    return lines


def clauses(ids: Iterable[str], language: str, numbers: Mapping[str, str | int]) -> Grid:
    """Return the rules, one per row, with the numbers of this game."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="strong", no_wrap=True)
    grid.add_column()
    for clause in ids:
        grid.add_row(Text(clause), Text(i18n.text(language, f"rule-{clause}", **numbers)))
    return grid
