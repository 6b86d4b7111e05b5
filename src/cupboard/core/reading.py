"""Input from people: files, numbers and JSON, with a clear error if it cannot be read."""

from __future__ import annotations

import json
import re
from pathlib import Path

from cupboard.core.errors import BadData

MAX_DIGITS = 15
"""Most digits of a number. No game needs more, and Python refuses more than 4,300."""
TOO_LONG = re.compile(rf"\d{{{MAX_DIGITS + 1},}}")
MAX_QUOTE = 40


def whole_number(text: str) -> int | None:
    """Return the integer that plain digits with an optional sign stand for, or None."""
    digits = text.strip().removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= MAX_DIGITS):
        return None
    try:
        return int(text)
    except ValueError:  # more than one sign
        return None


def quote(value: object, most: int = MAX_QUOTE) -> str:
    """Return the start of an invalid value, to be quoted in an error."""
    try:
        text = str(value)
    except (ValueError, RecursionError):  # a number too long to convert to text
        return "…"
    return text if len(text) <= most else f"{text[:most]}…"


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file, without a byte order mark."""
    try:
        return path.expanduser().read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError, RuntimeError, ValueError) as problem:
        raise file_trouble(problem) from problem


def file_trouble(problem: Exception) -> BadData:
    """Return an error that says why a file cannot be read or written."""
    for kinds, key in _TROUBLES:
        if isinstance(problem, kinds):
            return BadData(key)
    reason = problem.strerror if isinstance(problem, OSError) else None
    return BadData("file-trouble", problem=reason or str(problem))


_TROUBLES: tuple[tuple[tuple[type[Exception], ...], str], ...] = (
    ((FileNotFoundError,), "file-missing"),
    ((IsADirectoryError,), "file-folder"),
    ((NotADirectoryError,), "file-no-folder"),
    ((FileExistsError,), "file-exists"),
    ((PermissionError,), "file-forbidden"),
    ((UnicodeDecodeError,), "file-not-text"),
)


def from_json(text: str) -> object:
    """Return the data of a JSON text."""
    try:
        data: object = json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as problem:
        raise BadData("data-not-json", line=problem.lineno, column=problem.colno) from problem
    except ValueError as problem:
        raise BadData("data-number-too-long", most=MAX_DIGITS) from problem
    except RecursionError as problem:
        raise BadData("data-too-deep") from problem
    return data
