"""Binds a loop that is written once to the kernel of one game, and compiles it.

A template is a plain function whose globals `actor`, `moves`, `play` … stand for a kernel's.
Binding makes a copy with those names filled in: LLVM sees the functions themselves and can inline
them, and the result can be kept on disk, which closures over compiled functions cannot.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from types import FunctionType
from typing import Any

from numba import njit

from cupboard.core.kernel import Kernel

FUNCTIONS = ("actor", "moves", "play", "chance", "points")


def bind(
    template: Callable[..., Any], game_id: str, kernel: Kernel, fixed: Any = None, **more: Any
) -> Any:
    """The template compiled for a game; `fixed` bakes a table's options in as constants. `more`
    fills in further names: templates that were bound before, for the same `game_id`. Whoever binds
    one template to several sets of them makes the `game_id` tell them apart."""
    names: dict[str, Any] = {name: getattr(kernel, name) for name in FUNCTIONS} | more
    names["agreed"] = _fixed(fixed) if fixed is not None else _given
    assert isinstance(template, FunctionType)
    bound = FunctionType(template.__code__, {**template.__globals__, **names})
    variant = hashlib.sha256(repr(fixed).encode()).hexdigest()[:8] if fixed is not None else "any"
    # Numba names its files on disk after this.
    bound.__qualname__ = f"{template.__qualname__}_{game_id}_{variant}"
    # The arrays belong to the caller and templates allocate nothing: without Numba's reference
    # counting (`_nrt`) the same loops run a fifth faster.
    switches: dict[str, Any] = {"nogil": True, "cache": True, "_nrt": False}
    return njit(**switches)(bound)


@njit(inline="always")
def _given(rules):  # type: ignore[no-untyped-def]
    return rules


def _fixed(fixed: Any) -> Any:
    @njit(inline="always")
    def agreed(rules):  # type: ignore[no-untyped-def]
        return fixed

    return agreed
