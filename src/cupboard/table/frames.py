"""What one eye gets of a table: the only place where moments become messages.

Everything that leaves the server about a game passes through `view` and `see` of that game here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cupboard.core.codec import fact_to_json, to_json, view_to_json
from cupboard.core.registry import AnyGame
from cupboard.core.spec import Trait
from cupboard.core.types import Act, Fact, Film, Outcome, Over, Seat, Turn
from cupboard.table.story import Moment, Story
from cupboard.table.wire import Entry, EventInfo, Frame, Json, OutcomeInfo, TurnInfo

PRIVATE = {Trait.SECRETS, Trait.TOGETHER}


@dataclass(frozen=True, slots=True)
class Eye:
    """Through whose eyes somebody looks, and which seats it may decide for."""

    seat: Seat | None = None
    held: tuple[Seat, ...] = ()


SPECTATOR = Eye()


def frame(
    story: Story, number: int, eye: Eye = SPECTATOR, left: Mapping[Seat, int] | None = None
) -> Frame:
    """A moment through an eye. Only the last one can be acted on."""
    moment, now = story.moment(number), number == story.number
    turn = Over(moment.outcome) if moment.outcome else story.game.turn(moment.state)
    waiting = story.waiting_for if now else acting(turn)
    return Frame(
        number=number,
        event=event_of(moment),
        facts=facts_of(story.game, moment.facts, eye.seat),
        view=view_to_json(story.game.view(moment.state, eye.seat)),
        turn=turn_of(turn, waiting),
        legal=legal_of(story, eye) if now else {},
        left={str(seat): ms for seat, ms in (left or {}).items()} if now else {},
        outcome=outcome_of(moment.outcome),
    )


def frames(story: Story, moments: Sequence[Moment], eye: Eye = SPECTATOR) -> list[Frame]:
    """Several moments through an eye."""
    return [frame(story, moment.number, eye) for moment in moments]


def log(story: Story, eye: Eye, until: int) -> list[Entry]:
    """What happened, told again; in games of memory nothing is. Films are left out: all flights of
    a game are half a megabyte, and whoever comes in or made a stale move would wait for them."""
    if forgets(story.game):
        return []
    moments = story.moments[1 : until + 1]
    return [_entry(story.game, moment, eye.seat) for moment in moments]


def _entry(game: AnyGame, moment: Moment, seat: Seat | None) -> Entry:
    told = [fact for fact in moment.facts if not isinstance(fact, Film)]
    return Entry(number=moment.number, event=event_of(moment), facts=facts_of(game, told, seat))


def forgets(game: AnyGame) -> bool:
    """Whether what lay open once must not be shown again."""
    return Trait.MEMORY in game.spec.traits


def event_of(moment: Moment) -> EventInfo:
    return EventInfo(kind=moment.kind, seat=moment.seat, text=moment.text)


def facts_of(game: AnyGame, facts: Sequence[Fact], seat: Seat | None) -> list[Json]:
    """What of the facts an eye may learn."""
    return [fact_to_json(seen) for fact in facts if (seen := game.see(fact, seat)) is not None]


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


def legal_of(story: Story, eye: Eye) -> dict[str, list[str] | None]:
    """The moves of each held seat that may decide now, as far as the eye may know them."""
    private = PRIVATE & story.game.spec.traits
    seats = [eye.seat] if private else eye.held
    return {
        str(seat): moves_of(story.game, story.match.state, seat)
        for seat in story.waiting_for
        if seat in seats and seat in eye.held
    }


def moves_of(game: AnyGame, state: Any, seat: Seat) -> list[str] | None:
    """The legal moves of a seat as people type them; none where there are too many to list."""
    legal = game.legal(state, seat)
    return [game.format(move) for move in legal] if legal.finite else None


def outcome_of(outcome: Outcome | None) -> OutcomeInfo | None:
    if outcome is None:
        return None
    plain: dict[str, Any] = to_json(outcome)
    return OutcomeInfo(**plain)
