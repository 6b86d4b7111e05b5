"""The database schema of the first version, which no longer changes."""

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
)

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
    Column("heir", String),
    Column("guest", String),
    Column("resigned", Boolean, nullable=False),
    Column("stand_in", String),
    Index("seats_of_guest", "guest"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", JSON, nullable=False),
)
