"""How many hints a seat has taken."""

from alembic import op
from sqlalchemy import Column, Integer

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("seats", Column("hints", Integer, nullable=False, server_default="0"))
