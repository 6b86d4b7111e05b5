"""Arguments and options that several commands share, and how to parse them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from cupboard.cli.language import from_environment
from cupboard.core import i18n
from cupboard.core.errors import BadData, BadOptions, CupboardError
from cupboard.core.i18n import LANGUAGES
from cupboard.core.options import option_specs
from cupboard.core.reading import MAX_DIGITS, file_trouble, from_json, read_text
from cupboard.core.registry import AnyGame

GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="cli-opt-lang")
]
PresetName = Annotated[str | None, typer.Option("--preset", metavar="NAME", help="cli-opt-preset")]
SeatCount = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-opt-seats")]
Choices = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-opt-option")
]
Extras = Annotated[
    list[str] | None, typer.Option("--extra", "-x", metavar="NAME=VALUE", help="cli-opt-extra")
]
Seed = Annotated[str | None, typer.Option("--seed", metavar="HEX", help="cli-opt-seed")]
MAX_GIGABYTES = 1024
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]


def language_of(asked: str | None) -> str:
    """Return the language asked for, or the system's."""
    if asked is None:
        return from_environment()
    if asked not in LANGUAGES:
        raise BadOptions("cli-language-unknown", asked=asked, known=", ".join(LANGUAGES))
    return asked


def error_text(problem: CupboardError, language: str) -> str:
    """Return an error's message, with its cause in the same language."""
    cause, details = problem.__cause__, dict(problem.details)
    if isinstance(cause, CupboardError) and "problem" in details:
        details["problem"] = i18n.text(language, cause.key, **cause.details)
    return type(problem)(problem.key, rule=problem.rule, **details).tell(language)


def read_options(game: AnyGame, preset: str | None, choices: Sequence[str] | None) -> Any:
    """Return the game options for a preset and individual settings."""
    return game.options(preset, **dict(_read_choice(game, text) for text in choices or ()))


def seats_of(game: AnyGame, preset: str | None, asked: int | None, at_least: int = 0) -> int:
    """Return the number of seats asked for (default: the smallest that fits preset and players)."""
    if asked is not None:
        return asked
    suited = game.spec.seats_for(preset or game.spec.default_preset)
    return min((n for n in suited if n >= at_least), default=suited[-1])


def read_extras(extras: Sequence[str] | None) -> dict[str, str]:
    """Return settings that only a game's expert knows."""
    return dict(_name_and_value(text) for text in extras or ())


def _name_and_value(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign:
        raise BadOptions("cli-option-needs-value", text=text[:80])
    return name.strip().replace("-", "_"), value


def _read_choice(game: AnyGame, text: str) -> tuple[str, object]:
    name, value = _name_and_value(text)
    if value.startswith("@"):
        return name, _read_file(Path(value[1:]))
    holds_data = any(spec.name == name and spec.kind == "data" for spec in option_specs_of(game))
    return name, _as_data(value) if holds_data else value.strip()


def option_specs_of(game: AnyGame) -> Any:
    return option_specs(game.spec.options)


def _read_file(path: Path) -> object:
    """Return a file's content: TOML and JSON as data, anything else as text."""
    try:
        text = read_text(path)
        return _from_toml(text) if path.suffix == ".toml" else _as_data(text)
    except BadData as problem:
        raise BadOptions("cli-file-unreadable", path=str(path), problem=str(problem)) from problem


def _from_toml(text: str) -> object:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadData("data-not-toml", problem=str(problem)) from problem
    except ValueError as problem:
        raise BadData("data-number-too-long", most=MAX_DIGITS) from problem
    except RecursionError as problem:
        raise BadData("data-too-deep") from problem


def require_writable(path: Path | None) -> None:
    """Raise an error if a file cannot be written. Call it before a long computation."""
    if path is None:
        return
    try:
        was_there = path.exists()
        path.open("a", encoding="utf-8").close()
        if not was_there:
            path.unlink()
    except OSError as problem:
        reason = file_trouble(problem)
        raise BadOptions("cli-cannot-save", path=str(path), problem=str(reason)) from reason


def require_folder(path: Path) -> None:
    """Create a folder, or raise an error if it cannot be written to."""
    try:
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as problem:
        reason = file_trouble(problem)
        raise BadOptions("cli-cannot-save", path=str(path), problem=str(reason)) from reason


def require_memory(gigabytes: float | None) -> None:
    """Raise an error if no machine has that much memory."""
    if gigabytes is not None and not 0 < gigabytes <= MAX_GIGABYTES:  # also false for NaN
        raise BadOptions("cli-bad-memory", given=f"{gigabytes:g}", most=MAX_GIGABYTES)


def _as_data(text: str) -> object:
    try:
        return from_json(text)
    except BadData:
        return text


def as_json_text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)


def print_json(data: object) -> None:
    typer.echo(as_json_text(data))
