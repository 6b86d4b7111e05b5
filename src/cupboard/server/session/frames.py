"""Messages about a game for one point of view. No other module builds them.

Everything the server sends about a game passes through the game's `view` and `see` here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cupboard.core import codec
from cupboard.core.codec import fact_to_json, view_to_json
from cupboard.core.registry import AnyGame
from cupboard.core.spec import Trait
from cupboard.core.types import Act, Fact, Outcome, Over, Recording, Seat, Turn
from cupboard.server.schemas.http import Entry, EventInfo, Frame, Json, OutcomeInfo, TurnInfo
from cupboard.server.session.event_log import EventLog, LogEntry

PRIVATE = {Trait.SECRETS, Trait.TOGETHER}


@dataclass(frozen=True, slots=True)
class Perspective:
    """A point of view (None: spectator), and the seats it may decide for."""

    seat: Seat | None = None
    held: tuple[Seat, ...] = ()


SPECTATOR = Perspective()


def frame(
    log: EventLog,
    number: int,
    perspective: Perspective = SPECTATOR,
    left: Mapping[Seat, int] | None = None,
) -> Frame:
    """Return the frame of a moment for a point of view. Only the latest frame has legal moves."""
    moment, now = log.moment(number), number == log.number
    turn = Over(moment.outcome) if moment.outcome else log.game.turn(moment.state)
    waiting = log.waiting_for if now else acting(turn)
    return Frame(
        number=number,
        moves=moment.moves,
        event=event_of(moment),
        facts=facts_of(log.game, moment.facts, perspective.seat),
        view=view_to_json(log.game.view(moment.state, perspective.seat)),
        turn=turn_of(turn, waiting),
        legal=legal_of(log, perspective) if now else {},
        left={str(seat): ms for seat, ms in (left or {}).items()} if now else {},
        outcome=outcome_of(moment.outcome),
    )


def frames(
    log: EventLog, moments: Sequence[LogEntry], perspective: Perspective = SPECTATOR
) -> list[Frame]:
    """Return the frames of several moments for a point of view."""
    return [frame(log, moment.number, perspective) for moment in moments]


def log_entries(log: EventLog, perspective: Perspective, until: int) -> list[Entry]:
    """Return the log for a point of view; empty in memory games.

    Trajectories are left out. All flights of a game take half a megabyte, which would delay clients
    that connect or made a stale move.
    """
    if hides_history(log.game):
        return []
    moments = log.moments[1 : until + 1]
    return [_entry(log.game, moment, perspective.seat) for moment in moments]


def _entry(game: AnyGame, moment: LogEntry, seat: Seat | None) -> Entry:
    told = [fact for fact in moment.facts if not isinstance(fact, Recording)]
    return Entry(
        number=moment.number,
        moves=moment.moves,
        event=event_of(moment),
        facts=facts_of(game, told, seat),
    )


def hides_history(game: AnyGame) -> bool:
    """Return whether cards or beans shown earlier must not be shown again."""
    return Trait.MEMORY in game.spec.traits


def remembered(frame: Frame, game: AnyGame) -> Frame:
    """Return a frame for a client that connects later.

    While a memory game runs it omits the facts; the view contains what is still visible.
    """
    over = frame.outcome is not None
    return frame if over or not hides_history(game) else frame.model_copy(update={"facts": []})


def is_private(game: AnyGame) -> bool:
    """Return whether seats may know things about their own choices that others may not."""
    return bool(PRIVATE & game.spec.traits)


def event_of(moment: LogEntry) -> EventInfo:
    return EventInfo(kind=moment.kind, seat=moment.seat, text=moment.text)


def facts_of(game: AnyGame, facts: Sequence[Fact], seat: Seat | None) -> list[Json]:
    """Return the part of the facts that a point of view may learn."""
    return [fact_to_json(fact) for fact in game.facts_for(facts, seat)]


def turn_of(turn: Turn, waiting: Sequence[Seat]) -> TurnInfo:
    return TurnInfo(
        kind="act" if isinstance(turn, Act) else "over" if isinstance(turn, Over) else "chance",
        seats=list(acting(turn)),
        together=isinstance(turn, Act) and turn.together,
        live=not isinstance(turn, Over) and turn.live,
        waiting=list(waiting),
    )


def acting(turn: Turn) -> tuple[Seat, ...]:
    return () if isinstance(turn, Over) else turn.seats


def legal_of(log: EventLog, perspective: Perspective) -> dict[str, list[str] | None]:
    """Return the legal moves of held seats that may decide now, as far as visible from here."""
    seats = [perspective.seat] if is_private(log.game) else perspective.held
    return {
        str(seat): moves_of(log.game, log.match.state, seat)
        for seat in log.waiting_for
        if seat in seats and seat in perspective.held
    }


def moves_of(game: AnyGame, state: Any, seat: Seat) -> list[str] | None:
    """Return a seat's legal moves as typed; empty if there are too many to list."""
    legal = game.legal(state, seat)
    return [game.format(move) for move in legal] if legal.finite else None


def outcome_of(outcome: Outcome | None) -> OutcomeInfo | None:
    if outcome is None:
        return None
    plain: dict[str, Any] = codec.dump(outcome)
    return OutcomeInfo(**plain)
