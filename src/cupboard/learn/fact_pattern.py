"""Patterns with which a lesson names the facts that prove its rule.

`Captured` matches any capture; `Captured owner=1 stones=5` matches one whose fields have these
values. Case does not matter. Flags are `true` or `false`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields

from cupboard.core.types import Fact


def happened(pattern: str, facts: Sequence[Fact]) -> bool:
    """Return whether one of the facts matches the pattern."""
    return any(_matches(pattern, fact) for fact in facts)


def problems_of(pattern: str, known: tuple[type[Fact], ...]) -> Iterator[str]:
    """Report what is wrong with a pattern."""
    kind, wanted = _parts(pattern)
    found = {fact.__name__: fact for fact in known}.get(kind)
    if found is None:
        yield f"there is no fact {kind}"
        return
    names = {field.name for field in fields(found)}
    yield from (f"a fact {kind} has no {name}" for name in wanted if name not in names)


def _parts(pattern: str) -> tuple[str, dict[str, str]]:
    kind, *wanted = pattern.split()
    pairs = (word.partition("=") for word in wanted)
    return kind, {name: value for name, _, value in pairs}


def _matches(pattern: str, fact: Fact) -> bool:
    kind, wanted = _parts(pattern)
    if type(fact).__name__ != kind:
        return False
    values = {name: str(getattr(fact, name)).lower() for name in wanted}
    return all(values[name] == value.lower() for name, value in wanted.items())
