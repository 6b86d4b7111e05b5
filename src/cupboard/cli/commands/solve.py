"""`cupboard solve`: find the result of perfect play."""

from __future__ import annotations

from typing import Annotated

import typer

from cupboard import experts
from cupboard.cli.old_spelling import Command
from cupboard.cli.options import (
    AsJson,
    Choices,
    Extras,
    GameId,
    Lang,
    PresetName,
    SeatCount,
    language_of,
    read_extras,
    read_options,
    require_memory,
    seats_of,
)
from cupboard.cli.progress import stages
from cupboard.cli.reports import show
from cupboard.core.errors import BadOptions
from cupboard.core.registry import game, game_ids
from cupboard.experts.contract import SolveRequest
from cupboard.experts.precompile import SOLVER, precompile


def register(app: typer.Typer) -> None:
    app.command("solve", cls=Command, help="cli-solve-help", epilog="cli-solve-epilog")(solve)


def solve(  # noqa: PLR0913 - a command's arguments are its interface
    game_id: GameId,
    preset: PresetName = None,
    option: Choices = None,
    seats: SeatCount = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", help="cli-solve-opt-seconds")
    ] = None,
    nodes: Annotated[
        int | None, typer.Option("--nodes", metavar="N", help="cli-solve-opt-nodes")
    ] = None,
    memory: Annotated[
        float | None, typer.Option("--memory", metavar="GB", help="cli-solve-opt-memory")
    ] = None,
    threads: Annotated[
        int | None, typer.Option("--threads", metavar="N", help="cli-solve-opt-threads")
    ] = None,
    keep: Annotated[bool, typer.Option("--keep", help="cli-solve-opt-keep")] = False,
    extra: Extras = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language, chosen = language_of(lang), game(game_id)
    solver = experts.find(chosen.spec.id).solve
    if solver is None:
        known = ", ".join(one for one in game_ids() if experts.find(one).solve)
        raise BadOptions("cli-not-offered", asked=game_id, known=known)
    options, places = read_options(chosen, preset, option), seats_of(chosen, preset, seats)
    chosen.check(options, places)
    if any(bound is not None and not bound > 0 for bound in (seconds, nodes)):
        raise BadOptions("limit-not-positive")
    require_memory(memory)
    with stages(language) as progress:
        request = SolveRequest(
            language=language,
            extras=read_extras(extra),
            progress=progress,
            options=options,
            seats=places,
            seconds=seconds,
            nodes=nodes,
            memory=memory,
            threads=threads,
            keep=keep,
        )
        precompile(chosen.spec.id, SOLVER)
        report = solver(request)
    show(report, as_json)
