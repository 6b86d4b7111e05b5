"""A guided first game without a page: engines play it and the notes are collected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cupboard.core.codec import fact_to_json, view_to_json
from cupboard.core.match import Match
from cupboard.core.registry import game
from cupboard.core.types import Chance, Fact, Seat
from cupboard.experts import engine
from cupboard.learn.guides import MAX_NOTES, Guide, LearnerView
from cupboard.players.levels import LevelEngine
from cupboard.players.self_play import engine_move

ME: Seat = 0


@dataclass
class Guided:
    """A guided game as the learner sees it."""

    guide: Guide
    seed: bytes
    me: str
    """the level that plays for the learner"""
    read: list[str] = field(default_factory=list)
    decisions: int = 0

    def __post_init__(self) -> None:
        found = game(self.guide.game)
        options = found.options(self.guide.preset, **self.guide.options)
        self.match: Match[Any, Any, Any, Any] = Match(found, options, self.guide.seats, self.seed)

    def play(self) -> None:
        players = [self._player(seat) for seat in range(self.guide.seats)]
        while not self.match.over:
            if isinstance(self.match.turn, Chance):
                self._look(self.match.draw_one())
            for seat in self.match.waiting_for:
                self._decide(seat, players[seat])

    def _player(self, seat: Seat) -> LevelEngine:
        return engine(self.guide.game, self.me if seat == ME else self.guide.level)

    def _decide(self, seat: Seat, player: LevelEngine) -> None:
        self.decisions += seat == ME
        self._look(self.match.play(seat, engine_move(self.match, seat, player)))

    def _look(self, facts: Sequence[Fact]) -> None:
        new = [name for name in self.guide.due(self._moment(facts)) if name not in self.read]
        self.read += new[:MAX_NOTES]

    def _moment(self, facts: Sequence[Fact]) -> LearnerView:
        match, found = self.match, self.match.game
        legal, due = found.legal(match.state, ME), ME in match.waiting_for
        told = [fact_to_json(seen) for fact in facts if (seen := found.see(fact, ME)) is not None]
        return LearnerView(
            seat=ME,
            facts=told,
            view=view_to_json(found.view(match.state, ME)),
            due=due,
            moves=[found.format(move) for move in legal] if due and legal.finite else None,
            over=match.over,
        )


def played(guide: Guide, seed: bytes, me: str) -> Guided:
    table = Guided(guide, seed, me)
    table.play()
    return table
