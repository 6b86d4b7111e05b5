"""Kala's identity card: options, presets, clauses."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.errors import BadOptions
from cupboard.core.options import Options, option
from cupboard.core.spec import Clause, Preset, Spec, where
from cupboard.games.kala.facts import FACTS
from cupboard.games.kala.layout import Rules

EDITIONS = ("store", "bank")
STORE_BEANS = 28
BANK_BEANS = 80


@dataclass(frozen=True)
class KalaOptions(Options):
    """What a table can agree on; see `docs/games/kala.md`."""

    edition: str = option("store", rule="KALA-2", choices=EDITIONS)
    store_beans: int = option(STORE_BEANS, rule="KALA-2", low=4, high=200)
    bank_beans: int = option(BANK_BEANS, rule="KALA-3", low=4, high=400)


PRESETS = {"store": Preset({}), "bank": Preset({"edition": "bank"})}

CLAUSES = (
    Clause("KALA-1"),
    Clause("KALA-2", when=where(edition="store")),
    Clause("KALA-3", choice=True, when=where(edition="bank")),
    Clause("KALA-4"),
    Clause("KALA-5"),
    Clause("KALA-6"),
    Clause("KALA-7"),
    Clause("KALA-8"),
    Clause("KALA-9"),
    Clause("KALA-10"),
    Clause("KALA-11"),
    Clause("KALA-12"),
    Clause("KALA-13"),
    Clause("KALA-14"),
    Clause("KALA-15"),
)


def check(options: KalaOptions) -> None:
    """Refuse a number of beans for what the edition does not have."""
    if options.edition == "store" and options.bank_beans != BANK_BEANS:
        raise BadOptions("kala-bank-starts-empty", rule="KALA-2", beans=options.bank_beans)
    if options.edition == "bank" and options.store_beans != STORE_BEANS:
        raise BadOptions("kala-stores-start-empty", rule="KALA-3", beans=options.store_beans)


def flat_rules(options: KalaOptions) -> Rules:
    """KALA-2, KALA-3: the options as the compiled rules read them."""
    if options.edition == "bank":
        return Rules(stores=0, bank=options.bank_beans)
    return Rules(stores=options.store_beans, bank=0)


def beans_of(options: KalaOptions) -> int:
    """All the beans of a game."""
    rules = flat_rules(options)
    return 2 * rules.stores + rules.bank


def longest(options: KalaOptions, seats: int) -> int:
    """A true bound. A turn takes four beans from an open bank, and its two harvests bring back two
    at most: the bank closes within half as many turns as there are beans. From then on a turn
    takes four beans from the stores and gives one back at most (KALA-13) unless it harvests, and
    each harvest puts a bean into the bank for good. A turn is two events at most, the lot one."""
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
)
