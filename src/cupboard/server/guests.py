"""Browsers, identified by a signed cookie with an id, a name and a language.

There are no accounts.
"""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "cupboard_guest"
KEY_FILE: Final = "secret.key"
KEY_BYTES: Final = 32
YEAR_SECONDS: Final = 365 * 24 * 3600


@dataclass(frozen=True)
class Guest:
    """The user of a browser."""

    id: str
    name: str = ""
    language: str | None = None
    fresh: bool = False
    """whether the browser does not have its id yet"""


class GuestCookies:
    """Reader and writer of the cookie. A cookie with a wrong signature is ignored."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(key, salt=COOKIE)

    def read(self, cookie: str | None) -> Guest:
        """Return the visitor of a cookie, or a new one if there is no valid cookie."""
        try:
            data: Any = self._signer.loads(cookie) if cookie else None
            return Guest(str(data["id"]), str(data["name"]), data["language"])
        except (BadSignature, KeyError, TypeError):
            return Guest(secrets.token_hex(12), fresh=True)

    def write(self, guest: Guest) -> str:
        data = {"id": guest.id, "name": guest.name, "language": guest.language}
        return str(self._signer.dumps(data))


def own_key(folder: Path) -> str:
    """Return this server's signing key, created once and readable only by its user."""
    path = folder / KEY_FILE
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_text(encoding="ascii")
    with os.fdopen(handle, "w", encoding="ascii") as file:
        key = secrets.token_hex(KEY_BYTES)
        file.write(key)
        return key


def replace_key(folder: Path, key: str) -> None:
    """Use the signing key of another installation, so that its guests keep their cookies."""
    path = folder / KEY_FILE
    draft = path.with_name(KEY_FILE + ".part")
    draft.unlink(missing_ok=True)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(key)
    draft.replace(path)
