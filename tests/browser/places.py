"""Ways to places in the pages that are quicker than a person's: tables are opened by the API."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.people import PATIENCE

Json = dict[str, Any]
HERE: Json = {"kind": "here", "name": "Anna"}
ELSEWHERE: Json = {"kind": "open", "name": None}
ENGINE: Json = {"kind": "engine", "level": "random"}
"""The one that is ready at once: nothing has to be compiled for it."""


def open_table(page: Page, game: str, *seats: Json) -> Json:
    """A new table whose seats belong to this browser, as if it had filled in the sheet."""
    opened = ask(page, "/api/tables", {"game": game, "seats": list(seats or (HERE, ENGINE))})
    page.evaluate(
        "([code, tokens]) => localStorage.setItem('cupboard.seats.' + code, JSON.stringify(tokens))",
        [opened["table"]["code"], opened["tokens"]],
    )
    table: Json = opened["table"]
    return table


def ask(page: Page, path: str, order: Json) -> Json:
    answer = page.request.post(path, data=order, headers={"x-cupboard": "1"}, timeout=PATIENCE)
    assert answer.ok, answer.text()
    told: Json = answer.json()
    return told
