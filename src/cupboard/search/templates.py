"""Binding of generic loops to the kernel of one game.

A template is a plain function whose globals `actor`, `moves`, `play` … stand for a kernel's
functions. Binding makes a copy with those names filled in. LLVM can then inline the functions, and
the result can be cached on disk, unlike closures over compiled functions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from types import FunctionType
from typing import Any

from cupboard.core.jit import compile_with, hot
from cupboard.core.kernel import Kernel

FUNCTIONS = ("actor", "moves", "play", "chance", "points")


def instantiate(
    template: Callable[..., Any], game_id: str, kernel: Kernel, fixed: Any = None, **more: Any
) -> Any:
    """Return the template compiled for a game; `fixed` makes the options constants.

    `more` fills in further names: templates that were bound before, for the same `game_id`. To bind
    one template to several sets of them, use a different `game_id` for each.
    """
    names: dict[str, Any] = {name: getattr(kernel, name) for name in FUNCTIONS} | more
    names["agreed"] = _fixed(fixed) if fixed is not None else _given
    assert isinstance(template, FunctionType)
    bound = FunctionType(template.__code__, {**template.__globals__, **names})
    variant = hashlib.sha256(repr(fixed).encode()).hexdigest()[:8] if fixed is not None else "any"
    # Numba names its cache files after this.
    bound.__qualname__ = f"{template.__qualname__}_{game_id}_{variant}"
    return hot(bound)


# Not cached: these are only ever copied into their callers.
copied = compile_with(inline="always")


@copied
def _given(rules):  # type: ignore[no-untyped-def]
    return rules


def _fixed(fixed: Any) -> Any:
    @copied
    def agreed(rules):  # type: ignore[no-untyped-def]
        return fixed

    return agreed
