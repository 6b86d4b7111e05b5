"""Boards drawn in characters carry roles, not colours: `[seat0]…[/]`.

A terminal gives each role a colour; `plain` takes the roles out. Roles: `seat0` … `seat4` for what
belongs to a player, `touch` for what can be played, `quiet` for lines and labels, `bean`, `hidden`.
"""

from __future__ import annotations

import re

ROLES = ("seat0", "seat1", "seat2", "seat3", "seat4", "touch", "quiet", "bean", "hidden", "strong")

_TAG = re.compile(r"\[(?:/|" + "|".join(ROLES) + r")\]")


def paint(role: str, text: str) -> str:
    """Text in a role."""
    return f"[{role}]{text}[/]"


def plain(drawing: str) -> str:
    """The drawing without its roles."""
    return _TAG.sub("", drawing)
