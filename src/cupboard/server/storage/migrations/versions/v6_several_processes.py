"""Several processes on one database: leases, presence, limits, jobs, and offers to take back."""

from alembic import op
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
    String,
    Text,
    false,
)

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("tables", Column("offer", JSON(none_as_null=True)))
    op.execute("DROP TABLE IF EXISTS leases")  # it had another form, and no rows
    _create_learning_and_play()
    _create_for_processes()
    _create_jobs()


def _key() -> Column[str]:
    return Column("table_id", String, ForeignKey("tables.id"), primary_key=True)


def _create_learning_and_play() -> None:
    """Older databases may have these tables already: they came without a revision."""
    report = Column("report", JSON, nullable=False)
    op.create_table("analyses", _key(), report, if_not_exists=True)
    op.create_table(
        "seals",
        _key(),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("move", String, nullable=False),
        if_not_exists=True,
    )


def _create_for_processes() -> None:
    op.create_table(
        "leases",
        _key(),
        Column("process", String, nullable=False),
        Column("epoch", BigInteger, nullable=False),
        Index("leases_by_process", "process"),
    )
    op.create_table(
        "processes",
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
    op.create_table(
        "presence",
        _key(),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("process", String, primary_key=True),
        Column("here", Boolean, nullable=False),
        Column("changed", DateTime(timezone=True), nullable=False),
        Index("presence_by_process", "process"),
    )
    op.create_table(
        "buckets",
        Column("name", String, primary_key=True),
        Column("level", Float, nullable=False),
        Column("since", DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "keys",
        Column("name", String, primary_key=True),
        Column("value", String, nullable=False),
    )


def _create_jobs() -> None:
    op.create_table(
        "jobs",
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
    op.create_table(
        "analysing",
        _key(),
        Column("process", String, nullable=False),
        Column("host", String, nullable=False),
        Column("progress", Float, nullable=False),
    )
