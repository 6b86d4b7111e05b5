"""The database schema, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

VERSION = 3
"""Schema version. Older databases are upgraded; newer ones are refused."""

metadata = MetaData()

about = Table("about", metadata, Column("version", Integer, primary_key=True))

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False),
    Column("watch", String, nullable=False),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("preset", String),
    Column("options", JSON, nullable=False),
    Column("seed", String, nullable=False),
    Column("host", String, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("takeback", Boolean, nullable=False),
    Column("watching", Boolean, nullable=False),
    Column("move_seconds", Integer),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("touched", DateTime(timezone=True), nullable=False),
    Column("status", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("outcome", JSON(none_as_null=True)),
    Column("next", String),
    Column("next_watch", String),
    Column("archived", Boolean, nullable=False),
    Column("guide", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("code"),
    UniqueConstraint("watch"),
    Index("tables_of_host", "host", "touched"),
    Index("tables_by_status", "status", "archived"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("name", String),
    Column("level", String),
    Column("token", String),
    Column("heir", String, key="reserved_for"),
    Column("guest", String),
    Column("resigned", Boolean, nullable=False),
    Column("stand_in", String, key="substitute"),
    Column("hints", Integer, nullable=False, server_default="0"),
    Index("seats_of_guest", "guest"),
)

ADDED = {2: (tables.c.guide,), 3: (seats.c.hints,)}
"""The columns that each version added. Missing database tables are created as a whole."""

# Append-only: no statement changes or deletes an entry.
log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", JSON, nullable=False),
)

# Analyses of finished games. They can be computed again, so they are not part of the log.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("report", JSON, nullable=False),
)

seals = Table(
    "seals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("move", String, nullable=False),
)
