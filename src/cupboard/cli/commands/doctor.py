"""`cupboard doctor`: check an installation."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from cupboard.cli.commands.admin.options import Data, Database, settings_of
from cupboard.cli.options import AsJson, Lang, language_of, print_json
from cupboard.core import i18n
from cupboard.tui.theme import make_console

if TYPE_CHECKING:
    from cupboard.server.admin.doctor import Finding
    from cupboard.server.settings import Settings

SIGNS = {"ok": "✓", "warning": "!", "error": "✗"}
STYLES = {"ok": "green", "warning": "yellow", "error": "red"}


def register(app: typer.Typer) -> None:
    app.command("doctor", help="cli-doctor-help", epilog="cli-doctor-epilog")(doctor)


def doctor(
    address: Annotated[
        str | None, typer.Argument(metavar="[ADDRESS]", help="cli-doctor-arg-address")
    ] = None,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    found = asyncio.run(_examined(settings_of(data, database), address))
    if as_json:
        print_json([_as_data(finding, language) for finding in found])
    else:
        _show(found, language)
    if any(finding.verdict == "error" for finding in found):
        raise typer.Exit(1)


async def _examined(settings: Settings, address: str | None) -> list[Finding]:
    from cupboard.server.admin.doctor import examine

    return [finding async for finding in examine(settings, address)]


def _text(finding: Finding, language: str) -> str:
    return i18n.text(language, finding.key, **finding.details)


def _as_data(finding: Finding, language: str) -> dict[str, str]:
    return {
        "check": finding.name,
        "verdict": finding.verdict,
        "found": finding.key,
        "text": _text(finding, language),
    }


def _show(found: list[Finding], language: str) -> None:
    console = make_console()
    for finding in found:
        sign = Text(f"{SIGNS[finding.verdict]} ", STYLES[finding.verdict])
        console.print(sign + Text(_text(finding, language)), soft_wrap=True)
    wrong = sum(finding.verdict != "ok" for finding in found)
    console.print(Text(i18n.text(language, "doctor-summary", wrong=wrong)))
