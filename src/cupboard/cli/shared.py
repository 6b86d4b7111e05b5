"""What several commands ask for, and how it is read."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from cupboard.cli.language import from_environment
from cupboard.core import texts
from cupboard.core.errors import BadOptions, CupboardError
from cupboard.core.options import option_specs
from cupboard.core.registry import AnyGame
from cupboard.core.texts import LANGUAGES

GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game")]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="cli-opt-lang")
]
PresetName = Annotated[str | None, typer.Option("--preset", metavar="NAME", help="cli-opt-preset")]
SeatCount = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-opt-seats")]
Choices = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-opt-option")
]
Seed = Annotated[str | None, typer.Option("--seed", metavar="HEX", help="cli-opt-seed")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]


def language_of(asked: str | None) -> str:
    """The language asked for, or the system's."""
    if asked is None:
        return from_environment()
    if asked not in LANGUAGES:
        raise BadOptions("cli-language-unknown", asked=asked, known=", ".join(LANGUAGES))
    return asked


def tell(problem: CupboardError, language: str) -> str:
    """The message of an error, what caused it told in the same language."""
    cause, details = problem.__cause__, dict(problem.details)
    if isinstance(cause, CupboardError) and "problem" in details:
        details["problem"] = texts.say(language, cause.key, **cause.details)
    return type(problem)(problem.key, rule=problem.rule, **details).tell(language)


def default_preset(game: AnyGame) -> str:
    return next(iter(game.spec.presets))


def agree(game: AnyGame, preset: str | None, choices: Sequence[str] | None) -> Any:
    """The options of a table from a preset and single choices."""
    return game.options(preset, **dict(_read_choice(game, text) for text in choices or ()))


def seats_of(game: AnyGame, preset: str | None, asked: int | None, at_least: int = 0) -> int:
    """The number asked for, or the smallest that suits the preset and everybody named."""
    if asked is not None:
        return asked
    suited = game.spec.preset(preset or default_preset(game)).seats or game.spec.seats
    return min((n for n in suited if n >= at_least), default=suited[-1])


def _read_choice(game: AnyGame, text: str) -> tuple[str, object]:
    name, sign, value = text.partition("=")
    if not sign:
        raise BadOptions("cli-option-needs-value", text=text[:80])
    name = name.strip().replace("-", "_")
    if value.startswith("@"):
        return name, _read_file(Path(value[1:]))
    holds_data = any(spec.name == name and spec.kind == "data" for spec in option_specs_of(game))
    return name, _as_data(value) if holds_data else value.strip()


def option_specs_of(game: AnyGame) -> Any:
    return option_specs(game.spec.options)


def _read_file(path: Path) -> object:
    """What a file holds: TOML and JSON as data, anything else as text."""
    try:
        text = path.expanduser().read_text(encoding="utf-8")
        return tomllib.loads(text) if path.suffix == ".toml" else _as_data(text)
    except (OSError, ValueError) as problem:
        raise BadOptions("cli-file-unreadable", path=str(path), problem=str(problem)) from problem


def require_writable(path: Path | None) -> None:
    """Refuse a file that cannot be written before minutes are spent on what shall stand in it."""
    if path is None:
        return
    try:
        was_there = path.exists()
        path.open("a", encoding="utf-8").close()
        if not was_there:
            path.unlink()
    except OSError as problem:
        raise BadOptions("cli-cannot-save", path=str(path), problem=str(problem)) from problem


def _as_data(text: str) -> object:
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError:
        return text
    return data


def as_json_text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)


def print_json(data: object) -> None:
    typer.echo(as_json_text(data))
