"""`cupboard games`: list the games and describe their rules and options."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, TypeAlias

import typer
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cupboard.cli.options import AsJson, Lang, language_of, option_specs_of, print_json
from cupboard.core import codec, description, i18n
from cupboard.core.options import OptionSpec
from cupboard.core.registry import AnyGame, game, game_ids
from cupboard.core.spec import Minutes, Spec
from cupboard.tui import pages
from cupboard.tui.screen import Screen
from cupboard.tui.theme import make_console

AnySpec: TypeAlias = Spec[Any]


def register(app: typer.Typer) -> None:
    app.command("games", help="cli-games-help")(games)


def games(
    game_id: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="cli-games-arg", show_default=False)
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    chosen = [game(game_id)] if game_id else [game(name) for name in game_ids()]
    if as_json:
        print_json([describe(one, language) for one in chosen])
    elif game_id:
        _show_one(chosen[0], language)
    else:
        _show_all(chosen, language)


def describe(one: AnyGame, language: str) -> dict[str, Any]:
    """Return a game's description as plain data, with its texts in a language."""
    about, numbers = description.describe(one), one.default_arguments()
    return {
        "id": about.id,
        "name": i18n.text(language, f"{about.id}-name"),
        "tagline": i18n.text(language, f"{about.id}-tagline"),
        "rules_version": about.rules_version,
        "genre": about.genre,
        "seats": [about.seats[0], about.seats[-1]],
        "minutes": about.minutes,
        "age": about.age,
        "authors": about.authors,
        "presets": [
            {
                "id": preset.id,
                "text": i18n.text(language, f"{about.id}-preset-{preset.id}"),
                "values": preset.values,
                "seats": [preset.seats[0], preset.seats[-1]],
            }
            for preset in about.presets
        ],
        "first_preset": one.spec.preset_for(language),
        "options": [
            {**asdict(option), "text": _option_text(one, option.name, language)}
            for option in about.options
        ],
        "clauses": [
            {**asdict(clause), "text": i18n.text(language, f"rule-{clause.id}", **numbers)}
            for clause in about.clauses
        ],
        "tips": [{"id": tip, "text": i18n.text(language, f"rule-{tip}")} for tip in about.tips],
        "traits": about.traits,
    }


def _option_text(one: AnyGame, name: str, language: str) -> str:
    return i18n.text(language, f"{one.spec.id}-option-{name.replace('_', '-')}")


def _choice_text(one: AnyGame, option: OptionSpec, choice: str, language: str) -> str:
    words = f"{option.name}-{choice}".replace("_", "-")
    return i18n.text(language, f"{one.spec.id}-option-{words}")


def _show_all(chosen: list[AnyGame], language: str) -> None:
    console = make_console()
    grid = Table.grid(padding=(0, 2, 0, 0))
    for one in chosen:
        spec = one.spec
        grid.add_row(
            Text(spec.id, "strong"),
            Text.assemble(
                (i18n.text(language, f"{spec.id}-name"), "title"),
                (f"  {_box(spec, language)}\n", "quiet"),
                f"{i18n.text(language, f'{spec.id}-tagline')}\n",
                (", ".join(spec.presets), "quiet"),
            ),
        )
    console.print(grid)
    console.print()
    console.print(Text(i18n.text(language, "cli-games-more"), "quiet"))


def _box(spec: AnySpec, language: str) -> str:
    """Return genre, players, minutes and age of a game in one line, as printed on its box."""
    parts = [i18n.text(language, f"genre-{spec.genre.value}")] if spec.genre else []
    parts.append(_seats_text(spec.seats, language))
    if spec.minutes:
        parts.append(_minutes_text(spec.minutes, language))
    if spec.age:
        parts.append(i18n.text(language, "box-age", n=spec.age))
    return " · ".join(parts)


def _minutes_text(minutes: Minutes, language: str) -> str:
    low, high = minutes.low, minutes.high
    if minutes.estimated:
        return i18n.text(language, "box-minutes-about", low=low)
    if high is None:
        return i18n.text(language, "box-minutes-from", low=low)
    return i18n.text(language, "box-minutes", low=low, high=high)


def _seats_text(seats: range, language: str) -> str:
    if len(seats) == 1:
        return i18n.text(language, "box-seats-exactly", n=seats[0])
    return i18n.text(language, "box-seats", low=seats[0], high=seats[-1])


def _show_one(one: AnyGame, language: str) -> None:
    spec = one.spec
    rules = (*(clause.id for clause in spec.clauses), *spec.tips)
    parts: list[RenderableType] = [
        pages.title(i18n.text(language, f"{spec.id}-name"), _box(spec, language)),
        *_authors(spec, language),
        Text(i18n.text(language, f"{spec.id}-tagline")),
        Text(i18n.text(language, f"{spec.id}-move-help"), "quiet"),
    ]
    for heading, body in (
        ("cli-games-presets", _presets(one, language)),
        ("cli-games-options", _options(one, language)),
        ("cli-games-rules", pages.clauses(rules, language, one.default_arguments())),
    ):
        parts += [Text(), Text(i18n.text(language, heading), "title"), body]
    Screen().read(Group(*parts))


def _authors(spec: AnySpec, language: str) -> list[Text]:
    if not spec.authors:
        return []
    return [Text(i18n.text(language, "box-authors", names=", ".join(spec.authors)), "quiet")]


def _presets(one: AnyGame, language: str) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name in one.spec.presets:
        seats = _seats_text(one.spec.seats_for(name), language)
        text = i18n.text(language, f"{one.spec.id}-preset-{name}")
        grid.add_row(Text(name, "strong"), Text(seats, "quiet"), Text(text))
    return grid


def _options(one: AnyGame, language: str) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for option in option_specs_of(one):
        values = Text(_value_text(option), "quiet")
        meaning = Text.assemble(
            _option_text(one, option.name, language), (f" [{option.rule}]", "quiet")
        )
        for choice in option.choices:
            meaning.append(f"\n{choice}", "strong")
            meaning.append(f": {_choice_text(one, option, choice, language)}")
        grid.add_row(Text(option.name, "strong"), values, meaning)
    return grid


def _value_text(option: OptionSpec) -> str:
    """Return the range of an option, followed by its default."""
    kinds = {
        "flag": "true/false",
        "number": f"{option.low}–{option.high}",
        "choice": "",
        "data": "@",
    }
    default = codec.dump(option.default)
    shown = str(default).lower() if isinstance(default, bool) else str(default or "–")
    values = f"{kinds[option.kind]}, …" if option.per_seat else kinds[option.kind]
    return " ".join(word for word in (values, f"({shown})") if word)
