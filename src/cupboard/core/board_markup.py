"""Roles in text drawings of boards, written `[seat0]…[/]`, in place of colours.

A terminal gives each role a colour; `plain` removes the roles. Roles: `seat0` … `seat4` for a
player's own things, `touch` for playable things, `quiet` for lines and labels, `bean` and `hidden`.
"""

from __future__ import annotations

import re

ROLES = ("seat0", "seat1", "seat2", "seat3", "seat4", "touch", "quiet", "bean", "hidden", "strong")

_TAG = re.compile(r"\[(?:/|" + "|".join(ROLES) + r")\]")


def paint(role: str, text: str) -> str:
    """Return the text marked with a role."""
    return f"[{role}]{text}[/]"


def plain(drawing: str) -> str:
    """Return the drawing without its roles."""
    return _TAG.sub("", drawing)
