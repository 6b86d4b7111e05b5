"""`cupboard replay`: replay a game record, or check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from cupboard.cli.options import AsJson, Lang, language_of, print_json
from cupboard.core import codec, i18n, narration, record
from cupboard.core.errors import BadOptions
from cupboard.core.record import Record
from cupboard.core.registry import AnyGame, game
from cupboard.core.types import Over
from cupboard.tui.record_viewer import ViewedRecord, Viewer, names_of, view_record
from cupboard.tui.screen import Screen
from cupboard.tui.theme import make_console


def register(app: typer.Typer) -> None:
    app.command("replay", help="cli-replay-help", epilog="cli-replay-epilog")(replay)


def replay(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="cli-replay-arg-file")],
    check: Annotated[bool, typer.Option("--check", help="cli-replay-opt-check")] = False,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="cli-replay-opt-seat")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    found = record.load(path)
    played = game(str(found.header.get("game")))
    if check:
        _check(played, found, language, as_json)
        return
    eyes = _eyes(played, found, seat)
    book = view_record(played, found, eyes)
    if as_json:
        print_json([_page_json(book, found, at, seat is None) for at in range(len(book.pages))])
        return
    screen = Screen()
    viewer = Viewer(book, screen, language)
    if screen.live:
        viewer.browse()
    else:
        viewer.print_all()


def _eyes(played: AnyGame, found: Record, seat: int | None) -> int | None:
    seats = record.start(played, found).seats
    if seat is not None and not 1 <= seat <= seats:
        raise BadOptions("cli-no-such-seat", rule=played.spec.seats_rule, seat=seat, seats=seats)
    return None if seat is None else seat - 1


def _page_json(book: ViewedRecord, found: Record, at: int, whole: bool) -> dict[str, Any]:
    """Return a moment as data.

    A record of one seat's view holds what that seat learnt and no events.
    """
    page = book.pages[at]
    event = found.events[at - 1] if at and whole else None
    data = {
        "n": at,
        "move": page.move,
        "facts": [codec.fact_to_json(fact) for fact in page.facts],
        "view": codec.view_to_json(page.view),
    }
    return {**data, "event": event} if whole else data


def _check(played: AnyGame, found: Record, language: str, as_json: bool) -> None:
    """Check every event, every hash, the outcome, and the seed if it is revealed."""
    timeline = record.replay(played, found)
    draws = record.check_draws(found, timeline)
    turn = played.turn(timeline.state)
    over = isinstance(turn, Over)
    if as_json:
        facts = {"game": played.spec.id, "events": timeline.number, "over": over}
        print_json({**facts, "drawn": draws.drawn, "entered": draws.entered})
        return
    names = names_of(found, timeline.start.seats)
    ending = (
        narration.tell_outcome(played.spec.id, turn.outcome, language, names)
        if isinstance(turn, Over)
        else i18n.text(language, "cli-replay-unfinished")
    )
    line = i18n.text(
        language,
        "cli-replay-sound",
        game=i18n.text(language, f"{played.spec.id}-name"),
        n=timeline.number,
        drawn=draws.drawn,
        entered=draws.entered,
        ending=ending,
    )
    make_console().print(Text(line), soft_wrap=True)
