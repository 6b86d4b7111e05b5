"""Kalaha's description: options, presets, clauses."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.errors import BadOptions
from cupboard.core.options import Options, option, option_per_seat
from cupboard.core.spec import Clause, Genre, Minutes, Preset, Spec, unless, where
from cupboard.games.kalaha.facts import FACTS
from cupboard.games.kalaha.layout import QUIET_LIMIT

CAPTURES = ("opposite", "opposite_empty", "corresponding")
ENDS = ("played_out", "no_move", "side_cleared", "sweep")
STONES = 4
FULL_SIDE = 6


@dataclass(frozen=True)
class KalahaOptions(Options):
    """Kalaha's options; see `docs/games/kalaha.md`."""

    stones: int = option(STONES, rule="KALAHA-V1", low=1, high=12)
    pits: int = option(FULL_SIDE, rule="KALAHA-P", low=1, high=FULL_SIDE)
    capture: str = option("opposite", rule="KALAHA-6", choices=CAPTURES)
    even_captures: bool = option(False, rule="KALAHA-V3")
    capturer_stays: bool = option(False, rule="KALAHA-V4")
    sow_stores: bool = option(True, rule="KALAHA-V5")
    free_turns: bool = option(True, rule="KALAHA-V6")
    end: str = option("played_out", rule="KALAHA-V2", choices=ENDS)
    takeback: bool = option(False, rule="KALAHA-10")
    show_landing: tuple[bool, ...] = option_per_seat(rule="KALAHA-4")

    def __post_init__(self) -> None:
        """KALAHA-V3: make captures `opposite` if this option is chosen."""
        if self.even_captures:
            object.__setattr__(self, "capture", "opposite")


TWO = range(2, 3)

PRESETS = {
    "de": Preset({}),
    "gb": Preset({"capture": "corresponding"}),
    "fr": Preset({}),
    "es": Preset({}),
    "kalah": Preset({"end": "sweep"}, seats=TWO),
    "kalah-empty": Preset({"capture": "opposite_empty", "end": "sweep"}, seats=TWO),
}


def captures_possible(options: KalahaOptions, seats: int) -> bool:
    """KALAHA-V3: return whether captures are possible; with this option, not for three players."""
    return not options.even_captures or seats in (2, 4)


def captures_across(options: KalahaOptions, seats: int) -> bool:
    """KALAHA-6: return whether only the pit directly opposite is captured."""
    return options.capture != "corresponding" and captures_possible(options, seats)


def ends_early(options: KalahaOptions, _seats: int) -> bool:
    """KALAHA-V2: return whether stones left in pits count for no player."""
    return options.end in ("no_move", "side_cleared")


CLAUSES = (
    Clause("KALAHA-1"),
    Clause("KALAHA-2", when=where(stones=STONES)),
    Clause("KALAHA-3", choice=True),
    Clause("KALAHA-4", choice=True),
    Clause("KALAHA-5", when=where(free_turns=True, sow_stores=True)),
    Clause("KALAHA-6", choice=True, when=captures_across),
    Clause("KALAHA-7", choice=True, when=where(capture="corresponding")),
    Clause("KALAHA-8", when=where(end="played_out")),
    Clause("KALAHA-9"),
    Clause("KALAHA-10"),
    Clause("KALAHA-V1", when=unless(stones=STONES)),
    Clause("KALAHA-V2", choice=True, when=ends_early),
    Clause("KALAHA-V3", when=where(even_captures=True)),
    Clause("KALAHA-V4", choice=True, when=where(capturer_stays=True)),
    Clause("KALAHA-V5", choice=True, when=where(sow_stores=False)),
    Clause("KALAHA-V6", when=where(free_turns=False)),
    Clause("KALAHA-P", beyond=True, when=where(end="sweep")),
)


def check(options: KalahaOptions, seats: int) -> None:
    """Raise `BadOptions` for options that do not fit together."""
    if not options.sow_stores:
        _check_captures_alone(options, seats)
    if options.end == "sweep" and seats != 2:
        raise BadOptions("kalaha-sweep-is-for-two", rule="KALAHA-P", seats=seats)
    if options.pits != FULL_SIDE and options.end != "sweep":
        raise BadOptions("kalaha-small-boards-sweep", rule="KALAHA-P", pits=options.pits)
    if options.capture == "opposite_empty":
        _check_empty_capture(options)


def _check_captures_alone(options: KalahaOptions, seats: int) -> None:
    """KALAHA-V5: raise `BadOptions` unless captures are possible and nothing else scores."""
    if not captures_possible(options, seats):
        raise BadOptions("kalaha-nobody-could-score", rule="KALAHA-V5", seats=seats)
    if options.end == "sweep":
        raise BadOptions("kalaha-sweep-would-score", rule="KALAHA-V5")


def _check_empty_capture(options: KalahaOptions) -> None:
    if options.end != "sweep":
        raise BadOptions("kalaha-empty-capture-sweeps", rule="KALAHA-P")
    if options.capturer_stays:
        raise BadOptions("kalaha-nothing-would-be-captured", rule="KALAHA-V4")


def longest(options: KalahaOptions, seats: int) -> int:
    """Return a bound on the number of events.

    Every stone reaches a store within a few laps; without store sowing, captures come at least
    every hundred moves. Dice may tie, but not forever: 50 more rolls are generous.
    """
    stones = options.stones * options.pits * seats
    moves = stones * options.pits * seats if options.sow_stores else QUIET_LIMIT * (stones + 1)
    return moves + 50


SPEC = Spec(
    id="kalaha",
    rules_version=1,
    seats=range(2, 5),
    seats_rule="KALAHA-1",
    options=KalahaOptions,
    presets=PRESETS,
    presets_by_language={"en": "gb", "nl": "gb", "de": "de", "fr": "fr", "es": "es"},
    clauses=CLAUSES,
    facts=FACTS,
    chances={"dice": tuple[int, ...]},
    turn_rule="KALAHA-3",
    takeback_rule="KALAHA-10",
    longest=longest,
    tips=("KALAHA-T",),
    genre=Genre.STRATEGY,
    age=6,
    minutes=Minutes(10),
)
