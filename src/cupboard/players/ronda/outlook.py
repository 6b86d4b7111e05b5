"""The chance to win, exactly over everything that a turn can bring, estimated where it ends.

Cups are told apart only by what is known of them: so many remembered ones of each content, and so
many forgotten ones, of which every order is equally likely. All decisions of a turn are weighed
exactly: the first lift, the second, adding, keeping which of the two, passing, the black cup's fine
and the race. Where the turn ends, the next player's turn is weighed in the same way as deep as
`replies` says, and after that `judge` estimates. A `bold` player does not ask what the next one can
do with what he leaves behind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp
from typing import NamedTuple

from cupboard.games.ronda.spec import RondaOptions
from cupboard.players.ronda.chains import NO_CUP, Counts, chain, with_cup

ALMOST_SURE = 0.97
"""A safe chain to the end, if only what is remembered is right."""
TEMPO = 0.8
"""What the right to move is worth, in beans."""
SLOPE = 2.2
"""So many beans ahead make a win e times as likely."""
SAFE_SHARE = 0.8
"""What a bean that can be laid at once is worth, against one that is laid."""


class Circle(NamedTuple):
    """What the player to move knows, and the race. Open cups are in neither count."""

    known: Counts
    unknown: Counts
    hand: int
    rival: int
    """the beans of the other player, of several the one who is furthest"""
    black: int

    def cover(self, *contents: int) -> Circle:
        """Cups are put back, and remembered."""
        known = self.known
        for beans in contents:
            known = with_cup(known, beans)
        return self._replace(known=known)

    def lift_known(self, beans: int) -> Circle:
        return self._replace(known=with_cup(self.known, beans, -1))

    def lift_unknown(self, beans: int) -> Circle:
        return self._replace(unknown=with_cup(self.unknown, beans, -1))


class Outlook:
    """Chances of the player to move; every method takes a moment of his turn."""

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
        self._reply = Outlook(options, trust, replies - 1, tick, bold) if replies else None
        self._found: dict[tuple[str, Circle, int, int], float] = {}

    # The moments of a turn

    def beginning(self, circle: Circle, may_pass: bool = False) -> float:
        """All cups are covered."""
        key = ("beginning", circle, may_pass, 0)
        return self._remembered(key, lambda: max(self._beginnings(circle, may_pass)))

    def one_open(self, circle: Circle, beans: int, barred: int = NO_CUP) -> float:
        """One cup lies open; a cup with `barred` beans was just covered and stays so."""
        key = ("one open", circle, beans, barred)
        return self._remembered(key, lambda: max(self._seconds(circle, beans, barred)))

    def pair(self, circle: Circle, beans: int) -> float:
        """Two equal cups lie open."""
        return max(self.end(circle.cover(beans, beans)), self.add(circle, beans))

    def added(self, circle: Circle, beans: int) -> float:
        """One of two equal cups got a bean more: now they hold `beans` and one more."""
        return max(
            self.end(circle.cover(beans, beans + 1)),
            self.one_open(circle.cover(beans), beans + 1, beans),
            self.one_open(circle.cover(beans + 1), beans, beans + 1),
        )

    # What can be done

    def lift_first(self, circle: Circle, beans: int | None) -> float:
        """Lift a cup with remembered beans, or one that is not remembered (None)."""
        if beans is not None:
            return self.one_open(circle.lift_known(beans), beans)
        return sum(
            share * self.one_open(circle.lift_unknown(found), found)
            for found, share in _draws(circle.unknown)
        )

    def lift_second(self, circle: Circle, shown: int, beans: int | None) -> float:
        """Lift a cup beside an open one with `shown` beans."""
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
        """RONDA-6, RONDA-9, RONDA-11: lay a bean into one of two cups with `beans`."""
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
        """RONDA-5, RONDA-10: unequal cups, and the fine."""
        if circle.black == 0:
            return self.end(circle)
        return self.end(circle._replace(hand=circle.hand + 1, black=circle.black - 1))

    def end(self, circle: Circle) -> float:
        """The turn is over, and the next player's begins, who knows as much as we do."""
        theirs = circle._replace(hand=circle.rival, rival=circle.hand)
        if self._reply is not None:
            return 1 - self._reply.beginning(theirs)
        return 1 - (race(theirs, 0) if self._bold else judge(theirs, self._options.easy))

    # Behind them

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
            # Any cup known to differ gives the same: the turn ends and shows nothing new.
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
    """The mover's chance, guessed from the race and from what can be laid without a risk."""
    safe = chain(circle.known, easy)
    if safe >= circle.hand:
        return ALMOST_SURE
    return race(circle, safe)


def race(circle: Circle, safe: int) -> float:
    """The mover's chance by the beans alone, some of which he can lay at once."""
    lead = circle.rival - circle.hand + SAFE_SHARE * safe + TEMPO
    return 1 / (1 + exp(-lead / SLOPE))


def _kinds(counts: Counts) -> list[int]:
    return [beans for beans, cups in enumerate(counts) if cups > 0]


def _draws(unknown: Counts) -> list[tuple[int, float]]:
    """What a forgotten cup can hold, and how likely."""
    total = sum(unknown)
    return [(beans, unknown[beans] / total) for beans in _kinds(unknown)]
