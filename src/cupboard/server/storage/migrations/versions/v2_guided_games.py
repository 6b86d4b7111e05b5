"""Guided first games."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "2"
down_revision = "1"


def upgrade() -> None:
    guide = Column("guide", Boolean, nullable=False, server_default=false())
    op.add_column("tables", guide)
