"""Compilation with Numba: the decorators of compiled functions and the cache of compiled code.

This is the only module that imports `numba.njit`: the cache folder must be chosen before the first
function is decorated, and the decorators below do so on their first use.

Numba notices a change in the file that defines a function, but not in the functions inlined into
it. Each state of the sources therefore gets its own cache folder, named after its fingerprint, so
that stale code never runs. Copies of this package with the same sources share a folder.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config as numba_config
from numba.core.caching import UserProvidedCacheLocator

from cupboard.core import plugins
from cupboard.core.paths import cache_dir

KEEP = 16
"""Number of old cache folders to keep, for people who switch between versions."""

HOME = Path(__file__).resolve().parent.parent

F = TypeVar("F", bound=Callable[..., Any])


def compile_with(**switches: Any) -> Callable[[F], F]:
    """Return a decorator that compiles a function with these switches of `numba.njit`."""

    def decorate(function: F) -> F:
        use_own_cache()
        made: Any = numba.njit(**switches)(function)
        built: F = made
        return built

    return decorate


compiled = compile_with(cache=True, nogil=True)
"""Compile a function when it is first called."""

inlined = compile_with(cache=True, nogil=True, inline="always")
"""Let Numba copy a function into its callers before compiling them.

A call between compiled functions counts references to its arrays, which takes longer than most
rules. Compiling takes longer too.
"""

force_inlined = compile_with(cache=True, nogil=True, forceinline=True)
"""Let LLVM inline a function into its callers, for calls that would pass many words."""

hot = compile_with(cache=True, nogil=True, _nrt=False)
"""Compile a function that allocates nothing, without Numba's reference counting.

The caller owns the arrays. The same loops run a fifth faster.
"""

hot_inlined = compile_with(cache=True, nogil=True, _nrt=False, forceinline=True)
"""`hot` and `force_inlined` together."""


PARTS = ("core", "games", "search", "players", "experts")
"""Our packages whose code is compiled, inlined or makes constants of compiled code."""


@cache
def fingerprint() -> str:
    """Return a fingerprint of all sources that are compiled or inlined."""
    digest = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for source in sources():
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def sources() -> list[Path]:
    """Return the files of the fingerprint: our own and those of every plugin, in a fixed order.

    A file counts as a whole: compiled code contains the constants of its modules, which may come
    from any module they import.
    """
    own = {file for part in PARTS for file in (HOME / part).rglob("*.py")}
    groups = (plugins.GAMES, plugins.EXPERTS)
    found = (plugin for group in groups for plugin in plugins.installed(group).values())
    return [*sorted(own), *sorted({file for plugin in found for file in plugin.sources()})]


def compiled_dir() -> Path:
    """Return the folder for compiled code of all versions."""
    return cache_dir() / "compiled"


class CopyIndependentLocator(UserProvidedCacheLocator):
    """Names the files of compiled code after the module of a function instead of its path.

    Numba would compile everything again for another copy of this package, such as a second
    checkout, although the folder is valid for every copy with the same sources.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """Return the package of a source file, or Numba's own choice for files of others."""
        folder = Path(py_file).resolve().parent
        if folder.is_relative_to(HOME):
            return ".".join(folder.relative_to(HOME).parts)
        untyped: Any = super()
        return str(untyped.get_suitable_cache_subpath(py_file))


LOCATORS = (
    f"{__name__}.{CopyIndependentLocator.__name__}",
    # Numba's own, for functions in other places.
    "InTreeCacheLocator",
    "UserWideCacheLocator",
    "IPythonCacheLocator",
    "ZipCacheLocator",
)


@cache
def use_own_cache() -> None:
    """Point Numba at the cache folder for these sources, unless the user chose another."""
    config: Any = numba_config
    if config.CACHE_DIR:
        return
    folder = compiled_dir() / fingerprint()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        config.CACHE_DIR = str(folder)
        config.CACHE_LOCATOR_CLASSES = ",".join(LOCATORS)
        _forget_old(folder.parent)
    except OSError:
        return  # not writable, or another process is tidying up; Numba works without


def mark(name: str) -> Path | None:
    """Return a marker file that records a compiled part of these sources.

    Return None if nothing is cached on disk.
    """
    use_own_cache()
    config: Any = numba_config
    folder = config.CACHE_DIR
    return Path(folder) / f"{name}-{fingerprint()}.ready" if folder else None


def _forget_old(home: Path) -> None:
    folders = sorted((f for f in home.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime)
    for folder in folders[:-KEEP]:
        shutil.rmtree(folder, ignore_errors=True)
