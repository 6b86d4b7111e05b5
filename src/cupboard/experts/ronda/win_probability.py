"""The chance of winning: exact over everything in a turn, estimated at its end.

Cups differ only by what is known of them: the number of remembered cups of each content and the
forgotten ones, of which every order is equally likely. All decisions of a turn are evaluated
exactly: the first lift, the second, adding, which of the two to keep, passing, the black cup's
penalty bean and the race. At the end of the turn, the next player's turn is evaluated in the same
way to a depth of `replies`, and after that `judge` estimates. A `bold` player ignores what the next
player can do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp
from typing import NamedTuple

from cupboard.experts.ronda.safe_chains import NO_CUP, Counts, chain, with_cup
from cupboard.games.ronda.spec import RondaOptions

ALMOST_SURE = 0.97
"""Value of a safe chain to the end, which depends on correct memories."""
TEMPO = 0.8
"""Value of the right to move, in beans."""
SLOPE = 2.2
"""Lead in beans that makes a win e times as likely."""
SAFE_SHARE = 0.8
"""Value of a bean that can be added safely, relative to one that has been added."""


class Circle(NamedTuple):
    """The knowledge of the player to move, and the race. Open cups are in neither count."""

    known: Counts
    unknown: Counts
    hand: int
    rival: int
    """the other player's beans; with several players, those of the one furthest ahead"""
    black: int

    def cover(self, *contents: int) -> Circle:
        """Return the circle with these cups covered and remembered."""
        known = self.known
        for beans in contents:
            known = with_cup(known, beans)
        return self._replace(known=known)

    def lift_known(self, beans: int) -> Circle:
        return self._replace(known=with_cup(self.known, beans, -1))

    def lift_unknown(self, beans: int) -> Circle:
        return self._replace(unknown=with_cup(self.unknown, beans, -1))


