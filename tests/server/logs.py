"""A table's log for a match that was played elsewhere."""

from __future__ import annotations

from cupboard.core.match import Match
from cupboard.core.record import write_event
from cupboard.core.registry import AnyMatch
from cupboard.server.session.event_log import EventLog


def log_of(match: AnyMatch) -> EventLog:
    log = EventLog(Match(match.game, match.options, match.seats, match.seed))
    for event in match.events:
        log.replay(write_event(match.game, event))
    return log
