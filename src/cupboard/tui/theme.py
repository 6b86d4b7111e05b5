"""Terminal colours for the roles used in board drawings."""

from __future__ import annotations

import re

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from cupboard.core.board_markup import ROLES

WIDEST = 78

# The sixteen basic colours, so that the terminal's own palette applies.
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
    """Return a console with our colours, no wider than a board needs."""
    console = Console(theme=THEME, highlight=False, markup=False, emoji=False, stderr=stderr)
    console.width = min(console.width, WIDEST)
    return console


def render(drawing: str) -> Text:
    """Return a drawing with roles as coloured text; brackets that are not roles stay unchanged."""
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
