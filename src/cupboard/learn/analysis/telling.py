"""The expected moves as facts, so that every client can put them into words."""

from __future__ import annotations

from cupboard.core import narration
from cupboard.core.codec import fact_to_json
from cupboard.core.types import Act, Played
from cupboard.learn.analysis.played_game import PlayedGame
from cupboard.learn.analysis.report import Decision, Told

LONGEST_LINE = 5
"""More moves are hard to follow in words."""


def line_facts(walk: PlayedGame, decision: Decision) -> Told:
    """Return the facts of each move in a decision's line, up to hidden information or chance."""
    if walk.game.spec.traits or not decision.loss:
        return ()
    game, state = walk.game, walk.state(decision.event)
    moves = []
    for text in decision.line[:LONGEST_LINE]:
        turn = game.turn(state)
        if not isinstance(turn, Act):
            break
        step = game.apply(state, Played(turn.seats[0], game.parse(text, state)))
        said = [fact for fact in step.facts if narration.is_told(game.spec.id, fact)]
        moves.append(tuple(fact_to_json(fact) for fact in said))
        state = step.state
    return tuple(moves)
