"""Patterns that name facts and views, for what a lesson proves and when a guide explains something.

`Captured` matches any capture; `Captured owner=1 stones=5` matches one whose fields have these
values. `seat=me` means the reader's seat, `seat=other` any other. Case does not matter. Flags are
`true` or `false`. `stores<=7` and `points>=3` compare the numbers of a field, of which one has to
match; a heap counts as the sum of its contents. A view has no name: its pattern is conditions only.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any

from cupboard.core.types import Fact, Seat

ME, OTHER = "me", "other"
CONDITION = re.compile(r"(\w+)(=|<=|>=)(\S+)")
COMPARE = {"<=": operator.le, ">=": operator.ge}


def happened(
    pattern: str, facts: Iterable[Fact | Mapping[str, Any]], reader: Seat | None = None
) -> bool:
    """Return whether one of the facts, as an object or as plain data, matches the pattern."""
    kind, _, wanted = pattern.partition(" ")
    named = ((_name(fact), fact) for fact in facts)
    return any(name == kind and holds(wanted, _values(fact), reader) for name, fact in named)


def holds(wanted: str, values: Mapping[str, Any], reader: Seat | None = None) -> bool:
    """Return whether fields meet all conditions, such as `owner=1 stones>=5`."""
    return all(_meets(values[name], how, value, reader) for name, how, value in _conditions(wanted))


def problems_of(pattern: str, known: tuple[type[Fact], ...]) -> Iterator[str]:
    """Report what is wrong with a pattern."""
    kind, _, wanted = pattern.partition(" ")
    found = {fact.__name__: fact for fact in known}.get(kind)
    if found is None:
        yield f"there is no fact {kind}"
        return
    names = {field.name for field in fields(found)}
    for word in wanted.split():
        condition = CONDITION.fullmatch(word)
        if condition is None:
            yield f"{word} is not a condition such as seat=1 or stones>=5"
        elif condition[1] not in names:
            yield f"a fact {kind} has no {condition[1]}"


def _conditions(wanted: str) -> Iterator[tuple[str, str, str]]:
    """Yield field, comparison and value of each condition."""
    for word in wanted.split():
        condition = CONDITION.fullmatch(word)
        if condition is None:
            raise ValueError(f"{word} is not a condition")
        yield condition[1], condition[2], condition[3]


def _name(fact: Fact | Mapping[str, Any]) -> Any:
    return type(fact).__name__ if isinstance(fact, Fact) else fact["fact"]


def _values(fact: Fact | Mapping[str, Any]) -> Mapping[str, Any]:
    if not isinstance(fact, Fact):
        return fact
    return {field.name: getattr(fact, field.name) for field in fields(fact)}


def _meets(value: Any, how: str, wanted: str, reader: Seat | None) -> bool:
    if how in COMPARE:
        return any(COMPARE[how](number, int(wanted)) for number in _numbers(value))
    if wanted in (ME, OTHER):
        return bool(value == reader) == (wanted == ME)
    return str(value).lower() == wanted.lower()


def _numbers(value: Any) -> Iterator[int]:
    for entry in value if isinstance(value, list | tuple) else (value,):
        if isinstance(entry, list | tuple):
            yield sum(entry)
        elif entry is not None:
            yield entry
