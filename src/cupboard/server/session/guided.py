"""Guided first games on the server: how to open one, and which notes to show."""

from __future__ import annotations

from cupboard.learn.guides import MAX_NOTES, Guide, LearnerView, guide_of
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import (
    EngineOrder,
    Frame,
    GuideInfo,
    LocalSeat,
    NoteInfo,
    TableOrder,
)
from cupboard.server.session.frames import Perspective


def guide_info(game_id: str) -> GuideInfo:
    """Return what a page needs to open a guided game and show its notes."""
    guide = guide_of(game_id)
    notes = [NoteInfo(name=note.name, rule=note.rule) for note in guide.notes]
    return GuideInfo(order=order_of(guide), notes=notes, at_once=MAX_NOTES)


def order_of(guide: Guide) -> TableOrder:
    others = [EngineOrder(kind="engine", level=guide.level) for _ in range(guide.seats - 1)]
    return TableOrder(
        game=guide.game,
        preset=guide.preset,
        options=dict(guide.options),
        seats=[LocalSeat(kind="here"), *others],
        hints=True,
        watching=False,
        guide=True,
    )


def seed_of(order: TableOrder) -> bytes | None:
    """Return the public seed of a guided game, or None for other games, whose seed is secret.

    Because the seed is public, a guided game allows no other options and no other people
    (docs/decisions/0003).
    """
    if not order.guide:
        return None
    guide = guide_of(order.game)
    if _nameless(order) != order_of(guide):
        raise Refusal("not-the-guide")
    return guide.seed.encode()


def _nameless(order: TableOrder) -> TableOrder:
    seats = [LocalSeat(kind="here") if seat.kind == "here" else seat for seat in order.seats]
    return order.model_copy(update={"seats": seats})


def with_notes(frame: Frame, game_id: str, perspective: Perspective) -> Frame:
    """Add the notes that apply to a frame, for the learner.

    They depend only on the frame itself, so they reveal nothing hidden.
    """
    if perspective.seat is None:
        return frame
    own = str(perspective.seat)
    moment = LearnerView(
        seat=perspective.seat,
        facts=frame.facts,
        view=frame.view,
        due=own in frame.legal,
        moves=frame.legal.get(own),
        over=frame.outcome is not None,
    )
    return frame.model_copy(update={"notes": guide_of(game_id).due(moment)})
