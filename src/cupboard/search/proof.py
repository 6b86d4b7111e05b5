"""Proof-number search, depth first (df-pn): who wins a game of win or loss, proven.

Every position has two numbers: how much is at least left to show until it is proven that the seat
to act wins, and that it loses. The first is the smallest among the children's, the second their
sum. The search goes where the least is left to show, stays there until the rest of the tree has
become cheaper, and keeps what it learns in a table.

The search asks that a game always ends (`spec.longest`). Then no position can come back, and what
is proven for a position holds wherever it turns up.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from cupboard.core.errors import BadOptions, BadPosition, OutOfTurn
from cupboard.core.game import Game, State
from cupboard.core.kernel import Kernel
from cupboard.core.types import Act, Chance, Over, Played, Seat
from cupboard.search import proof_loop as loop
from cupboard.search.insight import PLAIN, Insight
from cupboard.search.proof_loop import SEATS, Stack, new_stack, searcher
from cupboard.search.proof_table import Table, effort, new_table

AnyGame = Game[Any, Any, Any, Any]

SLICE = 2000
"""Nodes between two looks at the clock: a few milliseconds."""
TABLE_BYTES = 1 << 28
TROUBLE = {loop.TIED: "proof-ends-tied", loop.CHANCED: "proof-has-chance"}


def _never() -> bool:
    return False


@dataclass
class Spending:
    """What searches may still use, and what they have used."""

    nodes: int | None = None
    """nodes that are left, or no limit"""
    deadline: float = float("inf")
    """by the monotonic clock"""
    stopped: Callable[[], bool] = _never
    report: Callable[[int], None] | None = None
    """is told, every few milliseconds, how many nodes were searched since it was last told"""
    spent: int = field(default=0, init=False)

    def allowance(self) -> int:
        """How many nodes may be searched before asking again; 0 is the end."""
        if self.stopped() or time.monotonic() >= self.deadline:
            return 0
        return SLICE if self.nodes is None else min(SLICE, self.nodes)

    def spend(self, nodes: int) -> None:
        self.spent += nodes
        if self.nodes is not None:
            self.nodes -= nodes
        if self.report is not None:
            self.report(nodes)


@dataclass(frozen=True)
class Reply:
    """A move and who wins after it; None is not known."""

    code: int
    winner: Seat | None
    effort: int
    """the binary logarithm of the work behind it, about"""


@dataclass(frozen=True)
class Verdict:
    """Who wins from a position, if that is proven, and what is known of its moves."""

    seat: Seat
    """the seat to act"""
    winner: Seat | None
    replies: tuple[Reply, ...]
    """moves that were looked at: up to the first that wins at once"""

    def best(self) -> Reply | None:
        """The move that wins, or, where all lose, the one that was hardest to refute."""
        if self.winner is None:
            return None
        suited = [reply for reply in self.replies if reply.winner == self.winner]
        if self.winner == self.seat:
            return min(suited, key=lambda reply: reply.effort)
        return max(suited, key=lambda reply: reply.effort)


class Prover:
    """Proves positions of one game; what it learns it keeps for the next one."""

    def __init__(
        self, game: AnyGame, insight: Insight = PLAIN, table_bytes: int = TABLE_BYTES
    ) -> None:
        if game.kernel is None:
            raise BadOptions("proof-not-compiled", game=game.spec.id)
        self.game = game
        self.kernel: Kernel = game.kernel
        self.insight = insight
        self.table: Table = new_table(table_bytes)

    def prove(self, state: State, spending: Spending) -> Verdict:
        """Search until it is proven who wins, or the spending ends: then nobody does."""
        self._require_open(state)
        cells, rules = self.kernel.cells(state), self.kernel.rules(state)
        longest = self.game.spec.longest(state.options, state.seats)
        room = self.insight.room(len(cells))
        # The root, a level for each move, one to try moves on, one to notice a game that is longer.
        stack = new_stack(cells, self.kernel.most_moves, longest + 3, room)
        search = searcher(self.game.spec.id, self.kernel, self.insight, len(cells))
        while stack.head[loop.STATUS] == loop.RUNNING and (share := spending.allowance()) > 0:
            before = int(stack.head[loop.NODES])
            search(stack, rules, self.table, share)
            spending.spend(int(stack.head[loop.NODES]) - before)
        self._require_sound(int(stack.head[loop.STATUS]))
        return self._verdict(stack, self.game.acting(state)[0])

    def every_reply(self, state: State, spending: Spending) -> Iterator[Reply]:
        """Who wins after each move, in the pinned order."""
        seat = self.game.acting(state)[0]
        for move in self.game.legal(state, seat):
            after = self.game.apply(state, Played(seat, move)).state
            turn, spent = self.game.turn(after), spending.spent
            code = self.kernel.code(move)
            if isinstance(turn, Over):
                yield Reply(code, turn.outcome.ranks.index(1), 0)
            else:
                winner = self.prove(after, spending).winner
                yield Reply(code, winner, (spending.spent - spent).bit_length())

    def line(self, state: State, spending: Spending) -> tuple[Any, ...]:
        """The play that is expected, as far as it is proven: who wins takes the way that was
        easiest to prove, who loses the one that was hardest."""
        moves: list[Any] = []
        while isinstance(turn := self.game.turn(state), Act):
            reply = self.prove(state, spending).best()
            if reply is None:
                break
            moves.append(self.kernel.move(state, reply.code))
            state = self.game.apply(state, Played(turn.seats[0], moves[-1])).state
        return tuple(moves)

    def _verdict(self, stack: Stack, seat: Seat) -> Verdict:
        winner = None
        if stack.head[loop.STATUS] == loop.DONE:
            winner = seat if stack.head[loop.ROOT_WIN] == 0 else 1 - seat
        count = int(stack.frames[0, loop.COUNT])
        replies = tuple(self._reply(child, seat) for child in stack.children[0, :count])
        return Verdict(seat, winner, replies)

    def _reply(self, child: Any, seat: Seat) -> Reply:
        winner = None
        if child[loop.WIN] == 0:
            winner = seat
        elif child[loop.LOSE] == 0:
            winner = 1 - seat
        known = child[loop.TWO] != 0
        work = int(effort(self.table, child[loop.ONE], child[loop.TWO])) if known else 0
        return Reply(int(child[loop.CODE]), winner, work)

    def _require_open(self, state: State) -> None:
        """Refuse what cannot be searched: what is no position, or one in which nobody acts."""
        if state.seats != SEATS:
            raise BadOptions("proof-two-seats", seats=state.seats)
        try:
            sound = self.game.decode(self.game.encode(state)) == state
        except (AttributeError, IndexError, ValueError) as problem:
            raise BadPosition("proof-no-position", game=self.game.spec.id) from problem
        if not sound:
            raise BadPosition("proof-no-position", game=self.game.spec.id)
        turn = self.game.turn(state)
        if isinstance(turn, Over):
            raise OutOfTurn("game-is-over", rule=turn.outcome.rule)
        if isinstance(turn, Chance):
            raise OutOfTurn("chance-is-due", rule=self.game.spec.turn_rule, chance=turn.kind)

    def _require_sound(self, status: int) -> None:
        if status in TROUBLE:
            raise BadOptions(TROUBLE[status], game=self.game.spec.id)
        if status == loop.TOO_DEEP:
            raise AssertionError(f"{self.game.spec.id} goes on for longer than it declares")
