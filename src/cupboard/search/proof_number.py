"""Depth-first proof-number search (df-pn) for games that end in a win or a loss.

Every position has two numbers: lower bounds on the work left to prove that the seat to act wins,
and that it loses. The first is the minimum over the children, the second their sum. The search goes
to the child with the least work left, stays there until another part of the tree has become
cheaper, and stores results in a table.

The game must always end (`spec.longest`). No position can then recur, and a proof for a position
holds wherever it occurs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cupboard.core.errors import BadOptions, BadPosition, OutOfTurn
from cupboard.core.game import State
from cupboard.core.kernel import Kernel
from cupboard.core.registry import AnyGame
from cupboard.core.types import Act, Chance, Over, Played, Seat
from cupboard.search import proof_number_loop as loop
from cupboard.search.budget import Budget
from cupboard.search.proof_hints import PLAIN, ProofHints
from cupboard.search.proof_number_loop import SEATS, Stack, new_stack, searcher
from cupboard.search.proof_number_table import Table, effort, new_table

SLICE = 2000
"""Nodes between two checks of the clock: a few milliseconds."""
TABLE_BYTES = 1 << 28
TROUBLE = {loop.TIED: "proof-ends-tied", loop.CHANCED: "proof-has-chance"}


@dataclass(frozen=True)
class Reply:
    """A move and the winner after it; None means unknown."""

    code: int
    winner: Seat | None
    effort: int
    """the binary logarithm, roughly, of the work behind it"""


@dataclass(frozen=True)
class Verdict:
    """The proven winner of a position, if any, and what is known of its moves."""

    seat: Seat
    """the seat to act"""
    winner: Seat | None
    replies: tuple[Reply, ...]
    """moves that were searched, up to the first that wins immediately"""

    def best(self) -> Reply | None:
        """Return a winning move, or the move that was hardest to refute if all lose."""
        if self.winner is None:
            return None
        suited = [reply for reply in self.replies if reply.winner == self.winner]
        if self.winner == self.seat:
            return min(suited, key=lambda reply: reply.effort)
        return max(suited, key=lambda reply: reply.effort)


class Prover:
    """Prover for positions of one game, which keeps its table between calls."""

    def __init__(
        self, game: AnyGame, insight: ProofHints = PLAIN, table_bytes: int = TABLE_BYTES
    ) -> None:
        if game.kernel is None:
            raise BadOptions("proof-not-compiled", game=game.spec.id)
        self.game = game
        self.kernel: Kernel = game.kernel
        self.insight = insight
        self.table: Table = new_table(table_bytes)

    def prove(self, state: State, budget: Budget) -> Verdict:
        """Search until the winner is proven or the budget ends, with no winner then."""
        self._require_open(state)
        cells, rules = self.kernel.cells(state), self.kernel.rules(state)
        longest = self.game.spec.longest(state.options, state.seats)
        room = self.insight.room(len(cells))
        # Levels: the root, one per move, one to try moves on, one to detect an overlong game.
        stack = new_stack(cells, self.kernel.max_moves, longest + 3, room)
        search = searcher(self.game.spec.id, self.kernel, self.insight, len(cells))
        while stack.head[loop.STATUS] == loop.RUNNING and (share := budget.slice(size=SLICE)) > 0:
            before = int(stack.head[loop.NODES])
            search(stack, rules, self.table, share)
            budget.spend(int(stack.head[loop.NODES]) - before)
        self._require_sound(int(stack.head[loop.STATUS]))
        return self._verdict(stack, self.game.acting(state)[0])

    def every_reply(self, state: State, budget: Budget) -> Iterator[Reply]:
        """Yield the winner after each move, in pinned order."""
        seat = self.game.acting(state)[0]
        for move in self.game.legal(state, seat):
            after = self.game.apply(state, Played(seat, move)).state
            turn, used = self.game.turn(after), budget.used
            code = self.kernel.code(move)
            if isinstance(turn, Over):
                yield Reply(code, turn.outcome.ranks.index(1), 0)
            else:
                winner = self.prove(after, budget).winner
                yield Reply(code, winner, (budget.used - used).bit_length())

    def line(self, state: State, budget: Budget) -> tuple[Any, ...]:
        """Return the expected line, as far as it is proven.

        The winner takes the move that was easiest to prove, and the loser the one that was hardest.
        """
        moves: list[Any] = []
        while isinstance(turn := self.game.turn(state), Act):
            reply = self.prove(state, budget).best()
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
        """Raise an error for an invalid position or one in which no seat acts."""
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
