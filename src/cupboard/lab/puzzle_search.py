"""Search for puzzles: positions from games of average players with one provably best move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import count, islice
from typing import Any

from cupboard.core.errors import BadOptions
from cupboard.core.game import State
from cupboard.core.match import Match
from cupboard.core.registry import AnyGame, AnyMatch, game, game_ids
from cupboard.experts import find, level
from cupboard.experts.contract import ProvenValues, PuzzleOracle, TooHard
from cupboard.learn.puzzles import LEVELS
from cupboard.players.self_play import engine_move, play
from cupboard.search.budget import Budget
from cupboard.search.evaluation import Evaluation
from cupboard.search.iterative_deepening import IterativeDeepening

MIN_MOVES = 3
PLAYERS = ("farmer", "miller")
MAX_PER_GAME = 2
"""Most puzzles from one game; more would be alike."""
DEPTHS = (1, 2, 4, 6)
"""Search depth of a person of each level but the last."""
CLEAR = 4
"""Margin that makes a difference even if the winner stays the same."""


def solution(truth: ProvenValues, unit: str) -> str | None:
    """Return the only best move if it makes a difference, or None."""
    (best, most), (_, second) = sorted(truth.values.items(), key=lambda one: -one[1])[:2]
    if truth.line[:1] != (best,):
        return None
    decides = most > 0 >= second or most == 0 > second
    differs = decides or (unit == "margin" and most - second >= CLEAR)
    # Finding the best way to lose is no fun.
    return best if most > second and most >= 0 and differs else None


def level_of(played: AnyGame, state: State, best: str, evaluation: Evaluation) -> int:
    """Return the difficulty: the search depth needed to find the move and stay with it."""
    assert played.kernel is not None
    found_by = LEVELS[-1]
    for candidate, depth in reversed(list(zip(LEVELS, DEPTHS, strict=False))):
        found = IterativeDeepening(played, state, evaluation).best(Budget(), depth)
        if played.format(played.kernel.move(state, found.code)) != best:
            break
        found_by = candidate
    return found_by


class Collection:
    """Puzzles found so far, without duplicates and at most 1.5 times the fair share per level."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.rows: list[dict[str, Any]] = []
        self._share = -(-wanted * 3 // (2 * len(LEVELS)))

    @property
    def full(self) -> bool:
        """Return whether no more puzzles are wanted."""
        return len(self.rows) >= self.wanted

    def takes(self, row: dict[str, Any]) -> bool:
        """Add a puzzle if it fits; return whether it was added."""
        alike = [other for other in self.rows if other["level"] == row["level"]]
        fresh = all(other["id"] != row["id"] for other in alike)
        if self.full or len(alike) >= self._share or not fresh:
            return False
        self.rows.append(row)
        return True


def search(
    game_id: str, options: Any, wanted: int, seed: bytes, progress: Callable[[int], None]
) -> list[dict[str, Any]]:
    """Return `wanted` puzzles from successive games."""
    expert, played = find(game_id), game(game_id)
    if expert.puzzles is None or expert.evaluation is None:
        known = ", ".join(name for name in game_ids() if find(name).puzzles is not None)
        raise BadOptions("lab-puzzles-no-judge", known=known)
    finder, found = PuzzleFinder(played, expert.puzzles(), expert.evaluation()), Collection(wanted)
    for number in count():
        if found.full:
            break
        rows = finder.from_one_game(options, seed, number)
        progress(sum(1 for _ in islice(filter(found.takes, rows), MAX_PER_GAME)))
    return found.rows


class PuzzleFinder:
    """Finds puzzles of one game with what its expert offers."""

    def __init__(self, played: AnyGame, oracle: PuzzleOracle, evaluation: Evaluation) -> None:
        self._game = played
        self._oracle = oracle
        self._evaluation = evaluation

    def from_one_game(self, options: Any, seed: bytes, number: int) -> Iterator[dict[str, Any]]:
        """Yield the puzzles of a game, as far from its end as can be proven."""
        for state in decisions(self._game, options, seed, number):
            try:
                row = self.examine(state)
            except TooHard:
                return
            if row is not None:
                yield row

    def examine(self, state: State) -> dict[str, Any] | None:
        """Return the position as puzzle data, or None if it is no puzzle."""
        truth = self._oracle.judge(state)
        best = None if truth is None else solution(truth, self._oracle.unit)
        if truth is None or best is None:
            return None
        text = self._game.encode(state)
        return {
            "id": sha256(text.encode()).hexdigest()[:8],
            "position": text,
            "solution": best,
            "values": truth.values,
            "unit": self._oracle.unit,
            "line": list(truth.line),
            "level": level_of(self._game, state, best, self._evaluation),
            "nodes": truth.nodes,
        }


def decisions(played: AnyGame, options: Any, seed: bytes, number: int) -> Iterator[State]:
    """Yield the decisions of a game between average players, last first.

    Positions nearer to the end are easier to prove.
    """
    luck = sha256(seed + number.to_bytes(8, "big")).digest()
    match: AnyMatch = Match(played, options, 2, luck)
    states: list[State] = []

    def choose(match: AnyMatch, seat: int) -> Any:
        states.append(match.state)
        who = level(played.spec.id, PLAYERS[(seat + match.number) % len(PLAYERS)])
        return engine_move(match, seat, who.engine())

    play(match, choose)
    for state in reversed(states):
        if len(list(played.legal(state, played.acting(state)[0]))) >= MIN_MOVES:
            yield state
