"""The player that nobody can outwit: it mixes as the books of `library` say.

Where there are too many states for a book (four and five players with many beans) it works out the
rest of the game at the table, as soon as that is small enough; before, it samples.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from cupboard.core.errors import OutOfTurn
from cupboard.core.game import Seen
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.games.dacapo import rules
from cupboard.games.dacapo.game import GAME
from cupboard.games.dacapo.layout import MOST_SHOWN
from cupboard.games.dacapo.moves import Show
from cupboard.games.dacapo.spec import SPEC, DaCapoOptions
from cupboard.games.dacapo.state import DaCapoState
from cupboard.games.dacapo.view import DaCapoView
from cupboard.players.dacapo import library
from cupboard.players.dacapo.books import Book, CrowdBook, Entry
from cupboard.players.engine import Advice, Certainty, Limit, Unit
from cupboard.search.dacapo import crowd
from cupboard.search.dacapo.rollout import round_mixes
from cupboard.search.dacapo.subgame import settle_rest

Mix = tuple[tuple[Show, float], ...]
EVERY = range(1, MOST_SHOWN + 1)
DaCapoSeen = Seen[DaCapoOptions, DaCapoView]


class Equilibrium:
    """Plays the equilibrium of two players, exactly; what regret minimisation finds for more."""

    def advise(
        self, seen: DaCapoSeen, seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        stopped, halfway = until(limit), until(limit, part=0.5)
        state = recall(seen, seat, legal, rng)
        certainty, entry = _look(state, seat, halfway)
        if entry is None:
            entry = _first_round(state, seat, stopped, rng)
        mix = tuple((show, entry.mix[show.beans - 1]) for show in legal)
        return Advice(draw(mix, rng), certainty, entry.value, Unit.CHANCE, mix=mix)


def _look(
    state: DaCapoState, seat: Seat, stopped: Callable[[], bool]
) -> tuple[Certainty, Entry | None]:
    """What a book says, or what can be worked out in half the time: the rest is for samples."""
    seats, beans = state.seats, state.options.beans
    book: Book | None = library.shelf(seats, beans).fetch(stopped)
    if book is None and not library.makes_book(seats, beans):
        rest = settle_rest(crowd.seats_of(state), stopped)
        book = CrowdBook.of(rest) if rest else None
    entry = book.look(state, seat) if book else None
    return book.certainty if book and entry else Certainty.ESTIMATED, entry


def _first_round(state: DaCapoState, seat: Seat, stopped: Callable[[], bool], rng: Rng) -> Entry:
    """Regret matching by samples; without time for it, any number, each as likely."""
    mixes = round_mixes(crowd.seats_of(state), rng.randrange(1 << 62), stopped)
    if mixes is not None:
        return Entry(1 / state.seats, tuple(map(float, mixes[seat])))
    numbers = rules.choices(state.stocks[seat])
    mix = tuple(1 / len(numbers) if beans in numbers else 0.0 for beans in EVERY)
    return Entry(1 / state.seats, mix)


def until(limit: Limit, part: float = 1.0) -> Callable[[], bool]:
    """Says when the time of a limit is over, or a part of it."""
    now = time.monotonic()
    deadline = now + (limit.deadline() - now) * part
    return lambda: limit.stopped() or time.monotonic() >= deadline


def recall(seen: DaCapoSeen, seat: Seat, legal: MoveSet[Any], rng: Rng) -> DaCapoState:
    """The table as somebody knows it who counted what was shown, whatever lies open."""
    if not legal:
        raise OutOfTurn("game-is-over" if seen.view.over else "not-your-turn", **_whose(seen, seat))
    return GAME.sample_world(seen, seat, rng)


def _whose(seen: DaCapoSeen, seat: Seat) -> dict[str, Any]:
    if seen.view.over:
        return {"rule": "DACAPO-8"}
    turn = ", ".join(str(other + 1) for other in seen.view.choosing)
    return {"rule": SPEC.turn_rule, "seat": seat + 1, "turn": turn}


def draw(mix: Mix, rng: Rng) -> Show:
    """One of the choices, as often as the mix says."""
    left = rng.random() * sum(chance for _, chance in mix)
    for show, chance in mix:
        left -= chance
        if left < 0:
            return show
    return next(show for show, chance in reversed(mix) if chance)
