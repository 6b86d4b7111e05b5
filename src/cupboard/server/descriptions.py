"""Descriptions of games and tables for clients."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from typing import Any

from cupboard.core import codec
from cupboard.core.description import OptionDescription, describe
from cupboard.core.i18n import LANGUAGES
from cupboard.core.options import build, changed, option_specs
from cupboard.core.random_stream import commitment
from cupboard.core.registry import AnyGame, game
from cupboard.core.spec import Trait
from cupboard.core.types import Seat
from cupboard.experts import level_names
from cupboard.learn.puzzles import puzzles
from cupboard.server.game_files import game_files
from cupboard.server.schemas.http import (
    ClauseInfo,
    GameInfo,
    Json,
    MinutesInfo,
    OptionInfo,
    OutcomeInfo,
    PresetInfo,
    RematchInfo,
    SeatInfo,
    TableInfo,
)
from cupboard.server.storage.base import SeatRow, TableRow


@dataclass(frozen=True, slots=True)
class Access:
    """The client that asks about a table."""

    guest: str | None = None
    held: tuple[Seat, ...] = ()
    watcher: bool = False
    """connected with the watch code"""


@dataclass(frozen=True, slots=True)
class Presence:
    """Whether a seat's player is connected, and how long they have been away."""

    here: bool
    away_ms: int | None


def absent(_seat: Seat) -> Presence:
    """Return the presence of a seat at a table that is not in memory."""
    return Presence(here=False, away_ms=None)


# Games


@cache
def game_info(game_id: str) -> GameInfo:
    spec, about = game(game_id).spec, describe(game(game_id))
    return GameInfo(
        id=about.id,
        genre=about.genre,
        seats=about.seats,
        minutes=MinutesInfo(**about.minutes) if about.minutes else None,
        age=about.age,
        authors=about.authors,
        traits=about.traits,
        memory_option=spec.memory_option,
        levels=list(level_names(game_id)),
        presets=[_preset(game(game_id), name) for name in spec.presets],
        options=[_option(game(game_id), option) for option in about.options],
        numbers=dict(game(game_id).default_arguments()),
        preset_by_language={language: spec.preset_for(language) for language in LANGUAGES},
        clauses=[ClauseInfo(**asdict(clause)) for clause in about.clauses],
        tips=about.tips,
        puzzles=len(puzzles(game_id)),
        texts=dict(game_files(game_id).texts),
        web=game_files(game_id).web,
    )


def _option(found: AnyGame, option: OptionDescription) -> OptionInfo:
    flag = option.kind == "flag" and not option.per_seat
    values = (False, True) if flag else option.choices
    alone = [value for value in values if not _engines_with(found, option.name, value)]
    return OptionInfo.model_validate({**asdict(option), "without_engines": alone})


def _engines_with(found: AnyGame, name: str, value: Any) -> bool:
    return found.engines_allowed(build(found.spec.options, {name: value}))


def _preset(found: AnyGame, name: str) -> PresetInfo:
    seats = found.spec.seats_for(name)
    options = found.options(name)
    # The number of players is still unknown, so include every rule that applies to some number.
    rules = {rule for number in seats for rule in found.spec.in_force(options, number)}
    return PresetInfo(
        name=name,
        seats=list(seats),
        options=all_options(options),
        rules=[clause.id for clause in found.spec.clauses if clause.id in rules],
        numbers=dict(found.default_arguments(name)),
        engines=found.engines_allowed(options),
    )


def all_options(options: Any) -> Json:
    names = (option.name for option in option_specs(type(options)))
    return {name: codec.dump(getattr(options, name)) for name in names}


def changed_options(options: Any) -> Json:
    return {name: codec.dump(value) for name, value in changed(options).items()}


def options_of(table: TableRow) -> Any:
    return build(game(table.game).spec.options, table.options)


# Tables


@dataclass(frozen=True, slots=True)
class _Agreed:
    """The options of a table, as far as the current rules know them."""

    options: Json
    rules: list[str]
    numbers: dict[str, str | int]
    takeback: bool
    traits: list[str]


def _agreed(table: TableRow) -> _Agreed:
    found = game(table.game)
    if table.rules != found.spec.rules_version:
        # Old options may have changed their meaning or be gone, so show them as stored.
        return _Agreed(table.options, [], {}, False, _traits(found.spec.traits))
    return _agreed_on(table.game, json.dumps(table.options), len(table.seats))


@lru_cache(1024)
def _agreed_on(game_id: str, changed_options: str, seats: int) -> _Agreed:
    found = game(game_id)
    options = build(found.spec.options, json.loads(changed_options))
    rules = list(found.spec.in_force(options, seats))
    numbers = dict(found.rule_arguments(options, seats))
    takeback = found.takeback_allowed(options)
    # If nothing has to be remembered, the table keeps its history.
    forgotten = frozenset() if found.spec.tests_memory(options) else {Trait.MEMORY}
    traits = _traits(found.spec.traits - forgotten)
    return _Agreed(all_options(options), rules, numbers, takeback, traits)


def _traits(traits: Iterable[Trait]) -> list[str]:
    return sorted(trait.value for trait in traits)


@dataclass(frozen=True, slots=True)
class Rights:
    """The properties of a client on which its description of a table depends."""

    host: bool
    belongs: bool
    watcher: bool


def rights_at(table: TableRow, access: Access) -> Rights:
    host = is_host(table, access)
    return Rights(host, bool(access.held) or host or sits(table, access), access.watcher)


def table_info(
    table: TableRow, rights: Rights, presence: Callable[[Seat], Presence] = absent
) -> TableInfo:
    """Return a table's description for a client. Spectators never learn the join code."""
    agreed = _agreed(table)
    return TableInfo(
        code=table.watch if rights.watcher else table.code,
        watch=table.watch if rights.belongs else None,
        game=table.game,
        preset=table.preset,
        options=agreed.options,
        rules=agreed.rules,
        numbers=agreed.numbers,
        traits=agreed.traits,
        seats=[_seat(seat, presence(seat.seat)) for seat in table.seats],
        host=rights.host,
        status=table.status,
        number=table.number,
        commitment=commitment(bytes.fromhex(table.seed)),
        hints=table.hints,
        takeback=table.takeback and agreed.takeback,
        watching=table.watching,
        move_seconds=table.move_seconds,
        guide=table.guide,
        created=table.created.isoformat(timespec="seconds"),
        touched=table.touched.isoformat(timespec="seconds"),
        next=table.next_watch if rights.watcher else table.next,
        rematch=RematchInfo(**table.rematch) if table.rematch else None,
        outcome=OutcomeInfo(**table.outcome) if table.outcome else None,
    )


def may_see(table: TableRow, code: str, guest: str) -> bool:
    """Return whether a guest may see a table by this code.

    The host may forbid spectators; those who opened the table or sit at it are none.
    """
    owners = {table.host, *(seat.guest for seat in table.seats)}
    return code != table.watch or table.watching or guest in owners


def is_host(table: TableRow, access: Access) -> bool:
    return access.guest is not None and access.guest == table.host


def sits(table: TableRow, access: Access) -> bool:
    owners = {seat.guest for seat in table.seats if seat.guest}
    return access.guest in owners


def _seat(seat: SeatRow, presence: Presence) -> SeatInfo:
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
        hints=seat.hints,
    )
