"""Kala's description: options, presets, clauses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cupboard.core.errors import BadOptions
from cupboard.core.options import Options, of_seat, option, option_per_seat
from cupboard.core.spec import Clause, Genre, Minutes, Preset, Spec, where
from cupboard.games.kala.facts import FACTS
from cupboard.games.kala.layout import Rules

EDITIONS = ("store", "bank")
STORE_BEANS = 28
MIN_BEANS = 4
BANK_BEANS = 80


@dataclass(frozen=True)
class KalaOptions(Options):
    """Kala's options; see `docs/games/kala.md`."""

    edition: str = option("store", rule="KALA-2", choices=EDITIONS)
    store_beans: int = option(STORE_BEANS, rule="KALA-2", low=MIN_BEANS, high=200)
    bank_beans: int = option(BANK_BEANS, rule="KALA-3", low=MIN_BEANS, high=400)
    fewer_beans: tuple[int, ...] = option_per_seat(rule="KALA-2", high=196)


PRESETS = {"store": Preset({}), "bank": Preset({"edition": "bank"})}

CLAUSES = (
    Clause("KALA-1"),
    Clause("KALA-2", beyond=True, when=where(edition="store")),
    Clause("KALA-3", choice=True, when=where(edition="bank")),
    Clause("KALA-4"),
    Clause("KALA-5"),
    Clause("KALA-6"),
    Clause("KALA-7"),
    Clause("KALA-8"),
    Clause("KALA-9"),
    Clause("KALA-10"),
    Clause("KALA-11"),
    Clause("KALA-12", choice=True),
    Clause("KALA-13"),
    Clause("KALA-14"),
    Clause("KALA-15", choice=True),
)


def check(options: KalaOptions) -> None:
    """Raise `BadOptions` for a number of beans that the edition does not use."""
    if options.edition == "store" and options.bank_beans != BANK_BEANS:
        raise BadOptions("kala-bank-starts-empty", rule="KALA-2", beans=options.bank_beans)
    if options.edition == "bank" and options.store_beans != STORE_BEANS:
        raise BadOptions("kala-stores-start-empty", rule="KALA-3", beans=options.store_beans)
    if options.edition == "bank" and options.fewer_beans:
        raise BadOptions("kala-bank-is-shared", rule="KALA-3")
    for seat, fewer in enumerate(options.fewer_beans):
        left = options.store_beans - fewer
        if left < MIN_BEANS:
            raise BadOptions(
                "start-too-few-beans", rule="KALA-2", seat=seat + 1, beans=left, least=MIN_BEANS
            )


@cache
def flat_rules(options: KalaOptions) -> Rules:
    """KALA-2, KALA-3: return the options as the compiled rules read them."""
    if options.edition == "bank":
        return Rules(dark=0, light=0, bank=options.bank_beans)
    dark, light = (options.store_beans - of_seat(options.fewer_beans, seat) for seat in range(2))
    return Rules(dark, light, bank=0)


def beans_of(options: KalaOptions) -> int:
    """Return the number of beans of a game."""
    rules = flat_rules(options)
    return rules.dark + rules.light + rules.bank


def longest(options: KalaOptions, seats: int) -> int:
    """Return a proven bound on the number of events.

    A turn takes four beans from an open bank, and its two harvests return at most two, so the bank
    closes within half as many turns as there are beans. From then on a turn takes four beans from
    the stores and gives at most one back (KALA-13) unless it harvests, and each harvest puts a bean
    into the bank permanently. A turn is at most two events, and choosing the starting player is
    one.
    """
    beans = beans_of(options)
    turns = beans // 2 + (beans + 1) * (beans // 3 + 1)
    return 1 + 2 * turns


SPEC = Spec(
    id="kala",
    rules_version=1,
    seats=range(2, 3),
    seats_rule="KALA-1",
    options=KalaOptions,
    presets=PRESETS,
    clauses=CLAUSES,
    facts=FACTS,
    chances={"lot": int},
    turn_rule="KALA-4",
    takeback_rule=None,
    longest=longest,
    tips=("KALA-T",),
    authors=("Steffen Mühlhäuser", "Daniel Krieg"),
    genre=Genre.STRATEGY,
    age=10,
    minutes=Minutes(15, 30),
)
