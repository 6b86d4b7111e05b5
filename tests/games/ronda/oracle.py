"""A second implementation of Ronda from the rules ledger alone: one mutable table.

It plays move texts and shares no code with the game; a difference means an error in one of them.
"""

from __future__ import annotations

from dataclasses import astuple
from typing import Any

from cupboard.core.random_stream import shuffled
from cupboard.core.types import Fact, Rng
from cupboard.games.ronda.moves import format_move, parse_move
from cupboard.games.ronda.spec import RondaOptions
from cupboard.games.ronda.state import RondaState

Told = tuple[Any, ...]


class Oracle:
    """A table with cups and beans."""

    def __init__(self, options: RondaOptions, seats: int, beans: tuple[int, ...], first: int):
        self.options = options
        self.pile = dict(enumerate(beans, 1))
        self.hand = [options.beans for _ in range(seats)]
        self.black = self.gone = 0
        self.turn = first
        self.up: list[int] = []
        self.stage = "look"
        self.not_again = 0
        self.optional = False
        self.winner: int | None = None

    def texts(self) -> list[str]:
        if self.winner is not None:
            return []
        if self.stage == "look":
            down = [n for n in range(1, 11) if n not in self.up and n != self.not_again]
            return [str(n) for n in down] + ["pass"] * self.optional
        sign = "+" if self.stage == "lay" else "="
        full = self.stage == "lay" and self.pile[self.up[0]] == self.options.top
        return [f"{sign}{n}" for n in sorted(self.up)] + ["pass"] * (not full)

    def do(self, text: str) -> list[Told]:
        if text == "pass":
            return [("Passed", self.turn), *self.close()]
        if text[0] == "+":
            return self.lay(int(text[1:]))
        if text[0] == "=":
            return self.hold(int(text[1:]))
        return self.look(int(text))

    def look(self, n: int) -> list[Told]:
        told: list[Told] = [("Lifted", self.turn, n, self.pile[n])]
        self.up.append(n)
        self.not_again, self.optional = 0, False
        if len(self.up) == 1:
            return told
        if self.pile[self.up[0]] == self.pile[self.up[1]]:
            self.stage = "lay"
            return [*told, ("Matched", self.turn)]
        who, fined = self.turn, self.black > 0
        told += [("Missed", who), *self.close()]
        if fined:
            self.black -= 1
            self.hand[who] += 1
            told.append(("Fined", who))
        return told

    def lay(self, n: int) -> list[Told]:
        self.hand[self.turn] -= 1
        told: list[Told] = [("Added", self.turn, n, self.pile[n] + 1)]
        last = self.hand[self.turn] == 0
        full = self.pile[n] == self.options.top
        self.pile[n] += 1
        if full:
            told.append(self.away(n))
        if last:
            self.winner = self.turn
            down = [m for m in self.pile if m not in self.up]
            return [*told, ("Won", self.turn), *(("Uncovered", m, self.pile[m]) for m in down)]
        if full:
            return told + self.close()
        if self.options.easy:
            who = self.turn
            told += self.close()
            self.turn, self.optional = who, True
        else:
            self.stage = "hold"
        return told

    def away(self, n: int) -> Told:
        six, self.pile[n] = self.pile[n], 0
        if self.options.penalty and not self.black:
            self.black = six
            return ("Dissolved", self.turn, n, six, "black")
        self.gone += six
        return ("Dissolved", self.turn, n, six, "box")

    def hold(self, n: int) -> list[Told]:
        [other] = [m for m in self.up if m != n]
        self.up, self.stage, self.not_again = [n], "look", other
        return [("Kept", self.turn, n), ("Covered", other)]

    def close(self) -> list[Told]:
        told: list[Told] = [("Covered", n) for n in self.up]
        self.up, self.stage, self.not_again, self.optional = [], "look", 0, False
        self.turn += 1
        if self.turn == len(self.hand):
            self.turn = 0
        return told

    def pick(self, rng: Rng) -> str:
        """Choose a move that finds pairs more often than chance, for varied and short games."""
        texts = self.texts()
        if self.stage == "look" and self.up and rng.randrange(3):
            wanted = self.pile[self.up[0]]
            equal = [t for t in texts if t.isdecimal() and self.pile[int(t)] == wanted]
            texts = equal or texts
        elif self.stage != "look" and rng.randrange(4):
            texts = [text for text in texts if text != "pass"]
        return texts[rng.randrange(len(texts))]


def told(facts: tuple[Fact, ...]) -> list[Told]:
    """Return facts in the oracle's form."""
    return [(type(fact).__name__, *astuple(fact)) for fact in facts]


def agree(rules: Any, state: RondaState, table: Oracle) -> None:
    """Assert that the rules and the oracle agree on one moment."""
    assert [format_move(move) for move in rules.moves(state)] == table.texts()
    assert state.cups == tuple(table.pile.values())
    assert state.hands == tuple(table.hand)
    assert (state.black, state.out) == (table.black, table.gone)
    assert state.open == tuple(table.up) or table.winner is not None
    assert state.actor == (table.turn if table.winner is None else table.winner)
    assert (state.phase == "over") == (table.winner is not None)


def play_along(rules: Any, options: RondaOptions, seats: int, rng: Rng, most: int = 3000) -> int:
    """Play a game in both, compare every moment and fact, and return the number of moves."""
    first = rng.randrange(seats)
    beans = shuffled((0, 0, 1, 1, 2, 2, 3, 3, 4, 4), rng)
    table = Oracle(options, seats, beans, first)
    state = rules.begin(rules.shuffle(rules.set_up(options, seats), beans).state, first).state
    for number in range(most):
        agree(rules, state, table)
        if table.winner is not None:
            return number
        text = table.pick(rng)
        step = rules.play(state, parse_move(text))
        assert told(step.facts) == table.do(text)
        state = step.state
    raise AssertionError(f"no end after {most} moves")
