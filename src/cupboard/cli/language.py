"""Choose the language for the command line."""

from __future__ import annotations

import os
from collections.abc import Sequence

from cupboard.core.i18n import FALLBACK, LANGUAGES

FLAG = "--lang"


def from_environment() -> str:
    """Return the system's language if the program has it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            code = value[:2].lower()
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def from_arguments(words: Sequence[str]) -> str:
    """Return the language named on the command line, before the arguments are parsed."""
    for at, word in enumerate(words):
        asked = words[at + 1] if word == FLAG and at + 1 < len(words) else ""
        asked = word.partition("=")[2] if word.startswith(f"{FLAG}=") else asked
        if asked in LANGUAGES:
            return asked
    return from_environment()
