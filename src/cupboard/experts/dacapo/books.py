"""Strategy books for Da Capo, as engines look them up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from cupboard.experts.dacapo.solver import multiplayer_rules
from cupboard.experts.dacapo.solver.backward_induction import Policy
from cupboard.experts.dacapo.solver.two_player import VALUE, Answers
from cupboard.games.dacapo.layout import MAX_SHOWN
from cupboard.games.dacapo.state import DaCapoState
from cupboard.players.engine import Certainty


@dataclass(frozen=True)
class Entry:
    """Strategy of one seat: probabilities of showing 1, 2 …, and its expected share of the win."""

    value: float
    mix: tuple[float, ...]


@dataclass(frozen=True)
class Round:
    """Strategies of all seats, by seat."""

    values: npt.NDArray[np.float64]
    mixes: npt.NDArray[np.float64]

    def entry(self, seat: int) -> Entry:
        return Entry(float(self.values[seat]), tuple(map(float, self.mixes[seat])))


class Book(Protocol):
    """Strategies for the states of a game with a given number of seats and beans."""

    certainty: Certainty

    def look(self, state: DaCapoState, seat: int) -> Entry | None:
        """Return the entry of a seat, or None if the state is not in the book."""

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Return the arrays to store on disk."""
        ...


class DuelBook:
    """Exact solution for two players."""

    certainty = Certainty.PROVEN

    def __init__(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        self._arrays = arrays

    @classmethod
    def of(cls, answers: Answers) -> DuelBook:
        """Build a book of all states that games can reach, each with its own number."""
        flat = answers.reshape(-1, answers.shape[-1])
        keys = np.flatnonzero(~np.isnan(flat[:, VALUE]))
        shape = np.array(answers.shape[:-1])
        return cls({"keys": keys, "answers": flat[keys], "shape": shape})

    def look(self, state: DaCapoState, seat: int) -> Entry | None:
        own, other = (state.rows[seat], state.stocks[seat]), (state.rows[1 - seat],)
        shape = self._arrays["shape"]
        laid = sum(own[0]) - sum(other[0]) + int(shape[-1]) // 2
        place = (own[1], state.stocks[1 - seat], len(own[0]), len(other[0]), laid)
        found = find(self._arrays["keys"], int(np.ravel_multi_index(place, tuple(shape))))
        if found is None:
            return None
        value, *mix = map(float, self._arrays["answers"][found])
        return Entry(value, tuple(mix))

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        return self._arrays


class CrowdBook:
    """Learnt strategies for three to five players."""

    certainty = Certainty.ESTIMATED

    def __init__(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        self._arrays = arrays
        seats = arrays["values"].shape[1]
        self._rules = multiplayer_rules.compiled_rules(seats)

    @classmethod
    def of(cls, policy: Policy) -> CrowdBook:
        mixes = policy.mixes.astype(np.float16)
        return cls({"keys": policy.keys, "values": policy.values, "mixes": mixes})

    def look(self, state: DaCapoState, seat: int) -> Entry | None:
        found = self.round_at(multiplayer_rules.seats_of(state))
        return found.entry(seat) if found else None

    def round_at(self, seats: multiplayer_rules.Seats) -> Round | None:
        """Return the strategies of all seats, or None if the state is not in the book."""
        order = np.zeros(len(seats), np.int64)
        found = find(
            self._arrays["keys"],
            multiplayer_rules.key_of(self._rules, seats, np.zeros_like(order), order),
        )
        if found is None:
            return None
        values, mixes = np.zeros(len(seats)), np.zeros((len(seats), MAX_SHOWN))
        values[order], mixes[order] = self._arrays["values"][found], self._arrays["mixes"][found]
        # Mixes are stored with low precision, so their sum is not exactly 1.
        return Round(values, mixes / mixes.sum(axis=1, keepdims=True))

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        return self._arrays


def find(keys: npt.NDArray[np.int64], key: int) -> int | None:
    """Return the index of a key in a sorted array, or None."""
    place = int(np.searchsorted(keys, key))
    return place if place < len(keys) and keys[place] == key else None
