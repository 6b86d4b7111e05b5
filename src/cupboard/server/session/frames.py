"""Messages about a game for one point of view. No other module builds them.

Everything the server sends about a game passes through the game's `view` and `see` here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from cupboard.core import codec
from cupboard.core.codec import fact_to_json, view_to_json
from cupboard.core.registry import AnyGame
from cupboard.core.spec import Trait
from cupboard.core.timeline import AnyTimeline
from cupboard.core.types import Act, Fact, Outcome, Over, Recording, Seat, Turn
from cupboard.server.schemas.http import Entry, EventInfo, Frame, Json, OutcomeInfo, TurnInfo
from cupboard.server.session.event_log import EventLog, LogEntry, timeline_entry

PRIVATE = {Trait.SECRETS, Trait.TOGETHER}


@dataclass(frozen=True, slots=True)
class Perspective:
    """A point of view (None: spectator), and the seats it may decide for."""

    seat: Seat | None = None
    held: tuple[Seat, ...] = ()


SPECTATOR = Perspective()


def frame(
    game: AnyGame,
    entry: LogEntry,
    perspective: Perspective = SPECTATOR,
    waiting: Sequence[Seat] | None = None,
    left: Mapping[Seat, int] | None = None,
) -> Frame:
    """Return the frame of an entry for a point of view.

    `waiting` are the seats that still have to decide. Only the latest frame of a game has them, and
    with them legal moves.
    """
    turn = entry.turn
    return Frame(
        number=entry.number,
        moves=entry.moves,
        event=event_info(entry),
        facts=visible_facts(game, entry.facts, perspective.seat),
        view=view_to_json(game.view(entry.state, perspective.seat)),
        turn=turn_info(turn, acting(turn) if waiting is None else waiting),
        legal=legal_moves(game, entry.state, perspective, waiting or ()),
        left={str(seat): ms for seat, ms in (left or {}).items()},
        outcome=outcome_info(entry.outcome),
    )


def log_frame(
    log: EventLog,
    entry: LogEntry,
    perspective: Perspective = SPECTATOR,
    left: Mapping[Seat, int] | None = None,
) -> Frame:
    """Return the frame of a table's entry, with what is to be decided if it is the latest."""
    if entry.number != log.number:
        return frame(log.game, entry, perspective)
    return frame(log.game, entry, perspective, log.waiting_for, left)


def timeline_frames(
    timeline: AnyTimeline, seat: Seat, *, first: int = 0, continues: bool = False
) -> list[Frame]:
    """Return the frames of a lesson or puzzle for the seat of the learner.

    If the game `continues`, the last one has the learner's legal moves.
    """
    game, learner = timeline.game, Perspective(seat, (seat,))
    last = timeline.number if continues else None
    return [
        frame(
            game,
            timeline_entry(timeline, number),
            learner,
            game.acting(timeline.state) if number == last else None,
        )
        for number in range(first, timeline.number + 1)
    ]


def log_entries(log: EventLog, perspective: Perspective, until: int) -> list[Entry]:
    """Return the log for a point of view; empty in memory games.

    Trajectories are left out. All flights of a game take half a megabyte, which would delay clients
    that connect or made a stale move.
    """
    if log.tests_memory:
        return []
    entries = log.entries[1 : until + 1]
    return [_entry(log.game, entry, perspective.seat) for entry in entries]


def _entry(game: AnyGame, entry: LogEntry, seat: Seat | None) -> Entry:
    facts = [fact for fact in entry.facts if not isinstance(fact, Recording)]
    return Entry(
        number=entry.number,
        moves=entry.moves,
        event=event_info(entry),
        facts=visible_facts(game, facts, seat),
    )


def for_late_client(frame: Frame, log: EventLog) -> Frame:
    """Return a frame for a client that connects later.

    While a memory game runs it omits the facts; the view contains what is still visible.
    """
    over = frame.outcome is not None
    return frame if over or not log.tests_memory else frame.model_copy(update={"facts": []})


def is_private(game: AnyGame) -> bool:
    """Return whether seats may know things about their own choices that others may not."""
    return bool(PRIVATE & game.spec.traits)


def event_info(entry: LogEntry) -> EventInfo:
    return EventInfo(kind=entry.kind, seat=entry.seat, text=entry.text)


def visible_facts(game: AnyGame, facts: Sequence[Fact], seat: Seat | None) -> list[Json]:
    """Return the part of the facts that a point of view may learn."""
    return [fact_to_json(fact) for fact in game.facts_for(facts, seat)]


def turn_info(turn: Turn, waiting: Sequence[Seat]) -> TurnInfo:
    together, live = flags(turn)
    return TurnInfo(
        kind=kind_of(turn),
        seats=list(acting(turn)),
        together=together,
        live=live,
        waiting=list(waiting),
    )


def kind_of(turn: Turn) -> Literal["act", "chance", "over"]:
    return "act" if isinstance(turn, Act) else "over" if isinstance(turn, Over) else "chance"


def flags(turn: Turn) -> tuple[bool, bool]:
    """Return whether seats choose at the same time, and whether they do in real time."""
    return isinstance(turn, Act) and turn.together, not isinstance(turn, Over) and turn.live


def acting(turn: Turn) -> tuple[Seat, ...]:
    return () if isinstance(turn, Over) else turn.seats


def legal_moves(
    game: AnyGame, state: Any, perspective: Perspective, waiting: Sequence[Seat]
) -> dict[str, list[str] | None]:
    """Return the legal moves of held seats that may decide now, as far as visible from here."""
    seats = [perspective.seat] if is_private(game) else perspective.held
    return {
        str(seat): _move_texts(game, state, seat)
        for seat in waiting
        if seat in seats and seat in perspective.held
    }


def _move_texts(game: AnyGame, state: Any, seat: Seat) -> list[str] | None:
    """Return a seat's legal moves as typed; None if there are too many to list."""
    legal = game.legal(state, seat)
    return [game.format(move) for move in legal] if legal.finite else None


def outcome_info(outcome: Outcome | None) -> OutcomeInfo | None:
    if outcome is None:
        return None
    plain: dict[str, Any] = codec.dump(outcome)
    return OutcomeInfo(**plain)
