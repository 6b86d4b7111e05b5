"""Da Capo: how far each choice was from the equilibrium.

Against opponents who play the equilibrium, every number in its mix wins equally often and any other
number wins less often; the difference is the loss. What the opponents really showed does not
matter.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import prod
from typing import Any

from cupboard.core.types import Joint, Over
from cupboard.experts.dacapo import book_store
from cupboard.experts.dacapo.books import Book, CrowdBook
from cupboard.experts.dacapo.solver import multiplayer_rules
from cupboard.experts.dacapo.solver.subgame import settle_rest
from cupboard.games.dacapo import rules
from cupboard.games.dacapo.game import GAME
from cupboard.games.dacapo.layout import MAX_SHOWN
from cupboard.games.dacapo.moves import Show
from cupboard.games.dacapo.state import DaCapoState
from cupboard.learn.analysis.analyse import Findings
from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.grading import size_of
from cupboard.learn.analysis.played_game import DecisionPoint, PlayedGame
from cupboard.learn.analysis.report import Decision, Values
from cupboard.learn.analysis.values import of_outcome

UNIT = "chance"
QUICKLY_MADE = {2: 30, 3: 8, 4: 6, 5: 5}
"""Largest books, in beans, that take seconds to compute; larger ones are used only if on disk."""
MAX_STATES = 1_500
"""Without a book, the rest of a game is solved if it has no more states than this."""
UNKNOWN = "unknown"
ROUNDING = 1e-9
MAKING = 0.8
"""Share of the total work spent on computing a book."""

Mixes = dict[int, tuple[float, ...]]
"""for each seat that shows beans, the frequencies of 1, 2 …"""


class BookCache:
    """The solved states of one game: a book, or a solution of the rest of the game."""

    def __init__(self, played: PlayedGame, effort: AnalysisEffort) -> None:
        self._effort = effort
        self._book = _book(played, effort)

    def book(self, state: DaCapoState) -> Book | None:
        if self._book is None:
            rest = settle_rest(multiplayer_rules.seats_of(state), self._effort.stopped, MAX_STATES)
            self._book = CrowdBook.of(rest) if rest else None
        return self._book


def _book(played: PlayedGame, effort: AnalysisEffort) -> Book | None:
    seats, beans = played.seats, played.options.beans
    if beans <= QUICKLY_MADE[seats]:
        making = effort.part(0, MAKING)
        return book_store.shelf(seats, beans).fetch(effort.stopped, making.progress)
    return book_store.load(seats, beans) if book_store.is_whole(seats, beans) else None


def study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    rounds = [event for event in range(len(played.steps)) if GAME.acting(played.state(event))]
    books = BookCache(played, effort)
    decisions: list[Decision] = []
    at = played.situations()
    for event in effort.part(MAKING, 1).each(rounds):
        together = [situation for situation in at if situation.event == event]
        decisions += _round(together, books)
    even = (1 / played.seats,) * played.seats
    start = decisions[0].before if decisions else even
    whole = all(decision.certainty != UNKNOWN for decision in decisions)
    return Findings(UNIT, UNIT, start, tuple(decisions), True, {"known": whole})


def _round(together: list[DecisionPoint], books: BookCache) -> list[Decision]:
    state = together[0].state
    book = books.book(state)
    mixes = _mixes(book, state)
    if book is None or mixes is None:
        return [_unknown(at) for at in together]
    payoffs = win_shares(state, mixes, lambda after: worth(book, after))
    before, after = worth(book, state), worth(book, together[0].after)
    return [_decision(at, book, mixes, payoffs, before, after) for at in together]


def _mixes(book: Book | None, state: DaCapoState) -> Mixes | None:
    if book is None:
        return None
    found = {seat: book.look(state, seat) for seat in rules.choosing(state)}
    mixes = {seat: entry.mix for seat, entry in found.items() if entry is not None}
    return mixes if len(mixes) == len(found) else None


def worth(book: Book, state: DaCapoState) -> Values:
    """Return every seat's share of the win.

    A seat without beans gets only what the others leave.
    """
    turn = GAME.turn(state)
    if isinstance(turn, Over):
        return of_outcome(turn.outcome)
    found = [book.look(state, seat) for seat in range(state.seats)]
    return tuple(entry.value if entry else 0.0 for entry in found)


def win_shares(
    state: DaCapoState, mixes: Mixes, worth_of: Callable[[DaCapoState], Values]
) -> dict[int, dict[int, float]]:
    """Return each seat's share of the win for each number, if all others play the equilibrium."""
    seats = tuple(mixes)
    shares = {seat: dict.fromkeys(rules.choices(state.stocks[seat]), 0.0) for seat in seats}
    for shown in product(*(shares[seat] for seat in seats)):
        choices = tuple(zip(seats, map(Show, shown), strict=True))
        chances = [mixes[seat][beans - 1] for seat, beans in zip(seats, shown, strict=True)]
        if chances.count(0.0) > 1:
            continue  # no single choice leads here
        values = worth_of(GAME.apply(state, Joint(choices)).state)
        for place, seat in enumerate(seats):
            others = prod(chances[:place] + chances[place + 1 :])
            shares[seat][shown[place]] += others * values[seat]
    return shares


def _decision(
    at: DecisionPoint,
    book: Book,
    mixes: Mixes,
    payoffs: dict[int, dict[int, float]],
    before: Values,
    after: Values,
) -> Decision:
    seat, own = at.seat, payoffs[at.seat]
    mix = mixes[seat]
    top = max(own.values())
    loss = _less_than(top, own[at.move.beans])
    often = max(own, key=lambda beans: mix[beans - 1])
    return Decision(
        event=at.event,
        seat=seat,
        made=GAME.format(at.move),
        before=before,
        after=after,
        certainty=book.certainty.value,
        best=GAME.format(Show(often)),
        loss=loss,
        size=size_of(loss, UNIT),
        marks=("forced",) if len(own) == 1 else (),
        mix=tuple(
            (str(beans), mix[beans - 1], _less_than(top, own[beans]))
            for beans in range(1, MAX_SHOWN + 1)
            if beans in own
        ),
    )


def _less_than(top: float, share: float) -> float:
    """Return the loss of a number, treating rounding errors as zero."""
    return top - share if top - share > ROUNDING else 0.0


def _unknown(at: DecisionPoint) -> Decision:
    """Return a decision without values, for games with too many states and no book."""
    over: Any = at.ended
    even = (1 / at.played.seats,) * at.played.seats
    after = of_outcome(over.outcome) if over else even
    made = GAME.format(at.move)
    return Decision(at.event, at.seat, made, even, after, UNKNOWN)
