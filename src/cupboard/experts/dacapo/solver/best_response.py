"""Best responses in Da Capo: the gain of one seat against fixed policies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled
from cupboard.experts.dacapo.solver.backward_induction import Policy, tabulate
from cupboard.experts.dacapo.solver.multiplayer_rules import (
    LINE,
    STOCK,
    choices,
    profiles,
    read_key,
    slot_of,
)
from cupboard.experts.dacapo.solver.reachable_states import (
    fewest_first,
    go_through,
    hashed,
    states_from,
)
from cupboard.experts.dacapo.solver.regret_matching import expect
from cupboard.experts.dacapo.solver.two_player import VALUE, Solution
from cupboard.experts.dacapo.solver.two_player_tables import (
    CUPS_0,
    CUPS_1,
    LAID,
    OVER,
    STOCK_0,
    STOCK_1,
)
from cupboard.games.dacapo.layout import MAX_SHOWN

Best = npt.NDArray[np.float64]


# Two players


@compiled
def reply(rounds, standing, answers, best, a, b):  # type: ignore[no-untyped-def]
    """Write the first player's best values against the second's mixes, for these stocks.

    A state without a solution is unreachable.
    """
    cups, width = best.shape[2], best.shape[4]
    for m in range(cups):
        for n in range(cups):
            for laid in range(width):
                mix = answers[b, a, n, m, width - 1 - laid]
                if np.isnan(mix[VALUE]):
                    continue
                top = 0.0
                for i in range(min(a, MAX_SHOWN)):
                    top = max(top, hope(rounds[a, b, m, n, i], standing, mix, best, b, laid))
                best[a, b, m, n, laid] = top


@compiled
def hope(fists, standing, mix, best, b, laid):  # type: ignore[no-untyped-def]
    """Return the expected value of one choice of the first player."""
    total = 0.0
    for j in range(min(b, MAX_SHOWN)):
        to = fists[j]
        place = laid + to[LAID]
        if to[OVER]:
            total += mix[1 + j] * standing[to[CUPS_0], to[CUPS_1], place]
        else:
            total += mix[1 + j] * best[to[STOCK_0], to[STOCK_1], to[CUPS_0], to[CUPS_1], place]
    return total


def gain_of_two(solution: Solution) -> float:
    """Return the gain in winning chance of a player who knows the other's mixes.

    The seats are symmetrical, so one of them is enough.
    """
    rules, answers = solution.rules, solution.answers
    best = np.full(answers.shape[:-1], np.nan)
    beans = rules.beans
    for total in range(2, 2 * beans + 1):
        for a in range(max(1, total - beans), min(beans, total - 1) + 1):
            reply(rules.rounds, rules.standing, answers, best, a, total - a)
    start = (beans, beans, 0, 0, rules.span)
    return float(best[start] - answers[start][VALUE])


# Three to five players


@compiled
def reply_in_crowd(rules, keys, slots, best, choice, policy, begun, end):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Write the best value and choice of each place if all others follow the policy."""
    policy_keys, policy_slots, policy_mixes = policy
    seats = best.shape[1]
    now, widths = np.zeros((seats, LINE), np.int64), np.zeros(seats, np.int64)
    pays, work = np.zeros((MAX_SHOWN**seats, seats)), np.zeros(MAX_SHOWN**seats)
    mixes = np.zeros((seats, MAX_SHOWN))
    for index in range(begun, end):
        read_key(keys[index], now)
        known = policy_slots[slot_of(policy_slots, policy_keys, keys[index])]
        for place in range(seats):
            widths[place] = choices(now[place, STOCK])
            if known >= 0:
                mixes[place] = policy_mixes[known, place]
            else:  # the policy has no entry here, so use a uniform mix
                mixes[place] = 1.0 / widths[place]
        tabulate(rules, now, keys, slots, best, pays)
        for seat in range(seats):
            expect(pays, profiles(now), seat, mixes, widths, work)
            choice[index, seat] = work[: widths[seat]].argmax()
            best[index, seat] = work[choice[index, seat]]


@dataclass(frozen=True)
class Response:
    """A best response: its value at each place of each state, and its choices."""

    policy: Policy
    start: int

    def worth(self, place: int = 0) -> float:
        """Return the value at the start state."""
        found = int(np.searchsorted(self.policy.keys, self.start))
        return float(self.policy.values[found, place])


def build(policy: Policy, start: int, threads: int = 1) -> Iterator[Response | float]:
    """Compute the best response to a policy from a state on; yield the progress, and it last."""
    rules, seats = policy.rules, policy.values.shape[1]
    found: Any = None
    for known in states_from(rules, seats, start):
        found = known
        if isinstance(known, int):
            yield 0.0
    keys = fewest_first(found, seats)
    slots = hashed(keys)
    best = np.zeros((len(keys), seats))
    choice = np.zeros((len(keys), seats), np.int8)
    others = (policy.keys, hashed(policy.keys), policy.mixes)

    def work(begun: int, end: int) -> None:
        reply_in_crowd(rules, keys, slots, best, choice, others, begun, end)

    yield from go_through(keys, seats, work, threads)
    order = np.argsort(keys)
    greedy = np.eye(MAX_SHOWN, dtype=np.float32)[choice[order]]
    yield Response(Policy(rules, keys[order], best[order].astype(np.float32), greedy), start)
