"""The database schema, the same for SQLite and PostgreSQL.

A change needs a revision in `migrations`, which does the same to existing databases.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    func,
)

VERSION = 6
"""The latest revision. Older databases are upgraded; newer ones are used if they allow it."""
OLDEST = 6
"""The first version of the program, by the revision it knows, that can use this schema."""

metadata = MetaData()

# The oldest version of the program that can use the database. Programs of any version read it.
about = Table("about", metadata, Column("version", Integer, primary_key=True))

# Alembic's record of the present revision.
revisions = Table("alembic_version", metadata, Column("version_num", String(32), primary_key=True))

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
    Column("rematch", JSON(none_as_null=True)),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("offer", JSON(none_as_null=True)),
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
    Column("guest", String),
    Column("resigned", Boolean, nullable=False),
    Column("stand_in", String, key="substitute"),
    Column("hints", Integer, nullable=False, server_default="0"),
    Index("seats_of_guest", "guest"),
)

# Append-only: no statement changes or deletes an entry.
log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", JSON, nullable=False),
    # Only PostgreSQL has it: other processes start their clocks by it.
    Column("at", DateTime(timezone=True), default=func.now()),
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

# Which process runs the engines and clocks of a table; empty if none does. A lease is valid as long
# as its process lives (`processes.until`). Rows stay, so that epochs only grow.
leases = Table(
    "leases",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("process", String, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Index("leases_by_process", "process"),
)

# The running processes. Only PostgreSQL has rows in it.
processes = Table(
    "processes",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("version", String, nullable=False),
    Column("started", DateTime(timezone=True), nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
    Column("draining", Boolean, nullable=False, server_default=false()),
    Column("numbers", JSON, nullable=False),
    Column("metrics", Text, nullable=False, server_default=""),
)

# Which seats are connected, or when they were last, for each process.
presence = Table(
    "presence",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("process", String, primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
    Index("presence_by_process", "process"),
)

# Token buckets that all processes share.
buckets = Table(
    "buckets",
    metadata,
    Column("name", String, primary_key=True),
    Column("level", Float, nullable=False),
    Column("since", DateTime(timezone=True), nullable=False),
)

# Work for worker processes. A job that can be computed again is not worth keeping.
jobs = Table(
    "jobs",
    metadata,
    Column("id", BigInteger, Identity(), primary_key=True),
    Column("urgency", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("asker", String, nullable=False),
    Column("worker", String, nullable=False, server_default=""),
    Column("runs", Integer, nullable=False, server_default="0"),
    Column("progress", Float, nullable=False, server_default="0"),
    Column("state", String, nullable=False, server_default="waiting"),
    Column("result", LargeBinary),
    Column("asked", DateTime(timezone=True), nullable=False),
    Column("began", DateTime(timezone=True)),
    Index("jobs_to_do", "state", "urgency", "id"),
)

# Analyses that wait or run, each in one process.
analysing = Table(
    "analysing",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("process", String, nullable=False),
    Column("host", String, nullable=False),
    Column("progress", Float, nullable=False),
)

# The key that signs cookies, the same for all processes.
keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
