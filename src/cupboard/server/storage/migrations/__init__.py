"""Brings a database to the present schema, with Alembic.

A new database is created as a whole. An existing one gets the revisions that it misses, in one
transaction, while other processes wait to start. Processes of the version before go on, and may
even start again, because a revision only adds: tables, and columns that are nullable or have a
default in the database. If an older version must not use a schema any more, `schema.OLDEST` says
so. Something is removed only when no version that uses it can be running.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, func, insert, inspect, select, update

from cupboard.server.errors import Refusal
from cupboard.server.storage import schema

if TYPE_CHECKING:
    from alembic.runtime.migration import MigrationContext, RevisionStep

LOCK: Final = 0x0C0BB0A4D
"""Held by the process that creates or upgrades the database's tables."""
FOLDERS: Final = [Path(__file__).parent / "versions"]
"""The folders with revisions. Tests add one of their own."""


@dataclass(frozen=True)
class State:
    """The schema of a database."""

    revision: int
    oldest: int
    """the oldest program that can use it, by the revision it knows"""

    @property
    def is_behind(self) -> bool:
        return self.revision < schema.VERSION

    @property
    def is_too_new(self) -> bool:
        """Whether a later program has changed it in a way that this one does not understand."""
        return self.oldest > schema.VERSION


def state_of(connection: Connection) -> State | None:
    """Return the schema of a database, or None if it has no tables of ours."""
    found = inspect(connection)
    if not found.has_table(schema.about.name):
        return None
    oldest: int | None = connection.scalar(select(schema.about.c.version))
    if oldest is None:
        return None
    if not found.has_table(schema.revisions.name):  # from before there were revisions
        return State(oldest, oldest)
    revision = connection.scalar(select(schema.revisions.c.version_num))
    return State(int(revision or oldest), oldest)


def migrate(connection: Connection) -> None:
    """Create the tables of a new database, or bring an older one to the present schema.

    Raises `Refusal` for a database that this version must not use.
    """
    if not _is_ready(state_of(connection)):
        _lock(connection)
        state = state_of(connection)  # another process may have been first
        if state is None:
            _create(connection)
        elif not _is_ready(state):
            _upgrade(connection, state)


def _is_ready(state: State | None) -> bool:
    if state is None:
        return False
    if state.is_too_new:
        raise Refusal("other-database", found=state.oldest, known=schema.VERSION)
    return not state.is_behind


def _lock(connection: Connection) -> None:
    """Let others wait until this is done; an interrupted upgrade changes nothing."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _create(connection: Connection) -> None:
    schema.metadata.create_all(connection)
    connection.execute(insert(schema.about).values(version=schema.OLDEST))
    connection.execute(insert(schema.revisions).values(version_num=str(schema.VERSION)))


def _upgrade(connection: Connection, state: State) -> None:
    # Only needed once per version, and it takes a tenth of a second to import.
    from alembic.operations import Operations
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(str(FOLDERS[0].parent), version_locations=list(map(str, FOLDERS)))

    def steps(heads: Any, _context: MigrationContext) -> Iterable[RevisionStep]:
        return script._upgrade_revs("heads", heads)

    options = {"fn": steps, "version_table": schema.revisions.name}
    context = MigrationContext.configure(connection, opts=options)
    context.stamp(script, str(state.revision))
    with Operations.context(context):
        context.run_migrations()
    oldest = max(state.oldest, schema.OLDEST)
    connection.execute(update(schema.about).values(version=oldest))
