"""The equilibrium engine, which mixes as the books of `library` say.

Games of four or five players with many beans have too many states for a complete book. There a book
covers the first rounds, and the engine computes the rest during the game.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.experts.dacapo import book_store, online_solver
from cupboard.experts.dacapo.books import Book, Entry
from cupboard.experts.dacapo.solver import multiplayer_rules
from cupboard.games.dacapo import rules
from cupboard.games.dacapo.game import GAME
from cupboard.games.dacapo.layout import MAX_SHOWN
from cupboard.games.dacapo.moves import Show
from cupboard.games.dacapo.spec import DaCapoOptions
from cupboard.games.dacapo.state import DaCapoState
from cupboard.games.dacapo.view import DaCapoView
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit, require_choice

Mix = tuple[tuple[Show, float], ...]
EVERY = range(1, MAX_SHOWN + 1)
DaCapoSeen = Observation[DaCapoOptions, DaCapoView]
Stopped = Callable[[], bool]


class Equilibrium:
    """Plays the exact equilibrium for two players, and regret-minimising strategies for more."""

    def advise(
        self, observation: DaCapoSeen, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        seat = require_choice(observation, legal)
        # A player who counted every fist knows the state, whatever the view shows.
        state = GAME.sample_world(observation, rng)
        certainty, entry = _look(state, seat, limit, rng)
        mix = tuple((show, entry.mix[show.beans - 1]) for show in legal)
        score = Score(entry.value, Unit.CHANCE, certainty, seat=seat)
        return Advice(draw(mix, rng), score, mix=mix)


def _look(state: DaCapoState, seat: Seat, limit: Limit, rng: Rng) -> tuple[Certainty, Entry]:
    """Return the book entry, or a strategy computed in the time available."""
    stopped, halfway = until(limit), until(limit, part=0.5)
    book: Book | None = book_store.shelf(state.seats, state.options.beans).fetch(halfway)
    entry = book.look(state, seat) if book else None
    if book and entry:
        return book.certainty, entry
    return Certainty.ESTIMATED, _solve_online(state, seat, (halfway, stopped), limit.nodes, rng)


def _solve_online(
    state: DaCapoState, seat: Seat, times: tuple[Stopped, Stopped], most: int | None, rng: Rng
) -> Entry:
    """Compute a strategy; without enough time, return a uniform mix."""
    seats, seed = multiplayer_rules.seats_of(state), rng.randrange(1 << 62)
    found = online_solver.solve_round(
        seats, *times, seed, online_solver.WALKS if most is None else most
    )
    if found is not None:
        return found.entry(seat)
    numbers = rules.choices(state.stocks[seat])
    mix = tuple(1 / len(numbers) if beans in numbers else 0.0 for beans in EVERY)
    return Entry(1 / state.seats, mix)


def until(limit: Limit, part: float = 1.0) -> Stopped:
    """Return a function that says whether the limit, or a part of it, has run out."""
    now = time.monotonic()
    deadline = now + (limit.deadline() - now) * part
    return lambda: limit.stopped() or time.monotonic() >= deadline


def draw(mix: Mix, rng: Rng) -> Show:
    """Draw a choice with the probabilities of the mix."""
    left = rng.random() * sum(chance for _, chance in mix)
    for show, chance in mix:
        left -= chance
        if left < 0:
            return show
    return next(show for show, chance in reversed(mix) if chance)
