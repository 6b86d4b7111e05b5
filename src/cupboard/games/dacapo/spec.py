"""Da Capo's identity card: options, presets, clauses."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.options import Options, option
from cupboard.core.spec import Clause, Preset, Spec, Trait
from cupboard.games.dacapo.facts import FACTS


@dataclass(frozen=True)
class DaCapoOptions(Options):
    """What a table can agree on; see `docs/games/dacapo.md`."""

    # The books know 16 only; fewer make games that can be solved, more make longer ones.
    beans: int = option(16, rule="DACAPO-2", low=4, high=30)
    hide_stocks: bool = option(False, rule="DACAPO-10")


PRESETS = {
    "standard": Preset({}),
    "counting": Preset({"hide_stocks": True}),
    "handful": Preset({"beans": 8}),
}

CLAUSES = (
    Clause("DACAPO-1"),
    Clause("DACAPO-2"),
    Clause("DACAPO-3"),
    Clause("DACAPO-4"),
    Clause("DACAPO-5"),
    Clause("DACAPO-6"),
    Clause("DACAPO-7"),
    Clause("DACAPO-8"),
    Clause("DACAPO-9"),
    Clause("DACAPO-10", choice=True),
)


def longest(options: DaCapoOptions, seats: int) -> int:
    """Every round costs each player who is in at least one bean, however many play."""
    return options.beans + 1


SPEC = Spec(
    id="dacapo",
    rules_version=1,
    seats=range(2, 6),
    seats_rule="DACAPO-1",
    options=DaCapoOptions,
    presets=PRESETS,
    clauses=CLAUSES,
    facts=FACTS,
    turn_rule="DACAPO-3",
    # What was shown is known: it cannot become a secret again.
    takeback_rule="DACAPO-10",
    longest=longest,
    # With `hide_stocks` players see less of each other than they could remember; there is nothing
    # that somebody who counted would not know, so there are no secrets between rounds.
    traits=frozenset({Trait.MEMORY, Trait.SECRETS, Trait.TOGETHER}),
)
