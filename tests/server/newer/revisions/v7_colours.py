"""A colour for each seat."""

from alembic import op
from sqlalchemy import Column, String

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.add_column("seats", Column("colour", String, nullable=False, server_default="red"))
