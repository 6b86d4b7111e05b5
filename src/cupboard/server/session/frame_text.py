"""The frames of a table as JSON text, for the path of a move: the same bytes as those of `frames`.

A `Frame` is built, validated and encoded field by field. Here each part is encoded straight from
the game's own objects, and parts that several points of view share are encoded once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from pydantic_core import to_json

from cupboard.core.codec import dump_text, fact_to_text
from cupboard.core.types import Seat
from cupboard.server.session.event_log import EventLog, LogEntry
from cupboard.server.session.frames import (
    Perspective,
    acting,
    flags,
    kind_of,
    legal_moves,
    outcome_info,
)

SEEN_BY_SPECTATOR = '{"seat":null'


class EntryText:
    """An entry of a log, written for any number of points of view."""

    def __init__(self, log: EventLog, entry: LogEntry, left: Mapping[Seat, int]) -> None:
        self._game = log.game
        self._entry = entry
        latest = entry.number == log.number
        self._waiting = log.waiting_for if latest else None
        self._left = left if latest else {}
        # Points of view that see the same share these texts.
        self._facts: dict[Seat | None, str] = {}
        self._views: dict[Seat | None, str] = {}

    def frame(self, perspective: Perspective) -> str:
        """Return the frame for a point of view."""
        seat = perspective.seat
        facts = self._facts_for(None if self._game.one_view else seat)
        legal: dict[str, list[str] | None] = {}
        if self._waiting and perspective.held:
            legal = legal_moves(self._game, self._entry.state, perspective, self._waiting)
        return (
            f'{self._head},"facts":{facts},"view":{self._seen(seat)},"turn":{self._turn}'
            f',"legal":{_json(legal) if legal else "{}"},{self._tail}'
        )

    @cached_property
    def _head(self) -> str:
        entry = self._entry
        seat = "null" if entry.seat is None else entry.seat
        text = "null" if entry.text is None else _json(entry.text)
        event = f'{{"kind":"{entry.kind}","seat":{seat},"text":{text}}}'
        return f'{{"number":{entry.number},"moves":{entry.moves},"event":{event}'

    def _facts_for(self, seat: Seat | None) -> str:
        found = self._facts.get(seat)
        if found is None:
            facts = self._game.facts_for(self._entry.facts, seat)
            found = self._facts[seat] = f"[{','.join([fact_to_text(fact) for fact in facts])}]"
        return found

    def _seen(self, seat: Seat | None) -> str:
        if not self._game.one_view or seat is None:
            return self._view_for(seat)
        return f'{{"seat":{seat}{self._view_for(None).removeprefix(SEEN_BY_SPECTATOR)}'

    def _view_for(self, seat: Seat | None) -> str:
        found = self._views.get(seat)
        if found is None:
            view = self._game.view(self._entry.state, seat)
            found = self._views[seat] = dump_text(view)
        return found

    @cached_property
    def _turn(self) -> str:
        turn = self._entry.turn
        waiting = acting(turn) if self._waiting is None else self._waiting
        together, live = flags(turn)
        return (
            f'{{"kind":"{kind_of(turn)}","seats":{_numbers(acting(turn))}'
            f',"together":{_flag(together)},"live":{_flag(live)},"waiting":{_numbers(waiting)}}}'
        )

    @cached_property
    def _tail(self) -> str:
        left = _json({str(seat): ms for seat, ms in self._left.items()}) if self._left else "{}"
        outcome = outcome_info(self._entry.outcome)
        shown = "null" if outcome is None else outcome.model_dump_json()
        return f'"left":{left},"outcome":{shown},"notes":[]}}'


def _flag(value: bool) -> str:
    return "true" if value else "false"


def _numbers(seats: Iterable[Seat]) -> str:
    return f"[{','.join(map(str, seats))}]"


def _json(value: Any) -> str:
    return to_json(value).decode()
