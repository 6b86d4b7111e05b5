"""What a person reads: the board, whose turn it is, what can be typed, the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cupboard.core import texts
from cupboard.core.moveset import MoveSet
from cupboard.core.registry import AnyGame
from cupboard.core.types import Rng
from cupboard.tui.theme import render, seat_style

Say = Callable[..., str]

MOST_MOVES_LISTED = 60


def title(name: str, detail: str) -> Text:
    return Text.assemble((name, "title"), ("  ·  ", "quiet"), (detail, "quiet"))


def legend(names: Sequence[str]) -> Text:
    """Who has which number and colour."""
    parts = ((f"{seat + 1} {name}   ", seat_style(seat)) for seat, name in enumerate(names))
    return Text.assemble(*parts)


def board(game: AnyGame, view: Any, language: str) -> Padding:
    """The board as somebody sees it, a little off the edge."""
    drawing = render(game.draw(view, language))
    drawing.no_wrap = True
    return Padding(drawing, (1, 0, 1, 2))


def news(sentences: Iterable[str]) -> list[Text]:
    return [Text.assemble(("• ", "quiet"), sentence) for sentence in sentences]


def whose_turn(name: str, seat: int, say: Say) -> Text:
    return Text.assemble(("▶ ", seat_style(seat)), (say("table-turn", name=name), seat_style(seat)))


def hint(game: AnyGame, words: Sequence[str], say: Say) -> list[Text]:
    """How to move, and the words the table understands."""
    return [
        Text(say(f"{game.spec.id}-move-help"), "default"),
        Text("   ".join(words), "quiet"),
    ]


def legal_moves(game: AnyGame, legal: MoveSet[Any], rng: Rng, say: Say) -> list[Text | Columns]:
    """Every move that can be typed now; one example where there are too many to list."""
    if not legal.finite:
        example = game.format(legal.sample(rng))
        return [Text(say("table-legal-example", move=example))]
    listed = [game.format(move) for move in islice(legal, MOST_MOVES_LISTED + 1)]
    shown = [Text(text, "strong") for text in listed[:MOST_MOVES_LISTED]]
    lines: list[Text | Columns] = [Text(say("table-legal")), Columns(shown, padding=(0, 2))]
    if len(listed) > MOST_MOVES_LISTED:
        more = sum(1 for _ in legal) - MOST_MOVES_LISTED
        lines.append(Text(say("table-legal-more", n=more), "quiet"))
    return lines


def clauses(ids: Iterable[str], language: str) -> Grid:
    """Rules, one clause a row."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="strong", no_wrap=True)
    grid.add_column()
    for clause in ids:
        grid.add_row(Text(clause), Text(texts.say(language, f"rule-{clause}")))
    return grid
