"""Keeps a copy of an SQLite database before it is upgraded."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from cupboard.server.storage import schema

logger = logging.getLogger("cupboard.server")


def keep_copy(file: Path) -> Path | None:
    """Copy a database of an earlier version, with its version in the name. Return the copy."""
    if not file.is_file():
        return None
    with closing(sqlite3.connect(file)) as database:
        version = _version_of(database)
        if version is None or version >= schema.VERSION:
            return None
        copy = file.with_name(f"{file.stem}-version-{version}{file.suffix}")
        if not copy.exists():
            _copy(database, copy)
            shutil.copymode(file, copy)
            logger.warning("kept a copy of the database before its upgrade: %s", copy.name)
    return copy


def _version_of(database: sqlite3.Connection) -> int | None:
    for table in (schema.revisions, schema.about):
        (column,) = table.columns.keys()
        try:
            found = database.execute(f"SELECT {column} FROM {table.name}").fetchone()
        except sqlite3.OperationalError:  # an older file, or an empty one
            continue
        if found:
            return int(found[0])
    return None


def _copy(database: sqlite3.Connection, copy: Path) -> None:
    # A copy that was interrupted must not look like a whole one.
    partial = copy.with_name(f"{copy.name}.partial")
    partial.unlink(missing_ok=True)
    with closing(sqlite3.connect(partial)) as target:
        database.backup(target)
    partial.replace(copy)
