"""A version for the settings of a table, and times in its log."""

from alembic import op
from sqlalchemy import Column, DateTime, Integer

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("tables", Column("version", Integer, nullable=False, server_default="0"))
    op.add_column("log", Column("at", DateTime(timezone=True)))
