"""Connects a command to the database of an installation, even while its server is running."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cupboard.core.errors import BadOptions, MissingExtra
from cupboard.server.settings import Settings
from cupboard.server.storage import schema
from cupboard.server.storage.migrations import State, state_of


@asynccontextmanager
async def connected(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """Open the database, which must exist and have a schema that this version can use."""
    require_file(settings)
    async with unchecked(settings) as connection:
        await _require_schema(connection, settings)
        await connection.rollback()  # the caller may want another kind of transaction
        yield connection


@asynccontextmanager
async def unchecked(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """Open the database as it is."""
    try:
        engine = create_async_engine(settings.database_url)
    except ModuleNotFoundError as missing:
        raise MissingExtra("extra-missing", extra="postgres") from missing
    try:
        async with engine.connect() as connection:
            yield connection
    except (DBAPIError, OSError) as problem:
        reason = str(getattr(problem, "orig", problem))
        raise BadOptions("admin-no-database", where=where(settings), problem=reason) from problem
    finally:
        await engine.dispose()


async def require_usable(settings: Settings) -> None:
    """Raise an error if a server could not start on the database: it is away, or too new."""
    file = file_of(settings)
    if file is not None and not file.exists():
        return  # the server creates it
    async with unchecked(settings) as connection:
        state = await schema_of(connection)
        if state is not None and state.is_too_new:
            found, known = str(state.oldest), str(schema.VERSION)
            raise BadOptions("admin-other-schema", where=where(settings), found=found, known=known)


def where(settings: Settings) -> str:
    """Return the file or the address of the database, without driver and password."""
    if (file := file_of(settings)) is not None:
        return str(file)
    url = make_url(settings.database_url)
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def file_of(settings: Settings) -> Path | None:
    """Return the SQLite file, or None for another database."""
    url = make_url(settings.database_url)
    is_file = url.get_backend_name() == "sqlite" and url.database
    return Path(url.database) if is_file and url.database else None


def require_file(settings: Settings) -> None:
    """Raise an error if the SQLite file does not exist: connecting would create it."""
    file = file_of(settings)
    if file is not None and not file.exists():
        raise BadOptions("admin-no-file", path=str(file))


async def schema_of(connection: AsyncConnection) -> State | None:
    """Return the state of the schema, or None if the database has no tables of ours."""
    return await connection.run_sync(state_of)


async def _require_schema(connection: AsyncConnection, settings: Settings) -> None:
    state = await schema_of(connection)
    if state is None or state.is_behind or state.is_too_new:
        raise BadOptions(
            "admin-other-schema",
            where=where(settings),
            found=str(state.revision if state is not None else "–"),
            known=str(schema.VERSION),
        )
