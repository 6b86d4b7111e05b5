"""Contract 9: deliberately broken rules, which the checks must detect.

A mutant is a small textual change of a game's module. It is loaded as a second module, interpreted
instead of compiled, and run through the game's own check. If a mutant survives, no check covers
that rule.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import pytest

from cupboard.core.errors import CupboardError


@dataclass(frozen=True)
class Mutant:
    """A rule broken on purpose: in a module, `old` (which must occur once) becomes `new`."""

    name: str
    rule: str
    module: str
    old: str
    new: str

    def __str__(self) -> str:
        return self.name


def load(module: str, old: str = "", new: str = "") -> ModuleType:
    """Return a changed copy of a module, with its functions interpreted."""
    original = importlib.import_module(module)
    assert original.__file__ is not None
    source = Path(original.__file__).read_text()
    if old:
        assert source.count(old) == 1, f"{old!r} stands {source.count(old)} times in {module}"
        source = source.replace(old, new)
    copy = ModuleType(f"{module}__mutant")
    copy.__file__ = original.__file__
    compiled = numba.njit
    sys.modules[copy.__name__] = copy  # dataclasses look their module up
    try:
        numba.njit = _interpret
        exec(compile(source, original.__file__, "exec"), copy.__dict__)
    finally:
        numba.njit = compiled
        del sys.modules[copy.__name__]
    return copy


def _interpret(*args: Any, **_: Any) -> Any:
    """Replacement for `numba.njit` that returns the function unchanged."""
    if args and callable(args[0]):
        return args[0]
    return lambda function: function


Check = Callable[[ModuleType], int]
"""A check takes a loaded module and returns how many states it checked."""


def kill(mutant: Mutant, check: Check) -> None:
    """Assert that the check passes on the true rules and fails on the mutant.

    The mutant must break an assertion or be refused with an error of the game. Any other error
    propagates: a crash says nothing about the rule.
    """
    assert checked(mutant.module, check) > 0, "the check looked at nothing"
    changed = load(mutant.module, mutant.old, mutant.new)
    with pytest.raises((AssertionError, CupboardError)):
        check(changed)


@cache
def checked(module: str, check: Check) -> int:
    """Check the true rules, once for all mutants of a module."""
    return check(load(module))
