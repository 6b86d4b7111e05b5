"""Packages that bring a game or an expert: folders of this package, and plugins.

A plugin is an installed package with an entry point in the group `cupboard.games` or
`cupboard.experts`. The entry point has the game's id as its name, and its value names the object
(`package:GAME`) or the module that has it (`package`). The folders `cupboard/games/<id>` and
`cupboard/experts/<id>` need no entry point.

A plugin that cannot be used is reported in the log and left out, so that it never prevents anyone
from playing the other games.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from cupboard.core.errors import BrokenPlugin

GAMES = "cupboard.games"
EXPERTS = "cupboard.experts"
GAME_ID = re.compile(r"[a-z][a-z0-9]*")
"""Ids are part of text keys, addresses and file names."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Package:
    """A package that brings a game or an expert."""

    name: str
    """the game's id"""
    module: str
    attribute: str = ""
    """the object in the module, as the entry point names it"""
    distribution: str = ""
    """the installed package that has the entry point; empty for our own folders"""

    def load(self, attribute: str, kind: type) -> Any:
        """Return the object of this package, which must be an instance of `kind`."""
        try:
            found: Any = importlib.import_module(self.module)
        except Exception as problem:
            if not self.distribution:
                raise
            raise self.broken("plugin-not-loaded", problem=repr(problem)) from problem
        for part in (self.attribute or attribute).split("."):
            found = getattr(found, part, None)
        if not isinstance(found, kind):
            name = f"{self.module}:{self.attribute or attribute}"
            raise self.broken("plugin-wrong-object", object=name, kind=kind.__name__)
        return found

    def broken(self, key: str, **details: str) -> BrokenPlugin:
        """Return the error that says what is wrong with this plugin."""
        return BrokenPlugin(key, plugin=self.name, package=self.distribution, **details)

    def resources(self) -> Traversable:
        """Return the folder of this package, with its data files."""
        if not self.distribution:
            return files("cupboard") / self.module.split(".")[1] / self.name
        spec = importlib.util.find_spec(self.module)
        is_package = spec is not None and spec.submodule_search_locations is not None
        return files(self.module if is_package else self.module.rpartition(".")[0])

    def sources(self) -> Iterator[Path]:
        """Yield the Python files of this plugin, for the fingerprint of compiled code."""
        spec = importlib.util.find_spec(self.module.partition(".")[0])
        if spec is None:
            return
        for folder in spec.submodule_search_locations or ():
            yield from Path(folder).rglob("*.py")
        if spec.submodule_search_locations is None and spec.origin:
            yield Path(spec.origin)


@cache
def own(group: str) -> Mapping[str, Package]:
    """Return the folders of this package that bring a game or an expert, by game id."""
    folder = files("cupboard") / group.rpartition(".")[2]
    names = sorted(entry.name for entry in folder.iterdir() if (entry / "__init__.py").is_file())
    return {name: Package(name, f"{group}.{name}") for name in names}


def installed(group: str) -> Mapping[str, Package]:
    """Return the plugins of a group by game id, without loading them."""
    return scan(group)[0]


@cache
def scan(group: str) -> tuple[Mapping[str, Package], tuple[BrokenPlugin, ...]]:
    """Return the plugins of a group by game id, and what is wrong with other entry points."""
    found: dict[str, Package] = {}
    problems: list[BrokenPlugin] = []
    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, _maker(entry))):
        plugin = Package(entry.name, entry.module, entry.attr, _maker(entry))
        if not GAME_ID.fullmatch(entry.name):
            problems.append(plugin.broken("plugin-bad-id"))
        elif entry.name in found or entry.name in own(group):
            problems.append(plugin.broken("plugin-twice"))
        else:
            found[entry.name] = plugin
    return found, tuple(problems)


def packages(group: str) -> Mapping[str, Package]:
    """Return all packages of a group by game id, without loading them."""
    return {**own(group), **installed(group)}


def usable(group: str, load: Callable[[str], object]) -> list[str]:
    """Return the ids of the plugins that can be loaded; write to the log what the others lack."""
    found, problems = scan(group)
    for problem in problems:
        log.warning("%s", problem)
    return [name for name in found if _loads(name, load)]


@cache
def report(problem: str) -> None:
    """Write to the log what is wrong with a plugin, once."""
    log.warning("%s", problem)


def _loads(name: str, load: Callable[[str], object]) -> bool:
    try:
        load(name)
    except BrokenPlugin as problem:
        log.warning("%s", problem)
        return False
    return True


def locale_folders(language: str) -> Iterator[Traversable]:
    """Yield the folders with the texts of plugins in a language."""
    for group in (GAMES, EXPERTS):
        for plugin in installed(group).values():
            try:
                folder = plugin.resources() / "locales" / language
            except Exception:  # a broken plugin; loading its game or expert reports it
                continue
            if folder.is_dir():
                yield folder


def _maker(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else "?"
