"""Offers of a rematch."""

from alembic import op
from sqlalchemy import JSON, Column

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", Column("rematch", JSON(none_as_null=True)))
