"""Compiled rules that can also run interpreted, until they are compiled.

To compile the rules of a game takes seconds, and a server must not stop for so long. Interpreted,
a move takes a millisecond instead of microseconds, which no one notices at a single table.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

_thread = threading.local()


class SwitchedRules:
    """The functions and constants of a module with compiled rules, as attributes."""

    def __init__(self, module: ModuleType) -> None:
        self._compiled = {
            name: found for name, found in vars(module).items() if hasattr(found, "py_func")
        }
        self._interpreted: dict[str, Callable[..., Any]] = {}
        public = (name for name in vars(module) if not name.startswith("_"))
        vars(self).update({name: getattr(module, name) for name in public})

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def interpret(self) -> None:
        """Run the rules interpreted from now on."""
        if not self._interpreted:
            twins: dict[Any, FunctionType] = {}
            self._interpreted = {
                name: _switched(found, _twin(found, twins))
                for name, found in self._compiled.items()
            }
        vars(self).update(self._interpreted)

    def use_compiled(self) -> None:
        """Run the compiled rules from now on."""
        vars(self).update(self._compiled)


@contextmanager
def compiled_in_this_thread() -> Iterator[None]:
    """Use compiled rules in this thread, so that they are loaded while others go on without."""
    _thread.compiled = True
    try:
        yield
    finally:
        _thread.compiled = False


def _switched(compiled: Callable[..., Any], twin: FunctionType) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        if getattr(_thread, "compiled", False):
            return compiled(*args)
        wide = [_wide(arg) for arg in args]
        result = twin(*wide)
        for given, used in zip(args, wide, strict=True):
            if given is not used:
                given[:] = used
        return result.item() if isinstance(result, np.generic) else result

    return call


def _wide(value: Any) -> Any:
    """Return an array as compiled code computes with it: with numbers of 64 bits."""
    return value.astype(np.int64) if isinstance(value, np.ndarray) else value


def _twin(compiled: Any, twins: dict[Any, FunctionType]) -> FunctionType:
    """Return a compiled function as an ordinary one, which calls ordinary ones."""
    if compiled not in twins:
        source: FunctionType = compiled.py_func
        names = dict(source.__globals__)
        twins[compiled] = FunctionType(
            source.__code__, names, source.__name__, source.__defaults__, source.__closure__
        )
        for name in names.keys() & set(source.__code__.co_names):
            value = names[name]
            names[name] = _twin(value, twins) if hasattr(value, "py_func") else _wide(value)
    return twins[compiled]