class TurnValue:
    """Winning chances of the player to move; each method takes a point in their turn."""

    def __init__(
        self,
        options: RondaOptions,
        trust: float,
        replies: int,
        tick: Callable[[], None],
        bold: bool = False,
    ) -> None:
        self._options = options
        self._trust = trust
        self._tick = tick
        self._bold = bold
        self._reply = TurnValue(options, trust, replies - 1, tick, bold) if replies else None
        self._found: dict[tuple[str, Circle, int, int], float] = {}

    # Points in a turn

    def beginning(self, circle: Circle, may_pass: bool = False) -> float:
        """Return the chance with all cups covered."""
        key = ("beginning", circle, may_pass, 0)
        return self._remembered(key, lambda: max(self._beginnings(circle, may_pass)))

    def one_open(self, circle: Circle, beans: int, barred: int = NO_CUP) -> float:
        """Return the chance with one cup open.

        A cup with `barred` beans was just covered and must stay so.
        """
        key = ("one open", circle, beans, barred)
        return self._remembered(key, lambda: max(self._seconds(circle, beans, barred)))

    def pair(self, circle: Circle, beans: int) -> float:
        """Return the chance with an open pair. RONDA-9: with full cups, passing is illegal."""
        if beans == self._options.top:
            return self.add(circle, beans)
        return max(self.end(circle.cover(beans, beans)), self.add(circle, beans))

    def added(self, circle: Circle, beans: int) -> float:
        """Return the chance after a bean was added: the two cups hold `beans` and one more."""
        return max(
            self.end(circle.cover(beans, beans + 1)),
            self.one_open(circle.cover(beans), beans + 1, beans),
            self.one_open(circle.cover(beans + 1), beans, beans + 1),
        )

    # Actions

    def lift_first(self, circle: Circle, beans: int | None) -> float:
        """Return the chance after lifting a cup with remembered beans, or a forgotten one."""
        if beans is not None:
            return self.one_open(circle.lift_known(beans), beans)
        return sum(
            share * self.one_open(circle.lift_unknown(found), found)
            for found, share in _draws(circle.unknown)
        )

    def lift_second(self, circle: Circle, shown: int, beans: int | None) -> float:
        """Return the chance after lifting a second cup, with `shown` beans under the first."""
        if beans is None:
            return sum(
                share * self._compare(circle.lift_unknown(found), shown, found)
                for found, share in _draws(circle.unknown)
            )
        if beans != shown:
            return self.miss(circle.cover(shown))
        right = self.pair(circle.lift_known(beans), shown)
        return self._trust * right + (1 - self._trust) * self.miss(circle.cover(shown))

    def add(self, circle: Circle, beans: int) -> float:
        """RONDA-6, RONDA-9, RONDA-11: return the chance after adding to one of two equal cups."""
        if circle.hand == 1:
            return 1.0
        laid = circle._replace(hand=circle.hand - 1)
        if beans == self._options.top:
            fills = circle.black == 0 and self._options.penalty
            black = beans + 1 if fills else circle.black
            return self.end(laid.cover(beans, 0)._replace(black=black))
        if self._options.easy:
            return self.beginning(laid.cover(beans, beans + 1), may_pass=True)
        return self.added(laid, beans)

    def miss(self, circle: Circle) -> float:
        """RONDA-5, RONDA-10: return the chance after a mismatch, with its penalty bean."""
        if circle.black == 0:
            return self.end(circle)
        return self.end(circle._replace(hand=circle.hand + 1, black=circle.black - 1))

    def end(self, circle: Circle) -> float:
        """Return the chance at the end of the turn.

        The next player is assumed to know as much as this one.
        """
        theirs = circle._replace(hand=circle.rival, rival=circle.hand)
        if self._reply is not None:
            return 1 - self._reply.beginning(theirs)
        return 1 - (race(theirs, 0) if self._bold else judge(theirs, self._options.easy))

    # Internals

    def _beginnings(self, circle: Circle, may_pass: bool) -> Iterator[float]:
        if may_pass:
            yield self.end(circle)
        for beans in _kinds(circle.known):
            yield self.lift_first(circle, beans)
        if any(circle.unknown):
            yield self.lift_first(circle, None)

    def _seconds(self, circle: Circle, shown: int, barred: int) -> Iterator[float]:
        free = circle.known if barred == NO_CUP else with_cup(circle.known, barred, -1)
        other = False
        for beans in _kinds(free):
            # All cups known to differ are equivalent: the turn ends and shows nothing new.
            if beans == shown or not other:
                yield self.lift_second(circle, shown, beans)
            other = other or beans != shown
        if any(circle.unknown):
            yield self.lift_second(circle, shown, None)

    def _compare(self, circle: Circle, shown: int, found: int) -> float:
        if found == shown:
            return self.pair(circle, shown)
        return self.miss(circle.cover(shown, found))

    def _remembered(self, key: tuple[str, Circle, int, int], compute: Callable[[], float]) -> float:
        if key not in self._found:
            self._tick()
            self._found[key] = compute()
        return self._found[key]


def judge(circle: Circle, easy: bool) -> float:
    """Return the mover's estimated chance from the race and the beans that can be added safely."""
    safe = chain(circle.known, easy)
    if safe >= circle.hand:
        return ALMOST_SURE
    return race(circle, safe)


def race(circle: Circle, safe: int) -> float:
    """Return the mover's chance from the race alone, with `safe` beans that can be added now."""
    lead = circle.rival - circle.hand + SAFE_SHARE * safe + TEMPO
    return 1 / (1 + exp(-lead / SLOPE))


def _kinds(counts: Counts) -> list[int]:
    return [beans for beans, cups in enumerate(counts) if cups > 0]


def _draws(unknown: Counts) -> list[tuple[int, float]]:
    """Return what a forgotten cup can hold, with probabilities."""
    total = sum(unknown)
    return [(beans, unknown[beans] / total) for beans in _kinds(unknown)]
