"""Puzzles for the page: the position, and the value of the move tried."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from cupboard.core import codec
from cupboard.core.options import changed
from cupboard.core.registry import game
from cupboard.core.timeline import Timeline
from cupboard.learn.puzzles import Puzzle, daily, puzzles
from cupboard.server.schemas.http import AnswerInfo, Frame, PuzzleInfo, PuzzleList, PuzzleRow
from cupboard.server.session.frames import timeline_frames


def puzzle_list(game_id: str, day: date) -> PuzzleList:
    today = daily(game_id, day)
    rows = [PuzzleRow(id=one.id, level=one.level, unit=one.unit) for one in puzzles(game_id)]
    return PuzzleList(daily=None if today is None else today.id, puzzles=rows)


def puzzle_info(puzzle: Puzzle) -> PuzzleInfo:
    start = Timeline(game(puzzle.game), puzzle.state)
    (frame,) = timeline_frames(start, puzzle.seat, continues=True)
    return PuzzleInfo(
        id=puzzle.id,
        level=puzzle.level,
        unit=puzzle.unit,
        seat=puzzle.seat,
        options={name: codec.dump(value) for name, value in changed(puzzle.state.options).items()},
        frame=frame,
    )


def answer_info(puzzle: Puzzle, move: str | None) -> AnswerInfo:
    """Return the result of a move, or the solution if there is none.

    Raises the game's error for an illegal move.
    """
    made = puzzle.solution if move is None else _proper(puzzle, move)
    right = made == puzzle.solution
    return AnswerInfo(
        right=right and move is not None,
        value=None if move is None else puzzle.values[made],
        best=puzzle.values[puzzle.solution],
        frames=_frames(puzzle, puzzle.line if right else (made,)),
        solution=puzzle.solution if right else None,
        values=puzzle.values if right else {},
    )


def _proper(puzzle: Puzzle, text: str) -> str:
    """Return a legal move in the game's canonical notation."""
    played, state = game(puzzle.game), puzzle.state
    move = played.require_legal(state, puzzle.seat, played.parse(text, state))
    return str(played.format(move))


def _frames(puzzle: Puzzle, line: Sequence[str]) -> list[Frame]:
    """Return the frames of moves made in the puzzle's position."""
    played = game(puzzle.game)
    timeline = Timeline(played, puzzle.state, list(played.play_line(puzzle.state, line)))
    return timeline_frames(timeline, puzzle.seat, first=1)
