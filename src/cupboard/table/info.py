"""What is told about games and tables, besides what happens in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from cupboard.core.codec import to_json
from cupboard.core.draws import commitment
from cupboard.core.errors import BadOptions
from cupboard.core.options import OptionSpec, build, changed, option_specs
from cupboard.core.registry import AnyGame, game
from cupboard.core.types import Seat
from cupboard.learn.puzzles import puzzles
from cupboard.players.levels import level_names
from cupboard.table.storage.base import KeptSeat, KeptTable
from cupboard.table.wire import (
    ClauseInfo,
    GameInfo,
    Json,
    OptionInfo,
    OutcomeInfo,
    PresetInfo,
    SeatInfo,
    TableInfo,
)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whoever asks about a table."""

    guest: str | None = None
    held: tuple[Seat, ...] = ()
    watcher: bool = False
    """came by the watch code"""


@dataclass(frozen=True, slots=True)
class Presence:
    """Whether somebody is there, and how long a seat has been empty."""

    here: bool
    away_ms: int | None


def nobody(_seat: Seat) -> Presence:
    """At a table that is not in memory."""
    return Presence(here=False, away_ms=None)


# Games


@cache
def game_info(game_id: str) -> GameInfo:
    spec = game(game_id).spec
    return GameInfo(
        id=spec.id,
        seats=list(spec.seats),
        traits=sorted(trait.value for trait in spec.traits),
        levels=list(level_names(game_id)),
        presets=[_preset(game(game_id), name) for name in spec.presets],
        options=[_option(option) for option in option_specs(spec.options)],
        clauses=[ClauseInfo(id=c.id, choice=c.choice, beyond=c.beyond) for c in spec.clauses],
        puzzles=len(puzzles(game_id)),
    )


def _option(option: OptionSpec) -> OptionInfo:
    told = {name: getattr(option, name) for name in OptionInfo.model_fields}
    return OptionInfo.model_validate(told | {"default": to_json(option.default)})


def _preset(found: AnyGame, name: str) -> PresetInfo:
    seats = found.spec.preset(name).seats or found.spec.seats
    options = found.options(name)
    # How many will play is not known yet: what is in force for some of them is told.
    rules = {rule for number in seats for rule in found.spec.in_force(options, number)}
    return PresetInfo(
        name=name,
        seats=list(seats),
        options=all_options(options),
        rules=[clause.id for clause in found.spec.clauses if clause.id in rules],
        engines=_seats_engines(found, options),
    )


def _seats_engines(found: AnyGame, options: Any) -> bool:
    try:
        found.check_engines(options)
    except BadOptions:
        return False
    return True


def all_options(options: Any) -> Json:
    names = (option.name for option in option_specs(type(options)))
    return {name: to_json(getattr(options, name)) for name in names}


def changed_options(options: Any) -> Json:
    return {name: to_json(value) for name, value in changed(options).items()}


def options_of(table: KeptTable) -> Any:
    return build(game(table.game).spec.options, table.options)


# Tables


def table_info(
    table: KeptTable, viewer: Viewer, presence: Callable[[Seat], Presence] = nobody
) -> TableInfo:
    """A table for whoever asks; a watcher never learns the code to join."""
    found, options = game(table.game), options_of(table)
    belongs = viewer.held or is_host(table, viewer) or sits(table, viewer)
    return TableInfo(
        code=table.watch if viewer.watcher else table.code,
        watch=table.watch if belongs else None,
        game=table.game,
        preset=table.preset,
        options=all_options(options),
        rules=list(found.spec.in_force(options, len(table.seats))),
        seats=[_seat(seat, presence(seat.seat)) for seat in table.seats],
        host=is_host(table, viewer),
        status=table.status,
        number=table.number,
        commitment=commitment(bytes.fromhex(table.seed)),
        hints=table.hints,
        takeback=table.takeback and found.takeback_allowed(options),
        watching=table.watching,
        move_seconds=table.move_seconds,
        guide=table.guide,
        created=table.created.isoformat(timespec="seconds"),
        touched=table.touched.isoformat(timespec="seconds"),
        next=table.next_watch if viewer.watcher else table.next,
        outcome=OutcomeInfo(**table.outcome) if table.outcome else None,
    )


def is_host(table: KeptTable, viewer: Viewer) -> bool:
    return viewer.guest is not None and viewer.guest == table.host


def sits(table: KeptTable, viewer: Viewer) -> bool:
    owners = {seat.guest for seat in table.seats if seat.guest}
    return viewer.guest in owners


def _seat(seat: KeptSeat, presence: Presence) -> SeatInfo:
    engine = seat.kind == "engine"
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.player,
        taken=engine or seat.token is not None,
        present=engine or presence.here,
        away_ms=None if engine or presence.here else presence.away_ms,
        resigned=seat.resigned,
    )
