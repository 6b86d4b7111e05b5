"""The colours of a terminal for the roles that boards are drawn in."""

from __future__ import annotations

import re

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from cupboard.core.markup import ROLES

WIDEST = 78

# Colours of the sixteen that every terminal has, so that a person's own palette is respected.
THEME = Theme(
    {
        "seat0": "bold red",
        "seat1": "bold bright_blue",
        "seat2": "bold green",
        "seat3": "bold magenta",
        "seat4": "bold yellow",
        "touch": "bold reverse",
        "quiet": "bright_black",
        "bean": "bold",
        "hidden": "bright_black",
        "strong": "bold",
        "trouble": "bold yellow",
        "title": "bold",
    }
)

_TAG = re.compile(r"\[(/|" + "|".join(ROLES) + r")\]")


def make_console(*, stderr: bool = False) -> Console:
    """A console in our colours, never wider than a board is meant to be."""
    console = Console(theme=THEME, highlight=False, markup=False, emoji=False, stderr=stderr)
    console.width = min(console.width, WIDEST)
    return console


def render(drawing: str) -> Text:
    """A drawing with roles as coloured text; brackets that are no role stay as they are."""
    text, roles, at = Text(), [""], 0
    for tag in _TAG.finditer(drawing):
        text.append(drawing[at : tag.start()], style=roles[-1])
        at = tag.end()
        if tag[1] != "/":
            roles.append(tag[1])
        elif len(roles) > 1:
            roles.pop()
    text.append(drawing[at:], style=roles[-1])
    return text


def seat_style(seat: int) -> str:
    return f"seat{seat}"
