"""Search for puzzles: positions from games of average players with one provably best move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count, islice
from typing import Any, Protocol

from cupboard.core.errors import BadOptions
from cupboard.core.game import State
from cupboard.core.match import Match
from cupboard.core.random_stream import SeededRandom
from cupboard.core.registry import AnyGame, game
from cupboard.core.types import Act, Over
from cupboard.experts.kala.proof_hints import KALA
from cupboard.learn.puzzles import LEVELS
from cupboard.players.ask import ask
from cupboard.players.engines import as_moves
from cupboard.players.levels import level
from cupboard.search.budget import Budget
from cupboard.search.evaluation import judge_of
from cupboard.search.iterative_deepening import DEEPEST, IterativeDeepening
from cupboard.search.proof_number import Prover, Spending

FEWEST_MOVES = 3
PLAYERS = ("farmer", "miller")
ONE_GAME = 2
"""Most puzzles from one game; more would be alike."""
NODES = 400_000
"""Node limit per position; most provable positions need far less."""
DEPTHS = (1, 2, 4, 6)
"""Search depth of a person of each level but the last."""
CLEAR = 4
"""Margin that makes a difference even if the winner stays the same."""


class TooHard(Exception):
    """Nothing is proven within the limit. Earlier positions of the game will be harder still."""


@dataclass(frozen=True)
class ProvenValues:
    """Proven values of all moves of a position."""

    values: dict[str, float]
    line: tuple[str, ...]
    nodes: int


class PuzzleOracle(Protocol):
    """Evaluator of positions; returns None if the player to move cannot win."""

    unit: str

    def judge(self, state: State) -> ProvenValues | None: ...


class KalaJudge:
    """Kala has only wins and losses, so this uses proof-number search, move by move."""

    unit = "win"

    def __init__(self) -> None:
        self._game = game("kala")
        self._prover = Prover(self._game, KALA, 1 << 27)

    def judge(self, state: State) -> ProvenValues | None:
        seat, spending = self._game.acting(state)[0], Spending(nodes=NODES)
        if self._winner(state, spending) != seat:
            return None
        values = {}
        for reply in self._prover.every_reply(state, spending):
            if reply.winner is None:
                raise TooHard
            move = self._prover.kernel.move(state, reply.code)
            values[self._game.format(move)] = 1.0 if reply.winner == seat else -1.0
        spent = spending.spent
        line = self._prover.line(state, Spending(nodes=NODES))
        return ProvenValues(values, tuple(self._game.format(move) for move in line), spent)

    def _winner(self, state: State, spending: Spending) -> int:
        winner = self._prover.prove(state, spending).winner
        if winner is None:
            raise TooHard
        return winner


class KalahaJudge:
    """Margins from a search to the end of the game."""

    unit = "margin"

    def __init__(self) -> None:
        self._game = game("kalaha")
        self._judge = judge_of("kalaha")

    def judge(self, state: State) -> ProvenValues | None:
        search, budget = IterativeDeepening(self._game, state, self._judge), Budget(nodes=NODES)
        rated = search.rate(budget, DEEPEST)
        if len(rated) < len(search.moves()) or not all(one.proven for one in rated):
            raise TooHard
        found, spent = search.best(Budget(nodes=NODES)), budget.used
        scale = self._judge.scale
        values = {self._text(state, one.code): one.value / scale for one in rated}
        moves = as_moves(self._game, state, found.line)
        return ProvenValues(values, tuple(map(self._game.format, moves)), spent)

    def _text(self, state: State, code: int) -> str:
        assert self._game.kernel is not None
        return self._game.format(self._game.kernel.move(state, code))


JUDGES: dict[str, Callable[[], PuzzleOracle]] = {"kala": KalaJudge, "kalaha": KalahaJudge}


def solution(truth: ProvenValues, unit: str) -> str | None:
    """Return the only best move if it makes a difference, or None."""
    (best, most), (_, second) = sorted(truth.values.items(), key=lambda one: -one[1])[:2]
    if truth.line[:1] != (best,):
        return None
    decides = most > 0 >= second or most == 0 > second
    differs = decides or (unit == "margin" and most - second >= CLEAR)
    # Finding the best way to lose is no fun.
    return best if most > second and most >= 0 and differs else None


def level_of(played: AnyGame, state: State, best: str) -> int:
    """Return the search depth needed to find the move and stay with it."""
    assert played.kernel is not None
    found_by = LEVELS[-1]
    for candidate, depth in reversed(list(zip(LEVELS, DEPTHS, strict=False))):
        found = IterativeDeepening(played, state, judge_of(played.spec.id)).best(Budget(), depth)
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
        return len(self.rows) >= self.wanted

    def takes(self, row: dict[str, Any]) -> bool:
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
    if game_id not in JUDGES:
        raise BadOptions("lab-puzzles-no-judge", known=", ".join(JUDGES))
    played, judge, found = game(game_id), JUDGES[game_id](), Collection(wanted)
    for number in count():
        if found.full:
            break
        rows = from_one_game(played, options, seed, number, judge)
        progress(sum(1 for _ in islice(filter(found.takes, rows), ONE_GAME)))
    return found.rows


def from_one_game(
    played: AnyGame, options: Any, seed: bytes, number: int, judge: PuzzleOracle
) -> Iterator[dict[str, Any]]:
    """Yield the puzzles of a game, as far from its end as can be proven."""
    for state in moments(played, options, seed, number):
        try:
            row = examine(played, state, judge)
        except TooHard:
            return
        if row is not None:
            yield row


def examine(played: AnyGame, state: State, judge: PuzzleOracle) -> dict[str, Any] | None:
    """Return the position as puzzle data, or None if it is no puzzle."""
    truth = judge.judge(state)
    best = None if truth is None else solution(truth, judge.unit)
    if truth is None or best is None:
        return None
    text = played.encode(state)
    return {
        "id": sha256(text.encode()).hexdigest()[:8],
        "position": text,
        "solution": best,
        "values": truth.values,
        "unit": judge.unit,
        "line": list(truth.line),
        "level": level_of(played, state, best),
        "nodes": truth.nodes,
    }


def moments(played: AnyGame, options: Any, seed: bytes, number: int) -> Iterator[State]:
    """Yield the decisions of a game between average players, last first.

    Positions nearer to the end are easier to prove.
    """
    luck = sha256(seed + number.to_bytes(8, "big")).digest()
    match: Match[Any, Any, Any, Any] = Match(played, options, 2, luck)
    seen: list[State] = []
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Act):
            seen.append(match.state)
            _decide(match, turn.seats[0])
        else:
            match.draw()
    for state in reversed(seen):
        if len(list(played.legal(state, played.acting(state)[0]))) >= FEWEST_MOVES:
            yield state


def _decide(match: Match[Any, Any, Any, Any], seat: int) -> None:
    who = level(match.game.spec.id, PLAYERS[(seat + match.number) % len(PLAYERS)])
    own = SeededRandom(sha256(match.seed + b"player" + bytes([seat])).digest(), match.number)
    legal = match.game.legal(match.state, seat)
    match.play(seat, ask(who.make(), match.seen(seat), seat, legal, who.limit, own).move)
