"""`cupboard solve dacapo`: find the equilibrium, and what a best response could gain against it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from cupboard.cli.options import AsJson, Lang, language_of, print_json, signed
from cupboard.core import i18n
from cupboard.core.registry import game
from cupboard.tui.theme import make_console

Watch = Callable[[float], None]


def register(group: typer.Typer) -> None:
    group.command("dacapo", help="cli-solve-dacapo-help")(run)


def run(
    beans: Annotated[
        int, typer.Option("--beans", metavar="N", help="cli-solve-dacapo-opt-beans")
    ] = 16,
    seats: Annotated[int, typer.Option("--seats", metavar="N", help="cli-opt-seats")] = 2,
    games: Annotated[
        int, typer.Option("--games", min=100, metavar="N", help="cli-solve-dacapo-opt-games")
    ] = 100_000,
    minutes: Annotated[
        float, typer.Option("--minutes", min=0.01, metavar="M", help="cli-solve-dacapo-opt-minutes")
    ] = 20.0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    chosen = game("dacapo")
    chosen.check(chosen.options(beans=beans), seats)
    with _bar(language) as watch:
        told = _told(seats, beans, games, minutes, watch)
    if as_json:
        print_json(told)
    else:
        _show(told, language)


def _told(seats: int, beans: int, games: int, minutes: float, watch: Watch) -> dict[str, Any]:
    from cupboard.experts.dacapo import book_store

    if seats == 2:
        return _two(beans, watch)
    if book_store.is_whole(seats, beans):
        return _crowd(seats, beans, games, watch)
    return _first_rounds(seats, beans, minutes, watch)


def _two(beans: int, watch: Watch) -> dict[str, Any]:
    """Solve the two-player game from scratch, verify it, and save the book for the engines."""
    from cupboard.experts.dacapo import book_store
    from cupboard.experts.dacapo.books import DuelBook
    from cupboard.experts.dacapo.solver import best_response, two_player

    began = time.monotonic()
    solution = _last(two_player.build(beans), watch)
    seconds = time.monotonic() - began
    book_store.keep(DuelBook.of(solution.answers), 2, beans)
    start = solution.answers[beans, beans, 0, 0, solution.table.span]
    return {
        "game": "dacapo",
        "seats": 2,
        "beans": beans,
        "value": float(start[two_player.VALUE]),
        "mix": [float(chance) for chance in start[two_player.VALUE + 1 :]],
        "exploitability": max(0.0, best_response.gain_of_two(solution)),
        "states": solution.states,
        "seconds": round(seconds, 3),
    }


def _crowd(seats: int, beans: int, games: int, watch: Watch) -> dict[str, Any]:
    """Learn a strategy from scratch, measure the best response to it, and save the book."""
    from cupboard.experts.dacapo import book_store
    from cupboard.experts.dacapo.books import CrowdBook, find
    from cupboard.experts.dacapo.solver import backward_induction, best_response, policy_playout
    from cupboard.experts.dacapo.solver.reachable_states import start_key

    began, threads = time.monotonic(), os.cpu_count() or 1
    plan = (
        backward_induction.THOROUGH
        if book_store.makes_book(seats, beans)
        else backward_induction.BRISK
    )
    policy = _last(backward_induction.build(seats, beans, plan, threads), watch)
    seconds = time.monotonic() - began
    book_store.keep(CrowdBook.of(policy), seats, beans)
    start = start_key(seats, beans)
    answer = _last(best_response.build(policy, start, threads), watch)
    gain = policy_playout.measure(answer.policy, policy, beans, games, seed=1)
    found = find(policy.keys, start)
    return {
        "game": "dacapo",
        "seats": seats,
        "beans": beans,
        "value": 1 / seats,
        "mix": [float(chance) for chance in policy.mixes[found, 0]],
        "exploitability": answer.worth() - 1 / seats,
        "sampled": {"gain": gain.mean, "low": gain.low, "high": gain.high, "games": gain.games},
        "states": len(policy.keys),
        "seconds": round(seconds, 3),
    }


def _first_rounds(seats: int, beans: int, minutes: float, watch: Watch) -> dict[str, Any]:
    """Solve only the beginning, by sampling. There are too many states to visit them all."""
    from cupboard.experts.dacapo import opening_books
    from cupboard.experts.dacapo.books import find
    from cupboard.experts.dacapo.solver.reachable_states import start_key

    began = time.monotonic()
    learnt = _last(opening_books.build(seats, beans, 60 * minutes), watch)
    opening_books.keep(learnt)
    found = find(learnt.policy.keys, start_key(seats, beans))
    return {
        "game": "dacapo",
        "seats": seats,
        "beans": beans,
        "value": 1 / seats,
        "mix": [float(chance) for chance in learnt.policy.mixes[found, 0]],
        "exploitability": None,
        "states": len(learnt.policy.keys),
        "walks": learnt.walks,
        "seconds": round(time.monotonic() - began, 3),
    }


def _last(steps: Iterator[Any], watch: Watch) -> Any:
    """Return the last item of an iterator, moving the progress bar on the way."""
    for step in steps:
        if not isinstance(step, float):
            return step
        watch(step)
    raise AssertionError("it yields its result")


@contextmanager
def _bar(language: str) -> Iterator[Watch]:
    """Show a progress bar on stderr if it is a terminal."""
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(
        *columns, console=console, disable=not console.is_terminal, transient=True
    ) as bar:
        task = bar.add_task(i18n.text(language, "cli-solve-dacapo-working"), total=1.0)
        yield lambda done: bar.update(task, completed=done)


def _show(told: dict[str, Any], language: str) -> None:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for key, value in _rows(told):
        grid.add_row(Text(i18n.text(language, key), "quiet"), Text(value))
    make_console().print(grid)


def _rows(told: dict[str, Any]) -> Iterator[tuple[str, str]]:
    yield "cli-solve-dacapo-value", f"{told['value']:.6f}"
    mix = (f"{beans}: {100 * chance:.1f} %" for beans, chance in enumerate(told["mix"], 1))
    yield "cli-solve-dacapo-mix", "  ".join(mix)
    if told["exploitability"] is not None:
        yield "cli-solve-dacapo-exploitability", f"{told['exploitability']:.2e}"
    if sampled := told.get("sampled"):
        gain = [signed(100 * sampled[key], 2) for key in ("gain", "low", "high")]
        yield "cli-solve-dacapo-sampled", f"{gain[0]} %  [{gain[1]} … {gain[2]}]"
    yield "cli-solve-dacapo-states", f"{told['states']}"
    if walks := told.get("walks"):
        yield "cli-solve-dacapo-walks", f"{walks}"
    yield "cli-solve-dacapo-seconds", f"{told['seconds']:.1f}"
