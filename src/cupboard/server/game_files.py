"""What games bring for the pages: their texts, and the boards of games from other packages.

Everything is read once and served from memory under addresses that contain a hash of the contents,
so browsers can keep it forever. Only these addresses exist; no path leads to any other file.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, ValidationError

from cupboard.core import plugins, registry
from cupboard.core.i18n import LANGUAGES
from cupboard.server.schemas.http import WEB_PARTS, GameTexts, GameWeb

MANIFEST: Final = "game.json"
HASH_LENGTH: Final = 16
NOT_SHOWN: Final = "-expert.ftl"
"""Texts of commands, which no page shows."""
LEARN: Final = "-learn.ftl"
"""Texts of the rule book, lessons, guide and printed sheets, which pages load on demand."""

Part: TypeAlias = Literal["board", "learn"]

logger = logging.getLogger("cupboard.server")


@dataclass(frozen=True)
class GameFiles:
    """The texts and web files of one game."""

    texts: Mapping[str, GameTexts]
    """addresses by language"""
    web: GameWeb | None
    contents: Mapping[str, bytes]
    """by address"""


@cache
def game_files(game_id: str) -> GameFiles:
    """Return the files of a game."""
    texts, text_contents = _texts(game_id)
    web, web_contents = _web(game_id)
    return GameFiles(texts, web, text_contents | web_contents)


def text_owner(name: str) -> str:
    """Return the id of the game that a text file's name belongs to."""
    return name.removesuffix(LEARN).removesuffix(".ftl")


# Texts


def _texts(game_id: str) -> tuple[dict[str, GameTexts], dict[str, bytes]]:
    joined = {language: _joined(game_id, language) for language in LANGUAGES}
    joined = {language: parts for language, parts in joined.items() if parts["board"]}
    version = _hash(
        {
            f"{language} {part}": joined[language][part]
            for language in joined
            for part in joined[language]
        }
    )
    texts: dict[str, GameTexts] = {}
    contents: dict[str, bytes] = {}
    for language, parts in joined.items():
        folder = f"/texts/{version}/{language}/"
        board, learn = f"{folder}{game_id}.ftl", f"{folder}{game_id}{LEARN}"
        contents[board] = parts["board"]
        if parts["learn"]:
            contents[learn] = parts["learn"]
        texts[language] = GameTexts(board=board, learn=learn if parts["learn"] else None)
    return texts, contents


def _joined(game_id: str, language: str) -> dict[Part, bytes]:
    """Return a game's own texts in a language, as one file per part."""
    parts: dict[Part, list[bytes]] = {"board": [], "learn": []}
    for file in _text_files(game_id, language):
        if not file.name.endswith(NOT_SHOWN):
            parts["learn" if file.name.endswith(LEARN) else "board"].append(file.read_bytes())
    return {part: b"\n".join(found) for part, found in parts.items()}


def _text_files(game_id: str, language: str) -> Iterator[Traversable]:
    """Yield a game's Fluent files: our own by their names, all of another package."""
    for file in _fluent(files("cupboard") / "locales" / language):
        if file.name == f"{game_id}.ftl" or file.name.startswith(f"{game_id}-"):
            yield file
    for package in _packages(game_id):
        yield from _fluent(package / "locales" / language)


def _packages(game_id: str) -> list[Traversable]:
    """Return the folders of the packages that bring the game and its expert."""
    game, expert = registry.resources(game_id), plugins.packages(plugins.EXPERTS).get(game_id)
    if expert is None or expert.resources() == game:
        return [game]
    return [game, expert.resources()]


def _fluent(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


# Boards of other packages


class _Manifest(BaseModel):
    """`web/game.json` of a package. Keys of later versions are ignored."""

    model_config = ConfigDict(extra="ignore")

    contract: int
    board: str | None = None
    style: str | None = None
    cover: str | None = None
    options: str | None = None
    analysis: str | None = None
    print: str | None = None


def _web(game_id: str) -> tuple[GameWeb | None, dict[str, bytes]]:
    folder = registry.resources(game_id) / "web"
    if not (folder / MANIFEST).is_file():
        return None, {}
    try:
        manifest = _Manifest.model_validate_json((folder / MANIFEST).read_bytes())
    except ValidationError as problem:
        about = {"game": game_id, "why": str(problem)}
        logger.warning("game.json is not valid; the plain board is used", extra=about)
        return None, {}
    contents = dict(_walk(folder))
    base = f"/games/{game_id}/{_hash(contents)}/"
    named = {part: _existing(game_id, getattr(manifest, part), contents) for part in WEB_PARTS}
    web = GameWeb(contract=manifest.contract, base=base, **named)
    return web, {base + path: content for path, content in contents.items()}


def _walk(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, bytes]]:
    """Yield all files of a folder with their paths in it, without hidden ones."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith((".", "__")):
            continue
        if entry.is_dir():
            yield from _walk(entry, f"{prefix}{entry.name}/")
        else:
            yield prefix + entry.name, entry.read_bytes()


def _existing(game_id: str, name: str | None, contents: Mapping[str, bytes]) -> str | None:
    if name is None or name in contents:
        return name
    logger.warning("file of game.json is missing", extra={"game": game_id, "file": name})
    return None


def _hash(contents: Mapping[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name, content in sorted(contents.items()):
        digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest()[:HASH_LENGTH]
